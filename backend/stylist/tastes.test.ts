import { describe, expect, it } from "vitest";
import { readTastes } from "#contract/tastes.ts";
import { weighStatedTastes } from "./stated-tastes.ts";
import { learnFrom, type Fate } from "./tastes.ts";

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

describe("learnFrom what became of pieces", () => {
  const features = ["color:navy", "pattern:dot", "family:BOTTOMS", "kind:jeans"] as const;
  const learn = (...fates: Fate[]) =>
    learnFrom(
      [],
      fates.map((fate) => ({ features, fate })),
    ).learned;

  it("likes what was kept and well rated, and dislikes what went back because it did not please", () => {
    expect(learn({ kind: "KEPT" }).get("kind:jeans")).toBeGreaterThan(0);
    expect(learn({ kind: "RATED", score: 5 }).get("kind:jeans")).toBeGreaterThan(0);
    expect(learn({ kind: "RATED", score: 1 }).get("kind:jeans")).toBeLessThan(0);
    expect(learn({ kind: "RETURNED", reason: "NOT_AS_EXPECTED" }).get("kind:jeans")).toBeLessThan(0);
  });

  it("does not hold it against a piece that it was too small, broken or late", () =>
    expect(
      ["TOO_SMALL", "TOO_LARGE", "DEFECT", "LATE"].map((reason) => learn({ kind: "RETURNED", reason }).size),
    ).toEqual([0, 0, 0, 0]));

  it("learns from a replacement what was named: the colour, not the cut", () =>
    expect([...learn({ kind: "REPLACED", reason: "COLOR" }).keys()]).toEqual(["color:navy"]));

  it("counts how many of those tried on were kept", () => {
    const { trials } = learnFrom(
      [],
      [
        { features, fate: { kind: "KEPT" } },
        { features, fate: { kind: "RETURNED", reason: "OTHER" } },
        { features, fate: { kind: "REPLACED", reason: "OTHER" } },
      ],
    );
    expect(trials.get("kind:jeans")).toEqual({ kept: 1, tried: 2, family: "family:BOTTOMS" });
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
