import type { Variant } from "#contract/catalog.ts";
import { cx } from "#components/ui/class-names.ts";
import { Icon } from "#components/ui/icon.tsx";
import { packVariants } from "#lib/cart/packed-variants.ts";

interface QuickAddButtonProps {
  /** Where it leads without scripts. */
  href: string;
  /** Says what it does, with the product: "Ajouter Robe Léa au panier". */
  label: string;
  productName: string;
  /** Sizes as the language says them, in display order. */
  variants: readonly (Pick<Variant, "variant_id" | "is_available" | "is_low_stock"> & { label: string })[];
  className?: string;
}

/**
 * Markup only: the one `QuickAddIsland` of the page opens the sizes. Without scripts it leads to the product, hence a
 * link that presents itself as a button.
 */
export function QuickAddButton({ href, label, productName, variants, className }: QuickAddButtonProps) {
  if (variants.every(({ is_available }) => !is_available)) return null;
  return (
    <a
      href={href}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a button leads nowhere without scripts
      role="button"
      aria-label={label}
      data-quick-add={packVariants(variants)}
      data-product={productName}
      className={cx(
        "inline-flex size-11 items-center justify-center rounded-full bg-surface text-ink shadow transition-colors duration-150 hover:bg-accent hover:text-on-accent",
        className,
      )}
    >
      <Icon name="plus" size={22} />
    </a>
  );
}
