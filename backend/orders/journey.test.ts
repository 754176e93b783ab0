import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createCart, getClientCart, mergeCart, putCartLine } from "#contract/cart.ts";
import { getPickupPoints, getShippingFees } from "#contract/delivery.ts";
import { createOrder, getOrder, getOrders, payOrder, quoteOrder, type Order } from "#contract/orders.ts";
import { aCard, aClient, aShippingAddress, cards } from "#tests/backend/builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { insertTestCatalogue, present, type TestPiece } from "#tests/backend/test-catalogue.ts";
import { runDueJobs } from "../jobs/run-due-jobs.ts";

let api: TestApi;
let piece: TestPiece;
const key = () => crypto.randomUUID();

beforeAll(async () => {
  api = await createTestApi();
  piece = present((await insertTestCatalogue(api.dependencies.db, api.clock.now()))[0]);
});
afterAll(async () => api.close());

/** A new client who puts one piece into the cart as a visitor, signs up and orders it with a card. */
async function orderWith(cardNumber: string): Promise<{ token: string; email: string; order: Order }> {
  const visitor = await api.call(createCart, { body: {} });
  const cartLine = { cart_id: visitor.id, variant_id: piece.id };
  await api.call(putCartLine, { params: cartLine, body: { quantity: 1 } });
  const { token, email } = await aClient(api);
  const { cart } = await api.call(mergeCart, { token, body: { cart_id: visitor.id } });
  const address = await aShippingAddress(api, token);
  const lines = cart.lines.map(({ product: { id }, variant: { variant_id }, quantity }) => ({
    product_id: id,
    variant_id,
    quantity,
  }));
  const quote = await api.call(quoteOrder, {
    token,
    body: { lines, address: { country_code: "FR" }, delivery: { mode: "HOME" } },
  });
  const card = await aCard(api, token, cardNumber);
  const order = await api.call(createOrder, {
    token,
    idempotencyKey: key(),
    locale: "nl-BE",
    body: {
      lines,
      shipping_address: { id: address.id },
      delivery: { mode: "HOME" },
      payment_method_id: card.id,
      expected_total_ttc: quote.totals.total_amount_ttc,
      cart_id: cart.id,
    },
  });
  return { token, email, order };
}
const mailsTo = (email: string) => api.mails.filter(({ to, subject }) => to === email && subject.includes("PM-"));

describe("from a visitor's cart to a paid order", () => {
  it("with a card that is charged at once, confirmed by one mail in the customer's language", async () => {
    const { token, email, order } = await orderWith(cards.succeeds);
    expect(order).toMatchObject({ status: "PAID", payment: { status: "SUCCEEDED", last4: "4242" } });
    expect((await api.call(getClientCart, { token })).lines).toEqual([]);
    await runDueJobs(api.dependencies);
    await runDueJobs(api.dependencies);
    expect(mailsTo(email).map(({ subject }) => subject)).toEqual([`Je bestelling ${order.number} is bevestigd`]);
    expect((await api.call(getOrders, { token })).items.map(({ id }) => id)).toEqual([order.id]);
  });

  it("over the bank page, in both ways it can end", async () => {
    for (const [decision, status] of [
      ["confirm", "PAID"],
      ["refuse", "PAYMENT_FAILED"],
    ] as const) {
      const { token, email, order } = await orderWith(cards.threeDSecure);
      expect(order).toMatchObject({ status: "PENDING_PAYMENT", payment: { status: "REQUIRES_ACTION" } });
      expect((await api.call(getClientCart, { token })).quantity).toBe(1);
      const answer = await api.request(present(order.payment.action_url), {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body: `decision=${decision}`,
      });
      const back = new URL(present(answer.headers.get("location")));
      expect(`${back.pathname}?order=${back.searchParams.get("order")}`).toBe(
        `/nl/shop/payment-successful?order=${order.id}`,
      );
      expect((await api.call(getOrder, { token, params: { id: order.id } })).status).toBe(status);
      await runDueJobs(api.dependencies);
      expect(mailsTo(email)).toHaveLength(status === "PAID" ? 1 : 0);
    }
  });

  it("with another card after the first one was declined", async () => {
    const { token, order } = await orderWith(cards.insufficientFunds);
    expect(order).toMatchObject({ status: "PAYMENT_FAILED", payment: { error_code: "insufficient_funds" } });
    const card = await aCard(api, token);
    const paid = await api.call(payOrder, {
      token,
      idempotencyKey: key(),
      params: { id: order.id },
      body: { payment_method_id: card.id },
    });
    expect(paid.status).toBe("PAID");
  });
});

describe("delivery", () => {
  it("lists a fee for each country and mode, with the carrier of the language", async () => {
    const { token } = await aClient(api);
    const fees = await api.call(getShippingFees, { token, locale: "nl-BE" });
    expect(new Set(fees.map(({ country_code }) => country_code)).size).toBe(11);
    expect(fees.find(({ country_code, mode }) => country_code === "FR" && mode === "HOME")).toEqual({
      country_code: "FR",
      mode: "HOME",
      carrier: "La Poste Colissimo",
      fee_ttc: 4.9,
      free_from_ttc: 60,
      delivery_days: { min: 2, max: 3 },
      finder_url: null,
    });
    expect(fees.find(({ country_code, mode }) => country_code === "BE" && mode === "PICKUP_POINT")?.carrier).toBe(
      "bpost afhaalpunt",
    );
    await api.fail(getShippingFees, {});
  });

  it("finds pickup points and refuses a wrong postcode", async () => {
    expect(await api.call(getPickupPoints, { query: { country: "FR", postcode: "75011" } })).toHaveLength(8);
    const refused = await api.fail(getPickupPoints, { query: { country: "FR", postcode: "7501" } });
    expect(refused.code).toBe("POSTCODE_INVALID");
  });
});
