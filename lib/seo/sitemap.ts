import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { defaultLocale, locales, type Locale } from "#contract/locale.ts";
import type { BlogPost } from "#contract/blog.ts";
import type { ProductCard } from "#contract/catalog.ts";
import { findPost, listCategories, listPosts } from "#lib/blog/api.ts";
import { cacheTags } from "#lib/cache/tags.ts";
import { shopDay } from "#lib/dates/shop-day.ts";
import { languagesWith } from "#lib/guards/feature.ts";
import { listCollections, listLooks, listProducts } from "#lib/catalog/api.ts";
import { birthGiftSlug, listHref } from "#lib/catalog/list-address.ts";
import { emptyListQuery } from "#lib/catalog/list-query.ts";
import { productHref } from "#lib/catalog/product-address.ts";
import { href, localizePath } from "#lib/routing/href.ts";
import type { Route } from "#lib/routing/route.ts";
import { routes } from "#lib/routing/routes.ts";
import { listBrands, listLegalContents, listStylists } from "#lib/website/api.ts";
import { legalSubjects } from "#lib/website/legal-subject.ts";
import { absoluteUrl, alternateUrls } from "./page-metadata.ts";
import { sharePictureOf, type SharePicture } from "./share-picture.ts";
import type { SitemapUrl } from "./sitemap-xml.ts";

/** The largest page of a list the API answers. */
const apiPageSize = 48;
/** Pages of the API in one file: 2,400 products in four languages stay below 10,000 addresses and a few megabytes. */
const apiPagesPerFile = 50;
/** The API answers no page beyond this one. */
const maxApiPage = 10_000;

const inEveryLanguage = (
  pathIn: (locale: Locale) => string,
  rest: Pick<SitemapUrl, "changeFrequency" | "images" | "lastModified">,
  languages: readonly Locale[],
): SitemapUrl[] => {
  const alternates = alternateUrls(pathIn, languages);
  return languages.map((locale) => ({ loc: absoluteUrl(pathIn(locale)), alternates, ...rest }));
};

/** Pages of the route table that are for search engines, in the languages whose feature is on. */
export async function listPageUrls(): Promise<SitemapUrl[]> {
  const table: readonly Route[] = Object.values(routes);
  const pages = await Promise.all(
    table
      .filter(({ indexing }) => indexing === "index")
      .map(async ({ path, feature, changeFrequency }) =>
        inEveryLanguage((locale) => localizePath(locale, path), { changeFrequency }, await languagesWith(feature)),
      ),
  );
  /* The one page of the table that a query makes a second one. */
  const womanGiftcard = inEveryLanguage(
    (locale) => href(locale, "giftcard", null, { for: "woman" }),
    { changeFrequency: routes.giftcard.changeFrequency },
    await languagesWith(routes.giftcard.feature, "woman"),
  );
  const updated = new Map((await listLegalContents(defaultLocale)).map(({ code, updated_on }) => [code, updated_on]));
  const legalTexts = Object.entries(legalSubjects).flatMap(([subject, code]) => {
    const lastModified = updated.get(code);
    return inEveryLanguage(
      (locale) => href(locale, "terms-and-conditions-subject", { subject }),
      {
        changeFrequency: routes["terms-and-conditions-subject"].changeFrequency,
        ...(lastModified ? { lastModified } : {}),
      },
      locales,
    );
  });
  return [...pages.flat(), ...womanGiftcard, ...legalTexts];
}

/** Categories and articles of the blog, each under its own name in every language that has the blog. */
export async function listBlogUrls(): Promise<SitemapUrl[]> {
  const languages = await languagesWith("blog");
  const [first] = languages;
  if (first === undefined) return [];
  const [categories, articles] = await Promise.all([listCategories(first), listAllPosts(first)]);
  return [
    ...categories.flatMap(({ alternates }) =>
      inEveryLanguage(
        (locale) => href(locale, "blog-category-name", { name: alternates[locale] }),
        { changeFrequency: routes["blog-category-name"].changeFrequency },
        languages,
      ),
    ),
    ...articles.flatMap(({ alternates, image, date, modified_on }) =>
      inEveryLanguage(
        (locale) => href(locale, "blog-page", { page: alternates[locale] }),
        {
          changeFrequency: routes["blog-page"].changeFrequency,
          images: [absoluteUrl(sharePictureOf(image).url)],
          lastModified: modified_on ?? date,
        },
        languages,
      ),
    ),
  ];
}

/** Every article of a language, whole: only then it tells its names in the other ones. */
async function listAllPosts(locale: Locale): Promise<BlogPost[]> {
  const posts: BlogPost[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const found = await listPosts(locale, page);
    pages = found?.pages ?? 0;
    const whole = await Promise.all((found?.items ?? []).map(({ slug }) => findPost(locale, slug)));
    posts.push(...whole.filter((post) => post !== null));
  }
  return posts;
}

