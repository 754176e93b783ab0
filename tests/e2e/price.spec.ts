import type { Page } from "@playwright/test";
import { createShippingAddress } from "#contract/addresses.ts";
import { getClientCart, setCartReductions } from "#contract/cart.ts";
import { getCouponCodes, getSubscriberOffer } from "#contract/discounts.ts";
import { createGiftCard, getGiftCards, redeemGiftCard } from "#contract/gift-cards.ts";
import { createOrder, getOrders, quoteOrder } from "#contract/orders.ts";
import { signIn, type Session } from "#contract/session.ts";
import { getWallet } from "#contract/wallet.ts";
import type { ApiClient } from "#lib/http/api-client.ts";
import type { Locale } from "#contract/locale.ts";
import { formatEuros } from "#lib/money/format.ts";
import { productHref } from "#lib/catalog/product-address.ts";
import { href } from "#lib/routing/href.ts";
import { expectGoodPage } from "./accessible.ts";
import {
  anAddress,
  anotherClient,
  aProduct,
  clientApi,
  fillCart,
  isInStock,
  ordersOf,
  saveCard,
  visitorApi,
} from "./api.ts";
import { demoPassword } from "#backend/db/seed/accounts.ts";
import { testCards } from "./checkout.page.ts";
import { signInLived } from "./lived.ts";
import { holdSession } from "./hold-session.ts";
import { whenReady } from "./ready.ts";
import { expect, test } from "./test.ts";
import { text } from "./texts.ts";

/** A client with a past, signed in here, with one piece in the cart. */
async function arrive(page: Page, nth: number, session: Session) {
  await holdSession(page.context(), test.info().project.use.baseURL ?? "", {}, session);
  const api = clientApi(session.access_token);
  const product = await aProduct(6, nth);
  const variant = product.variants.find(isInStock)!;
  await fillCart(api, variant.variant_id);
  return { api, product, cart: () => api.call(getClientCart, {}) };
}
const plain = (words: string) => words.replaceAll(/\s/g, " ");
const money = (euros: number, locale: Locale = "fr") => plain(formatEuros(euros, locale));

test("a subscriber sees one price from the product page to the order", async ({ page, cart, checkout }) => {
  const { api, product, cart: read } = await arrive(page, 0, await signInLived("price"));
  await saveCard(api);
  const { percent } = await api.call(getSubscriberOffer, {});
  await page.goto(productHref("fr", product));
  const own = Math.round(product.lc_price * (100 - percent)) / 100;
  await expect(page.getByText(text("fr", "price.subscriber", { amount: money(own) }))).toBeVisible();

  await cart.open();
  const { totals } = await read();
  expect(totals).toMatchObject({ shipping_fee_ttc: 0, offer: { shipping_fee_offered: true } });
  const main = page.getByRole("main");
  await expect(main.getByText(text("fr", "cart.freeShippingReached")).first()).toBeVisible();
  await expect(main.getByText(text("fr", "price.rule.SUBSCRIBER"))).toBeVisible();
  await expectGoodPage(page, "fr");
  await checkout.open();
  await checkout.toPaymentButton.click();
  await checkout.whenOpen("payment");
  const rows = checkout.step("payment").locator("dl").last();
  await expect(rows).toContainText(money(totals.total_amount_ttc));
  await expectGoodPage(page, "fr");
  await whenReady(checkout.payButton);
  await checkout.payButton.click();
  await page.waitForURL(/payment-successful/);
  const [order] = (await api.call(getOrders, { query: { page_size: 1, kind: "SHOP" } })).items;
  expect(order).toMatchObject({ status: "PAID", total_amount_ttc: totals.total_amount_ttc });
  expect(order?.steps.map(({ rule, amount_ttc }) => [rule, amount_ttc])).toEqual(
    totals.steps.map(({ rule, amount_ttc }) => [rule, amount_ttc]),
  );
});

