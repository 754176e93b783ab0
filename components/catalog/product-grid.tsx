import type { ProductCard as ProductCardData } from "#contract/catalog.ts";
import { ProductCard } from "./product-card.tsx";

interface ProductGridProps {
  products: readonly ProductCardData[];
  level: 2 | 3;
  /** `row` is swiped on phones. */
  layout?: "grid" | "row";
  /** Pictures seen without scrolling on a phone; none where the grid stands further down. */
  eagerCount?: number;
}

export function ProductGrid({ products, level, layout = "grid", eagerCount = 0 }: ProductGridProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- a list without bullets is none to VoiceOver
    <ul role="list" className={layout === "row" ? "pg-row" : "pg"}>
      {products.map((product, index) => (
        <ProductCard
          key={product.id}
          product={product}
          level={level}
          priority={index < eagerCount ? (index === 0 ? "first" : "eager") : undefined}
        />
      ))}
    </ul>
  );
}
