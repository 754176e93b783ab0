import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import {
  getCollection,
  getCollectionProducts,
  getCollections,
  getLook,
  getProduct,
  getProductAddresses,
  searchProducts,
  type Collection,
  type ListPage,
  type Look,
  type Product,
  type ProductAddress,
  type ProductCard,
  type SearchedPage,
} from "#contract/catalog.ts";
import { defaultLocale, type Locale } from "#contract/locale.ts";
import { isSlug } from "#contract/slug.ts";
import { getLooks } from "#contract/website.ts";
import { cacheTags } from "#lib/cache/tags.ts";
import { orNull } from "#lib/http/or-null.ts";
import { publicApi } from "#lib/http/server-client.ts";
import { apiQueryOf, productsPerPage, type ListQuery } from "./list-query.ts";
import { toLookCard, type ListedLook, type LookCard } from "./look-card.ts";
import { dressWindow } from "./shop-window.ts";

/** At most this many tags hang on one cached answer. */
const maxTags = 100;

const productTags = (products: readonly { id: number }[]): string[] =>
  products.slice(0, maxTags).map(({ id }) => cacheTags.product(id));

/** A product in a language; null when there is none, or no longer. */
export async function findProduct(locale: Locale, id: number): Promise<Product | null> {
  "use cache";
  cacheTag(cacheTags.catalog, cacheTags.product(id));
  const product = await orNull(publicApi(locale).call(getProduct, { params: { id }, query: { for_shop: "true" } }));
  if (product === null) {
    cacheLife("minutes");
    return null;
  }
  cacheLife("days");
  cacheTag(
    cacheTags.collection(product.collection_slug),
    cacheTags.looks,
    ...productTags([...product.goes_with, ...(product.look?.products ?? [])]),
  );
  return product;
}

/** A collection in a language; null when there is none, or nothing can be called so. */
export const findCollection = async (locale: Locale, slug: string): Promise<Collection | null> =>
  isSlug(slug) ? readCollection(locale, slug) : null;

async function readCollection(locale: Locale, slug: string): Promise<Collection | null> {
  "use cache";
  cacheTag(cacheTags.catalog, cacheTags.collection(slug));
  const collection = await orNull(publicApi(locale).call(getCollection, { params: { slug } }));
  if (collection === null) cacheLife("minutes");
  else cacheLife("days");
  return collection;
}

/** Every collection of the shop, in display order. */
export async function listCollections(locale: Locale): Promise<Collection[]> {
  "use cache";
  cacheLife("days");
  cacheTag(cacheTags.catalog);
  return publicApi(locale).call(getCollections, { query: { is_shop: "true", locale } });
}

/** One page of a collection; `slug` null means the whole catalogue, the only list that can be searched by name. */
export async function listProducts(
  locale: Locale,
  slug: string | null,
  query: ListQuery,
  pageSize: number = productsPerPage,
): Promise<(ListPage & Partial<SearchedPage>) | null> {
  "use cache";
  const wanted = {
    ...apiQueryOf(slug, query, pageSize),
    /* A row of products offers no filters. */
    ...(pageSize === productsPerPage ? { with_facets: "true" } : {}),
  };
  const api = publicApi(locale);
  const page = await orNull<ListPage & Partial<SearchedPage>>(
    slug === null
      ? api.call(searchProducts, { query: wanted })
      : api.call(getCollectionProducts, { params: { slug }, query: wanted }),
  );
  cacheTag(
    cacheTags.catalog,
    ...(slug === null ? [] : [cacheTags.collection(slug)]),
    ...productTags(page?.products ?? []),
  );
  if (page === null) cacheLife("minutes");
  else if (query.name) cacheLife("hours");
  else cacheLife("days");
  /* Products without a picture are dropped: a card would have nothing to show. */
  return page && { ...page, products: page.products.filter(({ images }) => images.length > 0) };
}

/** A page of the addresses of all products, and how many pages there are. */
export async function listProductAddresses(page: number): Promise<{ items: ProductAddress[]; pages: number }> {
  "use cache";
  cacheLife("hours");
  const { items, pages } = await publicApi(defaultLocale).call(getProductAddresses, { query: { page } });
  /* A change of a product is announced to its collections, and there are thousands of products. */
  const collections = [...new Set(items.map(({ collection_slug }) => collection_slug))].slice(0, maxTags);
  cacheTag(cacheTags.catalog, ...collections.map(cacheTags.collection));
  return { items, pages };
}

/** How many times what a window shows is looked at to dress it. */
const windowChoice = 3;

/** The first products of a list as a shop window; see `dressWindow`. */
export async function listWindow(
  locale: Locale,
  slug: string | null,
  query: ListQuery,
  count: number,
): Promise<ProductCard[]> {
  const list = await listProducts(locale, slug, query, Math.min(count * windowChoice, productsPerPage));
  return dressWindow(list?.products ?? []).slice(0, count);
}

/** What a page that shows looks is made of. */
const tagLooks = (looks: readonly Look[]): void =>
  cacheTag(
    cacheTags.catalog,
    cacheTags.looks,
    cacheTags.content("stylist"),
    ...productTags(looks.flatMap(({ products }) => products)),
  );

/** Looks shown to visitors of a world. */
export async function listLooks(
  locale: Locale,
  profileType: "KID" | "WOMAN",
  limit: number,
  isSeasonal = false,
): Promise<Look[]> {
  "use cache";
  cacheLife("days");
  const looks = await publicApi(locale).call(getLooks, {
    query: { profile_type: profileType, limit, is_seasonal: String(isSeasonal) },
  });
  tagLooks(looks);
  return looks;
}

/** The most looks the API answers at once. */
const looksAtOnce = 40;

/** Every look of a world that has a page, those of the season first. */
export async function listAllLooks(locale: Locale, profileType: "KID" | "WOMAN"): Promise<LookCard[]> {
  "use cache";
  cacheLife("days");
  const api = publicApi(locale);
  const looks: ListedLook[] = [];
  for (let page = 1; looks.length === (page - 1) * looksAtOnce; page += 1)
    looks.push(...(await api.call(getLooks, { query: { profile_type: profileType, limit: looksAtOnce, page } })));
  tagLooks(looks);
  const whole = looks.filter(({ products }) => products.length > 1);
  return whole.toSorted((one, other) => Number(other.is_in_season) - Number(one.is_in_season)).map(toLookCard);
}

/** Looks one stylist signs. */
export async function listLooksBy(locale: Locale, stylist: string): Promise<Look[]> {
  "use cache";
  cacheLife("days");
  const looks = await publicApi(locale).call(getLooks, { query: { stylist } });
  tagLooks(looks);
  return looks;
}

/** One look; null where there is none, or where fewer than two of its pieces are left in the shop. */
export async function findLook(locale: Locale, id: number): Promise<Look | null> {
  "use cache";
  cacheTag(cacheTags.looks);
  const look = await orNull(publicApi(locale).call(getLook, { params: { id } }));
  if (look === null || look.products.length < 2) {
    cacheTag(cacheTags.catalog);
    cacheLife("minutes");
    return null;
  }
  tagLooks([look]);
  cacheLife("days");
  return look;
}
