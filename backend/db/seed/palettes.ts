import type { ColorCode } from "./content/vocabulary/colors.ts";
import { colors, isHarmonious } from "./content/vocabulary/colors.ts";
import type { Fabric, Pattern, Silhouette } from "./content/vocabulary/garment.ts";
import type { Line } from "./assortment.ts";
import { at } from "./random.ts";

const girl: readonly ColorCode[] = [
  "blush",
  "navy",
  "cream",
  "raspberry",
  "sage",
  "apricot",
  "white",
  "lilac",
  "terracotta",
  "sky",
  "mustard",
  "pink",
  "mint",
  "burgundy",
  "coral",
  "denim",
  "butter",
  "plum",
  "camel",
  "red",
  "grey",
  "forest",
];
const boy: readonly ColorCode[] = [
  "navy",
  "rust",
  "cream",
  "forest",
  "sky",
  "mustard",
  "white",
  "khaki",
  "royal",
  "terracotta",
  "grey",
  "petrol",
  "sand",
  "red",
  "sage",
  "denim",
  "chocolate",
  "meadow",
  "sunshine",
  "anthracite",
  "mint",
];
const mixed: readonly ColorCode[] = [
  "sunshine",
  "navy",
  "cream",
  "sage",
  "terracotta",
  "sky",
  "camel",
  "forest",
  "mustard",
  "white",
  "petrol",
  "rust",
  "grey",
  "mint",
  "red",
  "sand",
  "denim",
  "lilac",
  "khaki",
  "anthracite",
  "butter",
  "royal",
];
const baby: readonly ColorCode[] = [
  "cream",
  "sky",
  "apricot",
  "sage",
  "butter",
  "white",
  "terracotta",
  "mint",
  "sand",
  "blush",
  "grey",
  "mustard",
  "denim",
  "lilac",
  "taupe",
  "camel",
  "navy",
];
const woman: readonly ColorCode[] = [
  "black",
  "cream",
  "terracotta",
  "navy",
  "sage",
  "camel",
  "burgundy",
  "white",
  "khaki",
  "blush",
  "petrol",
  "rust",
  "taupe",
  "forest",
  "sky",
  "plum",
  "chocolate",
  "mustard",
  "red",
  "grey",
  "denim",
  "anthracite",
  "sand",
];

/** Dyes a fabric is not seen in are left out. */
const dyes: Partial<Record<Fabric, readonly ColorCode[]>> = {
  denim: ["denim", "navy", "sky", "white", "black", "grey", "cream", "anthracite"],
  leather: ["camel", "chocolate", "navy", "white", "black", "burgundy", "cream", "taupe", "red", "blush", "forest"],
  satin: ["cream", "black", "blush", "forest", "burgundy", "navy", "camel", "petrol", "plum"],
};
const rain: readonly ColorCode[] = [
  "sunshine",
  "navy",
  "red",
  "petrol",
  "forest",
  "mint",
  "terracotta",
  "sky",
  "blush",
  "khaki",
  "mustard",
];

const paletteOf = ({ audience, gender }: Line): readonly ColorCode[] => {
  if (audience === "WOMAN") return woman;
  if (audience === "BABY")
    return gender === "GIRL"
      ? [...baby, "pink", "coral", "raspberry"]
      : gender === "BOY"
        ? [...baby, "forest", "royal", "khaki"]
        : baby;
  return gender === "GIRL" ? girl : gender === "BOY" ? boy : mixed;
};

/** Main colours a piece may have; its name says the one that was chosen. */
export function colorsFor(line: Line, silhouette: Silhouette, fabric: Fabric): readonly ColorCode[] {
  const palette = paletteOf(line);
  const dyed = silhouette === "raincoat" ? rain : dyes[fabric];
  if (!dyed) return palette;
  const both = dyed.filter((code) => palette.includes(code));
  return both.length >= 3 ? both : dyed;
}

const patternless: Record<"GIRL" | "BOY" | "MIXED" | "WOMAN", readonly Pattern[]> = {
  GIRL: [],
  BOY: ["flower", "heart", "dot"],
  MIXED: ["flower", "heart"],
  WOMAN: ["star", "heart"],
};

/** Patterns a fabric takes besides plain; the others take any. */
const printable: Partial<Record<Fabric, readonly Pattern[]>> = {
  denim: ["stripe"],
  leather: [],
  corduroy: ["flower"],
  velvet: ["dot", "star"],
  rib: ["stripe", "heart"],
  linen: ["stripe", "gingham", "check", "flower", "leaf"],
  satin: ["dot", "flower", "leaf"],
};

/** About half of the pieces are plain, as in a real wardrobe. */
export function patternsFor(
  line: Line,
  fabric: Fabric,
  allowed: readonly Pattern[],
): readonly (readonly [Pattern, number])[] {
  const printed = allowed.filter(
    (pattern) =>
      pattern !== "plain" &&
      !patternless[line.gender].includes(pattern) &&
      (printable[fabric]?.includes(pattern) ?? true),
  );
  const share = line.audience === "WOMAN" ? 1.6 : 0.9;
  return [
    ["plain", Math.max(1, printed.length * share)],
    ...printed.map((pattern) => [pattern, pattern === "stripe" ? 1.5 : 1] as const),
  ];
}

/** Relative luminance of a colour, 0 to 1, good enough to tell light from dark. */
function lightness(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255);
  return 0.299 * (red ?? 0) + 0.587 * (green ?? 0) + 0.114 * (blue ?? 0);
}

/** Colour of the pattern and the trims: goes with the main one and stands out from it. */
export function accentFor(line: Line, main: ColorCode, position: number): ColorCode {
  const contrast = (code: ColorCode) => Math.abs(lightness(colors[code].hex) - lightness(colors[main].hex));
  const matching = paletteOf(line).filter((code) => code !== main && isHarmonious(code, main));
  const standing = matching.filter((code) => contrast(code) >= 0.28);
  return at(standing.length > 0 ? standing : ["cream", "navy"], position);
}
