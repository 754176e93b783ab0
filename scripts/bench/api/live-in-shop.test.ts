import type { PGlite } from "@electric-sql/pglite";
import type pg from "pg";
import { expect, it } from "vitest";
import { sql } from "#backend/db/orm.ts";
import { openTestDatabase, testNow } from "#tests/backend/test-database.ts";
import { live } from "./live-in-shop.ts";

it("fills the tables as they are now, with orders whose steps come to what is paid", async () => {
  const { db, engine, close } = await openTestDatabase();
  const { $client } = db as unknown as { $client: PGlite | pg.Pool };
  try {
    if (engine === "pglite") await live((text) => ($client as PGlite).exec(text), 60, testNow);
    else {
      const session = await ($client as pg.Pool).connect();
      await live((text) => session.query(text), 60, testNow);
      /* Its settings are no other test's. */
      session.release(true);
    }
    const { rows } = (await db.execute<Record<string, number>>(sql`
      select count(*)::integer as orders, count(distinct kind)::integer as kinds,
        count(*) filter (where total_cents is distinct from (
          select sum((step ->> 'cents')::integer) from jsonb_array_elements(steps) as step))::integer as wrong,
        count(*) filter (where vat_cents is distinct from (
          select sum((vat ->> 'cents')::integer) from jsonb_array_elements(steps) as step,
            jsonb_array_elements(step -> 'vat') as vat))::integer as mistaxed,
        count(*) filter (where items_total_cents is distinct from (
          select coalesce(sum((line ->> 'cents')::integer), 0) from jsonb_array_elements(steps -> 0 -> 'lines') as line))::integer as astray
      from orders where number like 'PM-2025-9%'`)) as { rows: Record<string, number>[] };
    expect(rows[0]).toEqual({ orders: expect.any(Number) as number, kinds: 2, wrong: 0, mistaxed: 0, astray: 0 });
    expect(rows[0]?.["orders"]).toBeGreaterThan(60);
  } finally {
    await close();
  }
});
