// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { SwitchedOff } from "#components/navigation/where-on.tsx";
import type { Cart } from "#contract/cart.ts";
import { cartEngine } from "#lib/cart/browser-engine.ts";
import * as codes from "#lib/checkout/codes.ts";
import { AppError } from "#lib/http/app-error.ts";
import { queryClient } from "#lib/query/query-client.ts";
import type { FeatureName } from "#lib/routing/route.ts";
import fr from "#messages/fr.json" with { type: "json" };
import { aCart, aCartLine } from "#tests/lib/cart-builders.ts";
import { expectSound } from "#tests/storefront/sound.ts";
import { CartReductions } from "./cart-reductions.tsx";

const cart: Cart = { ...aCart({ lines: [aCartLine({ price: 40 })] }), wallet_balance_ttc: 47.65 };
const coupon: codes.KnownCode = {
  code: "MALLE5",
  kind: "AMOUNT",
  percent: null,
  amount_ttc: 5,
  points: null,
  minimum_ttc: 0,
  scope: "SHOP",
  valid_until: null,
  discount_ttc: 5,
};
const refusal = (code: string, data: Record<string, unknown> = {}) =>
  new AppError("domain", code, code, { status: 422, problem: { title: code, status: 422, code, data } as never });

const reduce = vi.fn(async () => cart);
beforeEach(() => {
  vi.spyOn(cartEngine(), "reduce").mockImplementation(reduce);
  queryClient().setQueryData(codes.ownCodesQuery().queryKey, []);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  reduce.mockClear();
});

const show = (shown: Cart = cart, isSignedIn = true, off: readonly FeatureName[] = []) =>
  render(
    <NextIntlClientProvider locale="fr" messages={{ price: fr.price }} timeZone="Europe/Paris">
      <QueryClientProvider client={queryClient()}>
        <SwitchedOff value={off}>
          <CartReductions cart={shown} totals={shown.totals} isSignedIn={isSignedIn} signInFrom="/shop/cart" />
        </SwitchedOff>
      </QueryClientProvider>
    </NextIntlClientProvider>,
  );
const typeCode = async (code: string, button = fr.price.code.check) => {
  await userEvent.click(screen.getByText(fr.price.code.title));
  await userEvent.type(screen.getByLabelText(fr.price.code.label), code);
  await userEvent.click(screen.getByRole("button", { name: button }));
};

it("says what a code is worth before it is used", async () => {
  vi.spyOn(codes, "lookUpCode").mockResolvedValue(coupon);
  show();
  await typeCode("malle5");
  expect(await screen.findByText(/MALLE5 : 5,00\s€ de moins/)).toBeTruthy();
  expect(reduce).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("button", { name: fr.price.code.use }));
  await waitFor(() => expect(reduce).toHaveBeenCalledWith({ codes: ["MALLE5"], use_wallet: false }));
});

it("uses an own code, or the wallet, that a link of the account named, once", async () => {
  queryClient().setQueryData(codes.ownCodesQuery().queryKey, [{ ...coupon, problem: null }]);
  history.replaceState(null, "", "/shop/cart#code=MALLE5");
  const { unmount } = show();
  await waitFor(() => expect(reduce).toHaveBeenCalledWith({ codes: ["MALLE5"], use_wallet: false }));
  await waitFor(() => expect(location.hash).toBe(""));
  unmount();
  history.replaceState(null, "", "/shop/cart#wallet");
  show();
  await waitFor(() => expect(reduce).toHaveBeenCalledWith({ codes: [], use_wallet: true }));
  expect(reduce).toHaveBeenCalledTimes(2);
});

it("asks before it uses a code of nobody's that a link named", async () => {
  vi.spyOn(codes, "lookUpCode").mockResolvedValue(coupon);
  history.replaceState(null, "", "/shop/cart#code=MALLE5");
  show();
  expect(await screen.findByText(/MALLE5 : 5,00\s€ de moins/)).toBeTruthy();
  expect(reduce).not.toHaveBeenCalled();
});

