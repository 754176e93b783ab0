import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { sorts } from "#contract/catalog.ts";
import type { ListFacets } from "#contract/list-filters.ts";
import type { ColorGroup } from "#contract/color-groups.ts";
import { Icon } from "#components/ui/icon.tsx";
import { Link } from "#components/ui/link.tsx";
import { colorSwatches } from "#lib/catalog/color-swatches.ts";
import { filterGroups, type FilterGroup } from "#lib/catalog/facets.ts";
import { activeFilters, filtersOf, type ListQuery } from "#lib/catalog/list-query.ts";
import { useFilterNames } from "./filter-names.ts";

interface FilterFormProps {
  /** Start of the page's ids. */
  id: string;
  /** Address of the plain list; the form adds its choices as a query. */
  action: string;
  facets: ListFacets;
  query: ListQuery;
}

/** What is asked for less often is folded: a phone shows the rest on two screens. */
const foldedGroups: ReadonlySet<FilterGroup["key"]> = new Set(["season", "pattern", "fabric", "brand"]);

interface FilterSetProps {
  title: string;
  isFoldable: boolean;
  isFolded: boolean;
  children: ReactNode;
}

function FilterSet({ title, isFoldable, isFolded, children }: FilterSetProps) {
  if (!isFoldable)
    return (
      <fieldset>
        <legend>{title}</legend>
        {children}
      </fieldset>
    );
  return (
    <details className="lf-more" open={!isFolded}>
      <summary>
        {title}
        <Icon name="chevron-down" size={18} />
      </summary>
      <fieldset aria-label={title}>{children}</fieldset>
    </details>
  );
}

/**
 * A plain GET form in a popover: a sheet on phones, a column beside the list on wide screens. Both need no script; where
 * the browser knows no popovers the form simply stands above the list.
 */
export function FilterForm({ id, action, facets, query }: FilterFormProps) {
  const t = useTranslations("list");
  const nameOf = useFilterNames(facets);
  const chosen = filtersOf(query);
  const groups = filterGroups(facets, chosen);
  const sizesKey = groups.find(({ choices }) => choices.some(({ filter }) => filter === "size"))?.key;
  return (
    <div id={`${id}-filters`} popover="auto" className="lf">
      <form key={id} id={`${id}-form`} method="get" action={action} aria-labelledby={`${id}-title`} data-list>
        <div className="lf-head">
          <h2 id={`${id}-title`}>{t("filterTitle")}</h2>
          <button type="button" popoverTarget={`${id}-filters`} popoverTargetAction="hide" aria-label={t("close")}>
            <Icon name="close" size={22} />
          </button>
        </div>
        {groups.map(({ key, choices }) => (
          <FilterSet
            key={key}
            title={t(`filterOf.${key}`)}
            isFolded={foldedGroups.has(key) && !choices.some(({ filter, value }) => chosen[filter].includes(value))}
            isFoldable={foldedGroups.has(key)}
          >
            {key === sizesKey && <div className="lf-own" data-own-list-sizes="" hidden />}
            <div className="lf-chips">
              {choices.map(({ filter, value, count }) => (
                <label key={value}>
                  <input
                    type="checkbox"
                    name={filter}
                    value={value}
                    {...(chosen[filter].includes(value) ? { defaultChecked: true } : {})}
                  />
                  {filter === "color" && <i style={{ background: colorSwatches[value as ColorGroup] }} />}
                  {nameOf(filter, value)}
                  {count !== null && (
                    <>
                      {" "}
                      <small>{count}</small>
                    </>
                  )}
                </label>
              ))}
            </div>
          </FilterSet>
        ))}
        <div className="lf-foot">
          {activeFilters(query).length > 0 && <Link href={action}>{t("clear")}</Link>}
          <button type="submit">{t("apply")}</button>
        </div>
      </form>
    </div>
  );
}

/**
 * The words of a list, in its filter form although it stands outside of it: a phone, whose header has no search, shows the
 * field without opening the filters, and a search keeps them.
 */
export function ListSearch({ id, query }: { id: string; query: ListQuery }) {
  const t = useTranslations("list");
  const header = useTranslations("header");
  return (
    <div className="lq">
      {/* Attributes in the order of the header's field, which they then weigh next to nothing beside. */}
      <input
        key={id}
        type="search"
        name="name"
        aria-label={t("searchLabel")}
        placeholder={header("searchPlaceholder")}
        maxLength={120}
        autoComplete="off"
        enterKeyHint="search"
        form={`${id}-form`}
        defaultValue={query.name || undefined}
      />
      <button type="submit" aria-label={header("search")} form={`${id}-form`}>
        <Icon name="search" size={20} />
      </button>
    </div>
  );
}

/** Opens the filters on phones, and the sort of the list. */
export function ListToolbar({ id, query }: { id: string; query: ListQuery }) {
  const t = useTranslations("list");
  const count = activeFilters(query).length;
  return (
    <div className="lt">
      <button type="button" popoverTarget={`${id}-filters`} className="lt-filter">
        <Icon name="filter" size={20} />
        {count > 0 ? t("filterCount", { count }) : t("filter")}
      </button>
      <label className="lt-sort">
        <span>{t("sortLabel")}</span>
        <select key={id} name="sort" form={`${id}-form`} defaultValue={query.sort}>
          {sorts.map((sort) => (
            <option key={sort} value={sort}>
              {t(`sort.${sort}`)}
            </option>
          ))}
        </select>
      </label>
      <noscript>
        <button type="submit" form={`${id}-form`} className="lt-apply">
          {t("sortApply")}
        </button>
      </noscript>
    </div>
  );
}
