import type { Gender } from "#contract/catalog.ts";
import { budgets, readTastes } from "#contract/tastes.ts";
import type { Queryable } from "../db/database.ts";
import { and, eq, inArray, isNull, ne, sql } from "../db/orm.ts";
import { profiles } from "../db/schema/profile.ts";
import { requestItems, requests } from "../db/schema/request.ts";
import { parisDay } from "../payment-methods/expiry.ts";
import { deedsOf, fitWordsOf, ownedOf, replaced, tried, type ReplacedRow, type TriedRow } from "./fate-store.ts";
import { lessonFeaturesOf, type featuresOf } from "./piece.ts";
import { readAnswers } from "./read-answers.ts";
import type { Wearer } from "./score.ts";
import { weighStatedTastes } from "./stated-tastes.ts";
import { learnFrom, type JudgedPiece } from "./tastes.ts";

/** Whoever a box is composed for. */
export interface BoxWearer extends Wearer {
  gender: Gender;
  /** What a box shall cost at most by the quiz, in cents; null without a limit. */
  budgetCents: number | null;
  /** Products it had in another box that was not cancelled, or that its client ordered in the shop. */
  known: number[];
}
/** A profile as the stylist sees it. */
export interface StoredWearer extends BoxWearer {
  profileId: string;
  clientId: string;
}
/** What is known of somebody, before the stylist weighs it. */
export interface WearerFacts extends Pick<
  BoxWearer,
  "gender" | "profileType" | "birthdate" | "sizes" | "toldOn" | "known"
> {
  /** Answers to quizzes by question, the newest word on top. */
  answers: Record<string, unknown>;
  /** Day they were given last; a height is of that day. Absent for answers of this moment. */
  answeredOn?: string | null;
  /** Pieces of looks that were judged, newest first. */
  judged: readonly JudgedRow[];
  /** Pieces of its boxes and what became of them, newest first. */
  tried?: readonly TriedRow[];
  replaced?: readonly ReplacedRow[];
}
export type JudgedRow = Omit<JudgedPiece, "features"> & Parameters<typeof featuresOf>[0];

/** The last word on this many looks counts; older ones tell of a smaller child. */
const judgedLooks = 60;
/** Pieces of the past that are looked at, newest first. */
const pastPieces = 1000;

/** Pieces of the looks judged last, newest first. */
const judged = sql<JudgedRow[]>`(
  select coalesce(json_agg(json_build_object('productId', products.id, 'lookId', recent.look_id, 'isLiked', recent.is_liked,
    'color', traits[2], 'pattern', traits[4], 'family', family, 'kind', kind, 'fabric', traits[5],
    'materials', materials, 'brandId', brand_id, 'label', label) order by recent.at desc, recent.look_id, position), '[]')
  from (select look_id, is_liked, at from look_likes where profile_id = profiles.id
    order by at desc, look_id limit ${judgedLooks}) as recent
  join look_products on look_products.look_id = recent.look_id
  join products on products.id = look_products.product_id and is_listed)`;

/** What was said in all quizzes, the newest word on top. */
const stated = sql<Record<string, unknown>[]>`(
  select coalesce(json_agg(answers order by updated_at, code), '[]') from quiz_answers where profile_id = profiles.id)`;

/** Day of the last word on the height. */
const answeredOn = sql<string | null>`(
  select max(updated_at)::date::text from quiz_answers where profile_id = profiles.id and answers ? 'height')`;

/** Products the profile had in another box that was not cancelled. */
const boxed = (requestId: number | null) => sql<number[]>`array(
  select product_id from request_items join requests on requests.id = request_id
  where requests.profile_id = profiles.id and requests.status <> 'CANCELLED'
    and requests.id is distinct from ${requestId}::integer
  order by requests.created_at desc limit ${pastPieces})`;

/** Products the client sent away while it looked at this very box, which may be composed anew, or at what it was promised. */
const sentAway = (requestId: number | null) => sql<number[]>`array(
  select (before ->> 'productId')::integer from preview_changes where request_id = ${requestId}::integer
  union select swapped::integer from jsonb_array_elements_text(profiles.draft_box -> 'without') as swapped
    where (profiles.draft_box ->> 'requestId')::integer = ${requestId}::integer)`;

/** Products its client ordered in the shop and kept. */
const ordered = sql<number[]>`array(
  select product_id from order_lines join orders on orders.id = order_id
  where orders.client_id = profiles.client_id and orders.kind = 'SHOP'
    and orders.status in ('PAID', 'PREPARED', 'SHIPPED', 'DELIVERED') and returned_quantity < quantity
  order by orders.created_at desc limit ${pastPieces})`;

/** Somebody as the stylist sees them, whether a profile tells of them or an answered quiz only. */
export function describeWearer({
  answers,
  answeredOn,
  judged,
  tried = [],
  replaced = [],
  ...facts
}: WearerFacts): BoxWearer {
  const tastes = readTastes(answers);
  const said = readAnswers(answers, facts.profileType);
  const learned = learnFrom(
    judged.map((piece) => ({ ...piece, features: lessonFeaturesOf(piece) })),
    deedsOf(tried, replaced),
  );
  const isKid = facts.profileType === "KID";
  return {
    ...facts,
    said,
    height: isKid && said.height !== null ? { cm: said.height, on: answeredOn ?? null } : null,
    build: said.build,
    trousers: said.trousers,
    fitWords: fitWordsOf(tried),
    owned: ownedOf(tried),
    tastes: { ...weighStatedTastes(tastes), ...learned },
    budgetCents: tastes.budget_level === null ? null : budgets[tastes.budget_level][facts.profileType],
  };
}

/** Days before and after within which boxes of a family are unpacked together. */
const togetherDays = 10;

/** Products that the other profiles of a client have in boxes of about the same day: siblings want no twin pieces. */
export async function findSiblingPieces(
  db: Queryable,
  { clientId, profileId }: Pick<StoredWearer, "clientId" | "profileId">,
  day: string,
): Promise<number[]> {
  const rows = await db
    .selectDistinct({ productId: requestItems.productId })
    .from(requestItems)
    .innerJoin(requests, eq(requests.id, requestItems.requestId))
    .where(
      and(
        eq(requests.clientId, clientId),
        ne(requests.profileId, profileId),
        inArray(requests.status, ["COMPOSED", "VALIDATED", "PREPARED", "SHIPPED", "DELIVERED"]),
        sql`${requests.deliveryDate} between ${day}::date - ${togetherDays}::integer and ${day}::date + ${togetherDays}::integer`,
      ),
    );
  return rows.map(({ productId }) => productId);
}

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
      sizesToldOn: profiles.sizesToldOn,
      createdAt: profiles.createdAt,
      stated,
      answeredOn,
      tried,
      replaced,
      judged,
      boxed: boxed(requestId),
      sentAway: sentAway(requestId),
      ordered,
    })
    .from(profiles)
    .where(and(eq(profiles.id, profileId), isNull(profiles.erasedAt)));
  if (!row) return null;
  const { clientId, stated: words, boxed: inBoxes, ordered: inOrders, sentAway: unwanted, ...known } = row;
  const { sizesToldOn, createdAt, ...facts } = known;
  const firstDay = parisDay(createdAt);
  return {
    profileId,
    clientId,
    ...describeWearer({
      ...facts,
      toldOn: { top_size: firstDay, bottom_size: firstDay, shoe_size: firstDay, ...sizesToldOn },
      answers: Object.assign({}, ...words) as Record<string, unknown>,
      known: [...new Set([...inBoxes, ...inOrders, ...unwanted])],
    }),
  };
}
