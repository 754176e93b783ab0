import type { Transaction } from "../db/database.ts";
import { and, eq, inArray, isNotNull, sql } from "../db/orm.ts";
import { orderRatings, returnLines, returns } from "../db/schema/after-sale.ts";
import { mailOutbox, orderLines } from "../db/schema/order.ts";
import { reviews } from "../db/schema/review.ts";
import { boxMessages, requests, subscriptionEvents, subscriptions } from "../db/schema/request.ts";

/**
 * Takes the client's own words off everything that stays of a profile's boxes for the books: comments on previews, on
 * pieces that went back, on ratings and in reviews, on the end of a subscription; and the profile's name out of the mails that were
 * sent. What the shop has counted and decided stays.
 */
export async function forgetWords(tx: Transaction, profileId: string): Promise<void> {
  await tx.update(requests).set({ comment: null }).where(eq(requests.profileId, profileId));
  const boxes = tx.select({ id: requests.id }).from(requests).where(eq(requests.profileId, profileId));
  await tx.delete(boxMessages).where(inArray(boxMessages.requestId, boxes));
  const orderIds = tx
    .select({ id: requests.orderId })
    .from(requests)
    .where(and(eq(requests.profileId, profileId), isNotNull(requests.orderId)));
  const parcels = tx.select({ id: returns.id }).from(returns).where(inArray(returns.orderId, orderIds));
  await tx.update(returnLines).set({ comment: null }).where(inArray(returnLines.returnId, parcels));
  const withoutWords = sql`coalesce((select jsonb_agg(item || '{"comment": ""}'::jsonb)
    from jsonb_array_elements(${orderRatings.items}) item), '[]'::jsonb)`;
  await tx
    .update(orderRatings)
    .set({ comment: "", items: withoutWords })
    .where(inArray(orderRatings.orderId, orderIds));
  const pieces = tx.select({ id: orderLines.id }).from(orderLines).where(inArray(orderLines.orderId, orderIds));
  await tx.delete(reviews).where(inArray(reviews.orderLineId, pieces));
  const ofProfile = tx
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(eq(subscriptions.profileId, profileId));
  await tx
    .update(subscriptionEvents)
    .set({ data: sql`${subscriptionEvents.data} - 'comment'` })
    .where(inArray(subscriptionEvents.subscriptionId, ofProfile));
  await tx
    .update(mailOutbox)
    .set({ data: {} })
    .where(and(sql`${mailOutbox.data} ->> 'profile_id' = ${profileId}`, isNotNull(mailOutbox.sentAt)));
}
