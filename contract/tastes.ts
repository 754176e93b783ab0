/* Without schemas, so that pages can offer tastes without carrying zod. */
import type { Family } from "./catalog.ts";
import { colorGroups, type ColorGroup } from "./color-groups.ts";

type ColorCode = (typeof colorGroups)[ColorGroup][number];

/** Patterns of the catalogue (`pattern.code`). */
export const tastePatterns = ["plain", "stripe", "gingham", "check", "dot", "flower", "leaf", "star", "heart"] as const;
export type TastePattern = (typeof tastePatterns)[number];

/** Pieces as people name them: kinds are cuts of a garment, families those of the catalogue. */
export const pieceGroups = {
  dresses: { kinds: ["dress", "pinafore"], families: [] },
  skirts: { kinds: ["skirt"], families: [] },
  one_pieces: { kinds: ["dungarees", "jumpsuit", "romper"], families: [] },
  jeans: { kinds: ["jeans"], families: [] },
  joggers: { kinds: ["joggers"], families: [] },
  leggings: { kinds: ["leggings"], families: [] },
  shorts: { kinds: ["shorts"], families: [] },
  shirts: { kinds: ["shirt", "blouse"], families: [] },
  polos: { kinds: ["polo"], families: [] },
  hoodies: { kinds: ["hoodie"], families: [] },
  sweatshirts: { kinds: ["sweatshirt"], families: [] },
  cardigans: { kinds: ["cardigan"], families: [] },
  bodysuits: { kinds: ["bodysuit"], families: [] },
  hats: { kinds: ["hat", "beanie"], families: [] },
  nightwear: { kinds: [], families: ["NIGHTWEAR"] },
  shoes: { kinds: [], families: ["SHOES"] },
  outerwear: { kinds: [], families: ["OUTERWEAR"] },
  accessories: { kinds: [], families: ["ACCESSORIES"] },
} as const satisfies Record<string, { kinds: readonly string[]; families: readonly Family[] }>;
export type PieceGroup = keyof typeof pieceGroups;

/** Fabrics somebody may refuse: cloths are `fabric.code` of a product, materials `code` in its composition. */
export const fabricGroups = {
  wool: { fabrics: [], materials: ["wool", "merino", "alpaca"] },
  leather: { fabrics: ["leather"], materials: ["leather"] },
  silk: { fabrics: [], materials: ["silk"] },
  denim: { fabrics: ["denim"], materials: [] },
  corduroy: { fabrics: ["corduroy"], materials: [] },
  velvet: { fabrics: ["velvet"], materials: [] },
  linen: { fabrics: ["linen"], materials: [] },
  fleece: { fabrics: ["fleece"], materials: [] },
  satin: { fabrics: ["satin"], materials: [] },
} as const satisfies Record<string, { fabrics: readonly string[]; materials: readonly string[] }>;

/** What a style looks like in the catalogue; a leaning, never an exclusion. */
export const styles = {
  classic: {
    kinds: ["shirt", "polo", "cardigan", "coat"],
    patterns: ["plain", "stripe", "check"],
    groups: ["blue", "white", "beige"],
  },
  playful: {
    kinds: ["t-shirt", "sweatshirt", "dungarees"],
    patterns: ["dot", "star", "heart", "flower"],
    groups: ["yellow", "orange", "pink"],
  },
  sporty: {
    kinds: ["joggers", "hoodie", "sweatshirt", "trainers"],
    patterns: ["plain", "stripe"],
    groups: ["grey", "blue", "green"],
  },
  romantic: {
    kinds: ["blouse", "dress", "skirt"],
    patterns: ["flower", "dot", "gingham"],
    groups: ["pink", "white", "purple"],
  },
  boho: { kinds: ["blouse", "dress", "jumpsuit"], patterns: ["flower", "leaf"], groups: ["orange", "beige", "green"] },
  minimal: { kinds: ["jumper", "trousers", "shirt"], patterns: ["plain"], groups: ["white", "beige", "grey", "black"] },
  retro: {
    kinds: ["dungarees", "polo", "pinafore", "cardigan"],
    patterns: ["stripe", "gingham", "check"],
    groups: ["brown", "orange", "red"],
  },
  elegant: {
    kinds: ["dress", "shirt", "coat", "ballerinas"],
    patterns: ["plain", "dot"],
    groups: ["black", "blue", "red"],
  },
  casual: {
    kinds: ["jeans", "t-shirt", "sweatshirt", "trainers"],
    patterns: ["plain", "stripe"],
    groups: ["blue", "grey", "white"],
  },
} as const satisfies Record<
  string,
  { kinds: readonly string[]; patterns: readonly TastePattern[]; groups: readonly ColorGroup[] }
>;
export type Style = keyof typeof styles;

/** Most a box shall cost when everything is kept, in cents by kind of profile; `open` has no limit. */
export const budgets = {
  careful: { KID: 14_000, WOMAN: 22_000 },
  balanced: { KID: 21_000, WOMAN: 32_000 },
  generous: { KID: 30_000, WOMAN: 48_000 },
  open: { KID: null, WOMAN: null },
} as const;
export type BudgetLevel = keyof typeof budgets;

