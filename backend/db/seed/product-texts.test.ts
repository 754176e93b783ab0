import { describe, expect, it } from "vitest";
import { locales } from "#contract/locale.ts";
import { garmentFacts } from "../../pictures/facts.ts";
import { careCodes, careTexts } from "./content/vocabulary/care.ts";
import { cutOf } from "./content/vocabulary/cut-words.ts";
import { clothOf } from "./content/vocabulary/fabrics.ts";
import { planProduct, type ProductPlan } from "./product-plan.ts";
import { descriptionsOf } from "./product-rows.ts";

const now = new Date("2026-11-23T10:00:00Z");
/** As many as a shop is filled with. */
const plans = Array.from({ length: 840 }, (_, index) => planProduct(index + 1, now));

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s+/u);
/** A given name makes no sentence another one. */
const withoutName = ({ model }: ProductPlan, text: string): string => text.replaceAll(model, "·");

describe.each(locales)("product texts in %s", (locale) => {
  const texts = plans.map((plan) => withoutName(plan, descriptionsOf(plan)[locale]));
  const sentences = texts.map(sentencesOf);

  it("share at most one sentence in twenty with more than ten pieces", () => {
    const pieces = new Map<string, number>();
    for (const of of sentences) for (const one of new Set(of)) pieces.set(one, (pieces.get(one) ?? 0) + 1);
    const all = sentences.flat();
    const shared = all.filter((sentence) => (pieces.get(sentence) ?? 0) > 10);
    expect(shared.length / all.length).toBeLessThanOrEqual(0.05);
  });

  it("are never short, and never twice the same", () => {
    expect(sentences.filter(({ length }) => length < 4)).toEqual([]);
    expect(texts.filter((text) => text.length < 160 || text.length > 900)).toEqual([]);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it("say no sentence twice in one text", () => {
    expect(sentences.filter((of) => new Set(of).size < of.length)).toEqual([]);
  });
});

const everyText = plans.map((plan) => ({ plan, texts: descriptionsOf(plan) }));

it("name the cut as the picture shows it, of every piece something", () => {
  for (const { drawing, silhouette } of plans) {
    const words = cutOf(drawing);
    const facts = garmentFacts(drawing);
    expect(words).not.toHaveLength(0);
    expect(words.includes("hood")).toBe(facts.hood && silhouette !== "hoodie");
    expect(words.includes("zip") || words.includes("side-zip")).toBe(facts.zip);
    expect(words.includes("contrast")).toBe(facts.contrastTrim && silhouette !== "hat");
  }
});

it.each([
  ["percent", /(\d+)\s?%/gu, ({ composition }: ProductPlan) => composition.map(({ percent }) => percent)],
  [
    "degrees",
    /(\d+)\s?°C/gu,
    ({ silhouette, fabric }: ProductPlan) =>
      careCodes(silhouette, clothOf(silhouette, fabric)).map((code) => Number(/\d+/.exec(careTexts[code].fr)?.[0])),
  ],
] as const)("say the %s of the composition and the care", (_, numbers, known) => {
  const wrong = everyText.flatMap(({ plan, texts }) =>
    locales.flatMap((locale) =>
      [...texts[locale].matchAll(numbers)]
        .map(([, found]) => Number(found))
        .filter((one) => !known(plan).includes(one)),
    ),
  );
  expect(wrong).toEqual([]);
});

it("send no boy to skirts and ballerinas", () => {
  const girls = /\b(robe|jupe|ballerines|collants|Kleid|Rock|jurk|rok|vestido|falda)\b/i;
  const boys = everyText.filter(({ plan }) => plan.gender === "BOY");
  expect(boys.flatMap(({ texts }) => Object.values(texts)).filter((text) => girls.test(text))).toEqual([]);
});
