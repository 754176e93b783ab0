import { expect, it } from "vitest";
import { aPiece } from "#tests/backend/stylist-pieces.ts";
import { noTastes } from "../stylist/tastes.ts";
import { explainUnfulfilled } from "./unfulfilled-wishes.ts";

const wearer = {
  profileType: "KID" as const,
  birthdate: "2021-09-01",
  sizes: { top_size: "5 ans", bottom_size: "5 ans", shoe_size: null },
  tastes: noTastes,
} as unknown as Parameters<typeof explainUnfulfilled>[2]["wearer"];
const facts = { wearer, day: "2026-12-10", budgetCents: 15_000 };

it.each([
  ["is not sold any longer", undefined, null, "GONE"],
  ["had no piece left at all", aPiece({ sizes: [] }), null, "SOLD_OUT"],
  ["had no piece left of the size that was asked for", aPiece(), "6 ans", "SOLD_OUT"],
  ["is not there in a size that fits", aPiece({ sizes: ["12 ans"] }), null, "NO_SIZE"],
  ["costs more than the whole box may", aPiece({ priceCents: 16_000 }), null, "OVER_BUDGET"],
  ["found no room beside the others", aPiece(), "5 ans", "NO_ROOM"],
] as const)("a wish that %s says so", (_, piece, size, reason) =>
  expect(explainUnfulfilled(piece, size, facts)).toBe(reason),
);
