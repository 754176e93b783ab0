import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createShippingAddress } from "#contract/addresses.ts";
import { createOrder, getOrder, payOrder, quoteOrder, type Order } from "#contract/orders.ts";
import {
  createPaymentMethod,
  createSandboxToken,
  createSetupIntent,
  deletePaymentMethod,
  getPaymentMethods,
  updatePaymentMethod,
  type PaymentMethod,
} from "#contract/payment-methods.ts";
import { aCardForm, aClient, anAddress, cards, type SignedIn } from "#tests/backend/builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { insertTestCatalogue, present, type TestPiece } from "#tests/backend/test-catalogue.ts";
import { comeBack } from "#tests/backend/box-builders.ts";
import { and, eq, isNotNull } from "../db/orm.ts";
import { paymentMethods } from "../db/schema/client.ts";
import { orders, payments } from "../db/schema/order.ts";
import { sandboxPayments } from "../db/schema/sandbox.ts";
import { createSandboxProvider, sandboxMethodTypes } from "../payments/sandbox/provider.ts";
import { reconcilePayments } from "../payments/settle.ts";
import { readStanding } from "../requests/standing.ts";
import { forgetCardsOfOnePayment, onceMs } from "./forget-once.ts";
import { findOffSessionMethod } from "./off-session.ts";

/** What the account offers. */
let offered: readonly string[] = sandboxMethodTypes;
let api: TestApi;
let pieces: TestPiece[];
beforeAll(async () => {
  api = await createTestApi({
    providers: (needs) => [{ ...createSandboxProvider(needs), offeredTypes: async () => offered }],
  });
  pieces = await insertTestCatalogue(api.dependencies.db, api.clock.now(), 60);
});
afterAll(() => api.close());

/** Types a card into the form of the checkout. */
async function typeCard({ token }: SignedIn, number: string, change: Record<string, unknown> = {}) {
  const { client_secret } = await api.call(createSetupIntent, { token });
  const form = { ...aCardForm(client_secret, number), ...(change as object) };
  const { provider_payment_method_id } = await api.call(createSandboxToken, { body: form });
  return (is_kept: boolean): Promise<PaymentMethod> =>
    api.call(createPaymentMethod, { token, body: { provider_payment_method_id, payment_gateway: "sandbox", is_kept } });
}
const once = async (client: SignedIn, number: string): Promise<PaymentMethod> =>
  (await typeCard(client, number))(false);
const saved = async (client: SignedIn, number: string, change = {}): Promise<PaymentMethod> =>
  (await typeCard(client, number, change))(true);

async function buy({ token }: SignedIn, { id }: PaymentMethod, keep_payment_method?: boolean): Promise<Order> {
  const piece = present(pieces[0]);
  const lines = [{ product_id: piece.productId, variant_id: piece.id, quantity: 1, look: null }];
  const { totals } = await api.call(quoteOrder, {
    token,
    body: { lines, address: { country_code: "FR" }, delivery: { mode: "HOME" } },
  });
  return api.call(createOrder, {
    token,
    idempotencyKey: randomUUID(),
    body: {
      lines,
      shipping_address: anAddress(),
      delivery: { mode: "HOME" },
      payment_method_id: id,
      ...(keep_payment_method === undefined ? {} : { keep_payment_method }),
      expected_total_ttc: totals.total_amount_ttc,
    },
  });
}
const listOf = async ({ token }: SignedIn) =>
  (await api.call(getPaymentMethods, { token })).map(({ last4, is_default }) => [last4, is_default]);
/** What the customer answers on the bank's page, told by nobody but the provider. */
async function answerBank(order: Order, isConfirmed: boolean) {
  const [attempt] = await api.dependencies.db.select().from(payments).where(eq(payments.orderId, order.id));
  await api.dependencies.db
    .update(sandboxPayments)
    .set(isConfirmed ? { status: "SUCCEEDED" } : { status: "FAILED", errorCode: "authentication_failed" })
    .where(eq(sandboxPayments.idempotencyKey, present(attempt).id));
  api.clock.advance(150_000);
  await reconcilePayments(api.dependencies);
}

