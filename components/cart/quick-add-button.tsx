import { writeSizes } from "#lib/cart/written-sizes.ts";
import type { SizeChoice } from "#lib/catalog/size.ts";

interface QuickAddButtonProps {
  /** Says what it does, with the product: "Ajouter Robe Léa au panier". */
  label: string;
  /** Sizes as the language says them, in display order. */
  variants: readonly SizeChoice[];
}

/**
 * Markup only, and as little as can be, because a list has forty: the one `QuickAddIsland` of the page opens the sizes
 * and finds the product's name in the list item's heading. Without scripts it is not shown; the card leads to the product.
 */
export function QuickAddButton({ label, variants }: QuickAddButtonProps) {
  if (variants.every(({ is_available }) => !is_available)) return null;
  return <button type="button" className="qa" aria-label={label} data-quick-add={writeSizes(variants)} />;
}
