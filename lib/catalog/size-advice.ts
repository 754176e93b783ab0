import type { Family, Product } from "#contract/catalog.ts";
import { compareSizes, parseSize } from "./size.ts";

type MeasureName = "height" | "chest" | "waist" | "hips" | "foot" | "length";

export interface SizeAdvice {
  kind: "kids" | "woman" | "shoes" | "one";
  columns: MeasureName[];
  /** In centimetres; a range or a single number, as it is shown. */
  rows: { size: string; measures: string[] }[];
}

/** Height, chest and waist by age, in the steps European makers share. */
const kidsByAge: Record<string, [height: string, chest: string, waist: string]> = {
  "1-month": ["54", "38", "38"],
  "3-month": ["60", "41", "41"],
  "6-month": ["67", "44", "43"],
  "9-month": ["71", "46", "45"],
  "12-month": ["74", "48", "47"],
  "18-month": ["81", "50", "49"],
  "24-month": ["86", "52", "50"],
  "2-year": ["86", "52", "50"],
  "3-year": ["94", "54", "51"],
  "4-year": ["102", "56", "52"],
  "5-year": ["108", "58", "53"],
  "6-year": ["114", "60", "54"],
  "7-year": ["120", "62", "55"],
  "8-year": ["126", "64", "56"],
  "9-year": ["132", "66", "57"],
  "10-year": ["138", "69", "59"],
  "12-year": ["150", "75", "62"],
  "14-year": ["162", "81", "65"],
};

/** Height a size of children's clothes is made for; null for any other size. */
export function kidHeightCm(size: string): number | null {
  const parsed = parseSize(size);
  const [height] = (parsed.kind === "age" && kidsByAge[`${parsed.count}-${parsed.unit}`]) || [];
  return height === undefined ? null : Number(height);
}

/** Chest, waist and hips of women's sizes. */
const womanBySize: Record<string, [chest: string, waist: string, hips: string]> = {
  XS: ["78–82", "60–64", "86–90"],
  S: ["83–87", "65–69", "91–95"],
  M: ["88–92", "70–74", "96–100"],
  L: ["93–98", "75–80", "101–106"],
  XL: ["99–104", "81–87", "107–112"],
  XXL: ["105–111", "88–94", "113–118"],
  "3XL": ["112–118", "95–102", "119–125"],
  "4XL": ["119–126", "103–111", "126–133"],
  "S/M": ["83–92", "65–74", "91–100"],
  "M/L": ["88–98", "70–80", "96–106"],
  "L/XL": ["93–104", "75–87", "101–112"],
};

/** A shoe size counts two thirds of a centimetre of last; a foot needs about 12 mm less, given to the half centimetre. */
const footLengthCm = (size: number): number => Math.round(((size * 20) / 3 - 12) / 5) / 2;

type Measured = Pick<Product, "variants" | "profile_type" | "lengths"> & { family: Family };

/** Body measures of the sizes a product comes in, with the length of the piece where it is known. */
export function sizeAdviceOf(product: Measured): SizeAdvice {
  const advice = bodyAdviceOf(product);
  const lengths = new Map(product.lengths?.sizes.map(({ size, cm }) => [size, cm]));
  if (!advice.rows.some(({ size }) => lengths.has(size))) return advice;
  return {
    ...advice,
    columns: [...advice.columns, "length"],
    rows: advice.rows.map(({ size, measures }) => ({
      size,
      measures: [...measures, lengths.has(size) ? String(lengths.get(size)) : "–"],
    })),
  };
}

/** Sizes nobody has measures for are left out. */
function bodyAdviceOf(product: Measured): SizeAdvice {
  const sizes = product.variants.map(({ size }) => size).toSorted(compareSizes);
  const first = parseSize(sizes[0] ?? "TU");
  if (first.kind === "one") return { kind: "one", columns: [], rows: [] };
  if (product.family === "SHOES" || first.kind === "number") {
    const rows = sizes.flatMap((size) => {
      const parsed = parseSize(size);
      return parsed.kind === "number"
        ? [{ size, measures: [[...new Set([footLengthCm(parsed.value), footLengthCm(parsed.to)])].join("–")] }]
        : [];
    });
    return { kind: "shoes", columns: ["foot"], rows };
  }
  if (product.profile_type === "WOMAN") {
    const rows = sizes.flatMap((size) => (womanBySize[size] ? [{ size, measures: womanBySize[size] }] : []));
    return { kind: "woman", columns: ["chest", "waist", "hips"], rows };
  }
  const rows = sizes.flatMap((size) => {
    const parsed = parseSize(size);
    const measures = parsed.kind === "age" ? kidsByAge[`${parsed.count}-${parsed.unit}`] : undefined;
    return measures ? [{ size, measures }] : [];
  });
  return { kind: "kids", columns: ["height", "chest", "waist"], rows };
}
