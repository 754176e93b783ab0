import { PGlite, types } from "@electric-sql/pglite";
import { afterAll, expect, it, vi } from "vitest";
import { keepParsers } from "./keep-parsers.ts";

const client = await PGlite.create();
afterAll(() => client.close());

it("takes the parsers that come with a query for all of them, in a transaction too", async () => {
  const query = vi.spyOn(client, "query");
  const kept = keepParsers(client);
  const text = "select timestamp '2026-11-21 10:00' as moment";
  const asDriver = { rowMode: "array" as const, parsers: { [types.TIMESTAMP]: (value: string) => value } };
  const answer = { rows: [["2026-11-21 10:00:00"]] };
  expect(await kept.query(text, [], asDriver)).toMatchObject(answer);
  expect(await kept.query(text, [], asDriver)).toMatchObject(answer);
  expect(await kept.transaction((inside) => inside.query(text, [], asDriver))).toMatchObject(answer);
  expect(query.mock.calls.map(([, , options]) => options)).toEqual([{ rowMode: "array" }, { rowMode: "array" }]);
});
