import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OpenDatabase } from "#backend/db/database.ts";
import { ledgerBalances, ledgerEntries, ledgerPostings } from "#backend/db/schema/ledger.ts";
import { openTestDatabase } from "#tests/backend/test-database.ts";
import { eq, sql } from "../db/orm.ts";
import { accounts } from "./accounts.ts";
import { checkLedger } from "./check.ts";
import { postEntries, postEntry, readBalance, type Entry } from "./post.ts";

const at = new Date("2026-11-21T10:00:00Z");
let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(async () => database.close());

const move = (from: string, to: string, amount: number, dedupeKey: string = crypto.randomUUID()): Entry => ({
  rule: "GOODWILL",
  source: { type: "test", id: dedupeKey },
  clientId: null,
  dedupeKey,
  at,
  postings: [
    { account: from, unit: "EUR", amount: -amount },
    { account: to, unit: "EUR", amount },
  ],
});
const goodwill = accounts.expense("goodwill");
const revenue = accounts.revenue("shop");
const aWallet = () => accounts.wallet(crypto.randomUUID());
const post = (...entries: Entry[]) => database.db.transaction((tx) => postEntries(tx, entries));
const balance = (account: string) => readBalance(database.db, account, "EUR");

describe("an entry", () => {
  it("moves value between accounts, once for each cause", async () => {
    const wallet = aWallet();
    const entry = move(goodwill, wallet, 1500, `gift:${wallet}`);
    const before = await balance(goodwill);
    const tryIt = () => database.db.transaction((tx) => postEntry(tx, entry));
    expect([await tryIt(), await tryIt()]).toEqual([true, false]);
    expect(await balance(wallet)).toBe(1500);
    expect((await balance(goodwill)) - before).toBe(-1500);
    const both = await Promise.all([tryIt(), tryIt()]);
    expect(both).toEqual([false, false]);
    expect(await checkLedger(database.db)).toEqual([]);
  });

  it("that moves nothing is not written", async () => {
    expect(await post(move(goodwill, aWallet(), 0))).toBe(0);
  });

  it("never takes more than a client has, and leaves nothing behind when it is refused", async () => {
    const wallet = aWallet();
    await post(move(goodwill, wallet, 1000));
    const entries = await database.db.$count(ledgerEntries);
    await expect(post(move(wallet, revenue, 600), move(wallet, revenue, 401))).rejects.toMatchObject({
      code: "INSUFFICIENT_BALANCE",
      data: { unit: "EUR", wanted: 1001 },
    });
    await expect(post(move(aWallet(), revenue, 1))).rejects.toMatchObject({ code: "INSUFFICIENT_BALANCE" });
    expect(await database.db.$count(ledgerEntries)).toBe(entries);
    expect(await post(move(wallet, revenue, 600), move(wallet, revenue, 400))).toBe(2);
    expect(await balance(wallet)).toBe(0);
  });

  it("that is not balanced is refused", async () => {
    const entry = move(goodwill, aWallet(), 5);
    const crooked = { ...entry, postings: entry.postings.slice(1) };
    await expect(post(crooked)).rejects.toThrow(RangeError);
  });
});

describe("the database", () => {
  const writeByHand = (amounts: number[]) =>
    database.db.transaction(async (tx) => {
      const id = crypto.randomUUID();
      await tx.insert(ledgerEntries).values({ id, rule: "TEST", sourceType: "test", sourceId: id, dedupeKey: id, at });
      for (const [index, amount] of amounts.entries())
        await tx.insert(ledgerPostings).values({ entryId: id, account: `test:${index}`, unit: "EUR", amount });
    });
  const causeOf = (error: unknown): unknown => (error instanceof Error && error.cause ? causeOf(error.cause) : error);

  it("refuses an entry that is not balanced when its transaction commits", async () => {
    await writeByHand([5, -3, -2]);
    const error = await writeByHand([5, -3]).catch(causeOf);
    expect(String(error)).toContain("is off by 2 EUR");
  });

  it("lets nobody change or delete what was written, nor a client's balance fall below zero", async () => {
    const wallet = aWallet();
    await post(move(goodwill, wallet, 100));
    const attempts = [
      database.db.update(ledgerPostings).set({ amount: 1 }),
      database.db.delete(ledgerPostings),
      database.db.update(ledgerEntries).set({ rule: "OTHER" }),
      database.db.delete(ledgerEntries),
      database.db
        .update(ledgerBalances)
        .set({ balance: sql`${ledgerBalances.balance} - 101` })
        .where(eq(ledgerBalances.account, wallet)),
    ];
    for (const attempt of attempts) await expect(attempt).rejects.toThrow("Failed query");
    expect(await checkLedger(database.db)).toEqual([]);
  });
});

it("finds a balance that is not the sum of its postings", async () => {
  const wallet = aWallet();
  await post(move(goodwill, wallet, 100));
  const setTo = (cents: number) =>
    database.db.update(ledgerBalances).set({ balance: cents }).where(eq(ledgerBalances.account, wallet));
  await setTo(130);
  expect(await checkLedger(database.db)).toEqual([`${wallet} EUR is kept as 130, its postings make 100`]);
  await setTo(100);
  expect(await checkLedger(database.db)).toEqual([]);
});

it("stays true under random entries at once: nobody overdraws, nothing deadlocks, nothing counts twice", async () => {
  const step = fc.record({
    from: fc.nat(3),
    to: fc.nat(3),
    amount: fc.integer({ min: 1, max: 900 }),
    /** Few keys, so that the same cause comes again. */
    key: fc.nat(30),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 14 }),
      async (transactions) => {
        const run = crypto.randomUUID();
        const wallets = Array.from({ length: 4 }, aWallet);
        const nameOf = (index: number) => wallets[index] ?? goodwill;
        await post(...wallets.map((wallet) => move(goodwill, wallet, 1000)));
        const before = await database.db.$count(ledgerEntries);
        const results = await Promise.allSettled(
          transactions.map((steps) =>
            post(...steps.map(({ from, to, amount, key }) => move(nameOf(from), nameOf(to), amount, `${run}:${key}`))),
          ),
        );
        const made = results.flatMap((result) => (result.status === "fulfilled" ? [result.value] : []));
        const refused = results.flatMap((result) => (result.status === "rejected" ? [result.reason as unknown] : []));
        for (const reason of refused) expect(reason).toMatchObject({ code: "INSUFFICIENT_BALANCE" });
        expect(await database.db.$count(ledgerEntries)).toBe(before + made.reduce((sum, count) => sum + count, 0));
        const balances = await Promise.all(wallets.map(balance));
        expect(balances.reduce((sum, cents) => sum + cents, 0)).toBe(4000);
        expect(Math.min(...balances)).toBeGreaterThanOrEqual(0);
        expect(await checkLedger(database.db)).toEqual([]);
      },
    ),
    {
      numRuns: Number(process.env["FUZZ_RUNS"] ?? 12),
      seed: Number(process.env["FUZZ_SEED"] ?? 42),
      endOnFailure: true,
    },
  );
}, 120_000);

it("spends the last euro once when many want it at the same moment", async () => {
  const wallet = aWallet();
  await post(move(goodwill, wallet, 1000));
  const results = await Promise.allSettled(Array.from({ length: 12 }, () => post(move(wallet, revenue, 300))));
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
  expect(await balance(wallet)).toBe(100);
  expect(await checkLedger(database.db)).toEqual([]);
});
