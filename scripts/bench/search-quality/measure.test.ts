import { afterAll, beforeAll, expect, it } from "vitest";
import type { OpenDatabase } from "#backend/db/database.ts";
import { locales } from "#contract/locale.ts";
import { openTestDatabase, testNow } from "#tests/backend/test-database.ts";
import { judgements } from "./judgements.ts";
import { measureSearchQuality, scoresOf } from "./measure.ts";

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase(840);
}, 120_000);
afterAll(() => database.close());

it("is judged by sixty searches a language", () => {
  expect(judgements).toHaveLength(60);
  for (const index of locales.keys())
    expect(new Set(judgements.map(({ asked }) => asked[index])).size).toBeGreaterThan(57);
});

it("finds what was meant: nine of the first ten at least, and never nothing", async () => {
  const verdicts = await measureSearchQuality(database.db, testNow);
  expect(verdicts.filter(({ isZero }) => isZero)).toEqual([]);
  expect(scoresOf(verdicts).filter(({ precision }) => precision < 0.95)).toEqual([]);
}, 120_000);
