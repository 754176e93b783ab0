import { cleanup, screen, within } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { getProfiles } from "#contract/profiles.ts";
import type { Loyalty } from "#contract/loyalty.ts";
import type { Request } from "#contract/requests.ts";
import { readWanted } from "#lib/checkout/wanted-reduction.ts";
import { formatEuros } from "#lib/money/format.ts";
import fr from "#messages/fr.json" with { type: "json" };
import { aHousehold } from "#tests/backend/box-builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { anOrder } from "#tests/lib/order-builders.ts";
import { showPage } from "#tests/storefront/server-page.tsx";
import { expectSound } from "#tests/storefront/sound.ts";

vi.mock("server-only", () => ({}));
vi.mock("next-intl/server", async () => (await import("#tests/storefront/server-page.tsx")).serverWords);
vi.mock("#lib/website/api.ts", () => ({ isFeatureOn: async () => true }));
const { FamilyOverview } = await import("./family-overview.tsx");
const { LoyaltyOverview } = await import("./loyalty-overview.tsx");
const { OrderOverview } = await import("./order-overview.tsx");
const { OwnCodes } = await import("./own-codes.tsx");
const { WalletOverview } = await import("./wallet-overview.tsx");

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ environment: { SEED_ACCOUNTS: false } });
});
afterAll(() => api.close());
afterEach(cleanup);

const plain = (text: string) => text.replaceAll(/\s/g, " ");
const linkTo = (name: string) => screen.getByRole("link", { name }).getAttribute("href");

it("has one card for each of the family, with what comes next for them", async () => {
  const { token, kid } = await aHousehold(api);
  await showPage("fr", () => FamilyOverview({ profiles: api.call(getProfiles, { token }) }));
  const cards = screen.getAllByRole("listitem");
  expect(cards).toHaveLength(1);
  const card = within(cards[0] ?? document.body);
  expect(card.getByRole("heading", { name: new RegExp(`^${kid.firstname}`) })).toBeTruthy();
  expect(card.getByText(fr.profile.next.form)).toBeTruthy();
  expect(card.getByRole("link", { name: fr.profile.do.form })).toBeTruthy();
  await expectSound();
  cleanup();
  await showPage("fr", () => FamilyOverview({ profiles: Promise.resolve([]) }));
  expect(document.body.textContent).toBe("");
});

it("says what waits for the client, what cannot wait first, each with the way to do it", async () => {
  const toPay = anOrder({ status: "PAYMENT_FAILED", reserved_until: null });
  const toReturn = anOrder({ id: "0d7d8a9e-0000-4000-8000-000000000019", return_until: "2026-12-24" });
  const kid = { id: "0d7d8a9e-0000-4000-8000-0000000000a1", firstname: "Lou" };
  const box = { id: 4, kid, status_details: { code: "COMPOSED" }, blocked_reason: null, preview_until: "2026-12-01" };
  const blocked = { ...box, id: 5, status_details: { code: "OPEN" }, blocked_reason: "ADDRESS_MISSING" };
  await showPage("fr", () =>
    OrderOverview({
      orders: Promise.resolve({ toPay: [toPay], toReturn: [toReturn], onTheirWay: [], last: null }),
      boxes: Promise.resolve([box, blocked] as Request[]),
      profiles: Promise.resolve([]),
      methods: [],
      locale: "fr",
    }),
  );
  const region = screen.getByRole("heading", { name: fr.account.now }).parentElement;
  const ways = within(region ?? document.body)
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);
  expect(ways).toEqual([
    [fr.account.pay, `/shop/checkout?order=${toPay.id}`],
    [fr.accountBox.blockedWay.ADDRESS_MISSING, "/infos/edit/addresses"],
    [fr.account.seePreview, `/infos/preview/${kid.id}/4`],
    [fr.account.seeReturn, `/infos/returns/order/${toReturn.id}`],
  ]);
  expect(plain(region?.textContent ?? "")).toContain(plain(formatEuros(toPay.due_ttc, "fr")));
  await expectSound();
});

const wish = (address: string | null) => {
  const { pathname, hash } = new URL(address ?? "", "http://shop.test");
  return [pathname, readWanted(hash)];
};

it("leads from the wallet to the cart that is paid with it", async () => {
  const wallet = { amount: 12, transactions: [], page: 1, page_size: 10, pages: 1, total: 0 };
  await showPage("fr", () => WalletOverview({ wallet, locale: "fr" }));
  expect(wish(linkTo(fr.accountWallet.toCart))).toEqual(["/shop/cart", { kind: "wallet" }]);
  await expectSound();
  cleanup();
  await showPage("fr", () => WalletOverview({ wallet: { ...wallet, amount: 0 }, locale: "fr" }));
  expect(linkTo(fr.accountWallet.toShop)).toBe("/shop");
});

it("leads from a reward to the cart with its code", async () => {
  const reward = { code: "LOYALTY200", amount_ttc: 10 };
  const loyalty = {
    balance: 240,
    is_member: true,
    tiers: [
      { minimum_points: 200, is_reached: true, reward },
      { minimum_points: 600, is_reached: false, reward: { code: "LOYALTY600", amount_ttc: 40 } },
    ],
    next_reward: null,
  } as unknown as Loyalty;
  await showPage("fr", () => LoyaltyOverview({ loyalty, locale: "fr" }));
  expect(wish(linkTo(fr.accountLoyalty.useCode))).toEqual(["/shop/cart", { kind: "code", code: "LOYALTY200" }]);
  await expectSound();
});

it("leads from a code of one's own to the cart with it, and says nothing of those that cannot be used", async () => {
  const code = {
    code: "MALLE 5&Co",
    kind: "AMOUNT" as const,
    percent: null,
    amount_ttc: 5,
    points: null,
    minimum_ttc: 0,
    scope: "SHOP" as const,
    valid_until: null,
    discount_ttc: null,
    problem: null,
  };
  const problem = {
    code: "COUPON_CODE_EXPIRED" as const,
    detail: null,
    reason: null,
    minimum_points: null,
    points: null,
    minimum_ttc: null,
  };
  const codes = [code, { ...code, code: "OLD", problem }];
  await showPage("fr", () => OwnCodes({ codes, locale: "fr" }));
  expect(wish(linkTo(fr.ownCodes.use))).toEqual(["/shop/cart", { kind: "code", code: "MALLE 5&Co" }]);
  expect(screen.queryByText("OLD")).toBeNull();
  await expectSound();
});
