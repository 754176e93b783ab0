import type { Queryable, Transaction } from "../db/database.ts";
import { asc, eq, sql } from "../db/orm.ts";
import { boxMessages } from "../db/schema/request.ts";

type StoredMessage = typeof boxMessages.$inferSelect;

/** What was written about a box, oldest first. */
export const findMessages = async (db: Queryable, requestId: number): Promise<StoredMessage[]> =>
  db.select().from(boxMessages).where(eq(boxMessages.requestId, requestId)).orderBy(asc(boxMessages.sequence));

export async function addMessage(
  tx: Transaction,
  requestId: number,
  message: Pick<StoredMessage, "author" | "text" | "staffName">,
  now: Date,
): Promise<void> {
  const sequence = sql<number>`(select coalesce(max(sequence), 0) + 1 from box_messages where request_id = ${requestId})`;
  await tx.insert(boxMessages).values({ requestId, sequence, ...message, at: now });
}