describe("a card that is typed to pay", () => {
  it("is not kept without being asked, and forgotten once nothing waits for it; the order still names it", async () => {
    const client = await aClient(api);
    const card = await once(client, cards.succeeds);
    expect(card.is_kept).toBe(false);
    const order = await buy(client, card);
    expect(order.status).toBe("PAID");
    expect(await listOf(client)).toEqual([]);
    expect(
      (
        await api.fail(updatePaymentMethod, {
          token: client.token,
          params: { id: card.id },
          body: { is_default: true },
        })
      ).code,
    ).toBe("NOT_FOUND");
    api.clock.advance(onceMs + 1);
    await forgetCardsOfOnePayment(api.dependencies);
    const token = await comeBack(api, client);
    expect((await api.fail(deletePaymentMethod, { token, params: { id: card.id } })).code).toBe("NOT_FOUND");
    expect((await api.call(getOrder, { token, params: { id: order.id } })).payment.last4).toBe("4242");
  });

  it.each([
    ["declined", cards.declined],
    ["short of funds", cards.insufficientFunds],
  ])("is not kept when it is %s, even when that was asked for", async (_, number) => {
    const client = await aClient(api);
    expect((await buy(client, await once(client, number), true)).status).toBe("PAYMENT_FAILED");
    expect(await listOf(client)).toEqual([]);
  });

  it.each([
    ["not asked for", "confirmed", []],
    ["asked for", "confirmed", [["3155", true]]],
    ["asked for", "refused", []],
  ])("that the bank asks about is kept by both answers: %s, %s", async (wish, answer, list) => {
    const client = await aClient(api);
    const order = await buy(client, await once(client, cards.threeDSecure), wish === "asked for");
    expect(order.payment.status).toBe("REQUIRES_ACTION");
    expect(await listOf(client)).toEqual([]);
    await answerBank(order, answer === "confirmed");
    expect(await listOf(client)).toEqual(list);
    api.clock.advance(onceMs);
    await forgetCardsOfOnePayment(api.dependencies);
    expect(await listOf({ ...client, token: await comeBack(api, client) })).toEqual(list);
  });

  it("is kept when that was asked for and it paid; the first is the default, a later one is not", async () => {
    const client = await aClient(api);
    await buy(client, await once(client, cards.succeeds), true);
    await buy(client, await once(client, "5555 5555 5555 4444"), true);
    expect(await listOf(client)).toEqual([
      ["4242", true],
      ["4444", false],
    ]);
  });

  it("is kept after all where a crash came between the payment and the keeping", async () => {
    const client = await aClient(api);
    const card = await once(client, cards.succeeds);
    await buy(client, card, true);
    await api.dependencies.db
      .update(paymentMethods)
      .set({ keptAt: null, isDefault: false })
      .where(eq(paymentMethods.id, card.id));
    expect(await listOf(client)).toEqual([]);
    api.clock.advance(onceMs + 1);
    await forgetCardsOfOnePayment(api.dependencies);
    expect(await listOf({ ...client, token: await comeBack(api, client) })).toEqual([["4242", true]]);
  });

  it("is charged for no box while the client is away", async () => {
    const client = await aClient(api);
    await once(client, cards.succeeds);
    expect(await findOffSessionMethod(api.dependencies, client.client_id)).toBeNull();
  });
});

describe("PayPal that pays", () => {
  const paypal = ({ token }: SignedIn) =>
    api.call(createPaymentMethod, { token, body: { payment_method_type: "paypal_via_sandbox", is_kept: false } });
  const brandsOf = async ({ token }: SignedIn) =>
    (await api.call(getPaymentMethods, { token })).map(({ brand }) => brand);

  it.each([
    [true, true, ["paypal"]],
    [true, false, []],
    [false, true, []],
  ])(
    "is kept when that was asked for (%s) and it paid (%s), and boxes are charged to it then",
    async (keeps, pays, list) => {
      const client = await aClient(api);
      const order = await buy(client, await paypal(client), keeps);
      expect(await brandsOf(client)).toEqual([]);
      await answerBank(order, pays);
      expect(await brandsOf(client)).toEqual(list);
      const charged = await findOffSessionMethod(api.dependencies, client.client_id);
      expect(charged?.type).toBe(list.length > 0 ? "paypal_via_sandbox" : undefined);
    },
  );

  it("is passed over while its kind is turned off: another method is charged, and boxes wait where there is none", async () => {
    const client = await aClient(api);
    await answerBank(await buy(client, await paypal(client), true), true);
    const back = { ...client, token: await comeBack(api, client) };
    const chargedBrand = async () => (await findOffSessionMethod(api.dependencies, client.client_id))?.brand;
    const isMissing = async () =>
      (await readStanding(api.dependencies, client.client_id)).blockOf(randomUUID()) === "PAYMENT_METHOD_MISSING";
    await api.call(createShippingAddress, { token: back.token, body: anAddress() });
    expect([await chargedBrand(), await isMissing()]).toEqual(["paypal", false]);
    offered = sandboxMethodTypes.filter((type) => type !== "paypal_via_sandbox");
    expect([await chargedBrand(), await isMissing()]).toEqual([undefined, true]);
    await saved(back, cards.succeeds);
    expect([await chargedBrand(), await isMissing()]).toEqual(["visa", false]);
    offered = sandboxMethodTypes;
    expect([await chargedBrand(), await isMissing()]).toEqual(["paypal", false]);
  });

  it("lets no box go that only a card of one payment is there for", async () => {
    const client = await aClient(api);
    await api.call(createShippingAddress, { token: client.token, body: anAddress() });
    await once(client, cards.succeeds);
    const { blockOf } = await readStanding(api.dependencies, client.client_id);
    expect(blockOf(randomUUID())).toBe("PAYMENT_METHOD_MISSING");
  });

  it("has its whole hour again when it is chosen again", async () => {
    const client = await aClient(api);
    await paypal(client);
    api.clock.advance(onceMs - 60_000);
    const back = { ...client, token: await comeBack(api, client) };
    const chosen = await paypal(back);
    api.clock.advance(120_000);
    await forgetCardsOfOnePayment(api.dependencies);
    expect((await buy(back, chosen)).payment.status).toBe("REQUIRES_ACTION");
  });

  it("is kept after all where a crash came between, and not again once its client took it away", async () => {
    const client = await aClient(api);
    await answerBank(await buy(client, await paypal(client), true), true);
    const { db } = api.dependencies;
    await db
      .delete(paymentMethods)
      .where(and(eq(paymentMethods.clientId, client.client_id), isNotNull(paymentMethods.keptAt)));
    expect(await brandsOf(client)).toEqual([]);
    api.clock.advance(onceMs + 1);
    await forgetCardsOfOnePayment(api.dependencies);
    const back = { ...client, token: await comeBack(api, client) };
    const [kept] = await api.call(getPaymentMethods, { token: back.token });
    expect(kept?.brand).toBe("paypal");
    await api.call(deletePaymentMethod, { token: back.token, params: { id: present(kept).id } });
    await paypal(back);
    api.clock.advance(onceMs + 1);
    await forgetCardsOfOnePayment(api.dependencies);
    expect(await brandsOf({ ...client, token: await comeBack(api, client) })).toEqual([]);
  });
});

