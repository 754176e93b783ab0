import { getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import type { ProductsPage } from "#contract/catalog.ts";
import type { Locale } from "#contract/locale.ts";
import type { Profile } from "#contract/profiles.ts";
import type { Shelf } from "#contract/suggestions.ts";
import { QuickAdd } from "#components/cart/quick-add.tsx";
import { ClientPage } from "#components/page/client-page.tsx";
import { findShelf } from "#lib/kid-shop/find-shelf.ts";
import { shopLists } from "#lib/kid-shop/lists.ts";
import { parseShelfQuery, type SearchParams, type ShelfQuery } from "#lib/kid-shop/shelf-query.ts";
import { sizesOf } from "#lib/profiles/sizes-of.ts";
import { href } from "#lib/routing/href.ts";
import { findOwnProfile } from "#lib/session/find-own-profile.ts";
import { NothingHere } from "./nothing-here.tsx";
import { OwnGrid } from "./own-grid.tsx";
import { ShelfFilter } from "./shelf-filter.tsx";
import { ShelfPages } from "./shelf-pages.tsx";
import { ShopNav } from "./shop-nav.tsx";

interface ShelfPageProps {
  shelf: Shelf;
  params: Promise<{ kidId: string }>;
  searchParams: Promise<SearchParams>;
}

/** A shelf of one person's shop. */
export function ShelfPage({ shelf, params, searchParams }: ShelfPageProps) {
  return (
    <ClientPage
      name={shopLists[shelf].page}
      params={params}
      load={async (session, { kidId }) => {
        const profile = await findOwnProfile(session, kidId);
        const query = parseShelfQuery(await searchParams, sizesOf(profile));
        const found = await findShelf(session, kidId, query, shelf);
        if (query.page > 1 && query.page > found.pages) notFound();
        return { query, found };
      }}
    >
      {({ session: { locale }, profile }, data) =>
        profile && (
          <>
            <ShopNav locale={locale} kidId={profile.id} current={shelf} />
            <ShelfList locale={locale} profile={profile} list={shelf} {...data} />
          </>
        )
      }
    </ClientPage>
  );
}

interface ShelfListProps {
  locale: Locale;
  profile: Profile;
  list: Shelf | "all";
  query: ShelfQuery;
  found: ProductsPage;
}

/** Pieces of a list with what narrows it and its pages. */
export async function ShelfList({ locale, profile, list, query, found }: ShelfListProps) {
  const t = await getTranslations("wishes");
  const hrefOf = (search: Record<string, string>) => href(locale, shopLists[list].page, { kidId: profile.id }, search);
  const isNarrowed = query.category !== null || query.size !== null || query.text !== "";
  return (
    <>
      {(found.products.length > 0 || isNarrowed) && (
        <ShelfFilter query={query} sizes={sizesOf(profile)} hrefOf={hrefOf} />
      )}
      {found.products.length === 0 ? (
        <NothingHere
          reason={isNarrowed ? "filter" : list}
          name={profile.firstname}
          kidId={profile.id}
          plainHref={hrefOf({})}
        />
      ) : (
        <>
          <h2 className={list === "all" ? "text-2xl" : "sr-only"}>{t("listTitle", { name: profile.firstname })}</h2>
          <OwnGrid locale={locale} profile={profile} list={list} products={found.products} eagerCount={2} />
        </>
      )}
      <ShelfPages found={found} query={query} hrefOf={hrefOf} />
      <QuickAdd locale={locale} />
    </>
  );
}
