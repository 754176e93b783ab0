import { randomUUID } from "node:crypto";
import type { ErrorCode } from "#contract/errors.ts";
import type { Fit } from "#contract/ratings.ts";
import type { ReviewablePiece } from "#contract/reviews.ts";
import type { Caller, RequestContext } from "../context.ts";
import type { Queryable, Transaction } from "../db/database.ts";
import { eq } from "../db/orm.ts";
import { orderRatings } from "../db/schema/after-sale.ts";
import { ApiError } from "../http/problem.ts";
import { findOrderOf, lockOrder, type StoredOrder } from "../orders/store.ts";
import { saveRating } from "../ratings/save.ts";
import { countOnTheirWay } from "../returns/on-their-way.ts";
import { toReviewablePiece } from "./answer.ts";
import { judgeWords } from "./judge-words.ts";
import { deleteReview, findPiecesOf, findReviewOf, lockWriter, saveReview } from "./store.ts";

type OfClient = RequestContext & { caller: Caller };
type Obstacle = NonNullable<ReviewablePiece["obstacle"]>;

const codeOf: Record<Obstacle, ErrorCode> = {
  NOT_DELIVERED: "ORDER_NOT_DELIVERED",
  NOT_DECIDED: "BOX_NOT_DECIDED",
  SENT_BACK: "PIECE_SENT_BACK",
};

interface Counted {
  quantity: number;
  returnedQuantity: number;
  exchangedQuantity: number;
}

/** Why nobody reviews a piece; null when its buyer may. What goes back for another size of a box is kept in that size. */
export function obstacleOf(
  { kind, status, deliveredAt }: Pick<StoredOrder, "kind" | "status" | "deliveredAt">,
  { quantity, returnedQuantity, exchangedQuantity }: Counted,
  onTheirWay: number,
): Obstacle | null {
  if (deliveredAt === null) return "NOT_DELIVERED";
  if (kind === "BOX" && status === "DELIVERED") return "NOT_DECIDED";
  return quantity - returnedQuantity + exchangedQuantity - onTheirWay > 0 ? null : "SENT_BACK";
}

async function requireOrder({ db, caller }: OfClient, id: string): Promise<StoredOrder> {
  const order = await findOrderOf(db, id, caller.clientId);
  if (!order) throw new ApiError("NOT_FOUND");
  return order;
}

/** What was bought with an order, with what its client wrote about each, or may write. */
export async function readPieces(db: Queryable, order: StoredOrder): Promise<ReviewablePiece[]> {
  const [pieces, onTheirWay, [rating]] = [
    await findPiecesOf(db, order.id, order.clientId),
    await countOnTheirWay(db, [order.id]),
    await db.select().from(orderRatings).where(eq(orderRatings.orderId, order.id)),
  ];
  return pieces.map(({ line, review }) =>
    toReviewablePiece({
      line,
      review,
      obstacle: obstacleOf(order, line, onTheirWay.get(line.id) ?? 0),
      toldFit: (rating?.items.find(({ order_line_id: id }) => id === line.id)?.fit ?? null) as Fit | null,
    }),
  );
}

export const readOrderReviews = async (context: OfClient, orderId: string): Promise<ReviewablePiece[]> =>
  readPieces(context.db, await requireOrder(context, orderId));

/** Stars and fit go to the stylist as well, for the next box; what was told of the other pieces stays. */
async function tellStylist(
  tx: Transaction,
  orderId: string,
  said: { order_line_id: string; score: number; fit: Fit | null },
  now: Date,
): Promise<void> {
  const [earlier] = await tx.select().from(orderRatings).where(eq(orderRatings.orderId, orderId));
  const same = earlier?.items.find(({ order_line_id: id }) => id === said.order_line_id);
  const others = earlier?.items.filter(({ order_line_id: id }) => id !== said.order_line_id) ?? [];
  const item = { ...said, fit: said.fit ?? same?.fit ?? null, comment: same?.comment ?? "" };
  await saveRating(tx, {
    orderId,
    score: earlier?.score ?? null,
    comment: earlier?.comment ?? "",
    items: [...others, item],
    updatedAt: now,
  });
}

/**
 * Keeps a client's review of a piece of the order: published at once, or held when its words need a look, or when an
 * earlier version was refused. Throws NOT_FOUND, ORDER_NOT_DELIVERED, BOX_NOT_DECIDED and PIECE_SENT_BACK.
 */
export async function keepReview(
  context: OfClient,
  { orderId, lineId }: { orderId: string; lineId: string },
  { score, fit, text }: { score: number; fit: Fit | null; text: string },
): Promise<ReviewablePiece> {
  const { db, clock, caller, locale: language } = context;
  const { id } = await requireOrder(context, orderId);
  return db.transaction(async (tx) => {
    const now = clock.now();
    const order = await lockOrder(tx, id);
    const writer = await lockWriter(tx, caller.clientId);
    const piece = order && (await readPieces(tx, order)).find(({ order_line_id: line }) => line === lineId);
    if (!piece || !writer) throw new ApiError("NOT_FOUND");
    if (piece.obstacle !== null) throw new ApiError(codeOf[piece.obstacle]);
    const earlier = await findReviewOf(tx, caller.clientId, piece.product_id);
    const isSame = earlier !== null && earlier.text === text && earlier.status !== "REFUSED";
    const found = judgeWords(text, { ...writer, language });
    const doubts = earlier?.refusal == null ? found : [...found, "REFUSED_BEFORE" as const];
    // Words somebody has read already are not held again for new stars.
    const isHeld = isSame ? earlier.status === "HELD" : doubts.length > 0;
    await saveReview(tx, {
      id: earlier?.id ?? randomUUID(),
      clientId: caller.clientId,
      productId: piece.product_id,
      orderLineId: lineId,
      score,
      fit,
      text,
      language: isSame ? earlier.language : language,
      status: isHeld ? "HELD" : "PUBLISHED",
      doubts: isHeld ? doubts : [],
      refusal: earlier?.refusal ?? null,
      answer: isSame ? earlier.answer : null,
      answeredAt: isSame ? earlier.answeredAt : null,
      createdAt: earlier?.createdAt ?? now,
      updatedAt: now,
      publishedAt: isHeld ? null : (isSame && earlier.publishedAt) || now,
    });
    await tellStylist(tx, id, { order_line_id: lineId, score, fit }, now);
    const saved = (await readPieces(tx, order)).find(({ order_line_id: line }) => line === lineId);
    if (!saved) throw new Error("a review is lost");
    return saved;
  });
}

/** Takes a client's review away; also of a piece that went back since. */
export async function takeReviewAway(
  context: OfClient,
  { orderId, lineId }: { orderId: string; lineId: string },
): Promise<void> {
  const order = await requireOrder(context, orderId);
  const piece = (await readPieces(context.db, order)).find(({ order_line_id: line }) => line === lineId);
  if (!piece) throw new ApiError("NOT_FOUND");
  await deleteReview(context.db, context.caller.clientId, piece.product_id);
}
