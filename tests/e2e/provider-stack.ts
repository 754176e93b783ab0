import type { Page } from "@playwright/test";
import { createShippingAddress } from "#contract/addresses.ts";
import { getClientCart, putCartLine } from "#contract/cart.ts";
import { searchProducts } from "#contract/catalog.ts";
import { createProfile } from "#contract/profiles.ts";
import { signUp } from "#contract/session.ts";
import { createApiClient, type ApiClient } from "#lib/http/api-client.ts";
import { formatEuros } from "#lib/money/format.ts";
import { href } from "#lib/routing/href.ts";
import { anAddress, anEmail, clientApi, isInStock, ordersOf, testPassword } from "./api.ts";
import type { CatalogPage } from "./catalog.page.ts";
import type { CheckoutPage } from "./checkout.page.ts";
import { holdSession } from "./hold-session.ts";
import { whenReady } from "./ready.ts";
import type { Ports } from "./ports.ts";
import { startStack, type Stack } from "./stack.ts";
import { expect } from "./test.ts";

/*
 * The shop with a provider's keys. The API speaks to a stand-in of the provider, which answers the browser for the
 * provider's hosts as well and tells the shop by webhook.
 */

/** Whom its clients are delivered to. */
export const home = anAddress();

export const openShop = (name: string, { port, apiPort }: Ports, variables: Record<string, string>): Promise<Stack> =>
  startStack({ port, apiPort, dataDir: `.data-e2e-${name}`, variables });

/** A new client with an address, signed in here. */
export async function aClient(page: Page, { url, apiUrl }: Stack): Promise<ApiClient> {
  const visitor = createApiClient({ baseUrl: apiUrl, locale: "fr" });
  const session = await visitor.call(signUp, {
    body: { email: anEmail(), password: testPassword, firstname: "Zoé" },
  });
  await holdSession(page.context(), url, {}, session);
  const api = clientApi(session.access_token, apiUrl);
  await api.call(createShippingAddress, { body: home });
  return api;
}

/** A new client with one piece in the cart, who comes to the payment. */
export async function reachPayment(page: Page, checkout: CheckoutPage, stack: Stack, nth: number): Promise<ApiClient> {
  const api = await aClient(page, stack);
  await comeToPayment(checkout, api, nth);
  return api;
}

const aKid = (api: ApiClient) =>
  api.call(createProfile, {
    body: { profile_type: "KID", firstname: "Lou", gender: "GIRL", birthdate: "2021-05-04", top_size: "5 ans" },
  });

/** A new client with a child, in front of the methods that are kept. */
export async function reachMethods(page: Page, checkout: CheckoutPage, stack: Stack): Promise<ApiClient> {
  const api = await aClient(page, stack);
  await aKid(api);
  await page.goto(href(checkout.locale, "infos-add-payment"));
  return api;
}

/** Writes a gift card, with a session or without, and comes to its payment. */
export async function reachGiftCardPayment(page: Page, checkout: CheckoutPage): Promise<void> {
  await page.goto(href(checkout.locale, "giftcard-checkout"));
  const form = page.getByRole("form", { name: checkout.say("giftCardForm.form") });
  const toPayment = form.getByRole("button", { name: checkout.say("giftCardForm.toPayment") });
  await whenReady(toPayment);
  const write = (name: string, value: string) =>
    form.getByRole("textbox", { name: checkout.say(`giftCardForm.${name}`), exact: true }).fill(value);
  await write("amount", "40");
  await write("recipientName", "Mina");
  await write("recipientEmail", anEmail());
  await write("buyerName", "Paul Blanc");
  await write("buyerEmail", anEmail());
  await toPayment.click();
  await expect(page.getByRole("heading", { name: checkout.say("giftCardForm.payTitle") })).toBeFocused();
}

/** The press that pays a gift card. */
export const payGift = (page: Page, checkout: CheckoutPage) =>
  page.getByRole("button", { name: checkout.say("checkout.submit"), exact: true }).click();