describe("a card that is to be kept without a payment", () => {
  it.each([
    ["declined", cards.declined, "card_declined"],
    ["short of funds", cards.insufficientFunds, "insufficient_funds"],
  ])("is refused with the bank's reason when it is %s, and pays nothing either", async (_, number, reason) => {
    const client = await aClient(api);
    const { client_secret } = await api.call(createSetupIntent, { token: client.token });
    const form = aCardForm(client_secret, number);
    const { provider_payment_method_id } = await api.call(createSandboxToken, { body: form });
    const body = { provider_payment_method_id, payment_gateway: "sandbox" as const, is_kept: true };
    expect(await api.fail(createPaymentMethod, { token: client.token, body })).toMatchObject({
      code: "PAYMENT_METHOD_REFUSED",
      data: { reason },
    });
    expect(await listOf(client)).toEqual([]);
  });

  it("is kept when it only fails while nobody is there", async () => {
    const client = await aClient(api);
    await saved(client, cards.offSessionDeclined);
    expect(await listOf(client)).toEqual([["0341", true]]);
  });
});

describe("the same card", () => {
  it("stands in the list once, however often and with whichever date it is typed, and stays the default", async () => {
    const client = await aClient(api);
    await saved(client, cards.succeeds);
    await saved(client, "5555 5555 5555 4444");
    const again = await saved(client, cards.succeeds, { expiry_year: 2031 });
    await buy(client, await once(client, cards.succeeds), true);
    await buy(client, await once(client, cards.succeeds), false);
    expect(await listOf(client)).toEqual([
      ["4242", true],
      ["4444", false],
    ]);
    expect(again).toMatchObject({ is_default: true, expiration_date: "2031-04-30" });
  });
});

describe("a box whose charge failed", () => {
  const aFailedBox = async (client: SignedIn): Promise<string> => {
    const { id } = await buy(client, await once(client, cards.declined));
    await api.dependencies.db
      .update(orders)
      .set({ kind: "BOX", status: "PAYMENT_FAILED", paidAt: null, reservedUntil: null })
      .where(eq(orders.id, id));
    return id;
  };
  const pay = ({ token }: SignedIn, id: string, card: PaymentMethod, keep_payment_method = false) =>
    api.call(payOrder, {
      token,
      idempotencyKey: randomUUID(),
      params: { id },
      body: { payment_method_id: card.id, keep_payment_method },
    });

  it("makes the card that paid it the default, or the next one would fail as well", async () => {
    const client = await aClient(api);
    const broken = await saved(client, cards.offSessionDeclined);
    expect(broken.is_default).toBe(true);
    const [first, second] = [await aFailedBox(client), await aFailedBox(client)];
    const good = await saved(client, cards.succeeds);
    expect((await pay(client, first, good)).status).toBe("PAID");
    expect(await listOf(client)).toEqual([
      ["4242", true],
      ["0341", false],
    ]);
    expect((await pay(client, second, await once(client, "5555 5555 5555 4444"), true)).status).toBe("PAID");
    expect((await listOf(client))[0]).toEqual(["4444", true]);
    expect((await findOffSessionMethod(api.dependencies, client.client_id))?.last4).toBe("4444");
  });

  it("leaves the default alone when it was paid with a card that is not kept", async () => {
    const client = await aClient(api);
    await saved(client, cards.offSessionDeclined);
    const id = await aFailedBox(client);
    expect((await pay(client, id, await once(client, cards.succeeds))).status).toBe("PAID");
    expect(await listOf(client)).toEqual([["0341", true]]);
  });
});
