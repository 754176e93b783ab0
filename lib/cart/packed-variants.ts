import type { Variant } from "#contract/catalog.ts";

export type PackedVariant = Pick<Variant, "variant_id" | "is_available" | "is_low_stock"> & { label: string };

/** Sizes as one short attribute: `101:4 ans|102:6 ans:low|103:8 ans:out`. Forty cards carry it twice each. */
export const packVariants = (variants: readonly PackedVariant[]): string =>
  variants
    .map(({ variant_id, label, is_available, is_low_stock }) => [variant_id, label.replaceAll(/[|:]/g, " "), ...(is_available ? (is_low_stock ? ["low"] : []) : ["out"])].join(":"))
    .join("|");

export const unpackVariants = (packed: string): PackedVariant[] =>
  packed.split("|").flatMap((part) => {
    const [id, label, flag] = part.split(":");
    if (!id || label === undefined) return [];
    return [{ variant_id: Number(id), label, is_available: flag !== "out", is_low_stock: flag !== undefined }];
  });
