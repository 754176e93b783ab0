import { getBlogCategories, getBlogPosts } from "#contract/blog.ts";
import { searchProducts } from "#contract/catalog.ts";
import type { Locale } from "#contract/locale.ts";
import { getBrands, getLooks } from "#contract/website.ts";
import { href, type HrefArguments } from "#lib/routing/href.ts";
import { routes, type PageName } from "#lib/routing/routes.ts";
import { productHref } from "#lib/catalog/product-address.ts";
import { visitorApi } from "../api.ts";
import { quizCodes, type OwnProfile, type Person } from "./kinds.ts";

export const pageNames = (Object.keys(routes) as (keyof typeof routes)[]).filter(
  (name): name is PageName => name !== "sitemap",
);

/** An id that nobody has. */
export const nobodysId = "00000000-0000-4000-8000-000000000000";

/** What there is for everybody, in one language. */
export interface Landmarks {
  locale: Locale;
  productId: number;
  /** Of a piece that is on no child's list. */
  womanProductId: number;
  productPath: string;
  articleSlug: string;
  categorySlug: string;
  lookId: number;
  brandSlug: string;
  stylistSlug: string;
}

export async function findLandmarks(locale: Locale): Promise<Landmarks> {
  const api = visitorApi(locale);
  const [found, women, posts, categories, looks, brands] = await Promise.all([
    api.call(searchProducts, { query: { page: 1 } }),
    api.call(searchProducts, { query: { page: 1, gender: "WOMAN" } }),
    api.call(getBlogPosts, { query: { page: 1 } }),
    api.call(getBlogCategories, {}),
    api.call(getLooks, { query: { profile_type: "KID", limit: 1 } }),
    api.call(getBrands, { query: {} }),
  ]);
  const [product, dress, article, category] = [found.products[0], women.products[0], posts.items[0], categories[0]];
  const [look, brand] = [looks[0], brands.items[0]];
  if (!product || !dress || !article || !category || !look || !brand) throw new Error(`nothing to visit in ${locale}`);
  return {
    locale,
    productId: product.id,
    womanProductId: dress.id,
    productPath: productHref(locale, product),
    articleSlug: article.slug,
    categorySlug: category.slug,
    lookId: look.id,
    brandSlug: brand.slug,
    stylistSlug: look.stylist_slug,
  };
}

const namesWoman = (name: PageName): boolean => name.includes("woman");

/** The profile a page is opened with: a woman's where the pattern says so, else a child's, else the one there is. */
export const profileFor = (name: PageName, { profiles }: Person): OwnProfile | undefined =>
  profiles.find(({ type }) => type === (namesWoman(name) ? "WOMAN" : "KID")) ?? profiles[0];

const isAboutProfile = (name: PageName): boolean => /\{(kidId|profileId)\}/.test(routes[name].path);

/** The code in an address: the right one where it is about a profile, else one that everybody may look at. */
function codeFor(name: PageName, { kind }: Person): string {
  const own = isAboutProfile(name) ? quizCodes[kind] : undefined;
  if (own !== undefined && (kind === "woman" || !namesWoman(name))) return own;
  return namesWoman(name) ? "client-woman" : "client";
}

/** A page's address for somebody: with what belongs to this person, else with what belongs to nobody. */
export function addressOf(name: PageName, person: Person, landmarks: Landmarks): string {
  if (name === "shop-collection-productId") return landmarks.productPath;
  const profile = profileFor(name, person);
  const profileId = profile?.id ?? nobodysId;
  const orderId = person.orderId ?? nobodysId;
  const idOf = (): string | number => {
    if (name.includes("order-id")) return orderId;
    if (name === "look-id") return landmarks.lookId;
    if (name === "infos-messages-id") return person.ticketId ?? nobodysId;
    return /product-id|product-reviews/.test(name) ? landmarks.productId : (person.returnId ?? nobodysId);
  };
  const slugs: Partial<Record<PageName, string>> = {
    "brand-slug": landmarks.brandSlug,
    "stylist-slug": landmarks.stylistSlug,
  };
  const values: Record<string, string | number> = {
    kidId: profileId,
    editingKidId: profileId,
    profileId,
    requestId: profile?.requestId ?? 0,
    orderId,
    id: idOf(),
    productId:
      name.startsWith("kidId-your-shop") && profile?.type === "KID" ? landmarks.womanProductId : landmarks.productId,
    collection: "girls",
    subscription: profile?.subscriptionId ?? nobodysId,
    code: codeFor(name, person),
    slug: slugs[name] ?? "sizes",
    reason: "country",
    page: name === "blog-page" ? landmarks.articleSlug : 1,
    name: landmarks.categorySlug,
    subject: "withdrawal",
    number: "33612345678",
    list: "KID",
    choice: "baby",
  };
  const path = routes[name].path;
  const params = Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, key]) => [key, values[key!] ?? ""]));
  return href(landmarks.locale, name, ...([params] as unknown as HrefArguments<PageName>));
}
