import type { Collection } from "#contract/catalog.ts";
import { findCollectionRows } from "../catalog/collection-store.ts";
import { wornWith } from "../catalog/goes-with.ts";
import { toCollection } from "../catalog/service.ts";
import type { Caller, RequestContext } from "../context.ts";
import { parisDay } from "../payment-methods/expiry.ts";
import { requireProfile } from "../profiles/service.ts";
import { findAllFittingSizes } from "../stylist/fitting-sizes.ts";
import { findCollectionFacts } from "./collection-store.ts";

type Context = Pick<RequestContext, "db" | "clock" | "locale">;

/** Collections that come in the sizes a profile wears today, in display order; custom ones are narrowed to what fits now. */
export async function findProfileCollections(
  context: Context,
  caller: Caller,
  id: string,
  filter: { is_shop?: boolean | undefined; is_custom?: boolean | undefined; is_suggestion?: boolean | undefined },
): Promise<Collection[]> {
  const { db, clock, locale } = context;
  const [profile, all] = await Promise.all([
    requireProfile(context, caller, id),
    findCollectionRows(db, { isShop: filter.is_shop, isSuggestion: filter.is_suggestion }),
  ]);
  const genders = wornWith(profile.gender);
  const measures = {
    profileType: profile.profileType,
    birthdate: profile.birthdate,
    sizes: { top_size: profile.topSize, bottom_size: profile.bottomSize, shoe_size: profile.shoeSize },
  };
  const sizes = findAllFittingSizes(measures, parisDay(clock.now()));
  const rows = all.filter(
    (row) =>
      row.profileType === profile.profileType &&
      (row.gender === null || genders.includes(row.gender)) &&
      row.sizes.some((size) => sizes.includes(size)),
  );
  const collections = rows.map((row) => toCollection(row, locale));
  if (!filter.is_custom) return collections;
  const facts = await findCollectionFacts(db, { slugs: rows.map(({ slug }) => slug), genders, sizes });
  return collections.flatMap((collection) => {
    const found = facts.get(collection.slug);
    if (!found) return [];
    return [
      {
        ...collection,
        product_count: found.count,
        sizes: collection.sizes.filter((size) => sizes.includes(size)),
        families: collection.families.filter((family) => found.families.includes(family)),
        genders: collection.genders.filter((gender) => genders.includes(gender)),
      },
    ];
  });
}