test("a wrong code says so, one of one’s own what it is worth, and a kept one goes on into the checkout", async ({
  page,
  cart,
  expected,
}) => {
  expected.answers.push(/discounts/);
  const { api, cart: read } = await arrive(page, 1, await signInLived("code"));
  const { id } = await read();
  await api.call(setCartReductions, { params: { cart_id: id }, body: { codes: [], use_wallet: false } });
  await cart.open();
  const say = (key: string, values?: Record<string, string | number>) => text("fr", `price.code.${key}`, values);
  await page.getByText(say("title"), { exact: true }).click();
  await page.getByLabel(say("label"), { exact: true }).fill("NOTHING");
  await page.getByRole("button", { name: say("check"), exact: true }).click();
  await expect(page.getByRole("main").getByText(say("trouble.unknown"))).toBeVisible();
  await expectGoodPage(page, "fr");
  await page.getByLabel(say("label"), { exact: true }).fill("loyalty200");
  await page.getByRole("button", { name: say("check"), exact: true }).click();
  await expect(page.getByText(say("points", { count: 200 }))).toBeVisible();
  await page.getByRole("button", { name: say("use"), exact: true }).click();
  const row = page.getByRole("term").filter({ hasText: text("fr", "price.rule.CODE", { code: "LOYALTY200" }) });
  await expect(row).toBeVisible();
  await page.goto(href("fr", "shop-checkout"));
  await expect(row.first()).toBeVisible();
});

test.describe("in German", () => {
  test.use({ visitLocale: "de" });
  test("a wallet pays, and the rest moves with the switch", async ({ page, cart }) => {
    const { api } = await comeWithCart(page, 2, "de");
    const read = () => api.call(getClientCart, {});
    await api.call(redeemGiftCard, { params: { code: await aGiftCard(20) } });
    await cart.open();
    const { wallet_balance_ttc: balance } = await read();
    const name = plain(text("de", "price.code.wallet", { amount: formatEuros(balance ?? 0, "de") }));
    const wallet = page.getByRole("checkbox", { name });
    await whenReady(wallet);
    await wallet.click();
    await expect(wallet).toBeChecked();
    await expect(page.getByText(text("de", "price.rule.WALLET"), { exact: true })).toBeVisible();
    const { totals } = await read();
    expect(totals.wallet_ttc).toBe(Math.min(balance ?? 0, totals.total_amount_ttc));
    await expect(page.getByRole("main")).toContainText(money(totals.due_ttc, "de"));
    await expectGoodPage(page, "de");
    await wallet.click();
    await expect(page.getByText(text("de", "price.rule.WALLET"), { exact: true })).toHaveCount(0);
  });
});

/** A gift card that somebody else paid for, to hand over: its code. */
async function aGiftCard(amount: number): Promise<string> {
  const { api, email } = await anotherClient();
  const { id } = await saveCard(api);
  const body = {
    amount,
    for: "KID" as const,
    recipient: { name: "Zoé" },
    buyer: { name: "Paul Blanc", email },
    payment: { payment_method_id: id },
  };
  const card = await api.call(createGiftCard, { body }, { idempotencyKey: crypto.randomUUID() });
  const { given } = await api.call(getGiftCards, {});
  const code = given.find((one) => one.id === card.id)?.code;
  if (!code) throw new Error("the gift card has no code");
  return code;
}

/** A new client with a saved address and one piece in the cart. */
async function comeWithCart(page: Page, nth: number, locale: Locale = "fr") {
  const session = await holdSession(page.context(), test.info().project.use.baseURL ?? "");
  const api = clientApi(session.access_token, undefined, locale);
  const product = await aProduct(6, nth);
  await fillCart(api, product.variants.find(isInStock)!.variant_id);
  await api.call(createShippingAddress, { body: anAddress() });
  return { api, product };
}
const walletOf = async (api: ApiClient) => (await api.call(getWallet, { query: {} })).amount;

/** Types a code and asks what it is worth; the field folds away as long as nobody needs it. */
async function tryCode(page: Page, locale: Locale, code: string, isFixed = false): Promise<void> {
  const say = (key: string) => text(locale, `price.code.${key}`);
  const field = page.getByRole("main").getByLabel(say(isFixed ? "labelFixed" : "label"), { exact: true });
  const summary = page.getByRole("main").getByText(say(isFixed ? "titleFixed" : "title"), { exact: true });
  await whenReady(summary.or(field).first());
  if (!(await field.isVisible())) await summary.click();
  await field.fill(code);
  await page.getByRole("button", { name: say("check"), exact: true }).click();
}

