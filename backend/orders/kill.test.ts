import { EventEmitter, on } from "node:events";
import { watch } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openPglite } from "#backend/db/database.ts";
import { variants } from "#backend/db/schema/catalog.ts";
import { ledgerEntries } from "#backend/db/schema/ledger.ts";
import { idempotencyKeys, mailOutbox, orderEvents, orderLines, orders, payments } from "#backend/db/schema/order.ts";
import { sandboxPayments } from "#backend/db/schema/sandbox.ts";
import { accounts } from "#backend/ledger/accounts.ts";
import { checkLedger } from "#backend/ledger/check.ts";
import { readBalance } from "#backend/ledger/post.ts";
import type { AnswerOf, BodyOf, Endpoint } from "#contract/endpoint.ts";
import { createOrder, getOrder, payOrder, type OrderStatus } from "#contract/orders.ts";
import { startApiProcess, type ApiProcess } from "#tests/backend/api-process.ts";
import { aCard, aClient, anAddress, cards } from "#tests/backend/builders.ts";
import { readAnswer, sendCall, type AnyInput } from "#tests/backend/contract-call.ts";
import type { TestApi } from "#tests/backend/create-test-api.ts";
import { insertTestCatalogue, present, priceOf, type TestPiece } from "#tests/backend/test-catalogue.ts";
import { sql } from "../db/orm.ts";

const rounds = Number(process.env["KILL_ROUNDS"] ?? 3);
const pieceCount = 100_000;
const customers = 4;

let folder: string;
let baseUrl: string;
let api: ApiProcess | null = null;
let pieces: TestPiece[];

/** Says `call` for each call that is sent. */
const line = new EventEmitter();

/** A machine that was asleep has not read a request in time: its caller sends it again. */
async function send(to: string, init: RequestInit): Promise<Response> {
  line.emit("call");
  const response = await fetch(baseUrl + to, init);
  return response.status === 408 ? send(to, init) : response;
}
const call = async <E extends Endpoint>(endpoint: E, input: AnyInput): Promise<AnswerOf<E>> =>
  readAnswer(endpoint, await sendCall(send, endpoint, input));
const openFiles = () => openPglite({ dataDir: path.join(folder, "db") });

function spawnApi(): ApiProcess {
  api = startApiProcess({
    DATA_DIR: folder,
    SESSION_SECRET: "a-secret-that-survives-the-process-0123456789",
    RATE_LIMIT_FACTOR: "0",
    SEED_PRODUCTS: "0",
  });
  return api;
}
async function start(): Promise<void> {
  baseUrl = await spawnApi().ready;
}
async function end(signal: NodeJS.Signals): Promise<void> {
  api?.process.kill(signal);
  await api?.ended;
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "kill-test-"));
  const database = await openFiles();
  pieces = await insertTestCatalogue(database.db, new Date(), pieceCount);
  await database.close();
});
afterAll(async () => {
  await end("SIGKILL");
  await rm(folder, { recursive: true, force: true });
});

/** An order somebody wants: paid at once, or refused first and then paid by hand with another card. */
interface Wanted {
  key: string;
  body: BodyOf<typeof createOrder>;
  /** Key of the call that pays it by hand; null when its first card is good. */
  payKey: string | null;
  /** Id and status as the API answered last; null when it was killed before. */
  acknowledged: { id: string; status: OrderStatus } | null;
}
interface Buyer {
  token: string;
  good: string;
  declined: string;
}

function want(index: number, { good, declined }: Buyer): Wanted {
  const piece = present(pieces[index % pieces.length]);
  const cents = priceOf(index % pieces.length) * 2;
  const isRefusedFirst = index % 3 === 0;
  return {
    key: crypto.randomUUID(),
    payKey: isRefusedFirst ? crypto.randomUUID() : null,
    acknowledged: null,
    body: {
      lines: [{ product_id: piece.productId, variant_id: piece.id, quantity: 2 }],
      shipping_address: anAddress(),
      delivery: { mode: "HOME" },
      payment_method_id: isRefusedFirst ? declined : good,
      expected_total_ttc: (cents + (cents >= 6000 ? 0 : 490)) / 100,
    },
  };
}

const order = ({ token }: Buyer, { key, body }: Wanted) => call(createOrder, { token, idempotencyKey: key, body });
const payByHand = ({ token, good }: Buyer, id: string, idempotencyKey: string) =>
  call(payOrder, { token, idempotencyKey, params: { id }, body: { payment_method_id: good } });

/** Orders and pays, one after the other, until the API is gone. */
async function buyUntilItDies(buyer: Buyer, sent: Wanted[]): Promise<void> {
  for (;;) {
    const wanted = want(sent.length, buyer);
    sent.push(wanted);
    try {
      wanted.acknowledged = await order(buyer, wanted);
      if (wanted.payKey) wanted.acknowledged = await payByHand(buyer, wanted.acknowledged.id, wanted.payKey);
    } catch (error) {
      if (error instanceof TypeError) return;
      throw error;
    }
  }
}

/** What was answered is there as it was answered, or further: a payment by hand may have been on its way. */
async function expectKept({ token }: Buyer, { acknowledged, key }: Wanted): Promise<void> {
  if (!acknowledged) return;
  const { status } = await call(getOrder, { token, params: { id: acknowledged.id } });
  const allowed = acknowledged.status === "PAID" ? ["PAID"] : ["PAYMENT_FAILED", "PENDING_PAYMENT", "PAID"];
  expect(allowed, `the order of the key ${key}`).toContain(status);
}

