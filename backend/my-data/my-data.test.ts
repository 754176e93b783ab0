import { randomUUID } from "node:crypto";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createBillingAddress } from "#contract/addresses.ts";
import { getClient } from "#contract/client.ts";
import { createTicket } from "#contract/customer-service.ts";
import { createGiftCard } from "#contract/gift-cards.ts";
import { putFavourite } from "#contract/favourites.ts";
import { deleteClient, documentYears, getErasure, getMyData } from "#contract/my-data.ts";
import { getOrder } from "#contract/orders.ts";
import { rateOrder } from "#contract/ratings.ts";
import { createReturn, cancelReturn } from "#contract/returns.ts";
import { refreshSession, signIn, signUp } from "#contract/session.ts";
import { subscribeToNewsletter } from "#contract/newsletter.ts";
import {
  aCard,
  anAddress,
  aClient,
  aShippingAddress,
  isEmailProved,
  proveEmail,
  testPassword,
  type SignedIn,
} from "#tests/backend/builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { aDeliveredOrder, fillWallet } from "#tests/backend/delivered-order.ts";
import { anOrderRow } from "#tests/backend/order-rows.ts";
import { aBox, aKid, aProfile, aSubscription } from "#tests/backend/profile-builders.ts";
import { insertTestCatalogue, present, type TestPiece } from "#tests/backend/test-catalogue.ts";
import { eq, getTableName, is, sql } from "../db/orm.ts";
import { clients } from "../db/schema/client.ts";
import { giftCards } from "../db/schema/ledger.ts";
import { schema } from "../db/schema.ts";
import { mailOutbox, orders } from "../db/schema/order.ts";
import { quizAnswers } from "../db/schema/profile.ts";
import { boxMessages, requests, subscriptions } from "../db/schema/request.ts";
import { checkLedger } from "../ledger/check.ts";
import { forgetLater } from "./forget-later.ts";
import { obstacleOf } from "./standing.ts";

let api: TestApi;
let pieces: TestPiece[];
beforeAll(async () => {
  api = await createTestApi();
  pieces = await insertTestCatalogue(api.dependencies.db, api.clock.now(), 30);
});
afterAll(() => api.close());

const piece = (index: number): TestPiece => present(pieces[index]);
const erase = (token: string, change: object = {}) =>
  api.call(deleteClient, { token, body: { current_password: testPassword, ...change } });
const refusal = (token: string, change: object = {}) =>
  api.fail(deleteClient, { token, body: { current_password: testPassword, ...change } });

const tables = Object.values(schema).flatMap((part) => (is(part, PgTable) ? [part as PgTable] : []));

/** Every table with a row in which the word stands, whatever the column. */
async function whereStands(word: string): Promise<string[]> {
  const found: string[] = [];
  for (const table of tables) {
    const rows = await api.dependencies.db.execute(
      sql`select 1 from ${table} t where strpos(lower(to_jsonb(t)::text), ${word.toLowerCase()}) > 0 limit 1`,
    );
    if ((rows as { rows: unknown[] }).rows.length > 0) found.push(getTableName(table));
  }
  return found.toSorted();
}

