import { randomUUID } from "node:crypto";
import type { Dependencies } from "../context.ts";
import type { Transaction } from "../db/database.ts";
import { asc, eq } from "../db/orm.ts";
import { products } from "../db/schema/catalog.ts";
import { clients } from "../db/schema/client.ts";
import { orderLines } from "../db/schema/order.ts";
import { reviews } from "../db/schema/review.ts";
import { staffDecisions } from "../db/schema/staff.ts";
import { enqueueMail } from "../mails/enqueue.ts";
import { textLocaleOf } from "../mails/texts.ts";
import type { StoredReview } from "../reviews/store.ts";
import type { StaffAnswer, StaffCommand } from "./commands.ts";
import { noteCommand } from "./note-command.ts";
import { StaffRefusal } from "./refusal.ts";

type Needs = Pick<Dependencies, "db" | "clock">;
type Command<C extends StaffCommand["command"]> = Extract<StaffCommand, { command: C }>;
type Told = StaffAnswer<"publish-review">;

/** Reviews of one look-through. */
const most = 200;

const columns = {
  review: reviews,
  orderId: orderLines.orderId,
  product: products.names,
  email: clients.email,
  firstname: clients.firstname,
  locale: clients.locale,
};
type Row = {
  review: StoredReview;
  orderId: string;
  product: typeof products.$inferSelect.names;
  email: string;
  firstname: string;
  locale: string;
};

const toTold = ({ review, product, email }: Row): Told => ({
  number: review.number,
  status: review.status,
  client: email,
  language: review.language,
  product: product[review.language],
  score: review.score,
  fit: review.fit,
  text: review.text,
  doubts: review.doubts,
  refusal: review.refusal,
  answer: review.answer,
  at: review.updatedAt.toISOString(),
});

/** Reviews in a state; those held the longest come first. */
export async function listReviews(needs: Needs, asked: Command<"reviews">): Promise<StaffAnswer<"reviews">> {
  const rows = await needs.db
    .select(columns)
    .from(reviews)
    .innerJoin(clients, eq(clients.id, reviews.clientId))
    .innerJoin(products, eq(products.id, reviews.productId))
    .innerJoin(orderLines, eq(orderLines.id, reviews.orderLineId))
    .where(eq(reviews.status, asked.status))
    .orderBy(asc(reviews.updatedAt), asc(reviews.number))
    .limit(most);
  await noteCommand(
    needs,
    asked,
    rows.map(({ review: { id, clientId } }) => ({ clientId, kind: "REVIEW", id })),
  );
  return { reviews: rows.map(toTold) };
}

async function lockReview(tx: Transaction, number: number): Promise<Row> {
  const [row] = await tx
    .select(columns)
    .from(reviews)
    .innerJoin(clients, eq(clients.id, reviews.clientId))
    .innerJoin(products, eq(products.id, reviews.productId))
    .innerJoin(orderLines, eq(orderLines.id, reviews.orderLineId))
    .where(eq(reviews.number, number))
    .for("update", { of: reviews });
  if (!row) throw new StaffRefusal(`There is no review ${number}.`);
  return row;
}

type Decision = "REVIEW_PUBLISHED" | "REVIEW_REFUSED" | "REVIEW_ANSWERED";
const mailKinds: Record<Decision, string> = {
  REVIEW_PUBLISHED: "review-published",
  REVIEW_REFUSED: "review-refused",
  REVIEW_ANSWERED: "review-answered",
};

/** Writes a decision down, changes the review and tells its writer, all or nothing. */
async function decide(
  { db, clock }: Needs,
  { number, kind, staff, reason }: { number: number; kind: Decision; staff: string; reason: string },
  change: (review: StoredReview, now: Date) => Partial<StoredReview>,
): Promise<Told> {
  return db.transaction(async (tx) => {
    const now = clock.now();
    const row = await lockReview(tx, number);
    const { review } = row;
    const changes = change(review, now);
    await tx.update(reviews).set(changes).where(eq(reviews.id, review.id));
    await tx.insert(staffDecisions).values({
      id: randomUUID(),
      kind,
      clientId: review.clientId,
      subjectId: String(number),
      staffName: staff,
      reason: reason.slice(0, 500),
      at: now,
    });
    await enqueueMail(
      tx,
      {
        kind: mailKinds[kind],
        recipient: row.email,
        locale: row.locale,
        data: {
          firstname: row.firstname,
          order_id: row.orderId,
          product: row.product[textLocaleOf(row.locale)],
          text: review.text,
          said: kind === "REVIEW_PUBLISHED" ? null : reason,
        },
        dedupeKey: `${mailKinds[kind]}:${review.id}:${randomUUID()}`,
      },
      now,
    );
    return toTold({ ...row, review: { ...review, ...changes } });
  });
}

/** Publishes what was held or refused. Throws StaffRefusal. */
export const publishReview = (
  needs: Needs,
  { review: number, reason, staff }: Command<"publish-review">,
): Promise<Told> =>
  decide(needs, { number, kind: "REVIEW_PUBLISHED", staff, reason }, ({ status }, now) => {
    if (status === "PUBLISHED") throw new StaffRefusal(`The review ${number} is published already.`);
    return { status: "PUBLISHED", publishedAt: now, doubts: [], refusal: null };
  });

/** Takes a review out of sight, a published one too; its writer reads why. Throws StaffRefusal. */
export const refuseReview = (
  needs: Needs,
  { review: number, reason, staff }: Command<"refuse-review">,
): Promise<Told> =>
  decide(needs, { number, kind: "REVIEW_REFUSED", staff, reason }, ({ status }) => {
    if (status === "REFUSED") throw new StaffRefusal(`The review ${number} is refused already.`);
    return { status: "REFUSED", publishedAt: null, refusal: reason };
  });

/** What the shop says to a review, for everybody to read. Throws StaffRefusal. */
export const answerReview = (needs: Needs, { review: number, text, staff }: Command<"answer-review">): Promise<Told> =>
  decide(needs, { number, kind: "REVIEW_ANSWERED", staff, reason: text }, ({ status }, now) => {
    if (status !== "PUBLISHED")
      throw new StaffRefusal(`The review ${number} is ${status}: nobody would read the answer.`);
    return { answer: text, answeredAt: now };
  });
