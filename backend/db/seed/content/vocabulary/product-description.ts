import { usualNature } from "#backend/catalog/garment-facts.ts";
import type { GarmentSpec } from "#backend/pictures/types.ts";
import type { GarmentDetails } from "#contract/garment-details.ts";
import { lengthCm, lengthMeasured } from "../../garment-details.ts";
import type { Locale, Localized } from "../localized.ts";
import type { Brand } from "./brands.ts";
import { caredForLike } from "./care.ts";
import { type ColorCode, colorCodes, colors, isHarmonious } from "./colors.ts";
import { type Composition, materialNames } from "./compositions.ts";
import { cutOf } from "./cut-words.ts";
import { de } from "./description/de.ts";
import { es } from "./description/es.ts";
import { fr } from "./description/fr.ts";
import { nl } from "./description/nl.ts";
import type { DescriptionTexts } from "./description/texts.ts";
import { type Cloth, clothOf } from "./fabrics.ts";
import { capitalised, fill, type Form, inflect, pick, type Word, withFrenchArticle } from "./grammar.ts";
import type { Pattern } from "./garment.ts";
import { type ProductFacts, wordOf } from "./product-name.ts";
import { silhouetteFacts } from "./silhouettes.ts";

const texts: Localized<DescriptionTexts> = { fr, de, nl, es };

export interface DescribedPiece extends ProductFacts {
  /** Chooses its sentences. */
  n: number;
  /** Chooses what pieces of one model share: the weight of their cloth. */
  lead: number;
  brand: Brand;
  /** Colour of its print and trims. */
  accent: ColorCode;
  composition: Composition;
  /** In display order. */
  sizes: readonly string[];
  lining: GarmentDetails["lining"];
  drawing: GarmentSpec;
}

/** Grams of a square metre, for leather millimetres, for knitwear the gauge; light ones first. */
const measures: Readonly<Record<Cloth, readonly string[]>> = {
  jersey: ["150", "160", "170", "180", "190"],
  rib: ["200", "210", "220", "230", "240"],
  denim: ["260", "280", "300", "320", "340"],
  knit: ["5", "7", "8", "10", "12"],
  corduroy: ["240", "260", "280", "300", "320"],
  linen: ["150", "160", "175", "185", "200"],
  poplin: ["105", "110", "115", "120", "130"],
  fleece: ["240", "260", "280", "300", "320"],
  gauze: ["110", "115", "120", "130", "140"],
  leather: ["1,0", "1,1", "1,2", "1,3", "1,4"],
  velvet: ["210", "220", "230", "240", "250"],
  satin: ["85", "90", "95", "100", "105"],
  coated: ["140", "150", "160", "170", "180"],
  "boiled-wool": ["380", "400", "420", "440", "460"],
  teddy: ["280", "300", "320", "340", "360"],
  canvas: ["300", "320", "340", "360", "380"],
};
const beltLeather = ["2,5", "2,8", "3,0", "3,2", "3,5"];

/** "95 % coton, 5 % élasthanne" */
function mixOf(composition: Composition, locale: Locale): string {
  return composition
    .map(({ material, percent }) => {
      const name = materialNames[material][locale];
      const isNoun = locale === "de" && !name.startsWith("Recycelt");
      const inside = isNoun ? name : name.charAt(0).toLocaleLowerCase(locale) + name.slice(1);
      return locale === "nl" ? `${percent}% ${inside}` : `${percent}\u{a0}% ${inside}`;
    })
    .join(", ");
}

const sizeUnits: Localized<Record<"ans" | "mois", readonly [one: string, many: string]>> = {
  fr: { ans: ["an", "ans"], mois: ["mois", "mois"] },
  de: { ans: ["Jahr", "Jahre"], mois: ["Monat", "Monate"] },
  nl: { ans: ["jaar", "jaar"], mois: ["maand", "maanden"] },
  es: { ans: ["año", "años"], mois: ["mes", "meses"] },
};