/** Leaves an order whose card was refused, and comes back to pay it from the account; answers the press that pays. */
export async function reachRecovery(page: Page, checkout: CheckoutPage, api: ApiClient): Promise<() => Promise<void>> {
  const order = (await ordersOf(api))[0]!;
  expect(order.status).toBe("PAYMENT_FAILED");
  await page.goto(href(checkout.locale, "infos-failed-payment-orderId", { orderId: order.id }));
  const amount = formatEuros(order.due_ttc, checkout.locale);
  return () =>
    page.getByRole("button", { name: checkout.say("payment.recovery.pay", { amount }), exact: true }).click();
}

/** A new client with a child, who subscribes and comes to the method boxes are charged to later. */
export async function reachMembership(page: Page, checkout: CheckoutPage, stack: Stack): Promise<ApiClient> {
  const api = await aClient(page, stack);
  const { id } = await aKid(api);
  await page.goto(href(checkout.locale, "quiz-code-membership-kidId", { code: "signup", kidId: id }));
  const next = page.getByRole("button", { name: checkout.say("rhythm.membership.next"), exact: true });
  await whenReady(next);
  await choose(page, new RegExp(`^${checkout.say("rhythm.membership.every", { count: 3 })}`));
  await next.click();
  await confirmAddress(page, checkout);
  return api;
}
export async function confirmAddress(page: Page, checkout: CheckoutPage): Promise<void> {
  const toPayment = page.getByRole("button", { name: checkout.say("rhythm.checkout.toPayment"), exact: true });
  await whenReady(toPayment);
  await toPayment.click();
}
export const subscribe = (page: Page, checkout: CheckoutPage) =>
  page.getByRole("button", { name: checkout.say("rhythm.checkout.confirmSubscription"), exact: true }).click();

/** Puts a piece into the cart and goes to the payment. */
export async function comeToPayment(checkout: CheckoutPage, api: ApiClient, nth: number): Promise<void> {
  const { products } = await api.call(searchProducts, { query: { page: 2 } });
  const product = products.filter(({ variants }) => variants.some(isInStock))[nth];
  const { id } = await api.call(getClientCart, {});
  const variant = product!.variants.find(isInStock)!;
  await api.call(putCartLine, { params: { cart_id: id, variant_id: variant.variant_id }, body: { quantity: 1 } });
  await checkout.open();
  /* Who paid in this tab before has an address chosen already. */
  const isOpen = async (name: "delivery" | "payment") =>
    (await checkout.step(name).getAttribute("aria-current")) === "step";
  await expect.poll(async () => (await isOpen("delivery")) || (await isOpen("payment"))).toBe(true);
  if (await isOpen("payment")) return;
  await whenReady(checkout.toPaymentButton);
  await checkout.continueToPayment();
}

export const choose = (page: Page, name: string | RegExp) => page.getByRole("radio", { name }).check();

/** No page loads a script with `mark` in it, a provider's own, before somebody pays; then one does. */
export async function expectLoadedWherePaid(
  page: Page,
  catalog: CatalogPage,
  mark: string,
  comeToPay: () => Promise<void>,
): Promise<void> {
  let count = 0;
  const marked: string[] = [];
  page.on("response", async (answer) => {
    if (answer.request().resourceType() !== "script") return;
    count += 1;
    const text = await answer.text().catch(() => "");
    if (text.includes(mark)) marked.push(answer.url());
  });
  for (const path of ["/", "/shop", "/shop/girls", "/shop/cart", "/login", "/faq"]) {
    await page.goto(path);
    await expect(catalog.heading).toBeVisible();
  }
  await page.waitForLoadState("load");
  expect(count).toBeGreaterThan(5);
  expect(marked).toEqual([]);
  await comeToPay();
  await expect.poll(() => marked.length).toBeGreaterThan(0);
}
