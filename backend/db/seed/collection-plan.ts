import type { Locale } from "#contract/locale.ts";
import type { Family, Gender } from "#contract/catalog.ts";
import { isLowStock, isRecent } from "../../catalog/availability.ts";
import { compareSizes } from "../../catalog/size-order.ts";
import type { collections as collectionTable } from "../schema/catalog.ts";
import { belongsTo, collections, type Collection, type CollectionCandidate } from "./content/collections.ts";
import type { CollectionSlug } from "./content/collections/slugs.ts";
import { silhouetteFacts } from "./content/vocabulary/silhouettes.ts";
import type { ProductPlan } from "./product-plan.ts";
import { scenePicture } from "./scene-picture.ts";

const candidateOf = (
  { gender, audience, silhouette, fabric, label, publishedAt, stock, price }: ProductPlan,
  now: Date,
): CollectionCandidate => ({
  gender,
  audience,
  silhouette,
  fabric,
  label,
  family: silhouetteFacts[silhouette].family,
  isRecent: isRecent(publishedAt, now),
  isLastChance: price.discountPercent > 0 || stock.every(({ pieces }) => isLowStock(pieces)),
});

export const collectionsOf = (plan: ProductPlan, now: Date): Collection[] => {
  const candidate = candidateOf(plan, now);
  return collections.filter((collection) => belongsTo(collection, candidate));
};

/** Collections a product's own page may stand in, the most telling first; every product is in one of the last ones. */
const canonicalOrder: readonly CollectionSlug[] = [
  "nightwear",
  "shoes",
  "accessories",
  "outerwear",
  "woman-dresses",
  "woman-knitwear",
  "woman-outerwear",
  "woman-tops",
  "woman-bottoms",
  "woman-accessories",
  "baby",
  "denim",
  "knitwear",
  "basics",
  "girls",
  "boys",
  "woman",
];

export function canonicalSlug(memberships: readonly Collection[]): CollectionSlug {
  const slug = canonicalOrder.find((candidate) => memberships.some((collection) => collection.slug === candidate));
  if (!slug) throw new Error("a product is in no collection");
  return slug;
}

/** What the filters of a collection offer, gathered while its products are written. */
export interface CollectionFacets {
  count: number;
  sizes: Set<string>;
  families: Set<Family>;
  genders: Set<Gender>;
}

export const emptyFacets = (): Map<CollectionSlug, CollectionFacets> =>
  new Map(
    collections.map(({ slug }) => [slug, { count: 0, sizes: new Set(), families: new Set(), genders: new Set() }]),
  );

export function countIn(facets: CollectionFacets, plan: ProductPlan): void {
  facets.count += 1;
  facets.families.add(silhouetteFacts[plan.silhouette].family);
  facets.genders.add(plan.gender);
  for (const { size } of plan.stock) facets.sizes.add(size);
}

const orderOf =
  <T>(order: readonly T[]) =>
  (a: T, b: T): number =>
    order.indexOf(a) - order.indexOf(b);

export function collectionRow(
  { slug, profileType, gender, texts, cover }: Collection,
  position: number,
  facets: CollectionFacets,
  order: { families: readonly Family[]; genders: readonly Gender[] },
): typeof collectionTable.$inferInsert {
  const localize = (of: (locale: Locale) => string): Record<Locale, string> => ({
    fr: of("fr"),
    de: of("de"),
    nl: of("nl"),
    es: of("es"),
  });
  return {
    slug,
    position,
    profileType,
    gender,
    isShop: true,
    isSuggestion: slug === "basics" || slug === "new-in" || slug === "woman",
    names: localize((locale) => texts[locale].name),
    taglines: localize((locale) => texts[locale].tagline),
    descriptions: localize((locale) => texts[locale].description),
    image: scenePicture(cover, "wide"),
    productCount: facets.count,
    sizes: [...facets.sizes].toSorted(compareSizes),
    families: [...facets.families].toSorted(orderOf(order.families)),
    genders: [...facets.genders].toSorted(orderOf(order.genders)),
  };
}
