import type { ProductCard as Product } from "#contract/catalog.ts";
import { ProductCard } from "#components/catalog/product-card.tsx";
import { TextLink } from "#components/ui/link.tsx";
import { SectionHeading } from "#components/ui/section-heading.tsx";

/** A row of products that slides sideways on a phone. */
export function ProductRow({
  title,
  products,
  all,
}: {
  title: string;
  products: readonly Product[];
  all: { href: string; label: string };
}) {
  if (products.length === 0) return null;
  return (
    <section className="section">
      <SectionHeading
        title={title}
        action={
          <TextLink standalone href={all.href}>
            {all.label}
          </TextLink>
        }
      />
      <ul className="row">
        {products.map((product) => (
          <ProductCard key={product.id} product={product} level={3} />
        ))}
      </ul>
    </section>
  );
}
