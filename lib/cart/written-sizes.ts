import type { SizeChoice } from "#lib/catalog/size.ts";

/**
 * The sizes of a card in one attribute, in display order, as forty cards of a list carry them:
 * `101:4 ans|102~:6 ans|103-:8 ans`, where few are left of 6 years and none of 8.
 */
export const writeSizes = (sizes: readonly SizeChoice[]): string =>
  sizes.map((size) => `${size.variant_id}${markOf(size)}:${size.label.replaceAll("|", " ")}`).join("|");

const markOf = ({ is_available, is_low_stock }: SizeChoice): string => {
  if (!is_available) return "-";
  return is_low_stock ? "~" : "";
};

/** Reads what `writeSizes` wrote; what is not readable is left out. */
export const readSizes = (written: string): SizeChoice[] =>
  written.split("|").flatMap((part) => {
    const [, id, mark, label] = /^(\d+)([~-]?):(.+)$/.exec(part) ?? [];
    if (!label) return [];
    return { variant_id: Number(id), label, is_available: mark !== "-", is_low_stock: mark === "~" };
  });