/** The most looks the API answers at once. */
const maxLooks = 40;

/** Looks that can be bought, brands and stylists; what they are called in an address is the same in every language. */
export async function listPeopleUrls(): Promise<SitemapUrl[]> {
  const [kids, women, brands, stylists, shops, womenShops, all] = await Promise.all([
    listLooks(defaultLocale, "KID", maxLooks),
    listLooks(defaultLocale, "WOMAN", maxLooks),
    listBrands(defaultLocale),
    listStylists(defaultLocale),
    languagesWith("shop"),
    languagesWith("shop", "woman"),
    languagesWith(null),
  ]);
  const pictured = ({ image }: { image: SharePicture }) => ({ images: [absoluteUrl(sharePictureOf(image).url)] });
  const changed = (name: "look-id" | "brand-slug" | "stylist-slug") => ({
    changeFrequency: routes[name].changeFrequency,
  });
  return [
    ...[...kids, ...women]
      .filter(({ products }) => products.length > 1)
      .flatMap((look) =>
        inEveryLanguage(
          (locale) => href(locale, "look-id", { id: look.id }),
          { ...changed("look-id"), ...pictured(look) },
          look.profile_type === "WOMAN" ? womenShops : shops,
        ),
      ),
    ...brands.flatMap(({ slug }) =>
      inEveryLanguage((locale) => href(locale, "brand-slug", { slug }), changed("brand-slug"), shops),
    ),
    ...stylists.flatMap((stylist) =>
      inEveryLanguage(
        (locale) => href(locale, "stylist-slug", { slug: stylist.slug }),
        { ...changed("stylist-slug"), ...pictured(stylist) },
        all,
      ),
    ),
  ];
}

export async function listCollectionUrls(): Promise<SitemapUrl[]> {
  const languages = await languagesWith("shop");
  const collections = (await listCollections(defaultLocale)).filter(({ slug }) => slug !== birthGiftSlug);
  const { changeFrequency } = routes["shop-collection"];
  return collections.flatMap(({ slug, image }) => {
    const images = [absoluteUrl(sharePictureOf(image).url)];
    return inEveryLanguage((locale) => listHref(locale, slug), { changeFrequency, images }, languages);
  });
}

const readApiPage = async (locale: Locale, page: number): Promise<ProductCard[]> =>
  (await listProducts(locale, null, { ...emptyListQuery, sort: "newest", page }, apiPageSize))?.products ?? [];

/** The day a page last changed by what it says, not by when it was built: nothing where nobody noted it. */
const lastModifiedOf = ({ changed_at }: ProductCard): Pick<SitemapUrl, "lastModified"> =>
  changed_at === null ? {} : { lastModified: shopDay(new Date(changed_at)) };

/** One file of products, counted from 1; empty beyond the last. */
export async function listProductUrls(file: number): Promise<SitemapUrl[]> {
  const urls: SitemapUrl[] = [];
  const languages = await languagesWith("shop");
  const { changeFrequency } = routes["shop-collection-productId"];
  const firstPage = (file - 1) * apiPagesPerFile + 1;
  for (let page = firstPage; page < firstPage + apiPagesPerFile && page <= maxApiPage; page += 1) {
    const translations = await Promise.all(
      locales.map(
        async (locale) =>
          [locale, new Map((await readApiPage(locale, page)).map((product) => [product.id, product]))] as const,
      ),
    );
    const byLocale = Object.fromEntries(translations) as Record<Locale, Map<number, ProductCard>>;
    if (byLocale[defaultLocale].size === 0) break;
    for (const product of byLocale[defaultLocale].values()) {
      const images = product.images.slice(0, 1).map((image) => absoluteUrl(sharePictureOf(image).url));
      urls.push(
        ...inEveryLanguage(
          (locale) => productHref(locale, byLocale[locale].get(product.id) ?? product),
          { changeFrequency, images, ...lastModifiedOf(product) },
          languages,
        ),
      );
    }
  }
  return urls;
}

/** How many files of products there are. Where the API stops counting, the first product of each further file decides. */
export async function countProductFiles(): Promise<number> {
  "use cache";
  cacheLife("hours");
  cacheTag(cacheTags.catalog);
  const firstPage = await listProducts(defaultLocale, null, { ...emptyListQuery, sort: "newest" }, apiPageSize);
  if (!firstPage) return 0;
  let files = Math.ceil(firstPage.pages / apiPagesPerFile);
  while (
    firstPage.is_total_bounded &&
    files * apiPagesPerFile < maxApiPage &&
    (await readApiPage(defaultLocale, files * apiPagesPerFile + 1)).length > 0
  )
    files += 1;
  return files;
}
