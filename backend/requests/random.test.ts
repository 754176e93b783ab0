import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Endpoint } from "#contract/endpoint.ts";
import { dropPreviewItem, reopenPreview, undoPreviewChange } from "#contract/preview-changes.ts";
import { commentPreview, replacePreviewItem, validatePreview } from "#contract/preview.ts";
import { cancelRequest, createRequest, declareSatisfied, putWish, updateRequest } from "#contract/requests.ts";
import {
  createSubscription,
  pauseSubscription,
  resumeSubscription,
  terminateSubscription,
  updateSubscription,
} from "#contract/subscriptions.ts";
import { aHousehold, anyPieces, comeBack, type Household } from "#tests/backend/box-builders.ts";
import { readProblem, sendCall, type AnyInput } from "#tests/backend/contract-call.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { present } from "#tests/backend/test-catalogue.ts";
import { variants } from "../db/schema/catalog.ts";
import { orderLines, orders } from "../db/schema/order.ts";
import { requestEvents, requestItems, requests, subscriptions, type RequestStatus } from "../db/schema/request.ts";
import { addDays, todayOf } from "../subscriptions/calendar.ts";
import { renewSubscriptions, resumeSubscriptions } from "../subscriptions/life.ts";
import { isLegal } from "#tests/backend/legal-subscription.ts";
import { livedOf } from "#tests/backend/lived.ts";
import { asc, eq, sql } from "../db/orm.ts";
import { closeReturnedBoxes } from "./close-due.ts";
import { moveBoxes } from "./life.ts";
import { holdsPieces, isUnsent } from "./machine.ts";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const dayMs = 24 * 3_600_000;
const way: RequestStatus[] = ["OPEN", "COMPOSED", "VALIDATED", "PREPARED", "SHIPPED", "DELIVERED", "CLOSED"];

async function runJobs(): Promise<void> {
  for (let round = 0; round < 12; round++) {
    await resumeSubscriptions(api.dependencies);
    await renewSubscriptions(api.dependencies);
    await closeReturnedBoxes(api.dependencies);
    if ((await moveBoxes(api.dependencies, anyPieces)) === 0) return;
  }
}

/** Calls and takes any answer the contract declares. */
async function attempt(home: Household, endpoint: Endpoint, input: AnyInput): Promise<void> {
  const response = await sendCall(api.request, endpoint, { ...input, token: home.token, idempotencyKey: randomUUID() });
  if (!response.ok) await readProblem(endpoint, response);
}

interface Now {
  home: Household;
  rid: number;
  sid: string;
  orderId: string;
}
type Operation = (now: Now) => Promise<void>;
const day = (ahead: number) => addDays(todayOf(api.clock.now()), ahead);
const box = ({ home, rid }: Now) => ({ id: home.kid.id, rid });
const sub = ({ home, sid }: Now) => ({ id: home.kid.id, sid });

const anAhead = fc.integer({ min: 5, max: 90 });
const aFrequency = fc.integer({ min: 1, max: 3 });
const anOperation: fc.Arbitrary<Operation> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.integer({ min: 1, max: 20 }).map((days): Operation => async () => {
      api.clock.advance(days * dayMs);
      await runJobs();
    }),
  },
  fc.option(aFrequency).map(
    (frequency): Operation =>
      async (now) =>
        attempt(now.home, createSubscription, { params: { id: now.home.kid.id }, body: { frequency } }),
  ),
  aFrequency.map(
    (frequency): Operation =>
      async (now) =>
        attempt(now.home, updateSubscription, { params: sub(now), body: { frequency } }),
  ),
  anAhead.map(
    (ahead): Operation =>
      async (now) =>
        attempt(now.home, updateSubscription, { params: sub(now), body: { next_delivery_date: day(ahead) } }),
  ),
  fc.option(fc.integer({ min: 1, max: 3 })).map(
    (months): Operation =>
      async (now) =>
        attempt(now.home, pauseSubscription, { params: sub(now), ...(months === null ? {} : { query: { months } }) }),
  ),
  fc.constant<Operation>(async (now) => attempt(now.home, resumeSubscription, { params: sub(now) })),
  fc.constant<Operation>(async (now) => attempt(now.home, terminateSubscription, { params: sub(now), body: {} })),
  fc.boolean().map(
    (isExtra): Operation =>
      async (now) =>
        attempt(now.home, createRequest, {
          params: { id: now.home.kid.id },
          body: isExtra ? {} : { subscription_id: now.sid },
        }),
  ),
  fc.constantFrom(0, 1).map(
    (own): Operation =>
      async (now) =>
        attempt(now.home, putWish, { params: { ...box(now), rid: own * now.rid, product_id: 5 } }),
  ),
  anAhead.map(
    (ahead): Operation =>
      async (now) =>
        attempt(now.home, updateRequest, { params: box(now), body: { delivery_date: day(ahead) } }),
  ),
  fc.constant<Operation>(async (now) => attempt(now.home, cancelRequest, { params: box(now) })),
  fc.constant<Operation>(async (now) => attempt(now.home, validatePreview, { params: box(now) })),
  fc.constant<Operation>(async (now) =>
    attempt(now.home, commentPreview, { params: box(now), body: { message: "." } }),
  ),
  fc.constant<Operation>(async (now) =>
    attempt(now.home, replacePreviewItem, {
      params: box(now),
      body: { look_index: 0, item_index: 0, replacement_reason: "OTHER" },
    }),
  ),
  fc.constant<Operation>(async (now) => attempt(now.home, reopenPreview, { params: box(now) })),
  fc.constantFrom(dropPreviewItem, undoPreviewChange).map(
    (endpoint): Operation =>
      async (now) =>
        attempt(now.home, endpoint, { params: box(now), body: { look_index: 0, item_index: 0 } }),
  ),
  fc.constant<Operation>(async (now) => attempt(now.home, declareSatisfied, { params: { id: now.orderId } })),
);

