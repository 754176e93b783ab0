import { cleanup, screen, within } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { getClient } from "#contract/client.ts";
import { getOrders } from "#contract/orders.ts";
import { getProfiles, type Profile } from "#contract/profiles.ts";
import type { Loyalty } from "#contract/loyalty.ts";
import type { Request } from "#contract/requests.ts";
import type { Wallet } from "#contract/wallet.ts";
import type { ApiClient } from "#lib/http/api-client.ts";
import { SwitchedOff } from "#components/navigation/where-on.tsx";
import { readWanted } from "#lib/checkout/wanted-reduction.ts";
import { formatEuros } from "#lib/money/format.ts";
import type { PaymentPlatform } from "#lib/payments/types.ts";
import es from "#messages/es.json" with { type: "json" };
import fr from "#messages/fr.json" with { type: "json" };
import { aHousehold } from "#tests/backend/box-builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { anOrder } from "#tests/lib/order-builders.ts";
import { clientOf } from "#tests/storefront/client-of.ts";
import { showPage } from "#tests/storefront/server-page.tsx";
import { expectSound } from "#tests/storefront/sound.ts";

vi.mock("server-only", () => ({}));
vi.mock("next-intl/server", async () => (await import("#tests/storefront/server-page.tsx")).serverWords);
vi.mock("#lib/website/api.ts", () => ({ isFeatureOn: async () => true }));
vi.mock("#lib/observability/report.ts", () => ({ reportError: (error: unknown) => void shop.reported.push(error) }));
/* Whoever comes is signed in; what is asked ends at the API in the same process. */
const shop = vi.hoisted(() => ({ client: null as ApiClient | null, away: null as unknown, reported: [] as unknown[] }));
const ask = vi.hoisted(() => async (_: unknown, ...[endpoint, input]: Parameters<ApiClient["call"]>) => {
  if (endpoint === shop.away) throw new Error("the API is away");
  return shop.client?.call(endpoint, input);
});
vi.mock("#lib/session/server.ts", () => ({
  requireSession: async (locale: string, target: string) => ({ locale, target, accessToken: "", clientId: undefined }),
  callAsClient: ask,
  callWithToken: ask,
}));
const { AccountOverview } = await import("./account-overview.tsx");
const { BenefitsOverview } = await import("./benefits-overview.tsx");
const { FamilyOverview } = await import("./family-overview.tsx");
const { LoyaltyOverview } = await import("./loyalty-overview.tsx");
const { OrderOverview } = await import("./order-overview.tsx");
const { OwnCodes } = await import("./own-codes.tsx");
const { PaymentMethodsCard } = await import("./payment-methods-card.tsx");
const { WalletOverview } = await import("./wallet-overview.tsx");

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ environment: { SEED_ACCOUNTS: false } });
});
afterAll(() => api.close());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  [shop.away, shop.reported] = [null, []];
});

const plain = (text: string) => text.replaceAll(/\s/g, " ");
const linkTo = (name: string) => screen.getByRole("link", { name }).getAttribute("href");

const pages = [
  { locale: "fr", messages: fr, prefix: "" },
  { locale: "es", messages: es, prefix: "/es" },
] as const;

it.each(pages)(
  "greets the client with what is theirs, and says what cannot be read without keeping the rest back: $locale",
  async ({ locale, messages, prefix }) => {
    const household = await aHousehold(api);
    shop.client = clientOf(api, household, locale);
    const show = async () => {
      cleanup();
      await showPage(locale, () => AccountOverview({ locale }));
      await expectSound();
    };
    const { firstname, email } = await api.call(getClient, { token: household.token });
    await show();
    expect(screen.getByText(messages.account.hello.replace("{name}", firstname))).toBeTruthy();
    expect(screen.getByText(email, { exact: false })).toBeTruthy();
    expect(screen.getByRole("heading", { name: messages.account.noOrder })).toBeTruthy();
    expect(linkTo(messages.account.toShop)).toBe(`${prefix}/shop`);
    expect(screen.queryByText(messages.account.ordersFailed)).toBeNull();

    shop.away = getOrders;
    await show();
    expect(screen.getByText(messages.account.ordersFailed)).toBeTruthy();
    expect(linkTo(messages.account.allOrders)).toBe(`${prefix}/infos/orders`);
    expect(screen.queryByRole("heading", { name: messages.account.noOrder })).toBeNull();
    expect(screen.getByRole("heading", { name: new RegExp(`^${household.kid.firstname}`) })).toBeTruthy();
    expect(shop.reported).toEqual([expect.objectContaining({ message: "the API is away" })]);
  },
);

