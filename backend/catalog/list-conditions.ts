import { inArray, sql, type SQL } from "../db/orm.ts";
import { brands, type collectionProducts, products } from "../db/schema/catalog.ts";
import { facetCode } from "./facet-codes.ts";
import type { ListFilter, PriceRange } from "./listing.ts";

const textArray = (values: readonly string[]): SQL =>
  sql`array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[]`;

const isInRange = ({ minCents, endCents }: PriceRange, price: SQL): SQL =>
  endCents === null ? sql`${price} >= ${minCents}` : sql`(${price} >= ${minCents} and ${price} < ${endCents})`;

/** Where a list finds whom its products are for, what they are and what they cost: a collection in the index it follows. */
type ListedFacts = Pick<typeof products | typeof collectionProducts, "gender" | "family" | "priceCents">;

/** A list of a collection finds gender, family and price in the index it follows, and goes to the products for those only. */
export function conditions(filter: ListFilter, facts: ListedFacts = products): SQL[] {
  const { genders, families, sizes, prices, codes, brands: slugs } = filter;
  const ranges = prices.map((range) => isInRange(range, sql`${facts.priceCents}`));
  return [
    sql`${products.isListed}`,
    ...(genders.length > 0 ? [inArray(facts.gender, genders)] : []),
    ...(families.length > 0 ? [inArray(facts.family, families)] : []),
    ...(sizes.length > 0 ? [sql`${products.sizesInStock} && ${textArray(sizes)}`] : []),
    ...(ranges.length > 0 ? [sql`(${sql.join(ranges, sql` or `)})`] : []),
    ...Object.values(codes).map((values) => sql`${products.facets} && ${textArray(values)}`),
    ...(slugs.length > 0
      ? [
          sql`${products.facets} && array(select ${facetCode("brand", "")} || ${brands.id} from ${brands} where ${inArray(brands.slug, slugs)})`,
        ]
      : []),
  ];
}