/** The newest of everything, so that operations mostly meet what is there. */
async function lookAround(home: Household): Promise<Now> {
  const { db } = api.dependencies;
  const boxes = await db.select().from(requests).where(eq(requests.profileId, home.kid.id)).orderBy(asc(requests.id));
  const subs = await db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.profileId, home.kid.id))
    .orderBy(asc(subscriptions.createdAt));
  return {
    home: { ...home, token: await comeBack(api, home) },
    rid: boxes.at(-1)?.id ?? 0,
    sid: subs.at(-1)?.id ?? randomUUID(),
    orderId: boxes.findLast(({ orderId }) => orderId !== null)?.orderId ?? randomUUID(),
  };
}

async function countPieces(): Promise<number> {
  const { db } = api.dependencies;
  const [shelf] = await db.select({ sum: sql<number>`sum(${variants.stock})::int` }).from(variants);
  const aside = (
    await db
      .select({ status: requests.status })
      .from(requestItems)
      .innerJoin(requests, eq(requests.id, requestItems.requestId))
  ).filter(({ status }) => holdsPieces(status));
  const [out] = await db
    .select({ sum: sql<number>`coalesce(sum(quantity - returned_quantity), 0)::int` })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(sql`${orders.status} <> 'CANCELLED'`);
  return present(shelf).sum + aside.length + present(out).sum;
}

/** What must hold whatever was done. */
async function findFaults(): Promise<unknown[]> {
  const { db } = api.dependencies;
  const now = api.clock.now();
  const subs = await db.select().from(subscriptions);
  const boxes = await db.select().from(requests);
  const events = Map.groupBy(
    await db.select().from(requestEvents).orderBy(asc(requestEvents.sequence)),
    ({ requestId }) => requestId,
  );
  const illegal = subs.filter((subscription) => !isLegal(subscription));
  const faulty = boxes.filter(({ id, status, dueAt, orderId, previewUntil }) => {
    const timeline = (events.get(id) ?? []).map((event) => event.status);
    const lived = livedOf(timeline);
    const isOver = status === "CLOSED" || status === "CANCELLED";
    return (
      timeline.at(-1) !== status ||
      lived.join() !== way.slice(0, lived.length).join() ||
      isOver !== (dueAt === null) ||
      (isUnsent(status) && orderId !== null) ||
      (status === "COMPOSED" && previewUntil === null)
    );
  });
  const twice = [
    ...Map.groupBy(
      boxes.filter(({ status }) => isUnsent(status)),
      ({ subscriptionId, profileId }) => subscriptionId ?? profileId,
    ).values(),
  ].filter(({ length }) => length > 1);
  // A box on its way has a day to come, but for the hours until the carrier's round.
  const late = boxes.filter(({ status, deliveryDate }) => status === "SHIPPED" && deliveryDate < todayOf(now));
  return [...illegal, ...faulty, ...twice, ...late];
}

it("keeps every box, every subscription and every piece in order under random calls and jumps of time", async () => {
  const pieces = await countPieces();
  await fc.assert(
    fc.asyncProperty(fc.array(anOperation, { minLength: 10, maxLength: 30 }), async (operations) => {
      const home = await aHousehold(api);
      for (const operation of operations) {
        await operation(await lookAround(home));
        expect(await findFaults()).toEqual([]);
      }
      expect(await countPieces()).toBe(pieces);
    }),
    { numRuns: 4, seed: 20_261_121 },
  );
  expect(api.logs.filter((line) => /not moved|not renewed|not resumed|request failed/.test(line))).toEqual([]);
}, 180_000);