/** Asks again with the same keys, twice at once: the same order, paid. */
async function buyAgain(buyer: Buyer, wanted: Wanted): Promise<string> {
  const [again, twice] = await Promise.all([order(buyer, wanted), order(buyer, wanted)]);
  expect([again.id, twice.id]).toEqual([wanted.acknowledged?.id ?? again.id, again.id]);
  const { payKey } = wanted;
  const paid = payKey
    ? await Promise.all([payByHand(buyer, again.id, payKey), payByHand(buyer, again.id, payKey)])
    : [again, twice];
  expect(paid.map(({ id, status }) => [id, status])).toEqual([
    [again.id, "PAID"],
    [again.id, "PAID"],
  ]);
  return again.id;
}

async function happened(emitter: EventEmitter, event: string, times: number): Promise<void> {
  let left = times;
  for await (const _ of on(emitter, event)) if ((left -= 1) === 0) return;
}

/**
 * Ends the process in the middle of its work: as a call is sent, while those of the other customers are somewhere on their
 * way; each round at another call. Every third time it ends once more while it mends its files after the kill.
 */
async function killSomewhere(round: number): Promise<void> {
  await happened(line, "call", 5 + ((round * 11) % 25));
  await end("SIGKILL");
  if (round % 3 !== 2) return;
  const files = watch(path.join(folder, "db", "global"));
  spawnApi();
  await happened(files, "change", round);
  await end("SIGKILL");
  files.close();
}

async function expectBooksInOrder(orderIds: ReadonlySet<string>, refusedFirst: number): Promise<void> {
  await using files = new AsyncDisposableStack();
  const { db, close } = await openFiles();
  files.defer(close);
  const kept = await db.select().from(orders);
  expect(new Set(kept.map(({ id }) => id))).toEqual(orderIds);
  expect(kept.filter(({ status, reservedUntil }) => status !== "PAID" || reservedUntil !== null)).toEqual([]);
  expect(await db.$count(idempotencyKeys)).toBe(orderIds.size + refusedFirst);
  expect(await db.$count(orderEvents, sql`${orderEvents.status} = 'PAID'`)).toBe(orderIds.size);
  expect(await db.$count(mailOutbox, sql`${mailOutbox.kind} = 'order-confirmation'`)).toBe(orderIds.size);

  const total = kept.reduce((sum, { totalCents }) => sum + totalCents, 0);
  const attempts = await db.select().from(payments);
  const atProvider = new Map((await db.select().from(sandboxPayments)).map((one) => [one.idempotencyKey, one]));
  expect(attempts.filter(({ id, status }) => atProvider.get(id)?.status !== status)).toEqual([]);
  expect(atProvider.size).toBe(attempts.length);
  const taken = attempts.filter(({ status }) => status === "SUCCEEDED");
  expect(new Set(taken.map(({ orderId }) => orderId))).toEqual(orderIds);
  expect(taken.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(total);
  expect(taken.filter(({ refundDueAt }) => refundDueAt !== null)).toEqual([]);

  expect(await checkLedger(db)).toEqual([]);
  expect(await readBalance(db, accounts.provider("sandbox"), "EUR")).toBe(-total);
  expect(await db.$count(ledgerEntries, sql`${ledgerEntries.rule} = 'ORDER_SOLD'`)).toBe(orderIds.size);

  const sold = Map.groupBy(await db.select().from(orderLines), ({ variantId }) => variantId);
  for (const { id, stock } of await db.select().from(variants)) {
    const ordered = (sold.get(id) ?? []).reduce((sum, { quantity }) => sum + quantity, 0);
    expect(stock + ordered).toBe(pieceCount);
  }
}

it(
  `keeps every acknowledged order and payment exactly once, and no piece is lost, over ${rounds} kills`,
  async () => {
    await start();
    const builderApi = { call } as unknown as TestApi;
    const { token } = await aClient(builderApi);
    const good = (await aCard(builderApi, token)).id;
    const buyer: Buyer = { token, good, declined: (await aCard(builderApi, token, cards.declined)).id };
    const orderIds = new Set<string>();
    let [unanswered, refusedFirst] = [0, 0];

    for (let round = 0; round < rounds; round++) {
      const sent: Wanted[] = [];
      const buying = Array.from({ length: customers }, () => buyUntilItDies(buyer, sent));
      await killSomewhere(round);
      await Promise.all(buying);
      await start();
      await Promise.all(sent.map((wanted) => expectKept(buyer, wanted)));
      const before = orderIds.size;
      for (const id of await Promise.all(sent.map((wanted) => buyAgain(buyer, wanted)))) orderIds.add(id);
      expect(orderIds.size - before, "each key has an order of its own").toBe(sent.length);
      unanswered += sent.filter(({ acknowledged }) => acknowledged === null).length;
      refusedFirst += sent.filter(({ payKey }) => payKey !== null).length;
    }
    expect(unanswered).toBeGreaterThan(0);
    await end("SIGTERM");
    await expectBooksInOrder(orderIds, refusedFirst);
  },
  60_000 + rounds * 30_000,
);
