import { and, eq, isNull, sql } from "drizzle-orm";
import type { Gender } from "#contract/catalog.ts";
import { budgets, readTastes } from "#contract/tastes.ts";
import type { Queryable } from "../db/database.ts";
import { profiles } from "../db/schema/profile.ts";
import { featuresOf } from "./piece.ts";
import type { Wearer } from "./score.ts";
import { weighStatedTastes } from "./stated-tastes.ts";
import { learnFrom, type JudgedPiece } from "./tastes.ts";

export interface StoredWearer extends Wearer {
  profileId: string;
  clientId: string;
  gender: Gender;
  /** What a box shall cost at most by the quiz, in cents; null without a limit. */
  budgetCents: number | null;
  /** Products it had in another box that was not cancelled, or that its client ordered in the shop. */
  known: number[];
}

/** The last word on this many looks counts; older ones tell of a smaller child. */
const judgedLooks = 60;
/** Pieces of the past that are looked at, newest first. */
const pastPieces = 1000;

/** Pieces of the looks judged last, newest first. */
const judged = sql<(Omit<JudgedPiece, "features"> & Parameters<typeof featuresOf>[0])[]>`(
  select coalesce(json_agg(json_build_object('productId', products.id, 'lookId', recent.look_id, 'isLiked', recent.is_liked,
    'color', traits[2], 'pattern', traits[4], 'family', family, 'kind', traits[1], 'fabric', traits[5],
    'materials', materials, 'brandId', brand_id, 'label', label) order by recent.at desc, recent.look_id, position), '[]')
  from (select look_id, is_liked, at from look_likes where profile_id = profiles.id
    order by at desc, look_id limit ${judgedLooks}) as recent
  join look_products on look_products.look_id = recent.look_id
  join products on products.id = look_products.product_id and is_listed)`;

/** What was said in all quizzes, the newest word on top. */
const stated = sql<Record<string, unknown>[]>`(
  select coalesce(json_agg(answers order by updated_at, code), '[]') from quiz_answers where profile_id = profiles.id)`;

/** Products the profile had in another box that was not cancelled. */
const boxed = (requestId: number | null) => sql<number[]>`array(
  select product_id from request_items join requests on requests.id = request_id
  where requests.profile_id = profiles.id and requests.status <> 'CANCELLED'
    and requests.id is distinct from ${requestId}::integer
  order by requests.created_at desc limit ${pastPieces})`;

/** Products its client ordered in the shop and kept. */
const ordered = sql<number[]>`array(
  select product_id from order_lines join orders on orders.id = order_id
  where orders.client_id = profiles.client_id and orders.kind = 'SHOP'
    and orders.status in ('PAID', 'PREPARED', 'SHIPPED', 'DELIVERED') and returned_quantity < quantity
  order by orders.created_at desc limit ${pastPieces})`;

/**
 * The profile as the stylist sees it, with what it knows from other boxes than `requestId`; null when it is not there or
 * was erased. One query: every list of suggestions begins with it.
 */
export async function findWearer(
  db: Queryable,
  profileId: string,
  requestId: number | null,
): Promise<StoredWearer | null> {
  const [row] = await db
    .select({
      clientId: profiles.clientId,
      gender: profiles.gender,
      profileType: profiles.profileType,
      birthdate: profiles.birthdate,
      sizes: { top_size: profiles.topSize, bottom_size: profiles.bottomSize, shoe_size: profiles.shoeSize },
      stated,
      judged,
      boxed: boxed(requestId),
      ordered,
    })
    .from(profiles)
    .where(and(eq(profiles.id, profileId), isNull(profiles.erasedAt)));
  if (!row) return null;
  const { clientId, gender, profileType, birthdate, sizes } = row;
  const said = readTastes(Object.assign({}, ...row.stated) as Record<string, unknown>);
  const learned = learnFrom(row.judged.map((piece) => ({ ...piece, features: featuresOf(piece) })));
  return {
    profileId,
    clientId,
    gender,
    profileType,
    birthdate,
    sizes,
    tastes: { ...weighStatedTastes(said), ...learned },
    budgetCents: said.budget_level === null ? null : budgets[said.budget_level][profileType],
    known: [...new Set([...row.boxed, ...row.ordered])],
  };
}
