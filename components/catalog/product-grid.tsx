import type { ReactNode } from "react";
import type { ProductCard as ProductCardData } from "#contract/catalog.ts";
import { ProductCard } from "./product-card.tsx";

interface ProductGridProps {
  products: readonly ProductCardData[];
  level: 2 | 3;
  /** `row` is swiped on phones. */
  layout?: "grid" | "row";
  /** Pictures seen without scrolling on a phone; none where the grid stands further down. */
  eagerCount?: number;
  /** Where a card leads; left out: to the piece's page in the shop. */
  hrefOf?: (product: ProductCardData) => string;
  /** What can be pressed on the picture of each card, in their order; left out: what puts the piece into the cart. */
  actions?: readonly ReactNode[];
}

export function ProductGrid({ products, level, layout = "grid", eagerCount = 0, hrefOf, actions }: ProductGridProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- a list without bullets is none to VoiceOver
    <ul role="list" className={layout === "row" ? "pg-row" : "pg"}>
      {products.map((product, index) => (
        <ProductCard
          key={product.id}
          product={product}
          level={level}
          href={hrefOf?.(product)}
          action={actions?.[index]}
          priority={index < eagerCount ? (index === 0 ? "first" : "eager") : undefined}
        />
      ))}
    </ul>
  );
}