/** A size inside a sentence: "6 ans" is "6 Jahre" in German. */
const sizeIn = (size: string, locale: Locale): string =>
  size.replace(/^(\d+) (ans|mois)$/, (_, count: string, unit: "ans" | "mois") => {
    const [one, many] = sizeUnits[locale][unit];
    return `${count} ${count === "1" ? one : many}`;
  });

const vowel = /^[aeiouhéèêœ]/i;

/** A colour that goes with another: French and Spanish give it an article. */
function colorWith(code: ColorCode, locale: Locale): string {
  const name = colors[code].noun[locale];
  if (locale === "fr") return vowel.test(name) ? `de l’${name}` : `du ${name}`;
  return locale === "es" ? `el ${name}` : name;
}

const frenchOfBrand = (name: string): string =>
  name.startsWith("Les ") ? `des ${name.slice(4)}` : vowel.test(name) ? `d’${name}` : `de ${name}`;
const ofBrand: Localized<(name: string) => string> = {
  fr: frenchOfBrand,
  de: (name) => `von ${name}`,
  nl: (name) => `van ${name}`,
  es: (name) => `de ${name}`,
};

/** The noun with its article, as the subject of a sentence and as its object. */
const articles: Localized<{ the: string; theObject: string }> = {
  fr: { the: "", theObject: "" },
  de: { the: "[der|die|das|die] ", theObject: "[den|die|das|die] " },
  nl: { the: "[de|het|de] ", theObject: "[de|het|de] " },
  es: { the: "[el|la|los|las] ", theObject: "[el|la|los|las] " },
};

/** What the colour of a print agrees with in French. */
const frenchPrints: Readonly<Record<Exclude<Pattern, "plain">, Form>> = {
  stripe: "fp",
  gingham: "mp",
  dot: "mp",
  flower: "fp",
  check: "mp",
  star: "fp",
  heart: "mp",
  leaf: "mp",
};

/** A colour after what has it: "blanches", "en blanco"; German and Dutch say "in" before it. */
function colorAfter(code: ColorCode, locale: Locale, frenchForm: Form): string {
  if (locale === "fr") return inflect(colors[code].adjective.fr, locale, frenchForm);
  return locale === "es" ? `en ${colors[code].noun.es}` : colors[code].noun[locale];
}

/** "de la robe", "du pull", "des bottines"; "à l’écharpe", "au pull", "aux bottines" */
function frenchJoined(preposition: "de" | "à", word: Word): string {
  const the = withFrenchArticle(word);
  if (the.startsWith("le ")) return `${preposition === "de" ? "du" : "au"} ${word.noun}`;
  return the.startsWith("les ") ? `${preposition === "de" ? "des" : "aux"} ${word.noun}` : `${preposition} ${the}`;
}

function valuesOf(piece: DescribedPiece, locale: Locale): Record<string, string> {
  const { silhouette, model, brand, color, accent } = piece;
  const word = wordOf(silhouette, locale);
  const { the, theObject } = articles[locale];
  const name = colors[color].noun[locale];
  const isElided = vowel.test(name);
  return {
    noun: word.noun,
    model,
    brand: brand.name,
    ofBrand: ofBrand[locale](brand.name),
    the: locale === "fr" ? withFrenchArticle(word) : inflect(the, locale, word.form) + word.noun,
    theObject: locale === "fr" ? withFrenchArticle(word) : inflect(theObject, locale, word.form) + word.noun,
    ofThe: locale === "fr" ? frenchJoined("de", word) : "",
    toThe: locale === "fr" ? frenchJoined("à", word) : "",
    color: name,
    theColor: isElided ? `l’${name}` : `le ${name}`,
    toColor: isElided ? `à l’${name}` : `au ${name}`,
    ribbon: colorAfter(accent, locale, "m"),
    trim: colorAfter(accent, locale, "fp"),
  };
}

/** Two that differ. */
function pickTwo<T>(items: readonly T[], seed: number, salt: number): [T, T] {
  const first = pick(items, seed, salt);
  return [
    first,
    pick(
      items.filter((item) => item !== first),
      seed,
      salt + 1,
    ),
  ];
}

type Sentence = readonly [template: string, values?: Readonly<Record<string, string>>];

