import { expect, it } from "vitest";
import { findSqlTables } from "./area-sql.ts";

const find = (source: string) => findSqlTables("backend/zz.ts", source);

it.each([
  ["orderLines", "sql`exists (select from order_lines where id = ${id})`"],
  ["payments", "sql<number>`select 1 from a join payments on true`"],
  ["variants", "sql`update variants set stock = 0`"],
  ["mailOutbox", "sql`INSERT INTO mail_outbox values (1)`"],
  ["profiles", "db.where(sql`${is} and exists (select\n from profiles)`)"],
])("finds %s in what the database is told: %s", (table, source) =>
  expect(find(source)).toEqual([{ table, line: source.split("\n").length }]),
);

it("says in which line of a long one", () => {
  const source = "const a = sql`select\n  1\n  from orders\n  join ${clients} on true\n  join looks on true`;";
  expect(find(source)).toEqual([
    { table: "orders", line: 3 },
    { table: "looks", line: 5 },
  ]);
});

it.each([
  "sql`select from unnest(ids) as found(id)`",
  "sql`with recent as (select 1) select from recent`",
  "sql`select ${orders.id} from ${orders}`",
  "throw new Error(`nothing came back from orders of ${id}`);",
  "/* sql<x> */ // select from orders",
])("takes for no table: %s", (source) => expect(find(source)).toEqual([]));
