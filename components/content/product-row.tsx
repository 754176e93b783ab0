import type { ProductCard as Product } from "#contract/catalog.ts";
import type { Locale } from "#contract/locale.ts";
import { ProductCard } from "#components/catalog/product-card.tsx";
import { TextLink } from "#components/ui/link.tsx";
import { SectionHeading } from "#components/ui/section-heading.tsx";

/** A row of products that slides sideways on a phone. */
export function ProductRow({ locale, title, products, all }: { locale: Locale; title: string; products: readonly Product[]; all: { href: string; label: string } }) {
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
      <ul className="row" tabIndex={0} aria-label={title}>
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard locale={locale} product={product} />
          </li>
        ))}
      </ul>
    </section>
  );
}
