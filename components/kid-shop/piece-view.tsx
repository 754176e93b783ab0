import type { ReactNode } from "react";
import { getTranslations } from "next-intl/server";
import type { Product } from "#contract/catalog.ts";
import type { Locale } from "#contract/locale.ts";
import { Picture } from "#components/catalog/picture.tsx";
import { ProductBadges } from "#components/catalog/product-badges.tsx";
import { SubscriberPrice } from "#components/price/subscriber-price.tsx";
import { toCents } from "#contract/money.ts";
import { ProductPrice } from "#components/catalog/product-price.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { TextLink } from "#components/ui/link.tsx";
import { productHref } from "#lib/catalog/product-address.ts";

interface PieceViewProps {
  locale: Locale;
  product: Product;
  /** The list it was found on. */
  back: { href: string; label: string };
  /** Sizes and what can be done. */
  children: ReactNode;
}

const strip = "-mx-[16px] flex snap-x gap-3 overflow-x-auto px-[16px] md:mx-0 md:px-0";

/** One piece for one person: its pictures, its price, what can be done with it. The shop's page has the rest. */
export async function PieceView({ locale, product, back, children }: PieceViewProps) {
  const t = await getTranslations("wishes");
  return (
    <article className="flex flex-col gap-6">
      <p>
        <TextLink standalone href={back.href}>
          <Icon name="chevron-left" size={18} />
          {back.label}
        </TextLink>
      </p>
      <div className="grid gap-6 md:grid-cols-2 md:gap-10">
        {/* Who has no pointer scrolls it with the arrow keys. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls and holds nothing to focus */}
        <ul tabIndex={0} aria-label={product.name} className={strip}>
          {product.images.map((picture, index) => (
            <li
              key={picture.url}
              className="w-[82%] shrink-0 snap-start overflow-hidden rounded md:w-[88%]"
              style={{ background: picture.placeholder }}
            >
              <Picture
                picture={picture}
                sizes="(min-width: 48rem) 44vw, 80vw"
                {...(index === 0 ? { priority: "first" as const } : {})}
                className="h-auto w-full"
              />
            </li>
          ))}
        </ul>
        <div className="flex flex-col gap-4">
          <div>
            <p className="text-muted">{product.brand.name}</p>
            <h1 tabIndex={-1} className="text-3xl">
              {product.name}
            </h1>
          </div>
          <ProductBadges product={product} isInline />
          <ProductPrice product={product} />
          <SubscriberPrice locale={locale} cents={toCents(product.lc_price)} />
          {children}
          <p className="max-w-prose">{product.description}</p>
          <p>
            <TextLink standalone href={productHref(locale, product)}>
              {t("toProduct")}
            </TextLink>
          </p>
        </div>
      </div>
    </article>
  );
}
