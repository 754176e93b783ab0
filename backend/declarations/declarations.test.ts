import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { confirmDeclaration, declare, declareAsClient, getContracts } from "#contract/declarations.ts";
import { createGiftCard, getGiftCard } from "#contract/gift-cards.ts";
import { getOrder } from "#contract/orders.ts";
import { getReturn } from "#contract/returns.ts";
import { declareSatisfied } from "#contract/requests.ts";
import { getSubscriptions } from "#contract/subscriptions.ts";
import { comeBack } from "#tests/backend/box-builders.ts";
import { aCard, aClient, type SignedIn } from "#tests/backend/builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { deliveredBoxes } from "#tests/backend/delivered-box.ts";
import { aDeliveredOrder } from "#tests/backend/delivered-order.ts";
import { aProfile, aSubscription } from "#tests/backend/profile-builders.ts";
import { insertTestCatalogue, present, type TestPiece } from "#tests/backend/test-catalogue.ts";
import { asc, eq, like } from "../db/orm.ts";
import { mailOutbox, orders } from "../db/schema/order.ts";
import { findGiftCard } from "../gift-cards/store.ts";
import { renderMail } from "../mails/render.ts";
import { addSecrets } from "../mails/secrets.ts";
import { carryOutWaiting } from "./service.ts";

let api: TestApi;
let pieces: TestPiece[];
beforeAll(async () => {
  api = await createTestApi();
  pieces = await insertTestCatalogue(api.dependencies.db, api.clock.now(), 60);
});
afterAll(() => api.close());

const piece = (index: number) => present(pieces[index]);
const guest = (sender_email: string, contract: string, more: object = {}) =>
  api.call(declare, { body: { kind: "WITHDRAWAL", sender_name: "Ada V.", sender_email, contract, ...more } });
const asClient = ({ token }: { token: string }, body: object, idempotencyKey: string = randomUUID()) =>
  api.call(declareAsClient, { token, idempotencyKey, body: body as never });
/** The mails about a declaration, as they are written, by what they tell. */
async function mailsOf(id: string, locale = "fr-FR") {
  const { db, environment } = api.dependencies;
  const rows = await db
    .select()
    .from(mailOutbox)
    .where(like(mailOutbox.dedupeKey, `declaration:${id}:%`))
    .orderBy(asc(mailOutbox.createdAt));
  return rows.map(({ kind, data, dedupeKey, recipient }) => ({
    told: dedupeKey.split(":").at(-1),
    recipient,
    ...renderMail(kind, locale, addSecrets(environment.SESSION_SECRET, kind, data), "https://shop.example"),
  }));
}
const tokenIn = (text: string) => present(/confirm\?token=([^\s&]+)/.exec(text)?.[1]);
async function asStaffKnows(id: string) {
  const { db } = api.dependencies;
  return (
    await db
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.dedupeKey, `ticket-for-support:${id}`))
  ).length;
}

