import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openPglite } from "#backend/db/database.ts";
import { variants } from "#backend/db/schema/catalog.ts";
import { idempotencyKeys, orderLines, orders, payments, sandboxPayments } from "#backend/db/schema/order.ts";
import type { AnswerOf, BodyOf, Endpoint } from "#contract/endpoint.ts";
import { createOrder, getOrder } from "#contract/orders.ts";
import { aCard, aClient, anAddress } from "#tests/backend/builders.ts";
import { readAnswer, sendCall, type AnyInput } from "#tests/backend/contract-call.ts";
import type { TestApi } from "#tests/backend/create-test-api.ts";
import { insertTestCatalogue, present, priceOf, type TestPiece } from "#tests/backend/test-catalogue.ts";

const rounds = Number(process.env["KILL_ROUNDS"] ?? 8);
const pieceCount = 100_000;

let folder: string;
let baseUrl: string;
let environment: Record<string, string | undefined>;
let api: ChildProcess;
let pieces: TestPiece[];

const send = (to: string, init: RequestInit) => fetch(baseUrl + to, init);
const call = async <E extends Endpoint>(endpoint: E, input: AnyInput): Promise<AnswerOf<E>> =>
  readAnswer(endpoint, await sendCall(send, endpoint, input));
const openFiles = () => openPglite({ dataDir: path.join(folder, "db") });

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  return typeof address === "object" && address ? address.port : 0;
}

async function start(): Promise<void> {
  api = spawn(process.execPath, ["backend/main.ts"], { env: { ...process.env, ...environment }, stdio: "ignore" });
  for (let tries = 0; tries < 600; tries++) {
    if (api.exitCode !== null) throw new Error(`the API ended with ${api.exitCode}`);
    const isReady = await fetch(`${baseUrl}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await wait(50);
  }
  throw new Error("the API did not start");
}

async function end(signal: NodeJS.Signals): Promise<void> {
  const ended = once(api, "exit");
  api.kill(signal);
  await ended;
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "kill-test-"));
  const port = await freePort();
  baseUrl = `http://127.0.0.1:${port}`;
  environment = {
    NODE_ENV: "test",
    API_PORT: String(port),
    DATA_DIR: folder,
    DATABASE_URL: "",
    SESSION_SECRET: "a-secret-that-survives-the-process-0123456789",
    STOREFRONT_URL: "http://localhost:3000",
    RATE_LIMIT_FACTOR: "0",
    SEED_PRODUCTS: "0",
    LOG_LEVEL: "silent",
  };
  const database = await openFiles();
  pieces = await insertTestCatalogue(database.db, new Date(), pieceCount);
  await database.close();
});
afterAll(async () => {
  if (api.exitCode === null && api.signalCode === null) await end("SIGKILL");
  await rm(folder, { recursive: true, force: true });
});

interface Wanted {
  key: string;
  body: BodyOf<typeof createOrder>;
  /** Id of the order once the API has answered; null when it was killed before. */
  acknowledged: string | null;
}

/** Sends one order after the other until the API is gone. */
async function orderUntilItDies(token: string, methodId: string, sent: Wanted[]): Promise<void> {
  for (;;) {
    const index = sent.length % pieces.length;
    const piece = present(pieces[index]);
    const cents = priceOf(index) * 2;
    const wanted: Wanted = {
      key: crypto.randomUUID(),
      acknowledged: null,
      body: {
        lines: [{ product_id: piece.productId, variant_id: piece.id, quantity: 2 }],
        shipping_address: anAddress(),
        delivery: { mode: "HOME" },
        payment_method_id: methodId,
        expected_total_ttc: (cents + (cents >= 6000 ? 0 : 490)) / 100,
      },
    };
    sent.push(wanted);
    try {
      wanted.acknowledged = (await call(createOrder, { token, idempotencyKey: wanted.key, body: wanted.body })).id;
    } catch (error) {
      if (error instanceof TypeError) return;
      throw error;
    }
  }
}

it(`keeps every acknowledged order exactly once, and no piece is lost, over ${rounds} kills`, async () => {
  await start();
  const builderApi = { call } as unknown as TestApi;
  const { token } = await aClient(builderApi);
  const methodId = (await aCard(builderApi, token)).id;
  const orderIds = new Set<string>();
  let unanswered = 0;

  for (let round = 0; round < rounds; round++) {
    const sent: Wanted[] = [];
    const customers = Array.from({ length: 4 }, () => orderUntilItDies(token, methodId, sent));
    await wait(60 + Math.random() * 400);
    await end("SIGKILL");
    await Promise.all(customers);
    await start();
    const known = sent.flatMap(({ acknowledged }) => acknowledged ?? []);
    const found = await Promise.all(known.map((id) => call(getOrder, { token, params: { id } })));
    expect(found.map(({ status }) => status)).toEqual(known.map(() => "PAID"));
    const before = orderIds.size;
    await Promise.all(
      sent.map(async ({ key, body, acknowledged }) => {
        const retry = () => call(createOrder, { token, idempotencyKey: key, body });
        const [again, twice] = await Promise.all([retry(), retry()]);
        expect([again.id, twice.id]).toEqual([acknowledged ?? again.id, again.id]);
        expect([again.status, twice.status]).toEqual(["PAID", "PAID"]);
        orderIds.add(again.id);
      }),
    );
    expect(orderIds.size - before, "each key has an order of its own").toBe(sent.length);
    unanswered += sent.length - known.length;
  }
  expect(unanswered).toBeGreaterThan(0);
  await end("SIGTERM");

  const database = await openFiles();
  const { db } = database;
  const kept = await db.select({ id: orders.id, status: orders.status }).from(orders);
  expect(new Set(kept.map(({ id }) => id))).toEqual(orderIds);
  expect(kept).toHaveLength(orderIds.size);
  expect(await db.$count(idempotencyKeys)).toBe(orderIds.size);
  expect(await db.$count(payments, sql`${payments.status} = 'SUCCEEDED'`)).toBe(orderIds.size);
  expect(await db.$count(sandboxPayments)).toBe(orderIds.size);
  const sold = Map.groupBy(await db.select().from(orderLines), ({ variantId }) => variantId);
  for (const { id, stock } of await db.select().from(variants)) {
    const ordered = (sold.get(id) ?? []).reduce((sum, { quantity }) => sum + quantity, 0);
    expect(stock + ordered).toBe(pieceCount);
  }
  await database.close();
}, 300_000);