it.each(pages)(
  "has one card for each of the family, with what comes next for them: $locale",
  async ({ locale, messages, prefix }) => {
    const { token, kid } = await aHousehold(api);
    await showPage(locale, () => FamilyOverview({ profiles: api.call(getProfiles, { token }), locale }));
    const cards = screen.getAllByRole("listitem");
    expect(cards).toHaveLength(1);
    const card = within(cards[0] ?? document.body);
    expect(card.getByRole("heading", { name: new RegExp(`^${kid.firstname}`) })).toBeTruthy();
    expect(card.getByText(messages.profile.next.form)).toBeTruthy();
    const { do: deeds, doFor } = messages.profile;
    const way = doFor.replace("{deed}", deeds.form).replace("{name}", kid.firstname);
    expect(card.getByRole("link", { name: way }).textContent).toBe(deeds.form);
    await expectSound();
    cleanup();
    const nobody = Promise.resolve([]);
    await showPage(locale, () => FamilyOverview({ profiles: nobody, locale }));
    expect(screen.getByRole("heading", { name: messages.account.boxTitle })).toBeTruthy();
    expect(linkTo(messages.account.boxKid)).toBe(`${prefix}/quiz/signup/kid`);
    expect(linkTo(messages.account.boxWoman)).toBe(`${prefix}/quiz/signup/woman`);
    await expectSound();
    cleanup();
    await showPage(locale, async () => (
      <SwitchedOff value={["woman"]}>{await FamilyOverview({ profiles: nobody, locale })}</SwitchedOff>
    ));
    expect(screen.queryByText(messages.account.boxWoman)).toBeNull();
  },
);

it.each(pages)(
  "says what waits for the client, what cannot wait first, each with the way to do it: $locale",
  async ({ locale, messages, prefix }) => {
    const toPay = anOrder({ status: "PAYMENT_FAILED", reserved_until: null });
    const toReturn = anOrder({ id: "0d7d8a9e-0000-4000-8000-000000000019", return_until: "2026-12-24" });
    const kid = { id: "0d7d8a9e-0000-4000-8000-0000000000a1", firstname: "Lou" };
    const box = { id: 4, kid, status_details: { code: "COMPOSED" }, blocked_reason: null, preview_until: "2026-12-01" };
    const blocked = { ...box, id: 5, status_details: { code: "OPEN" }, blocked_reason: "ADDRESS_MISSING" };
    await showPage(locale, () =>
      OrderOverview({
        orders: Promise.resolve({ toPay: [toPay], toReturn: [toReturn], onTheirWay: [], last: null }),
        boxes: Promise.resolve([box, blocked] as Request[]),
        profiles: Promise.resolve([]),
        methods: [],
        platforms: Promise.resolve([]),
        locale,
      }),
    );
    const region = screen.getByRole("heading", { name: messages.account.now }).parentElement;
    const ways = within(region ?? document.body)
      .getAllByRole("link")
      .map((link) => [link.textContent, link.getAttribute("href")]);
    expect(ways).toEqual([
      [messages.account.pay, `${prefix}/shop/checkout?order=${toPay.id}`],
      [messages.accountBox.blockedWay.ADDRESS_MISSING, `${prefix}/infos/edit/addresses`],
      [messages.account.seePreview, `${prefix}/infos/preview/${kid.id}/4`],
      [messages.account.seeReturn, `${prefix}/infos/returns/order/${toReturn.id}`],
    ]);
    expect(plain(region?.textContent ?? "")).toContain(plain(formatEuros(toPay.due_ttc, locale)));
    await expectSound();
  },
);

it.each(pages)(
  "asks for another card where the one that has ended is all that may be charged: $locale",
  async ({ locale, messages, prefix }) => {
    const kept = { payment_gateway: "sandbox", is_kept: true } as const;
    const card = {
      ...kept,
      id: "0d7d8a9e-0000-4000-8000-0000000000c1",
      payment_method_type: "card_via_sandbox",
      brand: "visa",
      last4: "4242",
      expiration_date: "2020-01-31",
      is_default: false,
    } as const;
    const paypal = {
      ...kept,
      id: "0d7d8a9e-0000-4000-8000-0000000000c2",
      payment_method_type: "paypal_via_sandbox",
      brand: "paypal",
      last4: "",
      expiration_date: null,
      is_default: true,
    } as const;
    const runs = { firstname: "Lou", subscriptions: [{ status_details_code: "active", next_delivery_date: null }] };
    const showOffering = (...types: PaymentPlatform["payment_method_types"]) => {
      cleanup();
      return showPage(locale, () =>
        OrderOverview({
          orders: Promise.resolve(null),
          boxes: Promise.resolve([]),
          profiles: Promise.resolve([runs] as Profile[]),
          methods: [paypal, card],
          platforms: Promise.resolve([{ platform: "sandbox", payment_method_types: types, public_key: null }]),
          locale,
        }),
      );
    };
    await showOffering("card_via_sandbox", "paypal_via_sandbox");
    expect(screen.queryByText(messages.savedMethods.endedWithBoxes)).toBeNull();
    await showOffering("card_via_sandbox");
    expect(screen.getByText(messages.savedMethods.endedWithBoxes)).toBeTruthy();
    expect(linkTo(messages.savedMethods.replace)).toBe(`${prefix}/infos/add/payment`);
    await expectSound();
  },
);

const wish = (address: string | null) => {
  const { pathname, hash } = new URL(address ?? "", "http://shop.test");
  return [pathname, readWanted(hash)];
};

