import { expect, it } from "vitest";
import { toShelves } from "./shelves.ts";

const piece = (id: string, change: object = {}) => ({
  id,
  place: "WORN" as const,
  is_outgrown: false,
  season: "ALL_YEAR" as const,
  size: "5 ans",
  ...change,
});
const ids = (pieces: readonly { id: string }[]) => pieces.map(({ id }) => id);

const pieces = [
  piece("jumper", { season: "WINTER" }),
  piece("tee"),
  piece("larger", { size: "6 ans" }),
  piece("shorts", { season: "SUMMER" }),
  piece("small", { is_outgrown: true, season: "SUMMER" }),
  piece("away", { place: "SENT", is_outgrown: true }),
];

it("begins with what the month asks for, the largest size first, and keeps apart what is too small or gone", () => {
  const inNovember = toShelves(pieces, "2026-11-22");
  expect(inNovember.seasons.map(({ season, pieces: own }) => [season, ids(own)])).toEqual([
    ["WINTER", ["jumper"]],
    ["ALL_YEAR", ["larger", "tee"]],
    ["SUMMER", ["shorts"]],
  ]);
  expect([ids(inNovember.outgrown), ids(inNovember.sent)]).toEqual([["small"], ["away"]]);
  expect(toShelves(pieces, "2026-07-01").seasons[0]?.season).toBe("SUMMER");
});

it("shows no empty part of the year", () => expect(toShelves([], "2026-11-22").seasons).toEqual([]));
