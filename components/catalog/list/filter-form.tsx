import { useLocale, useTranslations } from "next-intl";
import { sorts } from "#contract/catalog.ts";
import { Icon } from "#components/ui/icon.tsx";
import { Link } from "#components/ui/link.tsx";
import type { Facets } from "#lib/catalog/facets.ts";
import { activeFilters, type ListQuery } from "#lib/catalog/list-query.ts";
import { formatSize, parseSize } from "#lib/catalog/size.ts";

interface FilterFormProps {
  /** Start of the page's ids. */
  id: string;
  /** Address of the plain list; the form adds its choices as a query. */
  action: string;
  facets: Facets;
  query: ListQuery;
}

const isShoeSize = (size: string): boolean => parseSize(size).kind === "number";

/**
 * A plain GET form in a popover: a sheet on phones, a column beside the list on wide screens. Both need no script; where
 * the browser knows no popovers the form simply stands above the list.
 */
export function FilterForm({ id, action, facets, query }: FilterFormProps) {
  const t = useTranslations("list");
  const oneSize = useTranslations("size")("oneSize");
  const locale = useLocale();
  const sizeChoicesOf = (sizes: readonly string[]) =>
    sizes.map((value) => ({ value, label: formatSize(value, locale, oneSize) }));
  const groups = [
    {
      name: "gender",
      label: t("gender.label"),
      chosen: query.gender as readonly string[],
      choices: facets.genders.map((value) => ({ value: value as string, label: t(`gender.${value}`) })),
    },
    {
      name: "size",
      label: t("size.label"),
      chosen: query.size,
      choices: sizeChoicesOf(facets.sizes.filter((size) => !isShoeSize(size))),
    },
    {
      name: "size",
      label: t("size.shoes"),
      chosen: query.size,
      choices: sizeChoicesOf(facets.sizes.filter(isShoeSize)),
    },
    {
      name: "family",
      label: t("family.label"),
      chosen: query.family as readonly string[],
      choices: facets.families.map((value) => ({ value: value as string, label: t(`family.${value}`) })),
    },
  ];
  return (
    <div id={`${id}-filters`} popover="auto" className="lf">
      <form key={id} id={`${id}-form`} method="get" action={action} aria-labelledby={`${id}-title`} data-list>
        <div className="lf-head">
          <h2 id={`${id}-title`}>{t("filterTitle")}</h2>
          <button type="button" popoverTarget={`${id}-filters`} popoverTargetAction="hide" aria-label={t("close")}>
            <Icon name="close" size={22} />
          </button>
        </div>
        {groups.map(
          (group) =>
            group.choices.length > 0 && (
              <fieldset key={group.label}>
                <legend>{group.label}</legend>
                <div className="lf-chips">
                  {group.choices.map(({ value, label }) => (
                    <label key={value}>
                      <input
                        type="checkbox"
                        name={group.name}
                        value={value}
                        {...(group.chosen.includes(value) ? { defaultChecked: true } : {})}
                      />
                      {label}
                    </label>
                  ))}
                </div>
              </fieldset>
            ),
        )}
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
