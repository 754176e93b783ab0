import { randomUUID } from "node:crypto";
import { getClientCart, putCartLine } from "#contract/cart.ts";
import { searchProducts } from "#contract/catalog.ts";
import type { AnswerOf, Endpoint } from "#contract/endpoint.ts";
import { createOrder, quoteOrder } from "#contract/orders.ts";
import { createPaymentMethod, createSandboxToken, createSetupIntent } from "#contract/payment-methods.ts";
import { signUp } from "#contract/session.ts";
import { createApiClient, type ApiClient } from "#lib/http/api-client.ts";
import { trialAddress } from "../trial-address.ts";
import { spreadOf } from "./spread.ts";

export interface CheckoutFigures {
  /** Calls from the full cart to the paid order. */
  requests: number;
  /** Milliseconds the API took for all of them, median and worst but one in twenty. */
  p50: number;
  p95: number;
}

/** What a checkout asks the API for from the full cart to the paid order, one new client after the other. */
export async function measureCheckout(apiUrl: string, rounds: number): Promise<CheckoutFigures> {
  const visitor = createApiClient({ baseUrl: apiUrl, locale: "fr" });
  const { products } = await visitor.call(searchProducts, { query: {} });
  const pieces = products.flatMap(({ id, variants }) =>
    variants.filter(({ is_available }) => is_available).map(({ variant_id }) => ({ product_id: id, variant_id })),
  );
  const taken: number[] = [];
  let requests = 0;
  for (let round = 0; round < rounds; round++) {
    const piece = pieces[round % pieces.length];
    if (!piece) throw new Error("the shop has nothing to sell");
    const buyer = await aBuyer(visitor, apiUrl);
    const { id } = await buyer.call(getClientCart, {});
    await buyer.call(putCartLine, {
      params: { cart_id: id, variant_id: piece.variant_id },
      body: { quantity: 1 },
    });
    const calls: number[] = [];
    await checkOut(timed(buyer, calls), { ...piece, quantity: 1 }, id);
    requests = calls.length;
    taken.push(calls.reduce((sum, ms) => sum + ms, 0));
  }
  return { requests, ...spreadOf(taken) };
}

async function aBuyer(visitor: ApiClient, apiUrl: string): Promise<ApiClient> {
  const body = { email: `bench-${randomUUID()}@example.com`, password: "Petits-pois-2026" };
  const { access_token } = await visitor.call(signUp, { body });
  const tokens = { read: () => ({ access_token }), refresh: () => Promise.resolve(null) };
  return createApiClient({ baseUrl: apiUrl, locale: "fr", tokens });
}

/** A client of the API that notes what each call took. */
function timed(api: ApiClient, calls: number[]): ApiClient["call"] {
  return async <E extends Endpoint>(...call: Parameters<typeof api.call<E>>): Promise<AnswerOf<E>> => {
    const start = performance.now();
    try {
      return await api.call<E>(...call);
    } finally {
      calls.push(performance.now() - start);
    }
  };
}

async function checkOut(
  call: ApiClient["call"],
  line: { product_id: number; variant_id: number; quantity: number },
  cartId: string,
): Promise<void> {
  await call(getClientCart, {});
  const wish = { lines: [line], delivery: { mode: "HOME" as const } };
  const quote = await call(quoteOrder, { body: { ...wish, address: { country_code: trialAddress.country_code } } });
  const { client_secret } = await call(createSetupIntent, { query: {} });
  const card = { number: "4242 4242 4242 4242", expiry_month: 12, expiry_year: 2040, cvc: "123", holder: "Zoé Roux" };
  const { provider_payment_method_id } = await call(createSandboxToken, { body: { client_secret, ...card } });
  const method = await call(createPaymentMethod, { body: { provider_payment_method_id, payment_gateway: "sandbox" } });
  const order = await call(
    createOrder,
    {
      body: {
        ...wish,
        shipping_address: trialAddress,
        payment_method_id: method.id,
        expected_total_ttc: quote.totals.total_amount_ttc,
        cart_id: cartId,
      },
    },
    { idempotencyKey: randomUUID() },
  );
  if (order.status !== "PAID") throw new Error(`the order is ${order.status}`);
}