it("puts a gift card into the wallet only after the client agreed, and pays with it then", async () => {
  vi.spyOn(codes, "lookUpCode").mockRejectedValue(refusal("CODE_INVALID", { reason: "IS_GIFT_CARD", amount_ttc: 50 }));
  const redeem = vi.spyOn(codes, "redeemCard").mockResolvedValue(50);
  show();
  await typeCode("GC-AAAA-BBBB-CCCC");
  expect(await screen.findByText(/Une carte cadeau de 50,00/)).toBeTruthy();
  expect(redeem).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("button", { name: fr.price.code.redeem }));
  await waitFor(() => expect(reduce).toHaveBeenCalledWith({ codes: [], use_wallet: true }));
});

it.each([
  [refusal("COUPON_CODE_ALREADY_USED"), /a déjà servi/, fr.price.code.way.codes, "/infos/wallet"],
  [refusal("COUPON_CODE_EXPIRED"), /a expiré/, fr.price.code.way.codes, "/infos/wallet"],
  [
    refusal("CODE_INVALID", { reason: "NO_ELIGIBLE_KID" }),
    /anniversaire d’un de vos enfants/,
    fr.price.code.way.profiles,
    "/infos/kids",
  ],
  [
    refusal("CODE_INVALID", { reason: "NOT_ENOUGH_POINTS", minimum_points: 200, points: 40 }),
    /Il faut 200 points pour ce code, vous en avez 40/,
    fr.price.code.way.points,
    "/infos/loyalty",
  ],
  [
    refusal("CODE_INVALID", { reason: "NOT_ENOUGH_POINTS", minimum_points: 600, points: 240 }),
    /Il faut 600 points pour ce code, vous en avez 240/,
    fr.price.code.way.points,
    "/infos/loyalty",
  ],
])("tells %s in its own words, with the next step", async (error, words, way, path) => {
  vi.spyOn(codes, "lookUpCode").mockRejectedValue(error);
  show();
  await typeCode("CODE");
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.getByRole("link", { name: way }).getAttribute("href")).toBe(path);
  await expectSound();
  expect(reduce).not.toHaveBeenCalled();
});

it("leads to no page of points where there is none", async () => {
  vi.spyOn(codes, "lookUpCode").mockRejectedValue(
    refusal("CODE_INVALID", { reason: "NOT_ENOUGH_POINTS", minimum_points: 200, points: 40 }),
  );
  show(cart, true, ["loyalty"]);
  await typeCode("CODE");
  expect(await screen.findByText(/Il faut 200 points pour ce code/)).toBeTruthy();
  expect(screen.queryByRole("link", { name: fr.price.code.way.points })).toBeNull();
  await expectSound();
});

it("tells a code that does not exist as that", async () => {
  vi.spyOn(codes, "lookUpCode").mockRejectedValue(refusal("CODE_INVALID", { reason: "UNKNOWN" }));
  show();
  await typeCode("NOTHING");
  expect(await screen.findByText(fr.price.code.trouble.unknown)).toBeTruthy();
  await expectSound();
});

it("offers the best code of one's own in one press, and the wallet by a switch", async () => {
  queryClient().setQueryData(codes.ownCodesQuery().queryKey, [
    { ...coupon, problem: null },
    { ...coupon, code: "LOYALTY200", amount_ttc: 10, problem: null },
  ]);
  show();
  expect(screen.getByText(/Votre code LOYALTY200 : 10,00/)).toBeTruthy();
  await expectSound();
  await userEvent.click(screen.getByRole("button", { name: fr.price.code.use }));
  await waitFor(() => expect(reduce).toHaveBeenCalledWith({ codes: ["LOYALTY200"], use_wallet: false }));
  await userEvent.click(screen.getByRole("checkbox", { name: /Utiliser ma cagnotte \(47,65/ }));
  await waitFor(() => expect(reduce).toHaveBeenLastCalledWith({ codes: [], use_wallet: true }));
});

it("keeps a visitor's code for whoever signs in", async () => {
  show({ ...cart, wallet_balance_ttc: null }, false);
  await typeCode("MALLE5", fr.price.code.keep);
  await waitFor(() => expect(reduce).toHaveBeenCalledWith({ codes: ["MALLE5"], use_wallet: false }));
  cleanup();
  show({ ...cart, codes: [{ code: "MALLE5", problem: null, is_judged: false }] }, false);
  expect(screen.getByText(new RegExp(fr.price.code.waits))).toBeTruthy();
  expect(screen.getByRole("link", { name: fr.price.code.signIn })).toBeTruthy();
});
