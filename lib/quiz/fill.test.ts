import { expect, it } from "vitest";
import fr from "#messages/fr.json" with { type: "json" };
import { fill } from "./fill.ts";

it("fills names in and leaves none", () => expect(fill("{a} sur {b}", { a: 2, b: 16 })).toBe("2 sur 16"));

it("is enough for the words of questions: only those of the outfits, which load later, count or choose", () => {
  const { outfits, ...texts } = fr.quiz;
  expect(JSON.stringify(outfits)).toContain("plural");
  expect(JSON.stringify(texts)).not.toMatch(/\{\w+,/);
});
