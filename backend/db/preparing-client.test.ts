import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestDatabase } from "#tests/backend/test-database.ts";
import type { OpenDatabase } from "./database.ts";
import { eq, inArray, sql } from "./orm.ts";
import { isPlannedEachTime } from "./preparing-client.ts";
import { brands } from "./schema/catalog.ts";

it.each([
  ['select "id" from "orders" where "orders"."client_id" = $1 limit $2', false],
  ['select "id" from "products" where "products"."is_listed" and "products"."gender" = $1', true],
  [
    `select "id" from "orders" where "orders"."id" in (${Array.from({ length: 10 }, (_, at) => `$${at + 1}`).join(", ")})`,
    true,
  ],
  [`insert into "orders" values (${Array.from({ length: 20 }, (_, at) => `$${at + 1}`).join(", ")})`, false],
])("%s is planned each time: %s", (text, expected) => expect(isPlannedEachTime(text)).toBe(expected));

describe.runIf(process.env.TEST_DATABASE_URL)("on a server", () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  it("keeps the plan of a statement for other values, and answers each with its own", async () => {
    await database.db.transaction(async (tx) => {
      const named = (id: number) => tx.select({ id: brands.id }).from(brands).where(eq(brands.id, id));
      expect([await named(1), await named(2), await named(1)]).toEqual([[{ id: 1 }], [{ id: 2 }], [{ id: 1 }]]);
      await tx
        .select({ id: brands.id })
        .from(brands)
        .where(
          inArray(
            brands.id,
            Array.from({ length: 12 }, (_, id) => id),
          ),
        );
      const kept = await tx.execute(
        sql`select statement from pg_prepared_statements where statement like 'select "id" from "brands"%'`,
      );
      expect(kept).toMatchObject({ rowCount: 1 });
    });
  });

  it("stays usable after an error", async () => {
    await database.db.transaction(async (tx) => {
      const half = (by: number) => tx.execute(sql`select 10 / ${by}::integer as half`);
      await expect(tx.transaction(() => half(0))).rejects.toThrow("Failed query");
      expect(await half(2)).toMatchObject({ rows: [{ half: 5 }] });
    });
  });
});
