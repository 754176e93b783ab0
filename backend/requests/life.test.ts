import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { getOrders } from "#contract/orders.ts";
import { declareSatisfied, getKidRequests, getNextRequest } from "#contract/requests.ts";
import { getSubscriptions, pauseSubscription } from "#contract/subscriptions.ts";
import { aHousehold, anyPieces, comeBack, subscribe, type Household } from "#tests/backend/box-builders.ts";
import { aCard, aClient, aShippingAddress, cards } from "#tests/backend/builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { aProfile } from "#tests/backend/profile-builders.ts";
import { present } from "#tests/backend/test-catalogue.ts";
import { eq, min, sql } from "../db/orm.ts";
import { returnLines, returns } from "../db/schema/after-sale.ts";
import { variants } from "../db/schema/catalog.ts";
import { refunds } from "../db/schema/ledger.ts";
import { mailOutbox, orderLines, orders } from "../db/schema/order.ts";
import { requestItems, requests, subscriptions } from "../db/schema/request.ts";
import { sendDueMails } from "../jobs/send-mails.ts";
import { renderMail } from "../mails/render.ts";
import { renewSubscriptions, resumeSubscriptions } from "../subscriptions/life.ts";
import { chargeForgottenBoxes, closeReturnedBoxes } from "./close-due.ts";
import { moveBoxes } from "./life.ts";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const dayMs = 24 * 3_600_000;

/** Everything that is due now, until nothing is. */
async function settle(): Promise<void> {
  for (let round = 0; round < 20; round++) {
    const done =
      (await resumeSubscriptions(api.dependencies)) +
      (await renewSubscriptions(api.dependencies)) +
      (await closeReturnedBoxes(api.dependencies)) +
      (await moveBoxes(api.dependencies, anyPieces)) +
      (await chargeForgottenBoxes(api.dependencies));
    if (done === 0) return;
  }
  throw new Error("the jobs do not come to rest");
}
async function live(days: number): Promise<void> {
  for (let day = 0; day < days; day++) {
    api.clock.advance(dayMs);
    await settle();
  }
}

/** Nothing of what other tests left happens any more. */
async function forgetOthers(): Promise<void> {
  const { db } = api.dependencies;
  await db.update(subscriptions).set({ nextAt: null, pausedUntil: null });
  await db.update(requests).set({ dueAt: null });
}
/** As `live`, from one due moment to the next. */
async function leap(days: number): Promise<void> {
  const { db } = api.dependencies;
  const end = new Date(api.clock.now().getTime() + days * dayMs);
  while (api.clock.now() < end) {
    const [box] = await db.select({ at: min(requests.dueAt) }).from(requests);
    const [next] = await db
      .select({ at: min(subscriptions.nextAt) })
      .from(subscriptions)
      .where(eq(subscriptions.status, "ACTIVE"));
    const due = [box?.at, next?.at, end].flatMap((at) => (at && at > api.clock.now() ? [at.getTime()] : []));
    api.clock.set(new Date(Math.min(...due)));
    await settle();
  }
}

/** Pieces on the shelf, put aside for boxes, and out with the boxes or kept. */
async function countPieces(): Promise<number> {
  const { db } = api.dependencies;
  const [shelf] = await db.select({ sum: sql<number>`sum(${variants.stock})::int` }).from(variants);
  const [aside] = await db
    .select({ sum: sql<number>`count(*)::int` })
    .from(requestItems)
    .innerJoin(requests, eq(requests.id, requestItems.requestId))
    .where(sql`${requests.status} in ('COMPOSED', 'VALIDATED')`);
  const [out] = await db
    .select({ sum: sql<number>`coalesce(sum(quantity - returned_quantity), 0)::int` })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(sql`${orders.status} <> 'CANCELLED'`);
  return present(shelf).sum + present(aside).sum + present(out).sum;
}
let pieces = 0;
beforeEach(async () => {
  pieces = await countPieces();
});
const expectNoPieceLost = async () => expect(await countPieces()).toBe(pieces);

const boxesOf = async (home: Pick<Household, "email" | "kid">) =>
  api.call(getKidRequests, { token: await comeBack(api, home), params: { id: home.kid.id } });
