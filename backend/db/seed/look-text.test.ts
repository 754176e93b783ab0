import { describe, expect, it } from "vitest";
import { locales, type Locale } from "#contract/locale.ts";
import { looks } from "./content/looks.ts";
import { colorCodes, colors, type ColorCode } from "./content/vocabulary/colors.ts";
import { silhouettes } from "../../pictures/types.ts";
import { inflect, type Form } from "./content/vocabulary/grammar.ts";
import { wordOf } from "./content/vocabulary/product-name.ts";
import { planLooks } from "./look-plan.ts";
import { listPieces, lookText, namedSlots } from "./look-text.ts";
import { planProduct } from "./product-plan.ts";

const now = new Date("2026-11-23T10:00:00Z");
const planned = planLooks(840, now);

const forms: Record<Locale, readonly Form[]> = {
  fr: ["m", "f", "mp", "fp"],
  es: ["m", "f", "mp", "fp"],
  de: ["m", "f", "n", "pl"],
  nl: ["c", "n", "pl"],
};

/** Every way a colour is written. */
const spellings = (code: ColorCode, locale: Locale): string[] => [
  ...new Set([
    colors[code].noun[locale].toLocaleLowerCase(),
    ...forms[locale].map((form) => inflect(colors[code].adjective[locale], locale, form).toLocaleLowerCase()),
  ]),
];

/** Sand on a beach and in a cake is no colour. */
const notColors: Record<Locale, RegExp> = {
  fr: /gâteau de sable/g,
  es: /tarta de arena/g,
  de: /Sandkuchen/g,
  nl: /zandtaart/g,
};

/** Colours named in a text, longest names first, so that "bleu marine" is not read as another blue. */
function colorsIn(text: string, locale: Locale): ColorCode[] {
  let rest = ` ${text
    .replaceAll(notColors[locale], " ")
    .toLocaleLowerCase()
    .replaceAll(/[^\p{L}\p{M}’-]+/gu, " ")} `;
  const names = colorCodes
    .flatMap((code) => spellings(code, locale).map((name) => [name, code] as const))
    .toSorted(([a], [b]) => b.length - a.length);
  const found: ColorCode[] = [];
  for (const [name, code] of names)
    if (rest.includes(` ${name} `)) {
      found.push(code);
      rest = rest.replaceAll(` ${name} `, "  ");
    }
  return found;
}

describe("the sentence of a look", () => {
  it.each(locales)("names no colour in %s but those of its pieces", (locale) => {
    for (const { mood, slug } of looks)
      expect([slug, colorsIn(mood[locale].replaceAll(/\{[^}]*\}/g, ","), locale)]).toEqual([slug, []]);
    for (const { row, pieces } of planned) {
      const worn = pieces.map(({ productId }) => planProduct(productId, now).color);
      const text = row.descriptions[locale];
      expect(text).not.toMatch(/[{}[\]|]/);
      expect([text, colorsIn(text, locale).filter((code) => !worn.includes(code))]).toEqual([text, []]);
    }
  });

  it.each(locales)("names no kind of piece in %s that is not there", (locale) => {
    for (const { row, pieces } of planned) {
      const worn = pieces.map(({ productId }) => planProduct(productId, now).silhouette);
      // "bleu jean" is a colour.
      const text = colorCodes
        .flatMap((code) => spellings(code, locale))
        .toSorted((a, b) => b.length - a.length)
        .reduce(
          (rest, name) => rest.replaceAll(` ${name} `, "  "),
          ` ${row.descriptions[locale].toLocaleLowerCase().replaceAll(/[^\p{L}\p{M}’-]+/gu, " ")} `,
        );
      const longer = worn.map((silhouette) => wordOf(silhouette, locale).noun.toLocaleLowerCase());
      const missing = silhouettes.filter((silhouette) => {
        const noun = wordOf(silhouette, locale).noun.toLocaleLowerCase();
        return (
          text.includes(` ${noun} `) && !worn.includes(silhouette) && !longer.some((other) => other.includes(noun))
        );
      });
      expect([text, missing]).toEqual([text, []]);
    }
  });

  it("tells colours that differ when it tells several by name", () => {
    const listed = looks.filter(({ mood }) => mood.fr.includes(".Noun}"));
    expect(listed.length).toBeGreaterThan(1);
    for (const { name } of listed) {
      const look = planned.find(({ row }) => row.names.fr === name.fr);
      const text = look?.row.descriptions.fr ?? "";
      expect([text, colorsIn(text, "fr").length]).toEqual([text, 3]);
    }
  });

  it("has its colours agree with the piece", () => {
    const pieces = [
      { silhouette: "dress", color: "white" },
      { silhouette: "boots", color: "black" },
    ] as const;
    expect(lookText("Une robe {dress}, bottines {boots} : {dress.noun} et {boots.noun}.", pieces, "fr")).toBe(
      "Une robe blanche, bottines noires : blanc et noir.",
    );
    expect(lookText("{dress.Noun} y {boots.noun}", pieces, "es")).toBe("Blanco y negro");
    expect(() => lookText("{hat}", pieces, "fr")).toThrow("{hat}");
  });

  it("is a list where the catalogue has no such piece", () => {
    const pieces = [
      { silhouette: "dress", color: "white" },
      { silhouette: "boots", color: "navy" },
    ] as const;
    expect(locales.map((locale) => listPieces(pieces, locale))).toEqual([
      "Robe blanche et bottines bleu marine.",
      "Kleid in Weiß und Stiefeletten in Marineblau.",
      "Jurk in wit en enkellaarsjes in marineblauw.",
      "Vestido blanco y botines azul marino.",
    ]);
    const small = planLooks(80, now);
    expect(small.length).toBeGreaterThan(20);
    for (const { row } of small) for (const locale of locales) expect(row.descriptions[locale]).not.toMatch(/[{}]/);
  });

  it("knows the pieces it tells of", () => {
    const mood = { fr: "Un chapeau et du soleil.", de: "{dress}", nl: "", es: "" };
    expect(namedSlots(mood, ["hat", "dress", "sandals"])).toEqual(["hat", "dress"]);
  });
});