test("a gift card’s code pays in the checkout, and what it leaves stays in the wallet", async ({
  page,
  checkout,
  expected,
}) => {
  expected.answers.push(/discounts/);
  const { api } = await comeWithCart(page, 3);
  const code = await aGiftCard(300);
  await checkout.open();
  await checkout.whenOpen("delivery");
  await whenReady(checkout.toPaymentButton);
  await checkout.continueToPayment();
  const say = (key: string, values?: Record<string, string | number>) => text("fr", `price.code.${key}`, values);
  await tryCode(page, "fr", code.toLowerCase());
  await expect(page.getByText(plain(say("card", { amount: money(300) })))).toBeVisible();
  expect(await walletOf(api)).toBe(0);
  await expectGoodPage(page, "fr");
  await page.getByRole("button", { name: say("redeem"), exact: true }).click();
  await expect(page.getByRole("checkbox", { name: plain(say("wallet", { amount: money(300) })) })).toBeChecked();
  await expect(page.getByText(text("fr", "checkout.nothingDue"))).toBeVisible();
  await expectGoodPage(page, "fr");
  await checkout.pay();
  await checkout.expectPaid("Zoé");
  const [order] = await ordersOf(api);
  expect(order).toMatchObject({ status: "PAID", due_ttc: 0, payment: { payment_method_type: null } });
  expect(order?.wallet_ttc).toBe(order?.total_amount_ttc);
  expect(await walletOf(api)).toBeCloseTo(300 - (order?.total_amount_ttc ?? 0), 2);
  const again = api.call(redeemGiftCard, { params: { code } });
  await expect(again).rejects.toMatchObject({ code: "GIFT_CARD_ALREADY_USED" });
});

for (const [nth, locale] of [
  [4, "fr"],
  [5, "de"],
] as const)
  test.describe(`a code that does not count, in ${locale}`, () => {
    test.use({ visitLocale: locale });
    test("says why in words of its own, and what to do next", async ({ page, cart, expected }) => {
      expected.answers.push(/discounts/);
      const { api, product } = await comeWithCart(page, nth);
      /* Used by an order that was paid. */
      const variant = product.variants.filter(isInStock)[1]!;
      const lines = [{ product_id: product.id, variant_id: variant.variant_id, quantity: 1 }];
      const codes = ["BIENVENUE10"];
      const quote = { lines, address: { country_code: "FR" as const }, delivery: { mode: "HOME" as const }, codes };
      const { totals } = await api.call(quoteOrder, { body: quote });
      const { id: payment_method_id } = await saveCard(api);
      const body = {
        lines,
        shipping_address: anAddress(),
        delivery: { mode: "HOME" as const },
        payment_method_id,
        codes,
        expected_total_ttc: totals.total_amount_ttc,
      };
      await api.call(createOrder, { body }, { idempotencyKey: crypto.randomUUID() });
      /* Somebody else's, and a gift card that is in somebody else's wallet. */
      const friend = await visitorApi().call(signIn, { body: { email: "woman@example.com", password: demoPassword } });
      const own = await clientApi(friend.access_token).call(getCouponCodes, {});
      const theirs = own.find((coupon) => coupon.code.startsWith("AMI-"))?.code;
      const giftCard = await aGiftCard(20);
      await (await anotherClient()).api.call(redeemGiftCard, { params: { code: giftCard } });

      await cart.open();
      const say = (key: string, values?: Record<string, string | number>) => text(locale, `price.code.${key}`, values);
      const points = { points: 0, minimum: 200, amount: "" };
      for (const [code, words, way] of [
        ["BIENVENUE10", say("trouble.used"), "codes"],
        ["RENTREE20", say("trouble.expired"), "codes"],
        ["BIRTHDAY", say("trouble.noKid"), "profiles"],
        ["LOYALTY200", say("trouble.points", points), "codes"],
        ["LOYALTY600", say("trouble.points", { ...points, minimum: 600 }), "codes"],
        [theirs ?? "nobody’s", say("trouble.unknown"), null],
        [giftCard, say("trouble.giftCardUsed"), "wallet"],
      ] as const) {
        await tryCode(page, locale, code);
        await expect(page.getByRole("main").getByText(plain(words)).first()).toBeVisible();
        if (way) await expect(page.getByRole("link", { name: say(`way.${way}`), exact: true })).toBeVisible();
      }
      await expectGoodPage(page, locale);
      const { codes: kept } = await api.call(getClientCart, {});
      expect(kept).toEqual([]);
    });
  });

