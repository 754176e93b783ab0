import { PGlite } from "@electric-sql/pglite";
import { expect, it } from "vitest";
import { letOthersIn } from "./let-others-in.ts";

/** How often the event loop turned while `work` ran. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let isOver = false;
  const count = () => {
    if (isOver) return;
    turns += 1;
    setImmediate(count);
  };
  setImmediate(count);
  await work();
  isOver = true;
  return turns;
}

it("lets others in between queries that follow one another, in a transaction too, and answers them as before", async () => {
  await using client = await PGlite.create();
  const slow = "select count(*)::int as n from generate_series(1, 40000)";
  const inARow = (queryable: Pick<PGlite, "query">) => async () => {
    for (let nth = 0; nth < 20; nth += 1) expect((await queryable.query(slow)).rows).toEqual([{ n: 40_000 }]);
  };
  expect(await turnsDuring(inARow(client))).toBe(0);
  letOthersIn(client);
  expect(await turnsDuring(inARow(client))).toBeGreaterThan(1);
  expect(await turnsDuring(() => client.transaction((inside) => inARow(inside as never)()))).toBeGreaterThan(1);
  await expect(client.query("select 1 / 0")).rejects.toThrow("division by zero");
  const left = client.transaction(async (inside) => {
    await inside.query("create table kept (id int)");
    throw new Error("taken back");
  });
  await expect(left).rejects.toThrow("taken back");
  expect((await client.query("select to_regclass('kept') as kept")).rows).toEqual([{ kept: null }]);
});