describe("a withdrawal without a session", () => {
  it("is received, confirmed by the mailed link, and carried out once", async () => {
    const customer = await aDeliveredOrder(api, [[piece(0), 2]]);
    const receipt = await guest(customer.email, ` ${customer.order.number.toLowerCase()} `);
    expect(receipt).toMatchObject({
      kind: "WITHDRAWAL",
      sender_name: "Ada V.",
      received_at: api.clock.now().toISOString(),
    });
    const [mail] = await mailsOf(receipt.id);
    expect(mail).toMatchObject({ told: "RECEIVED", recipient: customer.email });
    const token = tokenIn(present(mail).text);
    api.clock.advance(1000);
    const confirmed = await api.call(confirmDeclaration, { body: { token } });
    expect(confirmed).toMatchObject({ outcome: "RETURN_DECLARED", received_at: receipt.received_at });
    expect(await api.call(confirmDeclaration, { body: { token } })).toEqual(confirmed);
    const params = { id: present(confirmed.return_id) };
    expect(await api.call(getReturn, { token: customer.token, params })).toMatchObject({
      status: "DECLARED",
      items: [{ quantity: 2, reason: "CHANGED_MIND" }],
    });
    expect((await mailsOf(receipt.id)).map(({ told }) => told)).toEqual(["RECEIVED", "RETURN_DECLARED"]);
  });

  it("answers the same whether there is such an order or not, and tells people of what nobody can place", async () => {
    const customer = await aDeliveredOrder(api, [[piece(1), 1]]);
    const known = await guest(customer.email, customer.order.number);
    const others = [
      await guest(customer.email, "PM-1999-1"),
      await guest("nobody@mail.example", customer.order.number),
      await guest("nobody@mail.example", "ma commande"),
    ];
    for (const other of others) {
      expect(Object.keys(other)).toEqual(Object.keys(known));
      const [mail] = await mailsOf(other.id);
      expect(present(mail).text).not.toContain("token=");
      expect(await asStaffKnows(other.id)).toBe(1);
    }
    expect(await asStaffKnows(known.id)).toBe(0);
  });

  it("wants no wrong link, no line that is none, and no flood", async () => {
    const token = `${randomUUID()}.${"a".repeat(43)}`;
    expect((await api.fail(confirmDeclaration, { body: { token } })).code).toBe("DECLARATION_LINK_INVALID");
    for (const odd of [
      { sender_email: "no" },
      { sender_name: " " },
      { contract: "" },
      { cause: "EXTRAORDINARY" },
      { contract: "x".repeat(121) },
    ]) {
      const body = { kind: "WITHDRAWAL", sender_name: "A", sender_email: "a@mail.example", contract: "PM", ...odd };
      expect((await api.fail(declare, { body })).code).toBe("VALIDATION");
    }
  });

  it("gives the price of a gift card back to whoever bought it, account or not", async () => {
    const buyer = await aClient(api);
    const card = await aCard(api, buyer.token);
    const made = await api.call(createGiftCard, {
      token: buyer.token,
      idempotencyKey: randomUUID(),
      body: {
        amount: 20,
        for: "KID",
        recipient: { name: "Mina" },
        buyer: { name: "Jeanne", email: "jeanne@mail.example" },
        payment: { payment_method_id: card.id },
      },
    });
    const stored = await findGiftCard(api.dependencies.db, made.id);
    const receipt = await guest("jeanne@mail.example", present(stored?.code));
    const [mail] = await mailsOf(receipt.id);
    const confirmed = await api.call(confirmDeclaration, { body: { token: tokenIn(present(mail).text) } });
    expect(confirmed.outcome).toBe("GIFT_CARD_REFUNDED");
    expect((await api.call(getGiftCard, { token: buyer.token, params: { id: made.id } })).status).toBe("REFUNDED");
  });
});

describe("a withdrawal of a client", () => {
  it("covers the pieces it names, while the period runs", async () => {
    const customer = await aDeliveredOrder(api, [
      [piece(3), 2],
      [piece(6), 1],
    ]);
    const contracts = await api.call(getContracts, { token: customer.token });
    expect(contracts.orders).toMatchObject([
      { id: customer.order.id, withdraw_until: customer.order.return_until, lines: [{ quantity: 2 }, { quantity: 1 }] },
    ]);
    const items = [{ order_line_id: present(customer.order.lines[0]).id, quantity: 1 }];
    const key = randomUUID();
    const body = { kind: "WITHDRAWAL", order_id: customer.order.id, items };
    const made = await asClient(customer, body, key);
    expect(made).toMatchObject({ outcome: "RETURN_DECLARED", contract: customer.order.number });
    expect((await asClient(customer, body, key)).id).toBe(made.id);
    const after = await api.call(getOrder, { token: customer.token, params: { id: customer.order.id } });
    expect(after.lines.map((line) => line.returnable_quantity)).toEqual([1, 1]);
    for (const locale of ["fr-FR", "de-DE", "nl-NL", "es-ES"]) {
      const [mail] = await mailsOf(made.id, locale);
      expect(present(mail).text).toContain(made.number);
      expect(present(mail).text).toMatch(/\d\d:\d\d:\d\d/);
      expect(`${present(mail).html}${present(mail).text}`).not.toMatch(/undefined|\{\w+\}/);
    }
  });

  it("waits for a parcel that is on its way, and becomes a return when it came", async () => {
    const customer = await aDeliveredOrder(api, [[piece(4), 1]]);
    const { db } = api.dependencies;
    await db.update(orders).set({ status: "SHIPPED" }).where(eq(orders.id, customer.order.id));
    const made = await asClient(customer, { kind: "WITHDRAWAL", order_id: customer.order.id });
    expect(made.outcome).toBe("ON_ARRIVAL");
    expect(await carryOutWaiting(api.dependencies)).toBe(0);
    api.clock.advance(1000);
    await db.update(orders).set({ status: "DELIVERED" }).where(eq(orders.id, customer.order.id));
    expect(await carryOutWaiting(api.dependencies)).toBe(1);
    expect((await mailsOf(made.id)).map(({ told }) => told)).toEqual(["ON_ARRIVAL", "RETURN_DECLARED"]);
  });

  it("is received after the period too, and never of somebody else's order", async () => {
    const customer = await aDeliveredOrder(api, [[piece(5), 1]]);
    const { db } = api.dependencies;
    await db.update(orders).set({ returnUntil: "2020-01-01" }).where(eq(orders.id, customer.order.id));
    expect((await asClient(customer, { kind: "WITHDRAWAL", order_id: customer.order.id })).outcome).toBe("FOR_STAFF");
    const stranger = await aClient(api);
    const foreign = { kind: "WITHDRAWAL", order_id: customer.order.id };
    const refused = await api.fail(declareAsClient, {
      token: stranger.token,
      idempotencyKey: randomUUID(),
      body: foreign,
    });
    expect(refused.code).toBe("NOT_FOUND");
    expect((await api.call(getContracts, { token: stranger.token })).orders).toEqual([]);
  });
});

