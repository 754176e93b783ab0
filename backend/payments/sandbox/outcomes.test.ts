import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createOrder, getOrder, payOrder, quoteOrder, type Order } from "#contract/orders.ts";
import {
  createPaymentMethod,
  createSandboxToken,
  createSetupIntent,
  getPaymentMethods,
} from "#contract/payment-methods.ts";
import { signIn } from "#contract/session.ts";
import { aCard, aCardForm, aClient, aShippingAddress, cards, testPassword } from "#tests/backend/builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { insertTestCatalogue, present, type TestPiece } from "#tests/backend/test-catalogue.ts";
import { runDueJobs } from "../../jobs/run-due-jobs.ts";

let api: TestApi;
let pieces: TestPiece[];
let count = 0;
const key = () => crypto.randomUUID();
beforeAll(async () => {
  api = await createTestApi();
  pieces = await insertTestCatalogue(api.dependencies.db, api.clock.now());
});
afterAll(() => api.close());

const services = ["paypal", "klarna_paylater", "klarna_paynow", "ideal"] as const;
type Way = "card" | (typeof services)[number];

async function aMethod(token: string, way: Way): Promise<string> {
  if (way === "card") {
    const { client_secret } = await api.call(createSetupIntent, { token });
    const proof = await api.call(createSandboxToken, { body: aCardForm(client_secret, cards.threeDSecure) });
    return (await api.call(createPaymentMethod, { token, body: { ...proof, is_kept: false } })).id;
  }
  const body = { payment_method_type: `${way}_via_sandbox` as const, is_kept: false };
  return (await api.call(createPaymentMethod, { token, body })).id;
}

/** A new client's order of one piece, waiting on the page of its bank or service. */
async function orderWith(way: Way): Promise<{ token: string; email: string; order: Order }> {
  const { token, email } = await aClient(api);
  const address = await aShippingAddress(api, token);
  const { id, productId } = present(pieces[(count += 1) % pieces.length]);
  const lines = [{ product_id: productId, variant_id: id, quantity: 1 }];
  const body = { lines, address: { country_code: "FR" as const }, delivery: { mode: "HOME" as const } };
  const { totals } = await api.call(quoteOrder, { token, body });
  const order = await api.call(createOrder, {
    token,
    idempotencyKey: key(),
    body: {
      lines,
      shipping_address: { id: address.id },
      delivery: { mode: "HOME" },
      payment_method_id: await aMethod(token, way),
      expected_total_ttc: totals.total_amount_ttc,
    },
  });
  expect(order).toMatchObject({ status: "PENDING_PAYMENT", payment: { status: "REQUIRES_ACTION" } });
  return { token, email, order };
}

const pageOf = ({ payment }: Order, way: Way): string =>
  present(payment.action_url) + (way === "ideal" ? "&bank=ing" : "");
const decide = (page: string, decision: string) =>
  api.request(page, { method: "POST", body: new URLSearchParams({ decision }) });
const read = (token: string, id: string) => api.call(getOrder, { token, params: { id } });

describe.each(["card", ...services] as const)("paying by %s on its page", (way) => {
  const refused = way === "card" ? "authentication_failed" : "service_declined";
  it.each([
    ["confirm", "PAID", null],
    ["refuse", "PAYMENT_FAILED", refused],
    ["cancel", "PAYMENT_FAILED", "cancelled"],
    ["expire", "PAYMENT_FAILED", "expired"],
  ])("%s ends in %s, whatever the address says and however often it is opened", async (decision, status, code) => {
    const { token, order } = await orderWith(way);
    const page = pageOf(order, way);
    await decide(page, decision);
    await decide(page, decision === "confirm" ? "refuse" : "confirm");
    for (let visit = 0; visit < 2; visit += 1)
      expect(await read(token, order.id)).toMatchObject({ status, payment: { error_code: code, action_url: null } });
    expect(await api.call(getPaymentMethods, { token })).toEqual([]);
  });

  it("an hour later nothing is paid, the order waits, and another method pays it", async () => {
    const { email, order } = await orderWith(way);
    const { id } = order;
    api.clock.advance(61 * 60_000);
    const { access_token: token } = await api.call(signIn, { body: { email, password: testPassword } });
    expect(await read(token, id)).toMatchObject({ payment: { error_code: "expired", action_url: null } });
    await decide(pageOf(order, way), "confirm");
    expect((await read(token, id)).paid_at).toBeNull();
    const card = await aCard(api, token);
    const body = { payment_method_id: card.id };
    expect(await api.call(payOrder, { token, idempotencyKey: key(), params: { id }, body })).toMatchObject({
      status: "PAID",
    });
  });

  it("confirmed while the bank takes its time: nobody is sent back there, and it is paid by itself", async () => {
    const { token, order } = await orderWith(way);
    await decide(pageOf(order, way), "later");
    expect(await read(token, order.id)).toMatchObject({
      status: "PENDING_PAYMENT",
      payment: { status: "REQUIRES_ACTION", action_url: null, error_code: null },
    });
    api.clock.advance(3 * 60_000);
    await runDueJobs(api.dependencies);
    expect(await read(token, order.id)).toMatchObject({ status: "PAID" });
  });
});
