import { describe, expect, it } from "vitest";
import { colors } from "#backend/db/seed/content/vocabulary/colors.ts";
import { materialNames } from "#backend/db/seed/content/vocabulary/compositions.ts";
import { kinds as catalogueKinds } from "#backend/catalog/garment-facts.ts";
import { fabrics, patterns } from "#backend/pictures/types.ts";
import { colorGroups } from "./color-groups.ts";
import { budgets, fabricGroups, pieceGroups, readTastes, styles, tastePatterns } from "./tastes.ts";

describe("the vocabulary of tastes", () => {
  it("has every colour of the catalogue once, in its group", () => {
    const grouped = Object.entries(colorGroups).flatMap(([group, codes]) => codes.map((code) => [code, group]));
    expect(Object.fromEntries(grouped)).toEqual(
      Object.fromEntries(Object.values(colors).map(({ code, group }) => [code, group])),
    );
    expect(grouped).toHaveLength(Object.keys(colors).length);
  });
  it("has every pattern of the catalogue", () =>
    expect([...tastePatterns].toSorted()).toEqual([...patterns].toSorted()));
  it("names kinds, fabrics and materials as the catalogue does", () => {
    const kinds = [...Object.values(pieceGroups), ...Object.values(styles)].flatMap(
      (row): readonly string[] => row.kinds,
    );
    const refused = Object.values(fabricGroups);
    expect(kinds.filter((kind) => !catalogueKinds.some((other) => other === kind))).toEqual([]);
    expect(
      refused
        .flatMap((row): readonly string[] => row.fabrics)
        .filter((code) => !fabrics.some((other) => other === code)),
    ).toEqual([]);
    expect(
      refused.flatMap((row): readonly string[] => row.materials).filter((code) => !Object.hasOwn(materialNames, code)),
    ).toEqual([]);
  });
  it("has budgets that grow with their level", () => {
    const { careful, balanced, generous } = budgets;
    for (const type of ["KID", "WOMAN"] as const) {
      expect([careful[type], balanced[type], generous[type]]).toEqual(
        [careful[type], balanced[type], generous[type]].toSorted((a, b) => a - b),
      );
    }
  });
});

describe("tastes", () => {
  it("are nothing at all without answers", () => {
    const tastes = readTastes({});
    expect(tastes.avoided).toEqual({ colors: [], patterns: [], kinds: [], families: [], fabrics: [], materials: [] });
    expect(tastes.wool_ok).toBe(true);
    expect(tastes.budget_level).toBeNull();
  });
  it("exclude every colour of a refused group", () => {
    expect(readTastes({ colors_avoided: ["pink"] }).avoided.colors).toEqual(["blush", "pink", "raspberry"]);
  });
  it("exclude kinds, families, cloths and materials", () => {
    const { avoided, wool_ok } = readTastes({
      pieces_avoided: ["dresses", "shoes"],
      fabrics_avoided: ["wool", "denim"],
    });
    expect(avoided).toMatchObject({ kinds: ["dress", "pinafore"], families: ["SHOES"], fabrics: ["denim"] });
    expect(avoided.materials).toContain("merino");
    expect(wool_ok).toBe(false);
  });
  it("count what is loved and refused as refused", () => {
    const { loved } = readTastes({ colors_loved: ["pink", "blue"], colors_avoided: ["pink"] });
    expect(loved.colors).not.toContain("blush");
    expect(loved.colors).toContain("navy");
  });
  it("pass over values nobody offers", () => {
    const tastes = readTastes({ colors_loved: ["neon", 7, null], budget_level: ["careful"], styles: "boho", fit: {} });
    expect(tastes.loved.colors).toEqual([]);
    expect(tastes.budget_level).toBe("careful");
    expect(tastes.styles).toEqual(["boho"]);
    expect(tastes.fit).toBeNull();
  });
});
