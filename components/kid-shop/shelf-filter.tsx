import { getLocale, getTranslations } from "next-intl/server";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { Input } from "#components/ui/input.tsx";
import { formatSize } from "#lib/catalog/size.ts";
import { categories, shelfSearch, type ShelfQuery } from "#lib/kid-shop/shelf-query.ts";
import { Choices } from "./choices.tsx";

interface ShelfFilterProps {
  query: ShelfQuery;
  /** Sizes of the person; one alone is no choice. */
  sizes: readonly string[];
  hrefOf: (query: Record<string, string>) => string;
}

/** What a list for one person is narrowed to: links and a plain form, so that it needs no script. */
export async function ShelfFilter({ query, sizes, hrefOf }: ShelfFilterProps) {
  const [t, oneSize, locale] = await Promise.all([getTranslations("wishes"), getTranslations("size"), getLocale()]);
  const to = (change: Partial<ShelfQuery>) => hrefOf(shelfSearch({ ...query, page: 1, ...change }));
  const { q, page: _page, ...kept } = shelfSearch(query) as Record<string, string | undefined>;
  return (
    <div className="flex flex-col gap-3">
      <search>
        <form method="get" action={hrefOf({})} className="flex max-w-md gap-2">
          {Object.entries(kept).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Input
            type="search"
            name="q"
            maxLength={40}
            defaultValue={q ?? ""}
            aria-label={t("search")}
            placeholder={t("search")}
          />
          <Button type="submit" variant="secondary" aria-label={t("searchSubmit")}>
            <Icon name="search" size={20} />
          </Button>
        </form>
      </search>
      <Choices
        label={t("categoriesLabel")}
        choices={[
          { label: t("everything"), href: to({ category: null }), isChosen: query.category === null },
          ...categories.map((category) => ({
            label: t(`categories.${category}`),
            href: to({ category }),
            isChosen: query.category === category,
          })),
        ]}
      />
      {sizes.length > 1 && (
        <Choices
          label={t("sizesLabel")}
          choices={[
            { label: t("everySize"), href: to({ size: null }), isChosen: query.size === null },
            ...sizes.map((size) => ({
              label: formatSize(size, locale, oneSize("oneSize")),
              href: to({ size }),
              isChosen: query.size === size,
            })),
          ]}
        />
      )}
    </div>
  );
}