export const fits = ["close", "regular", "loose"] as const;
export const needs = [
  "school",
  "creche",
  "outdoor",
  "sport",
  "occasion",
  "holidays",
  "sleep",
  "office",
  "weekend",
  "evening",
] as const;
/** How a woman's shoulders, waist and hips relate; for the eye of the stylist. */
export const figures = ["A", "H", "O", "V", "X"] as const;
/** Where a woman wants her trousers to end. */
export const trouserLengths = ["cropped", "ankle", "long"] as const;
/** Who chooses a child's clothes. */
export const deciders = ["parent", "both", "child"] as const;
export const heels = ["flat", "low", "high", "any"] as const;

const keysOf = <T extends object>(table: T) => Object.keys(table) as (keyof T)[];

/**
 * Fields of an answered quiz that are tastes, and the values each may hold. In `quiz_answers` the answers stand under
 * these names whatever quiz asked, so that tastes are read without the quiz.
 */
export const tasteFields = {
  colors_loved: { values: keysOf(colorGroups), isList: true },
  colors_avoided: { values: keysOf(colorGroups), isList: true },
  patterns_loved: { values: tastePatterns, isList: true },
  patterns_avoided: { values: tastePatterns, isList: true },
  pieces_loved: { values: keysOf(pieceGroups), isList: true },
  pieces_avoided: { values: keysOf(pieceGroups), isList: true },
  fabrics_avoided: { values: keysOf(fabricGroups), isList: true },
  styles: { values: keysOf(styles), isList: true },
  needs: { values: needs, isList: true },
  organic: { values: ["yes", "no"], isList: false },
  budget_level: { values: keysOf(budgets), isList: false },
  fit: { values: fits, isList: false },
  figure: { values: figures, isList: false },
  heels: { values: heels, isList: false },
} as const satisfies Record<string, { values: readonly string[]; isList: boolean }>;
export type TasteField = keyof typeof tasteFields;

/** Tastes in the words of the catalogue. Everything under `avoided` is excluded, whatever else speaks for a piece. */
export interface Tastes {
  loved: { colors: ColorCode[]; patterns: TastePattern[]; kinds: string[]; families: Family[] };
  avoided: {
    colors: ColorCode[];
    patterns: TastePattern[];
    kinds: string[];
    families: Family[];
    fabrics: string[];
    materials: string[];
  };
  styles: Style[];
  needs: (typeof needs)[number][];
  wool_ok: boolean;
  /** Prefers organic cotton (label `cotonbio`). */
  organic: boolean;
  /** Null as long as nothing was said. */
  budget_level: BudgetLevel | null;
  fit: (typeof fits)[number] | null;
  figure: (typeof figures)[number] | null;
  heels: (typeof heels)[number] | null;
}

type ValueOf<F extends TasteField> = (typeof tasteFields)[F]["values"][number];

const readList = <F extends TasteField>(answers: Record<string, unknown>, field: F): ValueOf<F>[] => {
  const answer = answers[field];
  const values: readonly unknown[] = Array.isArray(answer) ? answer : [answer];
  return (tasteFields[field].values as readonly ValueOf<F>[]).filter((value) => values.includes(value));
};
const readOne = <F extends TasteField>(answers: Record<string, unknown>, field: F): ValueOf<F> | null =>
  readList(answers, field)[0] ?? null;
const without = <T>(values: readonly T[], excluded: readonly T[]): T[] =>
  values.filter((value) => !excluded.includes(value));

/**
 * Tastes from the answers of a profile (those of several quizzes laid over each other, the newest on top). Values no
 * quiz offers any more count as not answered; what is both loved and avoided is avoided.
 */
export function readTastes(answers: Record<string, unknown>): Tastes {
  const colors = (field: "colors_loved" | "colors_avoided"): ColorCode[] =>
    readList(answers, field).flatMap((group): readonly ColorCode[] => colorGroups[group]);
  const pieces = (field: "pieces_loved" | "pieces_avoided") =>
    readList(answers, field).map(
      (group): { kinds: readonly string[]; families: readonly Family[] } => pieceGroups[group],
    );
  const refused = readList(answers, "fabrics_avoided").map(
    (group): { fabrics: readonly string[]; materials: readonly string[] } => fabricGroups[group],
  );
  const avoided: Tastes["avoided"] = {
    colors: colors("colors_avoided"),
    patterns: readList(answers, "patterns_avoided"),
    kinds: pieces("pieces_avoided").flatMap(({ kinds }) => kinds),
    families: pieces("pieces_avoided").flatMap(({ families }) => families),
    fabrics: refused.flatMap(({ fabrics }) => fabrics),
    materials: refused.flatMap(({ materials }) => materials),
  };
  return {
    avoided,
    loved: {
      colors: without(colors("colors_loved"), avoided.colors),
      patterns: without(readList(answers, "patterns_loved"), avoided.patterns),
      kinds: without(
        pieces("pieces_loved").flatMap(({ kinds }) => kinds),
        avoided.kinds,
      ),
      families: without(
        pieces("pieces_loved").flatMap(({ families }) => families),
        avoided.families,
      ),
    },
    styles: readList(answers, "styles"),
    needs: readList(answers, "needs"),
    wool_ok: !avoided.materials.includes("wool"),
    organic: readOne(answers, "organic") === "yes",
    budget_level: readOne(answers, "budget_level"),
    fit: readOne(answers, "fit"),
    figure: readOne(answers, "figure"),
    heels: readOne(answers, "heels"),
  };
}
