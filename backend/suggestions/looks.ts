import { and, eq, isNull, notExists, sql } from "drizzle-orm";
import type { ProductCard } from "#contract/catalog.ts";
import type { LookSuggestion } from "#contract/suggestions.ts";
import { wornWith } from "../catalog/goes-with.ts";
import { findLookRows } from "../catalog/look-store.ts";
import { toLooks } from "../catalog/service.ts";
import type { Caller, RequestContext } from "../context.ts";
import { looks } from "../db/schema/catalog.ts";
import { lookLikes, profiles } from "../db/schema/profile.ts";
import { ApiError } from "../http/problem.ts";
import { parisDay } from "../payment-methods/expiry.ts";
import { requireProfile } from "../profiles/service.ts";
import { chooseSize, findFittingSizes, type Measures } from "../stylist/fitting-sizes.ts";

type Context = Pick<RequestContext, "db" | "clock" | "locale">;

/** Looks that are read at once; those shown are the first of them. */
const [readAtOnce, shown] = [200, 24];

/** One variant a product in the sizes of the profile; a product that has none of them in stock has none here. */
function variantsFor(products: readonly ProductCard[], measures: Measures, day: string): number[] {
  return products.flatMap(({ meta_category, variants }) => {
    const available = variants.filter(({ is_available }) => is_available);
    const chosen = chooseSize(
      findFittingSizes(measures, meta_category, day),
      available.map(({ size }) => size),
    );
    return available.find(({ size }) => size === chosen?.size)?.variant_id ?? [];
  });
}

/** Looks for its gender it has not judged; those with more pieces in its sizes first, then in display order. */
export async function suggestLooks(context: Context, caller: Caller, id: string): Promise<LookSuggestion[]> {
  const { db, clock } = context;
  const judged = db
    .select({ lookId: lookLikes.lookId })
    .from(lookLikes)
    .where(and(eq(lookLikes.profileId, id), eq(lookLikes.lookId, looks.id)));
  const line = db.select({ profileType: profiles.profileType }).from(profiles).where(eq(profiles.id, id));
  const [profile, rows] = await Promise.all([
    requireProfile(context, caller, id),
    findLookRows(db, { where: and(eq(looks.profileType, line), notExists(judged)), limit: readAtOnce }),
  ]);
  const measures: Measures = {
    profileType: profile.profileType,
    birthdate: profile.birthdate,
    sizes: { top_size: profile.topSize, bottom_size: profile.bottomSize, shoe_size: profile.shoeSize },
  };
  const genders = wornWith(profile.gender);
  const day = parisDay(clock.now());
  return (await toLooks(rows, context))
    .filter(({ products }) => products.length > 0 && products.every(({ gender }) => genders.includes(gender)))
    .map((look) => ({ ...look, look_id: look.id, look_variant_ids: variantsFor(look.products, measures, day) }))
    .toSorted((a, b) => b.look_variant_ids.length / b.products.length - a.look_variant_ids.length / a.products.length)
    .slice(0, shown);
}

/** Throws NOT_FOUND for a look of another line than the profile's, and for a profile that is not the caller's. */
export async function judgeLook(
  { db, clock }: Context,
  { clientId }: Caller,
  id: string,
  { look_id: lookId, like: isLiked }: { look_id: number; like: boolean },
): Promise<void> {
  const judgement = db
    .select({
      profileId: profiles.id,
      lookId: looks.id,
      isLiked: sql`${isLiked}::boolean`.as("is_liked"),
      at: sql`${clock.now().toISOString()}::timestamptz`.as("at"),
    })
    .from(profiles)
    .innerJoin(looks, eq(looks.profileType, profiles.profileType))
    .where(and(eq(profiles.id, id), eq(profiles.clientId, clientId), isNull(profiles.erasedAt), eq(looks.id, lookId)));
  const kept = await db
    .insert(lookLikes)
    .select(judgement)
    .onConflictDoUpdate({
      target: [lookLikes.profileId, lookLikes.lookId],
      set: { isLiked, at: sql`excluded.at` },
    })
    .returning({ lookId: lookLikes.lookId });
  if (kept.length === 0) throw new ApiError("NOT_FOUND");
}
