import { useTranslations } from "next-intl";
import type { Look } from "#contract/catalog.ts";
import type { Locale } from "#contract/locale.ts";
import { Picture } from "#components/catalog/picture.tsx";
import { Link, TextLink } from "#components/ui/link.tsx";
import { SectionHeading } from "#components/ui/section-heading.tsx";
import { priceLook } from "#lib/catalog/look-price.ts";
import { formatCents } from "#lib/money/format.ts";
import { href } from "#lib/routing/href.ts";

interface LookListProps {
  locale: Locale;
  looks: readonly Look[];
  /** Whether the shop is open, which has the page and the price of each; without it looks are seen and come in boxes. */
  hasShop?: boolean;
}

interface LookRowProps extends LookListProps {
  title: string;
  all?: { href: string; label: string };
}

/** Looks as flat-lays, each leading to its page. */
export function LookRow({ title, looks, all, ...rest }: LookRowProps) {
  if (looks.length === 0) return null;
  return (
    <section className="section swiped">
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
      <LookList looks={looks} {...rest} />
    </section>
  );
}

const tellPrice = (look: Look, locale: Locale) => {
  const { count, cents } = priceLook(look);
  return { count, price: formatCents(cents, locale) };
};

/** What a list of looks says of each: who made it, how many pieces it has, and what they cost together. */
export function LookList({ locale, looks, hasShop = true }: LookListProps) {
  const t = useTranslations("content");
  return (
    <ul className="looks">
      {looks.map((look) => (
        <li key={look.id} className="look">
          <Picture picture={look.image} sizes="(min-width: 900px) 33vw, 100vw" />
          <h3>{hasShop ? <Link href={href(locale, "look-id", { id: look.id })}>{look.name}</Link> : look.name}</h3>
          {hasShop && <p className="look-price">{t("looksPrice", tellPrice(look, locale))}</p>}
          <p className="look-by">{t("looksBy", { name: look.stylist_name })}</p>
        </li>
      ))}
    </ul>
  );
}
