import { getTranslations } from "next-intl/server";
import type { ProductCard } from "#contract/catalog.ts";
import { ProductGrid } from "#components/catalog/product-grid.tsx";
import { WishAll } from "./wish-all.tsx";
import { WishButton } from "./wish-button.tsx";

export interface Picked {
  piece: ProductCard;
  /** A size that was chosen for it; null leaves it to the wearer's. */
  variantId: number | null;
}

interface SelectionProps {
  picked: readonly Picked[];
  /** A box takes wishes. */
  isOpen: boolean;
  hrefOf: ((product: ProductCard) => string) | undefined;
}

/** What somebody picked before it was known for whom, to be wished for piece by piece or at once. */
export async function Selection({ picked, isOpen, hrefOf }: SelectionProps) {
  const t = await getTranslations("wishes.selection");
  return (
    <section aria-labelledby="selection" className="flex flex-col gap-4">
      <h2 id="selection" className="text-2xl">
        {t("title")}
      </h2>
      <p className="max-w-prose text-muted">{t(isOpen ? "text" : "noBoxText")}</p>
      <ProductGrid
        products={picked.map(({ piece }) => piece)}
        level={3}
        eagerCount={2}
        hrefOf={hrefOf}
        actions={picked.map(({ piece: { id, name }, variantId }) =>
          isOpen ? <WishButton key={id} id={id} name={name} variantId={variantId} /> : null,
        )}
      />
      {isOpen && <WishAll wanted={picked.map(({ piece: { id, name }, variantId }) => ({ id, name, variantId }))} />}
    </section>
  );
}
