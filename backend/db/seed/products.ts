import { sql } from "../orm.ts";
import type { Locale } from "#contract/locale.ts";
import { locales } from "#contract/locale.ts";
import type { Database } from "../database.ts";
import { collectionProducts, priceHistory, products, searchWords, variants } from "../schema/catalog.ts";
import { canonicalSlug, collectionsOf, countIn, emptyFacets, type CollectionFacets } from "./collection-plan.ts";
import { collections } from "./content/collections.ts";
import { silhouetteFacts } from "./content/vocabulary/silhouettes.ts";
import type { CollectionSlug } from "./content/collections/slugs.ts";
import { occasionsOf } from "./occasions.ts";
import { planProduct, type ProductPlan } from "./product-plan.ts";
import { priceRows, productRow, variantRows } from "./product-rows.ts";
import { searchTexts, wordsOf, type SearchTexts } from "./search-document.ts";

/** Few enough that a batch stays below the 65,535 parameters of a statement. */
const batchSize = 250;

/** Names of the collections that say who wears a piece ("Bébé", "Filles"): a search for them finds it. */
function audienceNames({ audience, gender }: ProductPlan, locale: Locale): string[] {
  const slugs: CollectionSlug[] =
    audience === "WOMAN"
      ? ["woman"]
      : gender === "MIXED"
        ? ["girls", "boys"]
        : gender === "GIRL"
          ? ["girls"]
          : ["boys"];
  if (audience === "BABY") slugs.push("baby");
  return collections.flatMap(({ slug, texts }) => (slugs.includes(slug) ? [texts[locale].name] : []));
}

interface Prepared {
  plan: ProductPlan;
  slugs: CollectionSlug[];
  canonical: CollectionSlug;
  texts: Record<Locale, SearchTexts>;
}

function prepare(n: number, now: Date): Prepared {
  const plan = planProduct(n, now);
  const memberships = collectionsOf(plan, now);
  const of = (locale: Locale) => searchTexts(plan, locale, audienceNames(plan, locale));
  return {
    plan,
    slugs: memberships.map(({ slug }) => slug),
    canonical: canonicalSlug(memberships),
    texts: { fr: of("fr"), de: of("de"), nl: of("nl"), es: of("es") },
  };
}

async function insertBatch(db: Database, batch: readonly Prepared[], known: Set<string>): Promise<void> {
  await db.insert(products).values(
    batch.map(({ plan, slugs, canonical, texts }) => ({
      ...productRow(plan, canonical, texts),
      occasions: occasionsOf(plan, slugs),
    })),
  );
  await db.insert(variants).values(batch.flatMap(({ plan }) => variantRows(plan)));
  await db.insert(priceHistory).values(batch.flatMap(({ plan }) => priceRows(plan)));
  await db.insert(collectionProducts).values(
    batch.flatMap(({ plan, slugs }) =>
      slugs.map((collectionSlug) => ({
        collectionSlug,
        productId: plan.n,
        position: plan.n,
        gender: plan.gender,
        family: silhouetteFacts[plan.silhouette].family,
        priceCents: plan.price.priceCents,
        discountPercent: plan.price.discountPercent,
        publishedAt: plan.publishedAt,
      })),
    ),
  );
  const words = locales.flatMap((locale) =>
    [...new Set(batch.flatMap(({ texts }) => wordsOf(texts[locale])))]
      .filter((word) => !known.has(`${locale} ${word}`))
      .map((word) => ({ locale, word })),
  );
  for (const { locale, word } of words) known.add(`${locale} ${word}`);
  if (words.length > 0) await db.insert(searchWords).values(words).onConflictDoNothing();
}

/**
 * Writes the products in batches, so that memory does not grow with their number. The collections they are in have to
 * exist; answers what their filters offer.
 */
export async function seedProducts(
  db: Database,
  count: number,
  now: Date,
): Promise<Map<CollectionSlug, CollectionFacets>> {
  const facets = emptyFacets();
  const known = new Set<string>();
  for (let first = 1; first <= count; first += batchSize) {
    const batch = Array.from({ length: Math.min(batchSize, count - first + 1) }, (_, index) =>
      prepare(first + index, now),
    );
    for (const { plan, slugs } of batch) for (const slug of slugs) countIn(facets.get(slug) ?? neverEmpty(slug), plan);
    await insertBatch(db, batch, known);
  }
  await db.execute(sql`select setval('products_id_seq', ${count}), setval('variants_id_seq', ${(count + 1) * 10})`);
  return facets;
}

const neverEmpty = (slug: string): never => {
  throw new Error(`no collection ${slug} among ${collections.length}`);
};
