import { describe, expect, it } from "vitest";
import { readTastes } from "#contract/tastes.ts";
import { weighStatedTastes } from "./stated-tastes.ts";
import { learnFrom } from "./tastes.ts";

describe("learnFrom", () => {
  const piece = (productId: number, lookId: number, isLiked: boolean, color: string) =>
    ({ productId, lookId, isLiked, features: [`color:${color}`] }) as const;

  it("weighs a feature by how much more often it was liked, and doubts a single judgement", () => {
    const { learned } = learnFrom([
      piece(1, 1, true, "navy"),
      piece(2, 2, false, "coral"),
      piece(3, 2, false, "coral"),
      piece(4, 3, true, "sage"),
      piece(5, 4, false, "sage"),
    ]);
    expect([...learned]).toEqual([
      ["color:navy", 1 / 3],
      ["color:coral", -0.5],
      ["color:sage", 0],
    ]);
  });

  it("knows the pieces of judged looks by the first that was named", () => {
    const { judged } = learnFrom([piece(1, 7, true, "navy"), piece(1, 8, false, "navy")]);
    expect([...judged]).toEqual([[1, { lookId: 7, isLiked: true }]]);
  });
});

it("weighs what was said in a quiz", () => {
  const { loved, never, leaning } = weighStatedTastes(
    readTastes({
      colors_loved: ["black", "white"],
      colors_avoided: ["black", "grey"],
      patterns_loved: ["dot"],
      pieces_loved: ["dresses"],
      pieces_avoided: ["outerwear"],
      fabrics_avoided: ["wool", "linen"],
      styles: ["minimal"],
      organic: "yes",
    }),
  );
  expect([...loved]).toEqual(["color:white", "color:cream", "pattern:dot", "kind:dress", "kind:pinafore"]);
  expect([...never]).toEqual([
    "color:grey",
    "color:anthracite",
    "color:black",
    "family:OUTERWEAR",
    "fabric:linen",
    "material:wool",
    "material:merino",
    "material:alpaca",
  ]);
  expect(leaning.get("label:cotonbio")).toBe(1);
  expect(leaning.get("pattern:plain")).toBe(0.4);
  expect(leaning.get("color:white")).toBe(0.4);
});
