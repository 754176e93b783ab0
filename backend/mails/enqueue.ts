import type { Transaction } from "../db/database.ts";
import { mailOutbox } from "../db/schema/order.ts";

export interface NewMail {
  kind: string;
  recipient: string;
  /** Country and language of the reader, for example `de-AT`. */
  locale: string;
  data: Record<string, unknown>;
  /** The event the mail tells of; the same event never makes two mails. */
  dedupeKey: string;
}

/** Writes a mail in the transaction that caused it; it is sent once that is committed. */
export async function enqueueMail(tx: Transaction, mail: NewMail, now: Date): Promise<void> {
  await tx
    .insert(mailOutbox)
    .values({ ...mail, id: crypto.randomUUID(), createdAt: now, nextAttemptAt: now })
    .onConflictDoNothing();
}
