import { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { prepareStatements } from "./prepare-statements.ts";

let plain: PGlite;
let client: PGlite;
beforeAll(async () => {
  [plain, client] = await Promise.all([PGlite.create(), PGlite.create()]);
  for (const each of [plain, client])
    await each.exec(`create table pieces (id integer primary key, name text unique, sizes integer[], facts jsonb, at timestamptz);
      insert into pieces values (1, 'robe', '{4,6}', '{"a":1}', '2026-11-21T10:00:00Z'), (2, null, null, null, null)`);
  prepareStatements(client);
});
afterAll(() => Promise.all([plain.close(), client.close()]));

const keptNames = async (like: string) =>
  (await client.query("select name from pg_prepared_statements where statement like $1", [like])).rows;

it.each([
  ["select * from pieces where id = $1", [1]],
  ["select * from pieces where id = any($1)", [[1, 2]]],
  [
    "select id from pieces where name = $1 or facts = $2 or at = $3",
    ["robe", { a: 1 }, new Date("2026-11-21T10:00:00Z")],
  ],
  ["select id from pieces where id = 77", []],
  ["insert into pieces (id, name) values ($1, $2) returning id, name", [3, "jupe"]],
  ["update pieces set sizes = $1 where id > $2", [[1], 1]],
  ["delete from pieces where id = $1", [3]],
  ["create table others (id integer)", []],
  ["select ''", undefined],
])("answers what the client itself answers: %s", async (text, params) => {
  for (const rowMode of ["object", "array"] as const) {
    if (/^(insert|create|delete)/.test(text) && rowMode === "array") continue;
    const told = await plain.query(text, params, { rowMode });
    expect(await client.query(text, params, { rowMode })).toEqual(told);
  }
});

it("parses a statement once and asks for the engine once from then on, with the values of each query", async () => {
  const text = "select id from pieces where id = $1 /* counted */";
  const sent = vi.spyOn(client, "execProtocolStream");
  const answers = [await client.query(text, [1]), await client.query(text, [2]), await client.query(text, [99])];
  expect(sent).toHaveBeenCalledTimes(4);
  sent.mockRestore();
  expect(answers.map(({ rows }) => rows)).toEqual([[{ id: 1 }], [{ id: 2 }], []]);
  expect(await keptNames("%counted%")).toHaveLength(1);
});

it("keeps nothing of what is planned each time", async () => {
  const list = `select id from pieces where id in (${Array.from({ length: 12 }, (_, at) => `$${at + 1}`).join(", ")})`;
  const ids = Array.from({ length: 12 }, (_, at) => at);
  expect((await client.query(list, ids)).rows).toEqual([{ id: 1 }, { id: 2 }]);
  expect((await client.query(list, ids.toReversed())).rows).toHaveLength(2);
  expect(await keptNames("select id from pieces where id in%")).toEqual([]);
});

it("tells of errors as the client does, and is asked on", async () => {
  for (const [text, params] of [
    ["insert into pieces (id, name) values ($1, $2)", [9, "robe"]],
    ["select nothing from pieces", []],
    ["select 1 / $1::integer", [0]],
  ] as const) {
    const told = (each: PGlite) =>
      each.query(text, [...params]).then(
        () => null,
        (error: Record<string, unknown>) =>
          ["message", "code", "constraint", "table", "query"].map((key) => error[key]),
      );
    expect(await told(client)).toEqual(await told(plain));
    expect(await told(client)).not.toBeNull();
  }
  expect((await client.query("select 1 / $1::integer as one", [1])).rows).toEqual([{ one: 1 }]);
});

it("keeps the plan of a statement that was parsed while a transaction failed", async () => {
  const text = "select id from pieces where name = $1 /* later */";
  await expect(
    client.transaction(async (tx) => {
      await tx.query("select 1 / 0").catch(() => undefined);
      await tx.query(text, ["robe"]);
    }),
  ).rejects.toThrow("aborted");
  expect((await client.query(text, ["robe"])).rows).toEqual([{ id: 1 }]);
});

it("lets nobody in between the queries of a transaction, and takes back what it wrote when it fails", async () => {
  const order: string[] = [];
  let ask = (): void => undefined;
  const asked = new Promise<void>((resolve) => (ask = resolve));
  const failing = client.transaction(async (tx) => {
    await tx.query("insert into pieces (id) values (50)");
    ask();
    await Promise.all([tx.query("select 1"), tx.query("select pg_sleep(0)"), tx.query("select 2")]);
    order.push("inside");
    throw new Error("given up");
  });
  await asked;
  const outside = client.query("select count(*)::integer as count from pieces where id = 50").then(({ rows }) => {
    order.push("outside");
    return rows;
  });
  await expect(failing).rejects.toThrow("given up");
  expect(await outside).toEqual([{ count: 0 }]);
  expect(order).toEqual(["inside", "outside"]);
});

it("takes no query of a transaction that is over, and none once it is closed", async () => {
  const late = await client.transaction((tx) => Promise.resolve(tx));
  expect(() => late.query("select 1")).toThrow("over");
  const other = prepareStatements(await PGlite.create());
  const [, after] = await Promise.allSettled([other.close(), other.query("select 1")]);
  expect(after).toMatchObject({ status: "rejected", reason: new Error("the database is closed") });
});
