import "server-only";
import { defaultLocale, locales, type Locale } from "#contract/locale.ts";
import type { BlogPost } from "#contract/blog.ts";
import { findPost, listCategories, listPosts } from "#lib/blog/api.ts";
import { shopDay } from "#lib/dates/shop-day.ts";
import { languagesWith } from "#lib/guards/feature.ts";
import { listAllLooks, listCollections, listProductAddresses } from "#lib/catalog/api.ts";
import { birthGiftSlug, listHref } from "#lib/catalog/list-address.ts";
import { productHref } from "#lib/catalog/product-address.ts";
import { href, localizePath } from "#lib/routing/href.ts";
import type { Route } from "#lib/routing/route.ts";
import { routes, type PageName } from "#lib/routing/routes.ts";
import { listBrands, listLegalContents, listStylists, readPageChanges } from "#lib/website/api.ts";
import { legalSubjects } from "#lib/website/legal-subject.ts";
import { absoluteUrl, alternateUrls } from "./page-metadata.ts";
import { sharePictureOf, type SharePicture } from "./share-picture.ts";
import type { SitemapUrl } from "./sitemap-xml.ts";

/** A page in the languages that have it; `changedAt`: the moment what it says last changed, in each language or in all of them. */
function inEveryLanguage(
  pathIn: (locale: Locale) => string,
  {
    changedAt = null,
    ...rest
  }: Pick<SitemapUrl, "changeFrequency" | "images" | "lastModified"> & {
    changedAt?: Moment | ((locale: Locale) => Moment);
  },
  languages: readonly Locale[],
): SitemapUrl[] {
  const alternates = alternateUrls(pathIn, languages);
  return languages.map((locale) => {
    const moment = typeof changedAt === "function" ? changedAt(locale) : changedAt;
    return {
      loc: absoluteUrl(pathIn(locale)),
      alternates,
      ...rest,
      ...(moment ? { lastModified: shopDay(new Date(moment)) } : {}),
    };
  });
}

/** As the API writes it; nothing where nobody noted it. */
type Moment = string | null | undefined;

/** The newest of moments; nothing where one of them is unknown, which may be newer than the others. */
const newestOf = (moments: readonly Moment[]): Moment =>
  moments.every((moment) => typeof moment === "string") ? moments.toSorted().at(-1) : null;

/** Of pages of the route table that show what changes by itself; of all others nobody notes it. */
async function readRouteChanges(): Promise<Partial<Record<PageName, (locale: Locale) => Moment>>> {
  const changes = await readPageChanges();
  return {
    faq: (locale) => changes.faq[locale],
    stylists: (locale) => newestOf(Object.values(changes.stylists[locale])),
    looks: () => newestOf(Object.values(changes.looks)),
    "shop-all-products": () => changes.products,
    "shop-birth-gift": () => changes.collections[birthGiftSlug],
  };
}

/** Pages of the route table that are for search engines, in the languages whose feature is on. */
export async function listPageUrls(): Promise<SitemapUrl[]> {
  const changes = await readRouteChanges();
  const table = Object.entries(routes) as [PageName, Route][];
  const pages = await Promise.all(
    table
      .filter(([, { indexing }]) => indexing === "index")
      .map(async ([name, { path, feature, changeFrequency }]) =>
        inEveryLanguage(
          (locale) => localizePath(locale, path),
          { changeFrequency, changedAt: (locale) => changes[name]?.(locale) },
          await languagesWith(feature),
        ),
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

/** Looks that can be bought, brands and stylists; what they are called in an address is the same in every language. */
export async function listPeopleUrls(): Promise<SitemapUrl[]> {
  const [kids, women, brands, stylists, changes, shops, womenShops, all] = await Promise.all([
    listAllLooks(defaultLocale, "KID"),
    listAllLooks(defaultLocale, "WOMAN"),
    listBrands(defaultLocale),
    listStylists(defaultLocale),
    readPageChanges(),
    languagesWith("shop"),
    languagesWith("shop", "woman"),
    languagesWith(null),
  ]);
  const looks = [...kids, ...women];
  const pictured = ({ image }: { image: SharePicture }) => ({ images: [absoluteUrl(sharePictureOf(image).url)] });
  const changed = (name: "look-id" | "brand-slug" | "stylist-slug") => ({
    changeFrequency: routes[name].changeFrequency,
  });
  const lookChange = ({ id }: { id: number }): Moment => changes.looks[id];
  return [
    ...looks.flatMap((look) =>
      inEveryLanguage(
        (locale) => href(locale, "look-id", { id: look.id }),
        { ...changed("look-id"), ...pictured(look), changedAt: lookChange(look) },
        look.profile_type === "WOMAN" ? womenShops : shops,
      ),
    ),
    ...brands.flatMap(({ slug }) =>
      inEveryLanguage(
        (locale) => href(locale, "brand-slug", { slug }),
        { ...changed("brand-slug"), changedAt: changes.brands[slug] },
        shops,
      ),
    ),
    ...stylists.flatMap((stylist) => {
      /* A page of a stylist shows the looks he or she signs. */
      const signed = looks.filter(({ stylist_slug }) => stylist_slug === stylist.slug).map(lookChange);
      return inEveryLanguage(
        (locale) => href(locale, "stylist-slug", { slug: stylist.slug }),
        {
          ...changed("stylist-slug"),
          ...pictured(stylist),
          changedAt: (locale) => newestOf([changes.stylists[locale][stylist.slug], ...signed]),
        },
        all,
      );
    }),
  ];
}

export async function listCollectionUrls(): Promise<SitemapUrl[]> {
  const [languages, every, changes] = await Promise.all([
    languagesWith("shop"),
    listCollections(defaultLocale),
    readPageChanges(),
  ]);
  const { changeFrequency } = routes["shop-collection"];
  return every
    .filter(({ slug }) => slug !== birthGiftSlug)
    .flatMap(({ slug, image }) => {
      const images = [absoluteUrl(sharePictureOf(image).url)];
      const changedAt = changes.collections[slug];
      return inEveryLanguage((locale) => listHref(locale, slug), { changeFrequency, images, changedAt }, languages);
    });
}

/** One file of products, counted from 1; empty beyond the last. */
export async function listProductUrls(file: number): Promise<SitemapUrl[]> {
  const [languages, { items }] = await Promise.all([languagesWith("shop"), listProductAddresses(file)]);
  const { changeFrequency } = routes["shop-collection-productId"];
  return items.flatMap(({ alternates, image_url, changed_at, ...product }) =>
    inEveryLanguage(
      (locale) => productHref(locale, { ...product, clean_name: alternates[locale] }),
      {
        changeFrequency,
        images: [absoluteUrl(sharePictureOf({ url: image_url, alt: "" }).url)],
        changedAt: changed_at,
      },
      languages,
    ),
  );
}

/** How many files of products there are. */
export const countProductFiles = async (): Promise<number> => (await listProductAddresses(1)).pages;
