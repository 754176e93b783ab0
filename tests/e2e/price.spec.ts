import type { Page } from "@playwright/test";
import { createShippingAddress } from "#contract/addresses.ts";
import { getClientCart, setCartReductions } from "#contract/cart.ts";
import type { ProductCard } from "#contract/catalog.ts";
import { getSubscriberOffer } from "#contract/discounts.ts";
import { createGiftCard, getGiftCards, redeemGiftCard } from "#contract/gift-cards.ts";
import { createOrder, getOrders, quoteOrder } from "#contract/orders.ts";
import type { Session } from "#contract/session.ts";
import { getWallet } from "#contract/wallet.ts";
import type { ApiClient } from "#lib/http/api-client.ts";
import { formatEuros } from "#lib/money/format.ts";
import { productHref } from "#lib/catalog/product-address.ts";
import { href } from "#lib/routing/href.ts";
import { expectGoodPage } from "./accessible.ts";
import { anAddress, anotherClient, aProduct, clientApi, fillCart, isInStock, ordersOf, saveCard } from "./api.ts";
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
const money = (euros: number) => plain(formatEuros(euros, "fr"));

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
async function comeWithCart(page: Page, nth: number) {
  const session = await holdSession(page.context(), test.info().project.use.baseURL ?? "");
  const api = clientApi(session.access_token);
  const product = await aProduct(6, nth);
  await fillCart(api, product.variants.find(isInStock)!.variant_id);
  await api.call(createShippingAddress, { body: anAddress() });
  return { api, product };
}
const walletOf = async (api: ApiClient) => (await api.call(getWallet, { query: {} })).amount;

/** Types a code and asks what it is worth; the field folds away as long as nobody needs it. */
async function tryCode(page: Page, code: string): Promise<void> {
  const say = (key: string) => text("fr", `price.code.${key}`);
  const summary = page.getByRole("main").getByText(say("title"), { exact: true });
  await whenReady(summary);
  await summary.click();
  await page.getByRole("main").getByLabel(say("label"), { exact: true }).fill(code);
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
  await tryCode(page, code.toLowerCase());
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

test.describe("in German", () => {
  test.use({ visitLocale: "de" });
  test("a code that was used elsewhere meanwhile is told in front of the payment", async ({
    page,
    checkout,
    expected,
  }) => {
    expected.answers.push(/clients\/me\/orders/);
    const { api, product } = await comeWithCart(page, 7);
    const { id: payment_method_id } = await saveCard(api);
    const { id } = await api.call(getClientCart, {});
    const codes = ["BIENVENUE10"];
    await api.call(setCartReductions, { params: { cart_id: id }, body: { codes, use_wallet: false } });
    await checkout.open();
    await checkout.continueToPayment();
    await checkout.whenPayable();
    await orderWithCodes(api, product, payment_method_id, codes);
    await checkout.pay();
    await expect(page.getByText(text("de", "error.COUPON_CODE_ALREADY_USED")).first()).toBeVisible();
    const orders = await ordersOf(api);
    expect(orders.map(({ status, codes: used }) => [status, used])).toEqual([["PAID", codes]]);
  });
});

/** What another tab of the client does meanwhile. */
async function orderWithCodes(
  api: ApiClient,
  product: ProductCard,
  payment_method_id: string,
  codes: string[],
): Promise<void> {
  const { variant_id } = product.variants.filter(isInStock)[1]!;
  const lines = [{ product_id: product.id, variant_id, quantity: 1 }];
  const delivery = { mode: "HOME" as const };
  const quote = { lines, address: { country_code: "FR" as const }, delivery, codes };
  const { totals } = await api.call(quoteOrder, { body: quote });
  const body = {
    lines,
    shipping_address: anAddress(),
    delivery,
    payment_method_id,
    codes,
    expected_total_ttc: totals.total_amount_ttc,
  };
  await api.call(createOrder, { body }, { idempotencyKey: crypto.randomUUID() });
}