describe("the end of a subscription", () => {
  const statusOf = async ({ token }: SignedIn, kidId: string) =>
    (await api.call(getSubscriptions, { token, params: { id: kidId } })).map((one) => one.status_details_code);

  it("comes at once for who is signed in", async () => {
    const client = await aClient(api);
    const kid = await aProfile(api, client.token);
    await aSubscription(api, kid, {});
    const { subscriptions } = await api.call(getContracts, { token: client.token });
    const subscription_id = present(subscriptions[0]).id;
    const made = await asClient(client, { kind: "CANCELLATION", subscription_id, cause: "ORDINARY" });
    expect(made).toMatchObject({ outcome: "SUBSCRIPTION_ENDED", cause: "ORDINARY" });
    expect(await statusOf(client, kid.id)).toEqual(["terminated"]);
    expect((await api.call(getContracts, { token: client.token })).subscriptions).toEqual([]);
  });

  it("comes on the day that was asked for, confirmed by the mailed link", async () => {
    const client = await aClient(api);
    const kid = await aProfile(api, client.token);
    await aSubscription(api, kid, {});
    const day = new Date(api.clock.now().getTime() + 5 * 86_400_000).toISOString().slice(0, 10);
    const receipt = await guest(client.email, "la malle de mon enfant", { kind: "CANCELLATION", ends_on: day });
    const [mail] = await mailsOf(receipt.id);
    api.clock.advance(1000);
    const confirmed = await api.call(confirmDeclaration, { body: { token: tokenIn(present(mail).text) } });
    expect(confirmed).toMatchObject({ outcome: "ENDS_LATER", ends_on: day });
    expect(await carryOutWaiting(api.dependencies)).toBe(0);
    expect(await statusOf(client, kid.id)).toEqual(["active"]);
    api.clock.advance(6 * 86_400_000);
    expect(await carryOutWaiting(api.dependencies)).toBe(1);
    const token = await comeBack(api, client);
    expect(await statusOf({ ...client, token }, kid.id)).toEqual(["terminated"]);
    expect((await mailsOf(receipt.id)).map(({ told }) => told)).toEqual([
      "RECEIVED",
      "ENDS_LATER",
      "SUBSCRIPTION_ENDED",
    ]);
  });
});

it("offers the withdrawal from a box that was kept and billed, until the law's days are over", async () => {
  const [home] = await deliveredBoxes(api, 1);
  const customer = present(home);
  const params = { id: customer.order.id };
  const read = async (token: string) => ({
    listed: (await api.call(getContracts, { token })).orders.map(({ id }) => id),
    told: await api.call(getOrder, { token, params }),
  });
  await api.call(declareSatisfied, { token: customer.token, params });
  const billed = await read(customer.token);
  expect(billed.listed).toEqual([params.id]);
  expect([billed.told.status, billed.told.can_return, billed.told.can_withdraw]).toEqual(["PAID", false, true]);
  // A bill cannot be opened again by a machine.
  const made = await asClient(customer, { kind: "WITHDRAWAL", order_id: params.id });
  expect(made.outcome).toBe("FOR_STAFF");

  api.clock.advance(15 * 86_400_000);
  const late = await read(await comeBack(api, customer));
  expect([late.listed, late.told.can_withdraw]).toEqual([[], false]);
});
