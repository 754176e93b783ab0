import { randomUUID } from "node:crypto";
import { test, type BrowserContext } from "@playwright/test";
import type { AddressInput } from "#contract/addresses.ts";
import { createCart, getClientCart, putCartLine } from "#contract/cart.ts";
import { searchProducts, type ProductCard, type Variant } from "#contract/catalog.ts";
import { createOrder, getOrders, quoteOrder, type Order } from "#contract/orders.ts";
import {
  createPaymentMethod,
  createSandboxToken,
  createSetupIntent,
  type PaymentMethod,
} from "#contract/payment-methods.ts";
import { signUp, type Session } from "#contract/session.ts";
import type { Locale } from "#contract/locale.ts";
import { cartCookie } from "#lib/cart/cart-cookie.ts";
import { createApiClient, type ApiClient } from "#lib/http/api-client.ts";
import { trialAddress } from "#scripts/trial-address.ts";
import { wasWellStocked } from "./well-stocked.ts";

export const apiUrl = `http://localhost:${process.env.E2E_API_PORT ?? 4900}`;

export const testPassword = "Petits-pois-2026";

/** An address nobody has used before, also when the database of an earlier run is still there. */
export const anEmail = (): string => `client-${randomUUID()}@example.com`;

/** The public API as a visitor. */
export const visitorApi = (locale: Locale = "fr"): ApiClient => createApiClient({ baseUrl: apiUrl, locale });

/** The public API as a client who signed in elsewhere. */
export const clientApi = (accessToken: string, baseUrl = apiUrl, locale: Locale = "fr"): ApiClient =>
  createApiClient({
    baseUrl,
    locale,
    tokens: { read: () => ({ access_token: accessToken }), refresh: () => Promise.resolve(null) },
  });

export interface OtherClient {
  email: string;
  api: ApiClient;
}

/** A new account and its session. */
export const signUpElsewhere = (email = anEmail(), locale: Locale = "fr"): Promise<Session> =>
  visitorApi(locale).call(signUp, { body: { email, password: testPassword, firstname: "Zoé" } });

/** A new client, signed in with a program instead of a browser. */
export async function anotherClient(): Promise<OtherClient> {
  const email = anEmail();
  const { access_token } = await signUpElsewhere(email);
  return { email, api: clientApi(access_token) };
}

/** Puts one piece into the cart of a client. */
export async function fillCart(api: ApiClient, variantId: number): Promise<void> {
  const { id } = await api.call(getClientCart, {});
  await api.call(putCartLine, { params: { cart_id: id, variant_id: variantId }, body: { quantity: 1 } });
}

/** Gives the browser a visitor's cart with one piece; answers its id. */
export async function holdCart(context: BrowserContext, url: string, variantId: number): Promise<string> {
  const api = visitorApi();
  const { id } = await api.call(createCart, { body: {} });
  await api.call(putCartLine, { params: { cart_id: id, variant_id: variantId }, body: { quantity: 1 } });
  const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cartCookie({ id, quantity: 1 }, false)) ?? [];
  await context.addCookies([{ name, value, url, sameSite: "Lax" }]);
  return id;
}

export const anAddress = (change: Partial<AddressInput> = {}): AddressInput => ({
  ...trialAddress,
  ...change,
});

/** A size with enough pieces that a test may count on it. */
export const isInStock = ({ is_available, is_low_stock }: Variant): boolean => is_available && !is_low_stock;

/** Products of one page of the whole catalogue that were well stocked at first: none moves when another test buys its last. */
export async function productsInStock(page: number): Promise<ProductCard[]> {
  const { products } = await visitorApi().call(searchProducts, { query: { page } });
  return products.filter(wasWellStocked);
}

/**
 * A product that no other test buys, so that they can run side by side: each spec has a page of the catalogue, each
 * test a place on it, and phones have pages of their own.
 */
export async function aProduct(page: number, nth: number): Promise<ProductCard> {
  const shelf = page + (test.info().project.name === "phone" ? 10 : 0);
  const product = (await productsInStock(shelf))[nth];
  if (!product) throw new Error(`page ${shelf} of the catalogue has too few products for this test`);
  if (!product.variants.some(isInStock)) throw new Error(`product ${product.id} was bought up by other tests`);
  return product;
}

/** Pieces of a variant that are left, counted up to the ten one may order. */
export async function piecesLeft(variantId: number): Promise<number> {
  const api = visitorApi();
  const { id } = await api.call(createCart, { body: {} });
  const cart = await api.call(putCartLine, { params: { cart_id: id, variant_id: variantId }, body: { quantity: 10 } });
  return cart.lines.find(({ variant }) => variant.variant_id === variantId)?.availability.available_quantity ?? 0;
}

/** Saves a test card, one that can be charged unless told otherwise; or enters it for one payment. */
export async function saveCard(api: ApiClient, number = "4242 4242 4242 4242", isKept = true): Promise<PaymentMethod> {
  const { client_secret } = await api.call(createSetupIntent, {});
  const { provider_payment_method_id } = await api.call(createSandboxToken, {
    body: {
      client_secret,
      number,
      expiry_month: 12,
      expiry_year: 2040,
      cvc: "123",
      holder: "Zoé Roux",
    },
  });
  return api.call(createPaymentMethod, {
    body: { provider_payment_method_id, payment_gateway: "sandbox", is_kept: isKept },
  });
}

/** Another client buys pieces. */
export async function buyElsewhere(productId: number, variantId: number, quantity: number): Promise<Order> {
  const { api } = await anotherClient();
  return buyWith(api, productId, variantId, quantity);
}

/** A client buys pieces with a card that is kept. */
export async function buyWith(api: ApiClient, productId: number, variantId: number, quantity: number): Promise<Order> {
  const lines = [{ product_id: productId, variant_id: variantId, quantity }];
  const method = await saveCard(api);
  const quote = await api.call(quoteOrder, {
    body: { lines, address: { country_code: "FR" }, delivery: { mode: "HOME" } },
  });
  return api.call(
    createOrder,
    {
      body: {
        lines,
        shipping_address: anAddress(),
        delivery: { mode: "HOME" },
        payment_method_id: method.id,
        expected_total_ttc: quote.totals.total_amount_ttc,
      },
    },
    { idempotencyKey: randomUUID() },
  );
}

/** Another client buys all that is left, so that the variant is sold out. */
export async function sellOut(productId: number, variantId: number): Promise<void> {
  for (let left = await piecesLeft(variantId); left > 0; left = await piecesLeft(variantId))
    await buyElsewhere(productId, variantId, left);
}

/** Orders of a client, newest first. */
export const ordersOf = async (api: ApiClient): Promise<Order[]> =>
  (await api.call(getOrders, { query: { page: 1 } })).items;