/** Two tabs in front of the same payment, both ready to be pressed. */
async function twoTabs(page: Page, locale: Locale): Promise<Page[]> {
  const other = await page.context().newPage();
  for (const tab of [page, other]) {
    await tab.goto(href(locale, "shop-checkout"));
    const toPayment = tab.getByRole("button", { name: text(locale, "checkout.toPayment"), exact: true });
    await whenReady(toPayment);
    await toPayment.click();
    const pay = tab.getByRole("button", { name: text(locale, "checkout.submit"), exact: true });
    await whenReady(pay);
    await expect(pay).not.toHaveAttribute("aria-disabled", "true");
  }
  return [page, other];
}
const press = (tabs: Page[], locale: Locale) =>
  Promise.all(
    tabs.map((tab) => tab.getByRole("button", { name: text(locale, "checkout.submit"), exact: true }).click()),
  );

/** Waits for the tab that ordered; answers the other one. */
async function loserOf(tabs: Page[]): Promise<Page> {
  await expect.poll(() => tabs.filter((tab) => tab.url().includes("payment-successful")).length).toBe(1);
  return tabs.find((tab) => !tab.url().includes("payment-successful"))!;
}

test("the wallet is spent once by two tabs, and the second one is told what is left to pay", async ({
  page,
  expected,
}) => {
  expected.answers.push(/clients\/me\/orders/);
  const { api } = await comeWithCart(page, 6);
  await saveCard(api);
  await api.call(redeemGiftCard, { params: { code: await aGiftCard(20) } });
  const { id } = await api.call(getClientCart, {});
  await api.call(setCartReductions, { params: { cart_id: id }, body: { codes: [], use_wallet: true } });
  const tabs = await twoTabs(page, "fr");
  await press(tabs, "fr");
  const second = await loserOf(tabs);
  await expect(
    second
      .getByRole("region", { name: text("fr", "checkout.change.title") })
      .or(second.getByText(text("fr", "error.INSUFFICIENT_BALANCE")))
      .first(),
  ).toBeVisible();
  const orders = await ordersOf(api);
  expect(orders.map(({ status, wallet_ttc }) => [status, wallet_ttc])).toEqual([["PAID", 20]]);
  expect(await walletOf(api)).toBe(0);
});

test.describe("in German", () => {
  test.use({ visitLocale: "de" });
  test("a code is used once by two tabs, and the second one is told so", async ({ page, expected }) => {
    expected.answers.push(/clients\/me\/orders/);
    const { api } = await comeWithCart(page, 7);
    await saveCard(api);
    const { id } = await api.call(getClientCart, {});
    await api.call(setCartReductions, { params: { cart_id: id }, body: { codes: ["BIENVENUE10"], use_wallet: false } });
    const tabs = await twoTabs(page, "de");
    await press(tabs, "de");
    const second = await loserOf(tabs);
    await expect(second.getByText(text("de", "error.COUPON_CODE_ALREADY_USED")).first()).toBeVisible();
    const orders = await ordersOf(api);
    expect(orders.map(({ status, codes }) => [status, codes])).toEqual([["PAID", ["BIENVENUE10"]]]);
  });

  test("an order whose card was declined is paid from the wallet and by card; its price takes no code any more", async ({
    page,
    checkout,
    expected,
  }) => {
    expected.answers.push(/discounts/);
    const { api } = await comeWithCart(page, 8);
    await checkout.open();
    await checkout.whenOpen("delivery");
    await whenReady(checkout.toPaymentButton);
    await checkout.continueToPayment();
    await checkout.fillCard(testCards.declined);
    await checkout.pay();
    await expect(page.getByText(text("de", "website.error.payment.card_declined")).first()).toBeVisible();
    await tryCode(page, "de", "BIENVENUE10", true);
    await expect(page.getByText(text("de", "price.code.trouble.fixedShop")).first()).toBeVisible();
    await tryCode(page, "de", await aGiftCard(10), true);
    await page.getByRole("button", { name: text("de", "price.code.redeem"), exact: true }).click();
    await expect(page.getByRole("checkbox", { name: /10,00/ })).toBeChecked();
    const [unpaid] = await ordersOf(api);
    const rest = (unpaid?.total_amount_ttc ?? 0) - 10;
    expect(unpaid).toMatchObject({ status: "PAYMENT_FAILED", wallet_ttc: 0 });
    await expect(page.getByRole("main")).toContainText(money(Math.round(rest * 100) / 100, "de"));
    await expectGoodPage(page, "de");
    await checkout.fillCard(testCards.succeeds);
    await checkout.pay();
    await checkout.expectPaid("Zoé");
    const [paid] = await ordersOf(api);
    expect(paid).toMatchObject({ status: "PAID", wallet_ttc: 10 });
    expect(await walletOf(api)).toBe(0);
  });
});
