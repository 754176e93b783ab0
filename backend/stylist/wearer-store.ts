import { and, desc, eq, inArray, isNull, ne, sql } from "drizzle-orm";
import type { Gender } from "#contract/catalog.ts";
import { budgets, readTastes, type Tastes as StatedTastes } from "#contract/tastes.ts";
import type { Queryable } from "../db/database.ts";
import { lookProducts } from "../db/schema/catalog.ts";
import { orderLines, orders } from "../db/schema/order.ts";
import { lookLikes, profiles, quizAnswers } from "../db/schema/profile.ts";
import { requestItems, requests } from "../db/schema/request.ts";
import { featuresOf } from "./piece.ts";
import { findPieces } from "./piece-store.ts";
import type { Wearer } from "./score.ts";
import { weighStatedTastes } from "./stated-tastes.ts";
import { learnFrom, type JudgedPiece } from "./tastes.ts";

export interface StoredWearer extends Wearer {
  profileId: string;
  clientId: string;
  gender: Gender;
  /** What a box shall cost at most by the quiz, in cents; null without a limit. */
  budgetCents: number | null;
}

/** The last word on this many looks counts; older ones tell of a smaller child. */
const judgedLooks = 60;
/** Pieces of the past that are looked at, newest first. */
const pastPieces = 1000;

async function readJudged(db: Queryable, profileId: string): Promise<JudgedPiece[]> {
  const recent = db
    .select()
    .from(lookLikes)
    .where(eq(lookLikes.profileId, profileId))
    .orderBy(desc(lookLikes.at), lookLikes.lookId)
    .limit(judgedLooks)
    .as("recent");
  const rows = await db
    .select({ productId: lookProducts.productId, lookId: recent.lookId, isLiked: recent.isLiked })
    .from(recent)
    .innerJoin(lookProducts, eq(lookProducts.lookId, recent.lookId))
    .orderBy(desc(recent.at), recent.lookId, lookProducts.position);
  const pieces = new Map(
    (await findPieces(db, [...new Set(rows.map(({ productId }) => productId))])).map((piece) => [piece.id, piece]),
  );
  return rows.flatMap((row) => {
    const piece = pieces.get(row.productId);
    return piece ? [{ ...row, features: featuresOf(piece) }] : [];
  });
}

/** What was said in all quizzes, the newest word on top. */
async function readStated(db: Queryable, profileId: string): Promise<StatedTastes> {
  const rows = await db
    .select({ answers: quizAnswers.answers })
    .from(quizAnswers)
    .where(eq(quizAnswers.profileId, profileId))
    .orderBy(quizAnswers.updatedAt, quizAnswers.code);
  return readTastes(Object.assign({}, ...rows.map(({ answers }) => answers)) as Record<string, unknown>);
}

/** The profile as the stylist sees it; null when it is not there or was erased. */
export async function findWearer(db: Queryable, profileId: string): Promise<StoredWearer | null> {
  const [row] = await db
    .select()
    .from(profiles)
    .where(and(eq(profiles.id, profileId), isNull(profiles.erasedAt)));
  if (!row) return null;
  const stated = await readStated(db, profileId);
  const tastes = { ...weighStatedTastes(stated), ...learnFrom(await readJudged(db, profileId)) };
  return {
    profileId,
    clientId: row.clientId,
    gender: row.gender,
    profileType: row.profileType,
    birthdate: row.birthdate,
    sizes: { top_size: row.topSize, bottom_size: row.bottomSize, shoe_size: row.shoeSize },
    tastes,
    budgetCents: stated.budget_level === null ? null : budgets[stated.budget_level][row.profileType],
  };
}

/** Products the profile had in another box that was not cancelled, or that its client ordered in the shop. */
export async function findKnownProducts(
  db: Queryable,
  { profileId, clientId }: StoredWearer,
  requestId: number | null,
): Promise<number[]> {
  const boxed = await db
    .select({ id: requestItems.productId })
    .from(requestItems)
    .innerJoin(requests, eq(requests.id, requestItems.requestId))
    .where(
      and(
        eq(requests.profileId, profileId),
        ne(requests.status, "CANCELLED"),
        requestId === null ? undefined : ne(requests.id, requestId),
      ),
    )
    .orderBy(desc(requests.createdAt))
    .limit(pastPieces);
  const ordered = await db
    .select({ id: orderLines.productId })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(
        eq(orders.clientId, clientId),
        eq(orders.kind, "SHOP"),
        inArray(orders.status, ["PAID", "PREPARED", "SHIPPED", "DELIVERED"]),
        sql`${orderLines.returnedQuantity} < ${orderLines.quantity}`,
      ),
    )
    .orderBy(desc(orders.createdAt))
    .limit(pastPieces);
  return [...new Set([...boxed, ...ordered].map(({ id }) => id))];
}
