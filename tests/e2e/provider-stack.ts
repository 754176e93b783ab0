import type { APIRequestContext, Page } from "@playwright/test";
import { createShippingAddress } from "#contract/addresses.ts";
import { getClientCart, putCartLine } from "#contract/cart.ts";
import { searchProducts } from "#contract/catalog.ts";
import { createProfile } from "#contract/profiles.ts";
import { signUp } from "#contract/session.ts";
import { createApiClient, type ApiClient } from "#lib/http/api-client.ts";
import { href } from "#lib/routing/href.ts";
import { anAddress, anEmail, clientApi, isInStock, testPassword } from "./api.ts";
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
async function aClient(page: Page, { url, apiUrl }: Stack): Promise<ApiClient> {
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

/** Addresses of scripts with `mark` in them, a provider's own, that the page loads from now on. */
export function watchScripts(page: Page, mark: string): string[] {
  const marked: string[] = [];
  page.on("response", async (answer) => {
    if (answer.request().resourceType() !== "script") return;
    const text = await answer.text().catch(() => "");
    if (text.includes(mark)) marked.push(answer.url());
  });
  return marked;
}

/** The scripts that pages name, each once, as text. */
export async function scriptsOf(request: APIRequestContext, paths: readonly string[]): Promise<string[]> {
  const pages = await Promise.all(paths.map(async (path) => (await request.get(path)).text()));
  const names = new Set(pages.flatMap((html) => html.match(/\/_next\/static\/[^"'\\?]+\.js/g) ?? []));
  return Promise.all([...names].map(async (name) => (await request.get(name)).text()));
}

/** Pages on which nobody pays. */
export const pagesWithoutPayment = ["/shop/cart", "/login", "/faq"];