/** A client who told the shop something everywhere, each time with the word in it; an order of theirs was delivered. */
async function aTalker(word: string): Promise<SignedIn & { orderId: string }> {
  const email = `${word.toLowerCase()}@mail.example`;
  const { db, clock } = api.dependencies;
  const client = await aDeliveredOrder(api, [[piece(0), 2]]);
  const { token, client_id: clientId, order } = client;
  await db
    .update(clients)
    .set({ email, firstname: word, lastname: word, origin: word })
    .where(eq(clients.id, clientId));
  const named = { firstname: word, lastname: word, street: `1 rue ${word}` };
  await aShippingAddress(api, token, named);
  await api.call(createBillingAddress, { token, body: anAddress(named) });
  const kid = await aProfile(api, token, aKid({ firstname: word, description: `aime ${word}` }));
  await db
    .insert(quizAnswers)
    .values({ profileId: kid.id, code: "signup", answers: { told: word }, updatedAt: clock.now() });
  const subscriptionId = await aSubscription(api, kid, {});
  const boxId = await aBox(api, kid, { subscriptionId, kind: "SUBSCRIPTION", status: "OPEN", comment: word });
  await db
    .insert(boxMessages)
    .values({ requestId: boxId, sequence: 1, author: "CLIENT", text: `bonjour, ${word}`, at: clock.now() });
  const line = present(order.lines[0]);
  const { id } = await api.call(createReturn, {
    token,
    idempotencyKey: randomUUID(),
    body: {
      order_id: order.id,
      items: [{ order_line_id: line.id, quantity: 1, reason: "TOO_SMALL", comment: `trop petit pour ${word}` }],
    },
  });
  await api.call(cancelReturn, { token, params: { id } });
  await api.call(rateOrder, {
    token,
    params: { id: order.id },
    body: { overall: 5, comment: word, items: [{ order_line_id: line.id, score: 4, fit: "GOOD", comment: word }] },
  });
  await api.call(createTicket, {
    token,
    body: { object: word, content: word, sender_email: email, sender_name: word },
  });
  await api.call(putFavourite, { token, params: { product: "7" } });
  await api.call(subscribeToNewsletter, { body: { email, list: "KID", source: "footer", language: "fr" } });
  return { ...client, email, orderId: order.id };
}

describe("what the shop keeps of a client", () => {
  it("is answered whole, and is nobody else's", async () => {
    const word = "Wvutsrq";
    const client = await aTalker(word);
    await fillWallet(api, client.client_id, 700);
    const data = await api.call(getMyData, { token: client.token });
    expect(data.account.email).toBe(client.email);
    expect(data.signed_up_from).toBe(word);
    const [told] = data.profiles;
    expect(told?.profile.firstname).toBe(word);
    expect(told?.quizzes).toEqual([expect.objectContaining({ code: "signup", answers: { told: word } })]);
    expect(told?.boxes.flatMap(({ messages }) => messages.map(({ text }) => text))).toEqual([`bonjour, ${word}`]);
    expect(data.orders.map(({ id }) => id)).toEqual([client.orderId]);
    expect(data.orders[0]?.rating?.comment).toBe(word);
    expect(data.returns).toHaveLength(1);
    expect(data.wallet).toMatchObject({ amount: 7, transactions: [{ amount: 7, balance: 7 }] });
    expect(data.messages).toMatchObject([{ object: word, content: word }]);
    expect(data.favourites).toMatchObject([{ product_id: 7 }]);
    expect(data.newsletters).toMatchObject([{ list: "KID", source: "footer" }]);
    expect(data.mails.length).toBeGreaterThan(0);
    expect(data.devices).toMatchObject([{ is_open: true }, { is_open: true }]);
    const stranger = await api.call(getMyData, { token: (await aClient(api)).token });
    expect(JSON.stringify(stranger)).not.toContain(word);
    expect(JSON.stringify(data)).not.toMatch(/password_hash|_token|access_key|secret/i);
    await erase(client.token, { gives_up_wallet: true });
  });

  it("has a place for every table that names a client", () => {
    const named = tables
      .filter((table) => getTableConfig(table).columns.some(({ name }) => name.endsWith("client_id")))
      .map(getTableName);
    expect(named.toSorted()).toEqual(Object.keys(placeOf).toSorted());
  });
});

