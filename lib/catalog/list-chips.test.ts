import { expect, it } from "vitest";
import type { UnderstoodPart } from "#contract/search.ts";
import { chipsOf } from "./list-chips.ts";
import { emptyListQuery } from "./list-query.ts";

const part = (kind: UnderstoodPart["kind"], name: string, rest: string, more: Partial<UnderstoodPart> = {}) => ({
  kind,
  words: name.toLowerCase(),
  name,
  values: [],
  is_corrected: false,
  is_near: false,
  is_left_out: false,
  rest,
  ...more,
});
const query = { ...emptyListQuery, name: "robe rouge", gender: ["GIRL" as const], page: 3 };

it("makes a chip of each part of a search, which leads to the search without it, then of each choice", () => {
  const parts = [part("piece", "Robes", "rouge"), part("size", "6 ans", "robe"), part("help", "Retours", "robe rouge")];
  expect(
    chipsOf(query, { parts, unknown: [], help: [], brand: null }).map(({ filter, value, without }) => [
      filter,
      value,
      without.name,
      without.page,
    ]),
  ).toEqual([
    ["name", "Robes", "rouge", 1],
    ["size", "6 ans", "robe", 1],
    ["gender", "GIRL", "robe rouge", 1],
  ]);
});

it("makes none of what was left out, and one of a search nothing is known of", () => {
  const parts = [part("colour", "Rouge", "robe", { is_left_out: true })];
  expect(chipsOf(query, { parts, unknown: [], help: [], brand: null })[0]).toMatchObject({
    value: "robe rouge",
    without: { name: "" },
  });
  expect(chipsOf(emptyListQuery, null)).toEqual([]);
});