/** How long it is in two of its sizes, or which sizes shoes come in. */
function sizeSentence(piece: DescribedPiece, of: DescriptionTexts, locale: Locale): Sentence[] {
  const { n, silhouette, sizes } = piece;
  const [first = "", size = "", moreSize = ""] = [sizes[0], sizes[Math.floor(sizes.length / 3)], sizes.at(-1)];
  const measured = lengthMeasured(silhouette);
  const [cm, moreCm] = [lengthCm(silhouette, size), lengthCm(silhouette, moreSize)];
  if (measured && cm !== null && moreCm !== null && size !== moreSize) {
    const values = { size: sizeIn(size, locale), moreSize: sizeIn(moreSize, locale), cm: `${cm}`, moreCm: `${moreCm}` };
    return [[pick(of.length[measured], n, 14), values]];
  }
  const isShod = silhouetteFacts[silhouette].family === "SHOES";
  return isShod ? [[pick(of.sizes, n, 14), { size: first, moreSize }]] : [];
}

/**
 * Five or six sentences with facts of the very piece: its cut as the picture shows it, its cloth and what it weighs, its
 * colours, then two of what it is worn with, its length, its lining and its care. The same piece always has the same text.
 */
export function productDescription(piece: DescribedPiece, locale: Locale): string {
  const { n, lead, silhouette, fabric, audience, pattern, color, accent, composition, lining } = piece;
  const of = texts[locale];
  const { form } = wordOf(silhouette, locale);
  const { textGroup: group, family } = silhouetteFacts[silhouette];
  const cloth = clothOf(silhouette, fabric);
  const values = valuesOf(piece, locale);
  const one = <T>(items: readonly T[], salt: number): T => pick(items, n, salt);
  const byGroup = ({ kid, woman }: DescriptionTexts["mood"]): readonly string[] =>
    audience === "WOMAN" && group !== "baby" ? woman[group] : kid[group];

  const words = cutOf(piece.drawing).map((word) => fill(of.cutWords[word], values));
  const named = words.length > 3 ? words.filter((_, index) => index !== lead % words.length) : words;
  const list = new Intl.ListFormat(locale).format(named.slice(0, 4));
  const opening: Sentence[] =
    n % 3 === 0 ? [[one(byGroup(of.mood), 0)], [one(of.details, 1), { list }]] : [[one(of.cut, 1), { list }]];

  const measured = silhouette === "belt" ? beltLeather : measures[cloth];
  const clothSentence: Sentence = [
    one(of.cloth[silhouette === "socks" ? "socks" : cloth], 2),
    { mix: mixOf(composition, locale), measure: pick(measured, lead, 3) },
  ];
  const matching = colorCodes.filter((code) => colors[code].group !== colors[color].group && isHarmonious(code, color));
  const [near, far] = pickTwo(matching, n, 4);
  const colorSentence: Sentence =
    pattern === "plain"
      ? [one(of.plain, 6), { one: colorWith(near, locale), other: colorWith(far, locale) }]
      : [one(of.print[pattern], 6), { accent: colorAfter(accent, locale, frenchPrints[pattern]) }];
  const body = one([true, false], 7) ? [clothSentence, colorSentence] : [colorSentence, clothSentence];

  const [companion, another] = pickTwo(byGroup(of.companions), n, 8);
  const { climate } = usualNature({ family, kind: silhouette, fabric });
  const endings: Sentence[] = [
    [one(of.wear, 10), { one: companion, other: another, months: of.months[climate ?? "ANY"] }],
    ...sizeSentence(piece, of, locale),
    ...(lining === "COTTON" || lining === "POLYESTER" ? [[one(of.lining[lining], 12)] as const] : []),
    [one(of.care[caredForLike(silhouette, cloth)], 11)],
  ];
  const chosen = pickTwo(endings, n, 13);

  return [...opening, ...body, ...endings.filter((ending) => chosen.includes(ending))]
    .map(([template, more]) => capitalised(fill(inflect(template, locale, form), { ...values, ...more })))
    .join(" ");
}
