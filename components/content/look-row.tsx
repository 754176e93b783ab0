import { useTranslations } from "next-intl";
import type { Look } from "#contract/catalog.ts";
import type { Locale } from "#contract/locale.ts";
import { Picture } from "#components/catalog/picture.tsx";
import { Link, TextLink } from "#components/ui/link.tsx";
import { SectionHeading } from "#components/ui/section-heading.tsx";
import { productHref } from "#lib/catalog/product-address.ts";

interface LookRowProps {
  locale: Locale;
  title: string;
  looks: readonly Look[];
  all?: { href: string; label: string };
}

/** Looks as flat-lays, with the pieces they are made of. */
export function LookRow({ locale, title, looks, all }: LookRowProps) {
  if (looks.length === 0) return null;
  return (
    <section className="section">
      <SectionHeading
        title={title}
        action={
          all && (
            <TextLink standalone href={all.href}>
              {all.label}
            </TextLink>
          )
        }
      />
      <LookList locale={locale} looks={looks} />
    </section>
  );
}

export function LookList({ locale, looks }: { locale: Locale; looks: readonly Look[] }) {
  const t = useTranslations("content");
  return (
    <ul className="looks">
      {looks.map((look) => (
        <li key={look.id} id={`look-${look.id}`} className="look">
          <Picture picture={look.image} sizes="(min-width: 900px) 33vw, 100vw" />
          <h3>{look.name}</h3>
          <p className="look-by">{t("looksBy", { name: look.stylist_name })}</p>
          <p>{look.description}</p>
          <ul className="look-pieces">
            {look.products.map((product) => (
              <li key={product.id}>
                <Link href={productHref(locale, product)}>{product.name}</Link>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
