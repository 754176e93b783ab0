import { describe, expect, it } from "vitest";
import { findMeant, planPieces } from "./rules.ts";

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
