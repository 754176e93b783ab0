import { useLocale, useTranslations } from "next-intl";
import type { ListFacets } from "#contract/list-filters.ts";
import type { Understanding } from "#contract/search.ts";
import { Link } from "#components/ui/link.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { listHref } from "#lib/catalog/list-address.ts";
import { chipsOf } from "#lib/catalog/list-chips.ts";
import type { ListQuery } from "#lib/catalog/list-query.ts";
import { useFilterNames } from "./filter-names.ts";

interface ActiveFiltersProps {
  slug: string;
  query: ListQuery;
  facets: ListFacets;
  understanding: Understanding | null | undefined;
}

/** One link a choice and a part of the search; following it takes the choice or the part away. */
export function ActiveFilters({ slug, query, facets, understanding }: ActiveFiltersProps) {
  const t = useTranslations("list");
  const nameOf = useFilterNames(facets);
  const locale = useLocale();
  const chips = chipsOf(query, understanding);
  if (chips.length === 0) return null;
  return (
    <ul className="la" aria-label={t("active")}>
      {chips.map(({ key, filter, value, without }) => {
        const name = nameOf(filter, value);
        return (
          <li key={key}>
            <Link href={listHref(locale, slug, without)} rel="nofollow" aria-label={t("remove", { name })}>
              {name}
              <Icon name="close" size={16} />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
