import { childLooks, womanLooks } from "./answer-looks.ts";
import { cutOf, form, garment, look, type Ink, type Piece } from "./answer-sheet.ts";
import type { Alteration } from "./draft-of.ts";
import type { Cut, Pattern } from "./types.ts";

type Table = Record<string, () => string>;

const patternInks: Record<Pattern, readonly [Ink, Ink]> = {
  plain: ["teal", "cream"],
  stripe: ["white", "navy"],
  gingham: ["white", "terracotta"],
  check: ["forest", "mustard"],
  dot: ["mustard", "cream"],
  flower: ["cream", "terracotta"],
  leaf: ["sage", "forest"],
  star: ["navy", "mustard"],
  heart: ["sand", "red"],
};

const patternTable: Table = Object.fromEntries(
  (Object.keys(patternInks) as Pattern[]).flatMap((pattern) => {
    const [color, accent] = patternInks[pattern];
    return [
      [`pattern-child-${pattern}`, () => garment(["long-sleeve", color, "jersey", pattern, accent, 1], "child")],
      [`pattern-woman-${pattern}`, () => garment(["dress", color, "poplin", pattern, accent, 5], "woman")],
    ];
  }),
);

/** One piece stands for its group; colours alternate, so that a page of them is not of one colour. */
const pieces: Record<string, Piece> = {
  dresses: ["dress", "terracotta", "poplin"],
  skirts: ["skirt", "sage", "poplin"],
  "one-pieces": ["dungarees", "mustard", "corduroy"],
  jeans: ["jeans", "denim", "denim"],
  joggers: ["joggers", "grey", "fleece"],
  leggings: ["leggings", "plum", "jersey"],
  shorts: ["shorts", "sand", "linen"],
  shirts: ["shirt", "sky", "poplin"],
  polos: ["polo", "forest", "jersey"],
  hoodies: ["hoodie", "teal", "fleece"],
  sweatshirts: ["sweatshirt", "apricot", "fleece"],
  cardigans: ["cardigan", "rust", "knit"],
  bodysuits: ["bodysuit", "cream", "rib", "plain", "terracotta"],
  hats: ["beanie", "mustard", "knit"],
  nightwear: ["pyjamas", "sky", "jersey", "stripe", "white"],
  shoes: ["trainers", "white", "leather", "plain", "teal"],
  outerwear: ["coat", "navy", "velvet"],
  accessories: ["scarf", "terracotta", "knit"],
};
const familyPieces: Record<string, Piece> = {
  tops: ["long-sleeve", "sky", "jersey", "stripe", "white"],
  knitwear: ["jumper", "mustard", "knit"],
  bottoms: ["trousers", "sage", "corduroy"],
  dresses: ["dress", "terracotta", "poplin"],
  outerwear: ["jacket", "navy", "poplin"],
  shoes: ["boots", "taupe", "leather"],
  accessories: ["bag", "rust", "leather"],
};
const tableOf = (name: string, of: Record<string, Piece>): Table =>
  Object.fromEntries(
    Object.entries(of).flatMap(([value, piece]) =>
      (["child", "woman"] as const).map((cut) => [
        `${name}-${cut}-${value}`,
        () => garment(piece, value === "bodysuits" ? "baby" : cut),
      ]),
    ),
  );

const looksOf = (looks: Record<string, readonly Piece[]>, cut: Cut): Table =>
  Object.fromEntries(Object.entries(looks).map(([name, worn], index) => [name, () => look(worn, cut, index + 1)]));

