import { notFound } from "next/navigation";
import type { Shelf } from "#contract/suggestions.ts";
import { ShelfList } from "#components/kid-shop/shelf-page.tsx";
import { ShopEntrance } from "#components/kid-shop/shop-entrance.tsx";
import { ShopNav } from "#components/kid-shop/shop-nav.tsx";
import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";
import { findShelf } from "#lib/kid-shop/find-shelf.ts";
import { isPlainShelf, parseShelfQuery, plainShelf, type SearchParams } from "#lib/kid-shop/shelf-query.ts";
import { sizesOf } from "#lib/profiles/sizes-of.ts";
import { findOwnProfile } from "#lib/session/find-own-profile.ts";

export const generateMetadata = () => shellMetadata("kidId-your-shop");

interface KidIdYourShopPageProps {
  params: Promise<{ kidId: string }>;
  searchParams: Promise<SearchParams>;
}

const shelvesShown = ["recommendations", "new", "essentials", "promo"] as const satisfies Shelf[];
const piecesShown = 6;

/** The first pieces of each shelf, then everything that suits. */
export default function KidIdYourShopPage({ params, searchParams }: KidIdYourShopPageProps) {
  return (
    <ClientPage
      name="kidId-your-shop"
      params={params}
      load={async (session, { kidId }) => {
        const profile = await findOwnProfile(session, kidId);
        const query = parseShelfQuery(await searchParams, sizesOf(profile));
        const [found, ...shelves] = await Promise.all([
          findShelf(session, kidId, query),
          ...(isPlainShelf(query) ? shelvesShown : []).map(async (shelf) => {
            const { products } = await findShelf(session, kidId, plainShelf, shelf);
            return { shelf, products: products.slice(0, piecesShown) };
          }),
        ]);
        if (query.page > 1 && query.page > found.pages) notFound();
        return { query, found, shelves };
      }}
    >
      {({ session: { locale }, profile }, { shelves, ...data }) =>
        profile && (
          <>
            <ShopNav locale={locale} kidId={profile.id} current="all" />
            <ShopEntrance locale={locale} profile={profile} shelves={shelves} />
            <ShelfList locale={locale} profile={profile} list="all" {...data} />
          </>
        )
      }
    </ClientPage>
  );
}