it.each(pages)(
  "leads from the wallet to the cart that is paid with it: $locale",
  async ({ locale, messages, prefix }) => {
    const wallet = { amount: 12, transactions: [], page: 1, page_size: 10, pages: 1, total: 0 };
    await showPage(locale, () => WalletOverview({ wallet, locale }));
    expect(wish(linkTo(messages.accountWallet.toCart))).toEqual([`${prefix}/shop/cart`, { kind: "wallet" }]);
    await expectSound();
    cleanup();
    await showPage(locale, () => WalletOverview({ wallet: { ...wallet, amount: 0 }, locale }));
    expect(linkTo(messages.accountWallet.toShop)).toBe(`${prefix}/shop`);
  },
);

it.each(pages)(
  "tells what there is to spend, and nothing where there is nothing or it cannot be read: $locale",
  async ({ locale, messages, prefix }) => {
    const loyalty = {
      balance: 140,
      is_member: true,
      tiers: [],
      next_reward: { code: "LOYALTY200", amount_ttc: 10, minimum_points: 200, missing_points: 60 },
    };
    const wallet = { amount: 12.5, transactions: [], page: 1, pages: 1, total: 0 };
    const show = async (has: { wallet: typeof wallet | null; loyalty: typeof loyalty | null }) => {
      cleanup();
      const reads = { wallet: Promise.resolve(has.wallet as Wallet | null), loyalty: Promise.resolve(has.loyalty) };
      await showPage(locale, () => BenefitsOverview({ ...reads, locale }));
    };
    await show({ wallet, loyalty });
    const told = screen.getAllByRole("link").map((link) => [link.getAttribute("href"), plain(link.textContent)]);
    expect(told).toEqual([
      [`${prefix}/infos/wallet`, plain(messages.accountWallet.amount + formatEuros(12.5, locale))],
      [`${prefix}/infos/loyalty`, expect.stringContaining("140")],
    ]);
    expect(told[1]?.[1]).toContain(plain(formatEuros(10, locale)));
    await expectSound();
    for (const has of [
      { wallet: { ...wallet, amount: 0 }, loyalty: { ...loyalty, balance: 0 } },
      { wallet: null, loyalty: null },
    ]) {
      await show(has);
      expect(document.body.textContent).toBe("");
    }
  },
);

it.each(pages)("leads from a reward to the cart with its code: $locale", async ({ locale, messages, prefix }) => {
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
  await showPage(locale, () => LoyaltyOverview({ loyalty, locale }));
  expect(wish(linkTo(messages.accountLoyalty.useCode))).toEqual([
    `${prefix}/shop/cart`,
    { kind: "code", code: "LOYALTY200" },
  ]);
  await expectSound();
  cleanup();
  await showPage(locale, async () => (
    <SwitchedOff value={["shop"]}>{await LoyaltyOverview({ loyalty, locale })}</SwitchedOff>
  ));
  expect(screen.queryByRole("link", { name: messages.accountLoyalty.useCode })).toBeNull();
});

it.each(pages)(
  "leads from a code of one's own to the cart with it, and says nothing of those that cannot be used: $locale",
  async ({ locale, messages, prefix }) => {
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
    await showPage(locale, () => OwnCodes({ codes, locale }));
    expect(wish(linkTo(messages.ownCodes.use))).toEqual([`${prefix}/shop/cart`, { kind: "code", code: "MALLE 5&Co" }]);
    expect(screen.queryByText("OLD")).toBeNull();
    await expectSound();
    cleanup();

    /* No cart takes one that is for boxes, nor is there any where the shop is switched off. */
    await showPage(locale, () => OwnCodes({ codes: [{ ...code, scope: "BOX" }], locale }));
    expect(screen.getAllByRole("link")).toHaveLength(1);
    expect(linkTo(messages.ownCodes.toBoxes)).toBe(`${prefix}/infos/all-boxes`);
    expect(screen.getByText(messages.ownCodes.inBox)).toBeTruthy();
    await expectSound();
    cleanup();
    const both = [code, { ...code, code: "BOTH", scope: "ALL" as const }];
    await showPage(locale, async () => (
      <SwitchedOff value={["shop"]}>{await OwnCodes({ codes: both, locale })}</SwitchedOff>
    ));
    expect(screen.getAllByRole("link")).toHaveLength(1);
    expect(linkTo(messages.ownCodes.toBoxes)).toBe(`${prefix}/infos/all-boxes`);
  },
);

it.each(pages)("names a service that is kept without the digits it has not: $locale", async ({ locale, messages }) => {
  const card = {
    id: "0d7d8a9e-0000-4000-8000-0000000000aa",
    payment_method_type: "card_via_sandbox" as const,
    brand: "mastercard",
    last4: "4444",
    expiration_date: null,
    is_default: false,
    is_kept: true,
    payment_gateway: "sandbox" as const,
  };
  const service = {
    ...card,
    id: "service",
    payment_method_type: "paypal_via_sandbox" as const,
    brand: "paypal",
    last4: "",
  };
  await showPage(locale, () => PaymentMethodsCard({ methods: [service, card], canKeep: true, locale }));
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "PayPal",
    messages.account.card.replace("{brand}", "Mastercard").replace("{last4}", "4444"),
  ]);
  await expectSound();
});