const nextOf = async (home: Pick<Household, "email" | "kid">) =>
  api.call(getNextRequest, { token: await comeBack(api, home), params: { id: home.kid.id } });
const ordersOf = async (home: Pick<Household, "email">) =>
  (await api.call(getOrders, { token: await comeBack(api, home), query: { kind: "BOX" } })).items;
const mailsTo = async (email: string) =>
  (await api.dependencies.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email)))
    .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
    .map(({ kind }) => kind);

/** A parcel that came back with the first `count` pieces of an order. */
async function sendBack(orderId: string, clientId: string, count: number): Promise<void> {
  const { db } = api.dependencies;
  const id = crypto.randomUUID();
  await db.insert(returns).values({
    id,
    clientId,
    orderId,
    status: "RECEIVED",
    mode: "POST",
    carrier: "La Poste Colissimo",
    trackingNumber: id,
    createdAt: api.clock.now(),
    handInBy: "2027-12-31",
    receivedAt: api.clock.now(),
  });
  const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).limit(count);
  await db
    .insert(returnLines)
    .values(
      lines.map((line) => ({ returnId: id, orderLineId: line.id, quantity: 1, reason: "SIZE", receivedQuantity: 1 })),
    );
}

describe("a box", () => {
  it("goes its whole way by the clock and is charged for what was kept", async () => {
    const home = await aHousehold(api);
    await subscribe(api, home, { frequency: null });
    await live(16);
    const [delivered] = await boxesOf(home);
    expect(delivered?.timeline.map(({ status }) => status)).toEqual([
      "OPEN",
      "COMPOSED",
      "VALIDATED",
      "PREPARED",
      "SHIPPED",
      "DELIVERED",
    ]);
    expect(delivered?.items).toHaveLength(7);
    const order = present(delivered?.order);
    const [parcel] = await api.dependencies.db.select().from(orders).where(eq(orders.id, order.id));
    expect(order).toMatchObject({ carrier: parcel?.delivery.carrier, tracking_number: parcel?.trackingNumber });
    expect(order.tracking_number).toMatch(/\S/);
    await sendBack(order.id, home.client_id, 2);
    await settle();
    const [closed] = await boxesOf(home);
    expect(closed).toMatchObject({ status_details: { code: "CLOSED" }, order: { status: "PAID" } });
    const [paid] = await ordersOf(home);
    const kept = present(closed)
      .items.slice(2)
      .reduce((sum, { unit_price_ttc }) => sum + unit_price_ttc, 0);
    expect(paid?.items_total_ttc).toBeCloseTo(kept, 2);
    const [stored] = await api.dependencies.db.select().from(orders).where(eq(orders.id, order.id));
    expect(stored).toMatchObject({ prepaidCents: 1000, discountCents: 0 });
    expect(await mailsTo(home.email)).toEqual(
      expect.arrayContaining(["box-preview", "box-prepared", "box-shipped", "box-delivered", "box-closed"]),
    );
    const named = present(delivered).items.map(({ name, unit_price_ttc: price_ttc }) => ({ name, price_ttc }));
    for (const kind of ["box-shipped", "box-delivered"]) {
      const key = `${kind}:${present(delivered).id}`;
      const [mail] = await api.dependencies.db.select().from(mailOutbox).where(eq(mailOutbox.dedupeKey, key));
      expect(mail?.data).toMatchObject({ pieces: named });
      expect(renderMail(kind, "fr", mail?.data, "https://shop.example").html.match(/\.small\.jpg"/g)).toHaveLength(7);
    }
    const [subscription] = await api.call(getSubscriptions, {
      token: await comeBack(api, home),
      params: { id: home.kid.id },
    });
    expect(subscription?.status_details_code).toBe("completed");
    await expectNoPieceLost();
  });

  it("closes at once with ten percent off when the client keeps everything", async () => {
    const home = await aHousehold(api);
    await subscribe(api, home);
    const early = await boxesOf(home);
    expect(early[0]?.order).toBeNull();
    await live(16);
    const order = present((await boxesOf(home)).find(({ order: of }) => of)?.order);
    const call = { token: await comeBack(api, home), params: { id: order.id } };
    const paid = await api.call(declareSatisfied, call);
    expect(paid).toMatchObject({ status: "PAID", kind: "BOX" });
    const [stored] = await api.dependencies.db.select().from(orders).where(eq(orders.id, order.id));
    expect(stored?.discountCents).toBe(Math.round(present(stored).itemsTotalCents / 10));
    expect((await api.call(declareSatisfied, call)).status).toBe("PAID");
    const { token } = await aClient(api);
    expect((await api.fail(declareSatisfied, { token, params: { id: order.id } })).code).toBe("NOT_FOUND");
    await expectNoPieceLost();
  });

  it("reminds, waits for the days of grace, then charges everything", async () => {
    const home = await aHousehold(api);
    await subscribe(api, home, { frequency: null });
    await live(33);
    expect(await mailsTo(home.email)).toEqual(expect.arrayContaining(["box-deadline", "box-closed"]));
    expect((await ordersOf(home))[0]?.status).toBe("PAID");
    await expectNoPieceLost();
  });

  it("costs nothing when all comes back, and the prepayment is planned to be refunded", async () => {
    const home = await aHousehold(api);
    await subscribe(api, home, { frequency: null });
    await live(16);
    const order = present((await boxesOf(home))[0]?.order);
    await sendBack(order.id, home.client_id, 7);
    await settle();
    expect((await boxesOf(home))[0]).toMatchObject({
      status_details: { code: "CLOSED" },
      order: { status: "CLOSED" },
    });
    const planned = await api.dependencies.db.select().from(refunds).where(eq(refunds.orderId, order.id));
    expect(planned).toMatchObject([{ reason: "prepayment-rest", providerCents: 1000 }]);
    await expectNoPieceLost();
  });

  it("is held without a card, goes on with one, and never arrives in the past", async () => {
    const client = await aClient(api);
    await aShippingAddress(api, client.token);
    const kid = await aProfile(api, client.token);
    await subscribe(api, { ...client, kid }, { frequency: null });
    await live(14);
    const ask = async () => present((await boxesOf({ ...client, kid }))[0]);
    expect(await ask()).toMatchObject({
      status_details: { code: "VALIDATED" },
      is_blocked: true,
      blocked_reason: "PAYMENT_METHOD_MISSING",
    });
    expect(await mailsTo(client.email)).toContain("box-blocked");
    await aCard(api, await comeBack(api, client));
    expect((await ask()).is_blocked).toBe(false);
    await settle();
    const prepared = await ask();
    expect(prepared.status_details.code).toBe("PREPARED");
    expect(prepared.delivery_date > api.clock.now().toISOString().slice(0, 10)).toBe(true);
    await live(12);
    expect((await ask()).status_details.code).toBe("DELIVERED");
    await expectNoPieceLost();
  });

  it("is given up with its pieces when nothing changes for weeks, even once it was packed", async () => {
    const home = await aHousehold(api, cards.offSessionDeclined);
    await subscribe(api, home, { frequency: null });
    await live(12);
    expect((await boxesOf(home))[0]?.status_details.code).toBe("PREPARED");
    await live(40);
    expect((await boxesOf(home))[0]).toMatchObject({
      status_details: { code: "CANCELLED" },
      order: { status: "CANCELLED" },
    });
    expect((await mailsTo(home.email)).at(-1)).toBe("box-cancelled");
    await expectNoPieceLost();
  });
});

describe("a subscription", () => {
  it("goes on by itself on the day its pause is over", async () => {
    const home = await aHousehold(api);
    const { id } = await subscribe(api, home, { frequency: 2 });
    await api.call(pauseSubscription, {
      token: home.token,
      params: { id: home.kid.id, sid: id },
      query: { months: 1 },
    });
    await live(27);
    expect(await nextOf(home)).toBeNull();
    await live(6);
    expect(await nextOf(home)).not.toBeNull();
  });

  it("waits while its profile owes a box", async () => {
    const home = await aHousehold(api);
    await subscribe(api, home, { frequency: 1 });
    await live(16);
    const order = present((await boxesOf(home)).find(({ order: of }) => of)?.order);
    await api.dependencies.db.update(orders).set({ status: "PAYMENT_FAILED" }).where(eq(orders.id, order.id));
    await api.dependencies.db
      .update(requests)
      .set({ status: "CLOSED", dueAt: null })
      .where(eq(requests.orderId, order.id));
    await live(25);
    const next = present(await nextOf(home));
    expect(next).toMatchObject({ blocked_reason: "PAYMENT_DUE", items: [], status_details: { code: "OPEN" } });
    expect(next.due_order_id).toBe(order.id);
  });

  it("sends twelve boxes in twelve months, on the day of the month it began with", async () => {
    await forgetOthers();
    const home = await aHousehold(api);
    const first = await subscribe(api, home, { frequency: 1 });
    const day = Number(present(first.next_delivery_date).slice(8));
    await leap(365);
    const boxes = (await boxesOf(home)).filter(({ order }) => order !== null);
    expect(boxes).toHaveLength(12);
    const dates = boxes.map(({ delivery_date }) => delivery_date).toSorted();
    expect(new Set(dates.map((date) => date.slice(0, 7))).size).toBe(12);
    for (const date of dates) expect((Number(date.slice(8)) - day + 31) % 31).toBeLessThanOrEqual(3);
    const done = boxes.filter(({ status_details }) => status_details.code === "CLOSED");
    expect(done.length).toBeGreaterThanOrEqual(11);
    for (const { order } of done) expect(order?.status).toBe("PAID");
    await expectNoPieceLost();
  }, 180_000);

  it("makes one box, not twelve, after a year in which nothing ran", async () => {
    const home = await aHousehold(api);
    await subscribe(api, home, { frequency: 1, first_delivery_date: addMonthsTo(api.clock.now()) });
    api.clock.advance(365 * dayMs);
    await settle();
    const boxes = (await boxesOf(home)).filter(({ id }) => id > 0);
    expect(boxes).toHaveLength(1);
    expect(present(boxes[0]).delivery_date > api.clock.now().toISOString().slice(0, 10)).toBe(true);
  });
});

it("renews many subscriptions in batches, each once, however many processes are at it", async () => {
  const { db } = api.dependencies;
  const client = await aClient(api);
  const home = { ...client, kid: await aProfile(api, client.token) };
  const { id } = await subscribe(api, home, { frequency: 1, first_delivery_date: addMonthsTo(api.clock.now()) });
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.id, id));
  const profile = present(home.kid);
  const count = 130;
  for (let index = 0; index < count; index++) {
    const profileId = crypto.randomUUID();
    await db.execute(sql`insert into profiles (id, client_id, profile_type, firstname, gender, created_at, updated_at)
      values (${profileId}, ${profile.client_id}, 'KID', 'Kim', 'MIXED', now(), now())`);
    await db.insert(subscriptions).values({ ...present(row), id: crypto.randomUUID(), profileId });
  }
  api.clock.set(new Date(present(present(row).nextAt).getTime() + 1));
  const [one, two] = await Promise.all([renewSubscriptions(api.dependencies), renewSubscriptions(api.dependencies)]);
  expect(one + two).toBe(count + 1);
  expect(await renewSubscriptions(api.dependencies)).toBe(0);
  const opened = await db.select().from(requests).where(eq(requests.clientId, profile.client_id));
  expect(opened).toHaveLength(count + 1);
}, 180_000);

it("has words for every mail it wrote", async () => {
  const { db } = api.dependencies;
  const stored = await db.select().from(mailOutbox);
  for (const { kind, data } of stored)
    for (const locale of ["fr-FR", "de-AT", "nl-BE", "es-ES"])
      expect(renderMail(kind, locale, data, "https://shop.example").text.length).toBeGreaterThan(80);
  expect(
    await sendDueMails(api.dependencies, async ({ kind, locale, data }, url) => renderMail(kind, locale, data, url)),
  ).toBeGreaterThan(0);
});

/** A working day three months ahead. */
function addMonthsTo(now: Date): string {
  const date = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 3, 10));
  while (date.getUTCDay() === 0 || date.getUTCDay() === 6) date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}