const fits: Record<string, { child: Alteration["measures"]; woman: Alteration["measures"] }> = {
  close: { child: { hipWidth: 96, thigh: 76, ankle: 38 }, woman: { hipWidth: 96, thigh: 74, ankle: 38 } },
  regular: { child: {}, woman: {} },
  loose: { child: { hipWidth: 122, thigh: 124, ankle: 88 }, woman: { hipWidth: 122, thigh: 124, ankle: 92 } },
};
const straight = { closure: "fly", hem: "straight" } as const;
const fitTable: Table = Object.fromEntries(
  Object.entries(fits).flatMap(([fit, { child, woman }]) => [
    [
      `fit-child-${fit}`,
      () =>
        cutOf(
          ["trousers", "teal", "linen"],
          "child",
          { measures: child ?? {}, traits: straight },
          { y: 130, scale: 1.62 },
        ),
    ],
    [
      `fit-woman-${fit}`,
      () =>
        cutOf(
          ["trousers", "plum", "linen"],
          "woman",
          { measures: woman ?? {}, traits: straight },
          { y: 110, scale: 1.36 },
        ),
    ],
  ]),
);

const child: Piece = ["trousers", "denim", "linen"];
const woman: Piece = ["trousers", "forest", "linen"];
const ankleAt = 838;
const trouserPlace = { y: 120, scale: 1.55, lineAt: ankleAt };
const skirt = (length: number) => () =>
  cutOf(
    ["skirt", "terracotta", "poplin"],
    "woman",
    { measures: { skirt: length }, traits: { closure: "none", hem: "flared", pockets: "none" } },
    { y: 130, scale: 1.6, lineAt: 580 },
  );
const legs = (inseam: number) => () =>
  cutOf(woman, "woman", { measures: { inseam }, traits: straight }, { y: 120, scale: 1.22, lineAt: ankleAt });
const rise = (cm: number) => () =>
  cutOf(
    woman,
    "woman",
    { measures: { rise: cm }, traits: straight },
    { y: 690 - (cm + 34) * 2.2, scale: 2.2, lineAt: 330 },
  );

const cuts: Table = {
  "trousers-short": () =>
    cutOf(child, "child", { measures: { inseam: 345 }, traits: { closure: "fly", hem: "cuffed" } }, trouserPlace),
  "trousers-regular": () => cutOf(child, "child", { traits: straight }, trouserPlace),
  "trousers-long": () => cutOf(child, "child", { measures: { inseam: 238 }, traits: straight }, trouserPlace),
  "band-adjustable": () =>
    cutOf(["joggers", "sage", "fleece"], "child", { traits: { closure: "drawstring" } }, { y: 230, scale: 2.7 }),
  "band-regular": () => cutOf(["jeans", "denim", "denim"], "child", { traits: straight }, { y: 230, scale: 2.7 }),
  "waist-high": rise(182),
  "waist-middle": rise(146),
  "waist-low": rise(112),
  "legs-cropped": legs(345),
  "legs-ankle": legs(400),
  "legs-long": legs(432),
  "hem-short": skirt(185),
  "hem-knee": skirt(255),
  "hem-midi": skirt(335),
  "hem-long": skirt(440),
};

const forms: Table = {
  "figure-a": () => form({ shoulder: 92, chest: 90, waist: 78, hip: 132 }),
  "figure-h": () => form({ shoulder: 108, chest: 104, waist: 100, hip: 108 }),
  "figure-o": () => form({ shoulder: 104, chest: 116, waist: 128, hip: 118 }),
  "figure-v": () => form({ shoulder: 132, chest: 118, waist: 88, hip: 92 }),
  "figure-x": () => form({ shoulder: 116, chest: 110, waist: 72, hip: 122 }),
  "build-slim": () => form({ shoulder: 82, chest: 74, waist: 66, hip: 76, isChild: true }),
  "build-regular": () => form({ shoulder: 96, chest: 92, waist: 86, hip: 94, isChild: true }),
  "build-strong": () => form({ shoulder: 114, chest: 114, waist: 112, hip: 116, isChild: true }),
};

const table: Table = {
  ...patternTable,
  ...tableOf("piece", pieces),
  ...tableOf("family", familyPieces),
  ...looksOf(childLooks, "child"),
  ...looksOf(womanLooks, "woman"),
  ...fitTable,
  ...cuts,
  ...forms,
};

/** The drawing of an answer, 4:5 (800 × 1000 units); null for a name that is none. */
export const drawAnswer = (name: string): string | null =>
  Object.hasOwn(table, name) ? (table[name]?.() ?? null) : null;
