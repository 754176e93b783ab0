import { inspect } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestDatabase } from "#tests/backend/test-database.ts";
import type { OpenDatabase } from "./database.ts";
import { sql } from "./orm.ts";

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const one = sql`select 1`;

describe("a transaction", () => {
  it("asks inside of itself, and lets what it began ask when it is over", async () => {
    const { db } = database;
    const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
    const later = await db.transaction(async (tx) => {
      await tx.execute(one);
      await tx.transaction((inner) => inner.execute(one));
      return { asked: isOver.then(() => db.execute(one)) };
    });
    end();
    await expect(later.asked).resolves.toBeDefined();
  });

  /* The embedded engine, with its one connection, would wait for ever. */
  it.runIf(process.env.TEST_DATABASE_URL).each([
    ["a query", () => database.db.execute(one)],
    ["another transaction", () => database.db.transaction((tx) => tx.execute(one))],
  ])("is refused %s beside itself in tests on a server", async (_, ask) => {
    const refusal: unknown = await database.db.transaction(ask).catch((error: unknown) => error);
    expect(inspect(refusal)).toContain("beside the open transaction");
    await expect(database.db.execute(one)).resolves.toBeDefined();
  });
});
