import { useTranslations } from "next-intl";
import type { Look } from "#contract/catalog.ts";
import type { Locale } from "#contract/locale.ts";
import { Picture } from "#components/catalog/picture.tsx";
import { cx } from "#components/ui/class-names.ts";
import { Link, TextLink } from "#components/ui/link.tsx";
import { SectionHeading } from "#components/ui/section-heading.tsx";
import { toShownLook, type ShownLook } from "#lib/catalog/look-card.ts";
import { formatCents } from "#lib/money/format.ts";
import { href } from "#lib/routing/href.ts";

interface LookListProps {
  locale: Locale;
  looks: readonly ShownLook[];
  /** Many at once, which are shown smaller. */
  isDense?: boolean;
  /** Whether the shop is open, which has the page and the price of each; without it looks are seen and come in boxes. */
  hasShop?: boolean;
}

interface LookRowProps extends Pick<LookListProps, "locale" | "hasShop"> {
  title: string;
  looks: readonly Look[];
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
      <LookList looks={looks.map(toShownLook)} {...rest} />
    </section>
  );
}

const denseSizes = "(min-width: 1120px) 25vw, (min-width: 900px) 33vw, 50vw";

/** What a list of looks says of each: who made it, how many pieces it has, and what they cost together. */
export function LookList({ locale, looks, isDense = false, hasShop = true }: LookListProps) {
  const t = useTranslations("content");
  return (
    <ul className={cx("looks", isDense && "looks-all")}>
      {looks.map((look) => (
        <li key={look.id} className="look">
          <Picture picture={look.image} sizes={isDense ? denseSizes : "(min-width: 900px) 33vw, 100vw"} />
          <h3>{hasShop ? <Link href={href(locale, "look-id", { id: look.id })}>{look.name}</Link> : look.name}</h3>
          {hasShop && (
            <p className="look-price">
              {t("looksPrice", { count: look.count, price: formatCents(look.cents, locale) })}
            </p>
          )}
          <p className="look-by">{t("looksBy", { name: look.stylist_name })}</p>
        </li>
      ))}
    </ul>
  );
}