describe("deleting an account", () => {
  it("leaves the person's words nowhere but on what the books need", async () => {
    const word = "Zyxwvut";
    const client = await aTalker(word);
    const { email } = client;
    await anOrderRow(api, client.client_id, {
      status: "CLOSED",
      shippingAddress: { ...anAddress(), street_extra: "", lastname: word },
    });
    await proveEmail(api, client.client_id);
    const before = await whereStands(word);
    expect(before).toEqual(
      expect.arrayContaining([
        "addresses",
        "box_messages",
        "clients",
        "profiles",
        "quiz_answers",
        "requests",
        "tickets",
      ]),
    );
    await erase(client.token);
    expect(await whereStands(word)).toEqual(["mail_outbox", "orders"]);
    expect(await whereStands(email)).toEqual(["mail_outbox"]);
    expect(await isEmailProved(api, client.client_id)).toBe(false);
    const [last, ...others] = await api.dependencies.db
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.recipient, email));
    expect([last?.kind, others]).toEqual(["account-deleted", []]);
    expect(await checkLedger(api.dependencies.db)).toEqual([]);
  });

  it("ends sessions, subscriptions and boxes that are not packed, and lets the address begin anew", async () => {
    const { db } = api.dependencies;
    const { token, email, client_id: clientId, refresh_token } = await aClient(api);
    const kid = await aProfile(api, token);
    const subscriptionId = await aSubscription(api, kid, {});
    const boxId = await aBox(api, kid, { subscriptionId, kind: "SUBSCRIPTION", status: "OPEN" });
    expect(await api.call(getErasure, { token })).toMatchObject({
      obstacles: [],
      subscriptions: 1,
      planned_boxes: 1,
      profiles: [kid.firstname],
      documents_until: null,
    });
    await erase(token);
    expect((await api.fail(getClient, { token })).code).toBe("UNAUTHENTICATED");
    expect((await api.fail(refreshSession, { body: { refresh_token } })).code).toBe("REFRESH_TOKEN_INVALID");
    expect((await api.fail(signIn, { body: { email, password: testPassword } })).code).toBe("WRONG_CREDENTIALS");
    const [subscription] = await db.select().from(subscriptions).where(eq(subscriptions.id, subscriptionId));
    const [box] = await db.select().from(requests).where(eq(requests.id, boxId));
    expect([subscription?.status, box?.status]).toEqual(["TERMINATED", "CANCELLED"]);
    const again = await api.call(signUp, { body: { email, password: testPassword } });
    expect(again.client_id).not.toBe(clientId);
  });

  it("asks for the password, and for a word on what is in the wallet", async () => {
    const { token, client_id: clientId } = await aClient(api);
    expect((await refusal(token, { current_password: "Un-autre-mot-2026" })).code).toBe("WRONG_PASSWORD");
    await fillWallet(api, clientId, 250);
    expect(await refusal(token)).toMatchObject({ code: "WALLET_NOT_EMPTY", data: { wallet_ttc: 2.5 } });
    await erase(token, { gives_up_wallet: true });
    expect((await api.fail(getClient, { token })).code).toBe("UNAUTHENTICATED");
  });

  it.each([
    ["SHOP", "PREPARED", "ORDER_UNDER_WAY"],
    ["SHOP", "PENDING_PAYMENT", "ORDER_UNPAID"],
    ["BOX", "DELIVERED", "BOX_TO_DECIDE"],
    ["BOX", "PAYMENT_FAILED", "ORDER_UNPAID"],
  ] as const)("waits for an order of the kind %s that is %s, and changes nothing", async (kind, status, code) => {
    const { token, client_id: clientId } = await aClient(api);
    const kid = await aProfile(api, token);
    const subscriptionId = await aSubscription(api, kid, {});
    const id = await anOrderRow(api, clientId, { kind, status, paidAt: null });
    expect(await refusal(token)).toMatchObject({
      code: "ACCOUNT_IN_USE",
      data: { obstacles: [{ code, order_id: id }] },
    });
    const [subscription] = await api.dependencies.db
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.id, subscriptionId));
    expect(subscription?.status).toBe("ACTIVE");
    await api.dependencies.db.update(orders).set({ status: "CLOSED" }).where(eq(orders.id, id));
    await erase(token);
  });

  it("waits for a parcel that comes back", async () => {
    const { token, order } = await aDeliveredOrder(api, [[piece(1), 1]]);
    const body = {
      order_id: order.id,
      items: [{ order_line_id: present(order.lines[0]).id, quantity: 1, reason: "TOO_SMALL" as const }],
    };
    const { id } = await api.call(createReturn, { token, idempotencyKey: randomUUID(), body });
    expect(await refusal(token)).toMatchObject({
      data: { obstacles: [{ code: "RETURN_UNDER_WAY", return_id: id, order_number: order.number }] },
    });
    await api.call(cancelReturn, { token, params: { id } });
    const standing = await api.call(getErasure, { token });
    const year = Number(present((await api.call(getOrder, { token, params: { id: order.id } })).paid_at).slice(0, 4));
    expect(standing).toMatchObject({
      obstacles: [],
      returnable: [{ order_id: order.id }],
      documents_until: `${year + documentYears}-12-31`,
    });
  });

  it("lets go of the last names once their time is over", async () => {
    const { db } = api.dependencies;
    const { token, client_id: clientId } = await aClient(api);
    const id = await anOrderRow(api, clientId, { status: "CLOSED" });
    await api.call(createGiftCard, {
      token,
      idempotencyKey: randomUUID(),
      body: {
        amount: 20,
        for: "KID",
        recipient: { name: "Mina" },
        buyer: { name: "Jeanne", email: "jeanne@example.com" },
        payment: { payment_method_id: (await aCard(api, token)).id },
      },
    });
    await erase(token);
    const stored = async () => [
      (await db.select().from(orders).where(eq(orders.id, id)))[0]?.billingAddress.lastname,
      (await db.select().from(giftCards).where(eq(giftCards.giverClientId, clientId)))[0]?.buyer.name,
    ];
    await forgetLater(api.dependencies);
    expect(await stored()).toEqual(["Martin", "Jeanne"]);
    await db.update(giftCards).set({ status: "EXPIRED" }).where(eq(giftCards.giverClientId, clientId));
    const over = new Date(Date.UTC(api.clock.now().getUTCFullYear() + documentYears + 1, 0, 2));
    await forgetLater({ db, clock: { now: () => over } });
    expect(await stored()).toEqual(["", ""]);
  });
});

