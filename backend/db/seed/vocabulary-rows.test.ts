import { expect, it } from "vitest";
import { seasons } from "#contract/garment-details.ts";
import { occasions } from "../../catalog/garment-facts.ts";
import { meansSchema } from "../../catalog/understanding/means.ts";
import { collectionSlugs } from "./content/collections/slugs.ts";
import { colorCodes } from "./content/vocabulary/colors.ts";
import { silhouetteFacts } from "./content/vocabulary/silhouettes.ts";
import { faq } from "./content/faq.ts";
import { vocabularyRows } from "./vocabulary-rows.ts";

const rows = vocabularyRows();

it("gives each word of a language one meaning", () => {
  const seen = rows.map(({ locale, phrase }) => `${locale} ${phrase}`);
  expect(seen.filter((word, index) => seen.indexOf(word) !== index)).toEqual([]);
});

it("means what there is", () => {
  const known: Record<string, readonly string[]> = {
    piece: Object.keys(silhouetteFacts),
    family: Object.values(silhouetteFacts).map(({ family }) => family),
    colour: colorCodes,
    collection: collectionSlugs,
    shelf: collectionSlugs,
    occasion: occasions,
    season: seasons,
    offers: ["1"],
    help: faq.fr.map(({ section }) => section),
  };
  for (const { means } of rows) {
    expect(meansSchema.safeParse(means).success).toBe(true);
    for (const [facet, codes] of Object.entries(means))
      for (const code of known[facet] ? codes : []) expect(known[facet]).toContain(code);
  }
});

it("names what a page shows, in every language", () => {
  const nameless = rows.filter(({ kind, name }) => (kind === "unit" || kind === "filler") !== (name === ""));
  expect(nameless).toEqual([]);
});
