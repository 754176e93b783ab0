import type { Variant } from "#contract/catalog.ts";

export type PackedVariant = Pick<Variant, "variant_id" | "is_available" | "is_low_stock"> & { label: string };

const isNumber = (text: string | undefined): boolean => text !== undefined && /^\d+$/.test(text);
const isMark = (text: string): boolean => text === "~" || text === "-";

/**
 * Sizes as one short attribute, because forty cards carry it twice each: `101:4|6~|8- ans` are the variants 101 to 103
 * of 4, 6 (few left) and 8 years (sold out). An id is written when it does not follow the one before, a unit when the
 * next size has another.
 */
export const packVariants = (variants: readonly PackedVariant[]): string =>
  variants
    .map(({ variant_id, label, is_available, is_low_stock }, index) => {
      const [count, ...unit] = clean(label).split(" ");
      const [nextCount, ...nextUnit] = clean(variants[index + 1]?.label ?? "").split(" ");
      const isUnitShared =
        isNumber(count) && isNumber(nextCount) && unit.length > 0 && unit.join(" ") === nextUnit.join(" ");
      const id = variants[index - 1]?.variant_id === variant_id - 1 ? "" : `${variant_id}:`;
      const mark = is_available ? (is_low_stock ? "~" : "") : "-";
      return id + [`${count}${mark}`, ...(isUnitShared ? [] : unit)].join(" ");
    })
    .join("|");

const clean = (label: string): string => label.replaceAll(/[|:~]/g, " ").trim();

/** Reads what `packVariants` wrote; nothing where it is not readable. */
export function unpackVariants(packed: string): PackedVariant[] {
  const variants: PackedVariant[] = [];
  for (const part of packed.split("|")) {
    const [, id, text] = /^(?:(\d+):)?(.+)$/.exec(part) ?? [];
    const previous = variants.at(-1);
    const variantId = id ? Number(id) : previous && previous.variant_id + 1;
    if (!text || variantId === undefined) return [];
    const [first = "", ...unit] = text.split(" ");
    const mark = isMark(first.slice(-1)) ? first.slice(-1) : "";
    const count = mark ? first.slice(0, -1) : first;
    variants.push({
      variant_id: variantId,
      label: [count, ...unit].join(" "),
      is_available: mark !== "-",
      is_low_stock: mark !== "",
    });
  }
  return withUnits(variants);
}

/** Gives a number without a unit the one of the size after it. */
function withUnits(variants: readonly PackedVariant[]): PackedVariant[] {
  let unit = "";
  return variants
    .toReversed()
    .map((variant) => {
      const [count, ...own] = variant.label.split(" ");
      if (!isNumber(count)) unit = "";
      else if (own.length > 0) unit = own.join(" ");
      return { ...variant, label: isNumber(count) && unit ? `${count} ${unit}` : variant.label };
    })
    .toReversed();
}
