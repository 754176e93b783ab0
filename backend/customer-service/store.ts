import { findClient } from "../clients/store.ts";
import type { Database, Queryable } from "../db/database.ts";
import { and, eq, or, sql } from "../db/orm.ts";
import { tickets } from "../db/schema/after-sale.ts";
import { mailOutbox, orders } from "../db/schema/order.ts";

/** An order of a client by its id or its number. */
export async function findOwnOrder(
  db: Queryable,
  clientId: string,
  reference: string,
): Promise<{ id: string; number: string } | null> {
  const [order] = await db
    .select({ id: orders.id, number: orders.number })
    .from(orders)
    .where(
      and(
        eq(orders.clientId, clientId),
        or(sql`${orders.id}::text = ${reference.toLowerCase()}`, eq(orders.number, reference.toUpperCase())),
      ),
    );
  return order ?? null;
}

/**
 * Whether an address is that of a client's account, and proved by a link that was mailed to it: anybody can sign up with
 * anybody's.
 */
export async function isProvedAddressOf(db: Queryable, clientId: string | null, email: string): Promise<boolean> {
  const client = clientId === null ? null : await findClient(db, clientId);
  return client !== null && client.emailProvedAt !== null && client.email.toLowerCase() === email.toLowerCase();
}

/** Keeps the ticket and leaves both mails in the outbox, in one transaction. */
export async function insertTicket(
  db: Database,
  ticket: typeof tickets.$inferInsert,
  support: { supportEmail: string; orderHint: string | null; isOwnOrder: boolean; isProved: boolean },
): Promise<void> {
  const { number, object, content, senderEmail, senderName, senderPhone, locale, createdAt, attachment } = ticket;
  const about = { number, object, content, sender_name: senderName };
  const mail = (kind: string, recipient: string, data: Record<string, unknown>) => ({
    id: crypto.randomUUID(),
    kind,
    recipient,
    locale,
    data,
    dedupeKey: `${kind}:${ticket.id}`,
    createdAt,
    nextAttemptAt: createdAt,
  });
  await db.transaction(async (tx) => {
    await tx.insert(tickets).values(ticket);
    await tx.insert(mailOutbox).values([
      mail("ticket-received", senderEmail, { number, ticket_id: support.isProved ? ticket.id : null }),
      mail("ticket-for-support", support.supportEmail, {
        ...about,
        sender_email: senderEmail,
        sender_phone: senderPhone ?? null,
        order: support.orderHint,
        is_own_order: support.isOwnOrder,
        attachments: attachment ? [attachment] : [],
      }),
    ]);
  });
}
