import { afterAll, beforeAll, expect, it } from "vitest";
import type { OpenDatabase } from "#backend/db/database.ts";
import { locales } from "#contract/locale.ts";
import { openTestDatabase, testNow } from "#tests/backend/test-database.ts";
import { judgements } from "./judgements.ts";
import { measureSearchQuality, readFacts, scoresOf } from "./measure.ts";

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase(840);
}, 120_000);
afterAll(() => database.close());

it("is judged by more than seventy searches a language, and by some for what the shop does not sell", () => {
  expect(judgements.filter(({ nothing }) => !nothing)).toHaveLength(78);
  expect(judgements.filter(({ nothing }) => nothing).length).toBeGreaterThan(4);
  for (const index of locales.keys())
    expect(new Set(judgements.map(({ asked }) => asked[index])).size).toBeGreaterThan(80);
});

it("forbids only what the shop has: anything else could never be found", async () => {
  const facts = [...(await readFacts(database.db)).values()];
  const strange = judgements.flatMap(({ mustNot }) =>
    mustNot === "any"
      ? []
      : Object.entries(mustNot).flatMap(([facet, codes]) =>
          codes.filter((code) => !facts.some((product) => product[facet]?.includes(code))),
        ),
  );
  expect(strange).toEqual([]);
});

it("finds what was meant, nothing that must not be, and where the shop has nothing of the kind, nothing", async () => {
  const verdicts = await measureSearchQuality(database.db, testNow);
  expect(verdicts.filter(({ isZero }) => isZero)).toEqual([]);
  expect(verdicts.filter(({ mustNot }) => mustNot.length > 0)).toEqual([]);
  expect(scoresOf(verdicts).filter(({ precision }) => precision < 0.95)).toEqual([]);
}, 120_000);
