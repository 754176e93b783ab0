import { useTranslations } from "next-intl";
import type { Locale } from "#contract/locale.ts";
import { cx } from "#components/ui/class-names.ts";
import { Link } from "#components/ui/link.tsx";
import type { LookCard } from "#lib/catalog/look-card.ts";
import { isChosen, looksHref, lookSeasons, lookWearers, type LookChoice } from "#lib/catalog/look-choice.ts";

interface LookFilterProps {
  locale: Locale;
  choice: LookChoice;
  /** Every look there is, narrowed or not. */
  looks: readonly LookCard[];
}

const chip =
  "inline-flex min-h-11 items-center gap-1.5 rounded-full border px-4 text-sm font-bold transition-colors duration-150";
const open = "border-line-strong bg-surface hover:bg-accent hover:text-on-accent";

/**
 * Links that narrow the looks by who wears them and by season, each with how many it leads to. What leads to none is not
 * offered; what was chosen stays.
 */
export function LookFilter({ locale, choice, looks }: LookFilterProps) {
  const t = useTranslations("content");
  const tList = useTranslations("list");
  const groups = [
    {
      title: t("looksAge"),
      all: t("looksEveryAge"),
      links: [null, ...lookWearers].map((wearer) => ({
        name: wearer && t(`looksFor.${wearer}`),
        to: { ...choice, wearer },
        isCurrent: wearer === choice.wearer,
      })),
    },
    {
      title: tList("filterOf.season"),
      all: t("looksEverySeason"),
      links: [null, ...lookSeasons].map((season) => ({
        name: season && tList(`season.${season}`),
        to: { ...choice, season },
        isCurrent: season === choice.season,
      })),
    },
  ];
  return (
    <nav aria-label={t("looksFilter")} className="look-filter">
      {groups.map(({ title, all, links }) => (
        <div key={title}>
          <p aria-hidden="true">{title}</p>
          <ul aria-label={title}>
            {links
              .map((link) => ({ ...link, count: looks.filter((look) => isChosen(look, link.to)).length }))
              .filter(({ name, count, isCurrent }) => name === null || count > 0 || isCurrent)
              .map(({ name, to, count, isCurrent }) => (
                <li key={name ?? ""}>
                  <Link
                    href={looksHref(locale, to)}
                    aria-current={isCurrent ? "page" : undefined}
                    className={cx(chip, isCurrent ? "border-ink bg-ink text-ground" : open)}
                  >
                    {name ?? all}
                    {name !== null && <small>{count}</small>}
                  </Link>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
