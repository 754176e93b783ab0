import { useLocale, useTranslations } from "next-intl";
import type { Family, Gender } from "#contract/catalog.ts";
import { Link } from "#components/ui/link.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { listHref } from "#lib/catalog/list-address.ts";
import { activeFilters, withoutChoice, type ListFilter, type ListQuery } from "#lib/catalog/list-query.ts";
import { formatSize } from "#lib/catalog/size.ts";

/** One link a choice; following it takes the choice away. */
export function ActiveFilters({ slug, query }: { slug: string; query: ListQuery }) {
  const t = useTranslations("list");
  const oneSize = useTranslations("size")("oneSize");
  const locale = useLocale();
  const filters = activeFilters(query);
  if (filters.length === 0) return null;
  const nameOf = (filter: ListFilter, value: string): string => {
    if (filter === "gender") return t(`gender.${value as Gender}`);
    if (filter === "family") return t(`family.${value as Family}`);
    return filter === "size" ? formatSize(value, locale, oneSize) : value;
  };
  return (
    <ul className="la" aria-label={t("active")}>
      {filters.map(({ filter, value }) => {
        const name = nameOf(filter, value);
        return (
          <li key={`${filter}-${value}`}>
            <Link
              href={listHref(locale, slug, withoutChoice(query, filter, value))}
              rel="nofollow"
              aria-label={t("remove", { name })}
            >
              {name}
              <Icon name="close" size={16} />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
