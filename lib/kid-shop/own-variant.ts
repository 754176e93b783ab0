import type { Variant } from "#contract/catalog.ts";
import { oneSize } from "#contract/sizes.ts";

/** The variant in stock in one of the sizes a person told, or in one size; null where there is none or more than one. */
export function ownVariant(variants: readonly Variant[], sizes: readonly string[]): Variant | null {
  const fitting = variants.filter(
    ({ size, is_available }) => is_available && (size === oneSize || sizes.includes(size)),
  );
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
}
