import type { Dependencies } from "../context.ts";
import type { Transaction } from "../db/database.ts";
import { and, asc, eq, gt, gte, inArray, lte, or, sql } from "../db/orm.ts";
import { clients } from "../db/schema/client.ts";
import { mailOutbox, orders } from "../db/schema/order.ts";
import { inBatches } from "../jobs/in-batches.ts";
import { enqueueMail } from "../mails/enqueue.ts";
import { findOrderRow } from "../orders/store.ts";
import { readPieces } from "./service.ts";

const dayMs = 86_400_000;
/** Long enough for a piece to be worn, and before what was bought is forgotten. */
const invitedAfterDays = 14;
const lookBackDays = 30;

/** Pieces of an order its client may review and has not yet, as mails show them. */
async function findOpenPieces(tx: Transaction, orderId: string) {
  const order = await findOrderRow(tx, orderId);
  const pieces = order ? await readPieces(tx, order) : [];
  return pieces.flatMap(({ order_line_id, name, brand_name, size, image: { url, alt }, obstacle, review }) =>
    obstacle === null && review === null ? [{ order_line_id, name, brand_name, size, image: { url, alt } }] : [],
  );
}

/**
 * Asks buyers what the pieces they kept are like, once an order. Courts take such a question for advertising (BGH VI ZR
 * 225/17): it goes to clients who said yes to news only, with the way off it. Answers how many were asked.
 */
export async function inviteToReview({ db, clock, log }: Dependencies): Promise<number> {
  const now = clock.now();
  const ago = (days: number) => new Date(now.getTime() - days * dayMs);
  const key = sql`'review-invitation:' || ${orders.id}`;
  const isOpen = sql`exists (select from order_lines line where line.order_id = ${orders.id}
    and line.quantity > line.returned_quantity - line.exchanged_quantity
    and not exists (select from reviews where reviews.client_id = ${orders.clientId} and reviews.product_id = line.product_id)
    and not exists (select from return_lines join returns on returns.id = return_lines.return_id
      where return_lines.order_line_id = line.id and returns.status in ('DECLARED', 'RECEIVED')))`;
  return inBatches<{ id: string; email: string; firstname: string; locale: string }>(
    async (after, limit) =>
      db
        .select({ id: orders.id, email: clients.email, firstname: clients.firstname, locale: orders.locale })
        .from(orders)
        .innerJoin(clients, eq(clients.id, orders.clientId))
        .where(
          and(
            lte(orders.deliveredAt, ago(invitedAfterDays)),
            gte(orders.deliveredAt, ago(lookBackDays)),
            or(
              and(eq(orders.kind, "SHOP"), eq(orders.status, "DELIVERED")),
              and(eq(orders.kind, "BOX"), inArray(orders.status, ["PAID", "CLOSED"])),
            ),
            or(clients.isOptinKid, clients.isOptinWoman),
            sql`not exists (select from ${mailOutbox} where ${mailOutbox.dedupeKey} = ${key})`,
            isOpen,
            after ? gt(orders.id, after.id) : undefined,
          ),
        )
        .orderBy(asc(orders.id))
        .limit(limit),
    async ({ id, email, firstname, locale }) => {
      try {
        const mail = { kind: "review-invitation", recipient: email, locale, dedupeKey: `review-invitation:${id}` };
        await db.transaction(async (tx) => {
          const data = { email: email.toLowerCase(), firstname, order_id: id, pieces: await findOpenPieces(tx, id) };
          await enqueueMail(tx, { ...mail, data }, now);
        });
        return true;
      } catch (error) {
        log.error({ orderId: id, error }, "not asked for a review");
        return false;
      }
    },
  );
}
