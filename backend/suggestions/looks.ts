import type { ProductCard } from "#contract/catalog.ts";
import type { LookSuggestion } from "#contract/suggestions.ts";
import { isForAge } from "../catalog/garment-facts.ts";
import { wornWith } from "../catalog/goes-with.ts";
import { findLookRows } from "../catalog/look-store.ts";
import { toLooks } from "../catalog/service.ts";
import type { Caller, RequestContext } from "../context.ts";
import { and, asc, desc, eq, isNull, sql } from "../db/orm.ts";
import { looks } from "../db/schema/catalog.ts";
import { lookLikes, profiles } from "../db/schema/profile.ts";
import { ApiError } from "../http/problem.ts";
import { parisDay } from "../payment-methods/expiry.ts";
import { ageInMonths } from "../profiles/age.ts";
import { requireProfile } from "../profiles/service.ts";
import { chooseSize, findFittingSizes, type Measures } from "../stylist/fitting-sizes.ts";
import { findPieces } from "../stylist/piece-store.ts";
import { featuresOf } from "../stylist/piece.ts";
import type { Wearer } from "../stylist/score.ts";
import { seasonFit } from "../stylist/season.ts";
import type { Feature } from "../stylist/tastes.ts";
import { findWearer } from "../stylist/wearer-store.ts";

type Context = Pick<RequestContext, "db" | "clock" | "locale">;

/** Looks that are read at once; those shown are the first of them. */
const [readAtOnce, shown] = [200, 24];

/** One variant a product in the sizes of the profile; a product that has none of them in stock has none here. */
export function variantsFor(products: readonly ProductCard[], measures: Measures, day: string): number[] {
  return products.flatMap(({ meta_category, variants }) => {
    const available = variants.filter(({ is_available }) => is_available);
    const chosen = chooseSize(
      findFittingSizes(measures, meta_category, day),
      available.map(({ size }) => size),
    );
    return available.find(({ size }) => size === chosen?.size)?.variant_id ?? [];
  });
}

/** Ids of products that no look for this wearer may hold now: they have something it never wears, or are not for the season or its age. */
async function findUnsuited(
  db: Context["db"],
  ids: readonly number[],
  { tastes, said, profileType, birthdate }: Wearer,
  day: string,
): Promise<Set<number>> {
  const age = birthdate === null ? null : ageInMonths(birthdate, day);
  const isNever = (feature: Feature) => tastes.never.has(feature) || said?.never.has(feature);
  const pieces = await findPieces(db, ids);
  return new Set(
    pieces
      .filter(
        (piece) =>
          featuresOf(piece).some(isNever) || seasonFit(piece, day) === null || !isForAge(piece, profileType, age),
      )
      .map(({ id }) => id),
  );
}

/** Of the pieces of a look to judge at least this share is there in its sizes: a look for a newborn tells nothing of a child of four. */
const leastShare = 0.5;

const shareOf = ({ look_variant_ids, products }: LookSuggestion): number => look_variant_ids.length / products.length;

/**
 * Looks of its line and gender that are for the season and hold nothing it never wears. To judge: those it has not judged,
 * with more pieces in its sizes first. `isWhole`: those that can be had at once, liked ones first, disliked ones left out.
 */
export async function suggestLooks(
  context: Context,
  caller: Caller,
  id: string,
  isWhole: boolean,
): Promise<LookSuggestion[]> {
  const { db, clock } = context;
  const line = db.select({ profileType: profiles.profileType }).from(profiles).where(eq(profiles.id, id));
  const [wearer, rows, judgements] = await Promise.all([
    findWearer(db, id, null),
    findLookRows(db, { where: eq(looks.profileType, line), limit: readAtOnce }),
    db.select().from(lookLikes).where(eq(lookLikes.profileId, id)),
  ]);
  if (wearer?.clientId !== caller.clientId) throw new ApiError("NOT_FOUND");
  const said = new Map(judgements.map(({ lookId, isLiked }) => [lookId, isLiked]));
  const wanted = rows.filter(({ id: lookId }) => (isWhole ? said.get(lookId) !== false : !said.has(lookId)));
  const day = parisDay(clock.now());
  const [found, unsuited] = await Promise.all([
    toLooks(wanted, context),
    findUnsuited(db, [...new Set(wanted.flatMap(({ productIds }) => productIds))], wearer, day),
  ]);
  const genders = wornWith(wearer.gender);
  return found
    .filter(
      ({ products }) =>
        products.length > 0 &&
        products.every((product) => genders.includes(product.gender) && !unsuited.has(product.id)),
    )
    .map((look) => ({
      ...look,
      look_id: look.id,
      look_variant_ids: variantsFor(look.products, wearer, day),
      is_liked: said.get(look.id) ?? null,
    }))
    .filter((look) => shareOf(look) >= (isWhole ? 1 : leastShare))
    .toSorted((a, b) => Number(b.is_liked ?? false) - Number(a.is_liked ?? false) || shareOf(b) - shareOf(a))
    .slice(0, shown);
}

const mostJudgements = 200;

export async function readJudgements(
  context: Context,
  caller: Caller,
  id: string,
): Promise<{ look_id: number; like: boolean }[]> {
  const [, rows] = await Promise.all([
    requireProfile(context, caller, id),
    context.db
      .select({ look_id: lookLikes.lookId, like: lookLikes.isLiked })
      .from(lookLikes)
      .where(eq(lookLikes.profileId, id))
      .orderBy(desc(lookLikes.at), asc(lookLikes.lookId))
      .limit(mostJudgements),
  ]);
  return rows;
}

/** Takes a judgement back; one that was not given changes nothing. */
export async function unjudgeLook(context: Context, caller: Caller, id: string, lookId: number): Promise<void> {
  await requireProfile(context, caller, id);
  await context.db.delete(lookLikes).where(and(eq(lookLikes.profileId, id), eq(lookLikes.lookId, lookId)));
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
