import { describe, expect, it } from "vitest";
import { findMeant, planPieces, withdrawUntil } from "./rules.ts";

describe("the last day of a withdrawal", () => {
  it.each([
    [null, null, null],
    ["2026-11-01", null, "2026-11-15"],
    ["2026-11-01", "2026-12-01", "2026-12-01"],
    ["2026-11-01", "2026-11-11", "2026-11-15"],
    // Over the end of summer time and of the year.
    ["2026-10-24", null, "2026-11-07"],
    ["2026-12-25", null, "2027-01-08"],
  ])("delivered on %s, returnable until %s: %s", (delivered, returnable, until) =>
    expect(withdrawUntil(delivered, returnable)).toBe(until),
  );
});

describe("the pieces a withdrawal sends back", () => {
  const lines = [
    { id: "a", left: 2 },
    { id: "b", left: 0 },
    { id: "c", left: 1 },
  ];
  it("are all that are left when none is named", () =>
    expect(planPieces(lines, undefined)).toEqual([
      { order_line_id: "a", quantity: 2 },
      { order_line_id: "c", quantity: 1 },
    ]));
  it("are those that are named, and no more than there are", () =>
    expect(
      planPieces(lines, [
        { order_line_id: "a", quantity: 9 },
        { order_line_id: "b", quantity: 1 },
      ]),
    ).toEqual([{ order_line_id: "a", quantity: 2 }]));
});

it("finds the subscription somebody means, or none", () => {
  const [lea, ines] = [{ firstname: "Léa" }, { firstname: "Inès" }];
  expect(findMeant([lea], "ma malle")).toBe(lea);
  expect(findMeant([lea, ines], "abonnement de INES")).toBe(ines);
  expect(findMeant([lea, ines], "mon abonnement")).toBeNull();
  expect(findMeant([lea, ines], "Léa et Inès")).toBeNull();
  expect(findMeant([], "Léa")).toBeNull();
});
