import { describe, expect, it } from "vitest";
import type { Locale } from "#contract/locale.ts";
import { vocabularyRows } from "../../db/seed/vocabulary-rows.ts";
import { searchWordsOf } from "../search-text.ts";
import { readLetters, readSize } from "./read-size.ts";
import { understand, type KnownWord } from "./understand.ts";
import { distanceOf, nearestOf, splitsOf, stemOf } from "./word-forms.ts";

const rows = vocabularyRows();
const read = (text: string, locale: Locale) => {
  const words = searchWordsOf(text);
  const known = rows.filter((row) => row.locale === locale) as unknown as KnownWord[];
  const { parts, left } = understand(words, known, locale);
  return {
    parts: parts.map(({ name, means }) => means.size?.join("|") ?? name),
    left: left.map((place) => words[place]),
  };
};

it.each([
  ["fr", "Robe à fleurs rouge pour fille, 6 ans", ["Robes", "Fleurs", "Rouge", "Fille", "6 ans"]],
  ["fr", "robes rouges", ["Robes", "Rouge"]],
  ["fr", "pyjama bébé 6 mois", ["Pyjamas", "Bébé", "6 mois"]],
  ["fr", "t-shirt femme taille L", ["T-shirts", "Femme", "L"]],
  ["fr", "chaussures d'été 28", ["Chaussures", "Été", "28|27-30"]],
  ["de", "Pullover dunkelblau Größe 104", ["Pullover", "Marineblau", "4 ans"]],
  ["de", "kleider 6-8 jahre", ["Kleider", "6 ans|8 ans"]],
  ["nl", "rode jurken maat 116", ["Rood", "Jurken", "6 ans"]],
  ["nl", "broekjes 12 mnd", ["Broeken", "12 mois"]],
  ["es", "zapatos azules talla 30", ["Zapatos", "Azul", "30|27-30"]],
  ["es", "vestido de lino para mujer XL", ["Vestidos", "Lino", "Mujer", "XL"]],
  ["fr", "soldes femme", ["En promotion", "Femme"]],
  ["fr", "bonnes affaires robe", ["En promotion", "Robes"]],
  ["fr", "robe petit prix", ["Robes", "En promotion"]],
  ["de", "Sale Damen", ["Reduziert", "Damen"]],
  ["de", "reduzierte Kleider", ["Reduziert", "Kleider"]],
  ["nl", "koopjes meisje", ["In de aanbieding", "Meisjes"]],
  ["nl", "jurk kopen", ["Jurken"]],
  ["es", "rebajas niña", ["Rebajado", "Niña"]],
  ["fr", "robe d'été 6 ans", ["Robes", "Été", "6 ans"]],
  ["fr", "veste mi-saison", ["Vestes", "Mi-saison"]],
  ["fr", "tenue de rentrée fille", ["École", "Fille"]],
  ["de", "Schule Jungen Hose", ["Schule", "Jungen", "Hosen"]],
  ["nl", "winter schoenen", ["Winter", "Schoenen"]],
  ["es", "vuelta al cole niño", ["Colegio", "Niño"]],
] as const)("reads %s %j", (locale, text, parts) => expect(read(text, locale)).toEqual({ parts, left: [] }));

it("leaves what it does not know", () => {
  expect(read("robe zorglub", "fr")).toEqual({ parts: ["Robes"], left: ["zorglub"] });
  expect(read("taille haute", "fr").parts).toEqual([]);
});

describe("sizes", () => {
  it.each([
    [7, "year", false, ["8 ans"]],
    [1, "year", false, ["12 mois"]],
    [24, "month", false, ["2 ans"]],
    [104, null, false, ["4 ans"]],
    [38, null, false, ["M"]],
    [38, null, true, ["38", "35-38", "36-38"]],
    [5, "size", false, ["5 ans"]],
    [400, null, false, []],
    [99, "year", false, []],
  ] as const)("%s %s (feet: %s) is %j", (count, unit, isFoot, sizes) =>
    expect(readSize(count, unit, isFoot)).toEqual(sizes),
  );
  it("are single letters only where a word says so", () => {
    expect([readLetters("m", false), readLetters("m", true), readLetters("2xl", false)]).toEqual([null, "M", "XXL"]);
  });
});

describe("forms of a word", () => {
  it.each([
    ["fr", "robes", "robe"],
    ["fr", "manteaux", "manteau"],
    ["fr", "bleues", "bleu"],
    ["de", "schuhe", "schuh"],
    ["de", "kleider", "kleid"],
    ["de", "jacken", "jacke"],
    ["nl", "rokken", "rok"],
    ["nl", "broeken", "broek"],
    ["nl", "jurkjes", "jurk"],
    ["es", "pantalones", "pantalon"],
    ["es", "rojas", "rojo"],
  ] as const)("%s %s and %s have the same stem", (locale, a, b) => expect(stemOf(a, locale)).toBe(stemOf(b, locale)));

  it("are split in German and Dutch only", () => {
    expect(splitsOf("winterjacke", "de")).toContainEqual(["winter", "jacke"]);
    expect(splitsOf("meisjesschoenen", "nl")).toContainEqual(["meisje", "sschoenen"]);
    expect(splitsOf("meisjesschoenen", "nl")).toContainEqual(["meisjes", "schoenen"]);
    expect(splitsOf("winterjacke", "fr")).toEqual([]);
  });

  it("are mended when few letters are wrong", () => {
    expect(distanceOf("klied", "kleid")).toBe(1);
    expect(nearestOf("chausettes", ["chaussures", "chaussettes"])).toBe("chaussettes");
    expect(nearestOf("abc", ["abd"])).toBeNull();
    expect(nearestOf("zzzzqqqq", ["chaussettes"])).toBeNull();
    expect(nearestOf("kinderwagen", ["kinderen"])).toBeNull();
    expect(nearestOf("cuaderno", ["cuadro", "cuadros"])).toBeNull();
  });
});