it.each([
  ["SHOP", "DELIVERED"],
  ["SHOP", "PAYMENT_FAILED"],
  ["SHOP", "CANCELLED"],
  ["BOX", "CLOSED"],
  ["BOX", "PAID"],
] as const)("an order of the kind %s that is %s stands in nobody's way", (kind, status) => {
  expect(obstacleOf({ kind, status })).toBeNull();
});

/** Where `getMyData` tells what a table holds of a client, or why it does not. */
const placeOf: Record<string, string> = {
  addresses: "billing_addresses and shipping_addresses",
  clients: "account",
  carts: "the cart page shows it; it goes after its days",
  declarations: "declarations",
  coupon_uses: "orders[].codes",
  coupons: "codes, no data of a person",
  favourites: "favourites",
  email_changes: "links that are under way; gone after days",
  gift_cards: "gift_cards",
  idempotency_keys: "numbers of calls, gone after two days",
  ledger_entries: "wallet and points",
  optin_changes: "consents",
  orders: "orders",
  password_resets: "links that are under way; gone after days",
  payment_methods: "account.payment_methods",
  profiles: "profiles",
  provider_customers: "the number a payment provider gave",
  recycling_labels: "recycling_labels",
  reviews: "reviews",
  referrals: "referrals",
  requests: "profiles[].boxes",
  returns: "returns",
  sessions: "devices",
  staff_actions: "staff_visits",
  staff_consents: "staff_visits",
  staff_decisions: "what was answered by mail",
  staff_links: "staff_visits",
  subscriptions: "profiles[].profile.subscriptions",
  tickets: "messages",
};
