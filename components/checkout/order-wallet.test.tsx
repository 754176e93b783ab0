// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Order } from "#contract/orders.ts";
import * as codes from "#lib/checkout/codes.ts";
import { useOrderWallet } from "#lib/checkout/use-order-wallet.ts";
import { AppError } from "#lib/http/app-error.ts";
import { queryClient } from "#lib/query/query-client.ts";
import fr from "#messages/fr.json" with { type: "json" };
import { anOrder } from "#tests/lib/order-builders.ts";
import { OrderWallet } from "./order-wallet.tsx";

const order = anOrder({ status: "PAYMENT_FAILED", total_amount_ttc: 60, due_ttc: 60, wallet_ttc: 0, prepaid_ttc: 0 });
const refusal = (data: Record<string, unknown>) =>
  new AppError("domain", "CODE_INVALID", "-", { status: 422, problem: { title: "-", status: 422, data } as never });

vi.mock("#lib/http/browser-client.ts", () => ({ browserApi: () => ({ call: () => Promise.reject(new Error("no")) }) }));
beforeEach(() => queryClient().setQueryData(codes.walletKey, { amount: 25 }));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Shown({ kind }: { kind: Order["kind"] }) {
  const wallet = useOrderWallet({ ...order, kind });
  return (
    <>
      <OrderWallet kind={kind} wallet={wallet} />
      <output>{`${wallet.order.due_ttc} ${wallet.order.steps.at(-1)?.rule}`}</output>
    </>
  );
}
const show = (kind: Order["kind"] = "SHOP") =>
  render(
    <NextIntlClientProvider locale="fr" messages={{ price: fr.price }} timeZone="Europe/Paris">
      <QueryClientProvider client={queryClient()}>
        <Shown kind={kind} />
      </QueryClientProvider>
    </NextIntlClientProvider>,
  );
const typeCode = async (code: string) => {
  await userEvent.click(screen.getByText(fr.price.code.titleFixed));
  await userEvent.type(screen.getByLabelText(fr.price.code.labelFixed), code);
  await userEvent.click(screen.getByRole("button", { name: fr.price.code.check }));
};

it("shows what is left to pay with the switch, and without it again", async () => {
  show();
  const wallet = screen.getByRole("checkbox", { name: /25,00/ });
  await userEvent.click(wallet);
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe("35 WALLET"));
  await userEvent.click(wallet);
  await waitFor(() => expect(screen.getByRole("status").textContent).toMatch(/^60 /));
});

const plain = (words: string) => words.replaceAll(/\s/g, " ");
it.each([
  ["SHOP", fr.price.code.trouble.fixedShop, fr.price.code.way.orders],
  ["BOX", fr.price.code.trouble.fixedBox, null],
] as const)("says that the price of a %s is agreed on when a coupon is typed", async (kind, words, way) => {
  vi.spyOn(codes, "lookUpCode").mockResolvedValue({ code: "MALLE5" } as codes.KnownCode);
  show(kind);
  await typeCode("malle5");
  expect(await screen.findByText(plain(words))).toBeTruthy();
  expect(screen.queryByRole("link")?.textContent ?? null).toBe(way);
});

it("puts a gift card into the wallet and pays with it", async () => {
  vi.spyOn(codes, "lookUpCode").mockRejectedValue(refusal({ reason: "IS_GIFT_CARD", amount_ttc: 50 }));
  vi.spyOn(codes, "redeemCard").mockImplementation(async () => {
    queryClient().setQueryData(codes.walletKey, { amount: 75 });
    return 50;
  });
  show();
  await typeCode("GC-AAAA-BBBB-CCCC");
  await userEvent.click(await screen.findByRole("button", { name: fr.price.code.redeem }));
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe("0 WALLET"));
});
