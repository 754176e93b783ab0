import type { z } from "zod";
import type { addTicketMessage, getTickets, TicketThread } from "#contract/customer-service.ts";
import type { AnswerOf } from "#contract/endpoint.ts";
import type { Caller, RequestContext } from "../context.ts";
import type { Queryable, Transaction } from "../db/database.ts";
import { and, asc, desc, eq, sql } from "../db/orm.ts";
import { ticketMessages, tickets, type Attachment } from "../db/schema/after-sale.ts";
import { orders } from "../db/schema/order.ts";
import { countCall, ticketMessageLimit } from "../http/rate-limit.ts";
import { ApiError } from "../http/problem.ts";
import { enqueueMail } from "../mails/enqueue.ts";
import { signFileAddress } from "../storage/signed-address.ts";
import { keepAttachments, removeAttachments } from "./attachments.ts";
import { staffFirstname } from "./staff-firstname.ts";

type OfClient = RequestContext & { caller: Caller };
export type StoredTicket = typeof tickets.$inferSelect;
export type StoredTicketMessage = typeof ticketMessages.$inferSelect;

const pageSize = 20;

const toListed = (ticket: StoredTicket): AnswerOf<typeof getTickets>["items"][number] => ({
  id: ticket.id,
  number: ticket.number,
  object: ticket.object,
  order_id: ticket.orderId,
  has_attachment: ticket.attachment !== null,
  created_at: ticket.createdAt.toISOString(),
  status: ticket.status,
  updated_at: (ticket.updatedAt ?? ticket.createdAt).toISOString(),
});

/** What was written since a ticket began, the oldest first. */
export const findTicketMessages = (db: Queryable, ticketId: string): Promise<StoredTicketMessage[]> =>
  db.select().from(ticketMessages).where(eq(ticketMessages.ticketId, ticketId)).orderBy(asc(ticketMessages.sequence));

/** Writes a word into a ticket whose row is locked. */
export async function insertMessage(
  tx: Transaction,
  message: Omit<typeof ticketMessages.$inferInsert, "sequence">,
): Promise<void> {
  const before = await tx.$count(ticketMessages, eq(ticketMessages.ticketId, message.ticketId));
  await tx.insert(ticketMessages).values({ ...message, sequence: before + 1 });
}

/** A page of the client's tickets, the one with the latest word first. */
export async function listTickets(page: number, { db, caller }: OfClient): Promise<AnswerOf<typeof getTickets>> {
  const mine = eq(tickets.clientId, caller.clientId);
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(tickets)
      .where(mine)
      .orderBy(desc(sql`coalesce(${tickets.updatedAt}, ${tickets.createdAt})`), desc(tickets.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    db.$count(tickets, mine),
  ]);
  return { page, page_size: pageSize, pages: Math.ceil(total / pageSize), total, items: rows.map(toListed) };
}

async function findOwn(db: Queryable, id: string, clientId: string): Promise<StoredTicket> {
  const [ticket] = await db
    .select()
    .from(tickets)
    .where(and(eq(tickets.id, id), eq(tickets.clientId, clientId)));
  if (!ticket) throw new ApiError("NOT_FOUND");
  return ticket;
}

async function lockOwn(tx: Transaction, id: string, clientId: string): Promise<StoredTicket> {
  const [ticket] = await tx
    .select()
    .from(tickets)
    .where(and(eq(tickets.id, id), eq(tickets.clientId, clientId)))
    .for("update");
  if (!ticket) throw new ApiError("NOT_FOUND");
  return ticket;
}

/** A ticket of the client with all that was written. Throws NOT_FOUND, for somebody else's too. */
export async function readThread(id: string, { db, caller, clock, environment }: OfClient): Promise<TicketThread> {
  const ticket = await findOwn(db, id, caller.clientId);
  const [messages, [order]] = await Promise.all([
    findTicketMessages(db, id),
    ticket.orderId === null
      ? []
      : db.select({ number: orders.number }).from(orders).where(eq(orders.id, ticket.orderId)),
  ]);
  const now = clock.now();
  const filesOf = (attachments: readonly Attachment[]) =>
    attachments.map(({ key, name, type, bytes }) => ({
      name,
      type,
      bytes,
      url: signFileAddress(environment.SESSION_SECRET, key, now),
    }));
  const letter = {
    id: ticket.id,
    author: "CLIENT" as const,
    name: ticket.senderName,
    content: ticket.content,
    attachments: filesOf(ticket.attachment ? [ticket.attachment] : []),
    created_at: ticket.createdAt.toISOString(),
  };
  return {
    ...toListed(ticket),
    order_number: order?.number ?? null,
    messages: [
      letter,
      ...messages.map((message) => ({
        id: message.id,
        author: message.author,
        name: message.author === "CLIENT" ? ticket.senderName : staffFirstname(message.staffName ?? ""),
        content: message.content,
        attachments: filesOf(message.attachments),
        created_at: message.createdAt.toISOString(),
      })),
    ],
  };
}

/** Files a word of who wrote in a ticket whose row is locked, and tells the support; a closed one is open again. */
export async function insertSenderMessage(
  tx: Transaction,
  ticket: StoredTicket,
  { mailId, ...message }: { content: string; attachments: Attachment[]; mailId?: string },
  { clock, environment }: Pick<RequestContext, "clock" | "environment">,
): Promise<void> {
  const now = clock.now();
  const id = crypto.randomUUID();
  await insertMessage(tx, { id, ticketId: ticket.id, author: "CLIENT", ...message, mailId, createdAt: now });
  await tx.update(tickets).set({ status: "OPEN", updatedAt: now }).where(eq(tickets.id, ticket.id));
  await enqueueMail(
    tx,
    {
      kind: "ticket-for-support",
      recipient: environment.SUPPORT_EMAIL,
      locale: ticket.locale,
      data: {
        number: ticket.number,
        object: ticket.object,
        sender_name: ticket.senderName,
        sender_email: ticket.senderEmail,
        sender_phone: ticket.senderPhone,
        order: null,
        is_own_order: false,
        ...message,
      },
      dedupeKey: `ticket-for-support:${id}`,
    },
    now,
  );
}

/** Writes on in a ticket and tells the support; a closed one is open again. */
export async function addMessage(
  id: string,
  { content, attachment: file }: z.output<typeof addTicketMessage.body>,
  context: OfClient,
): Promise<TicketThread> {
  const { db, caller, storage } = context;
  await countCall(context, ticketMessageLimit, caller.clientId);
  await findOwn(db, id, caller.clientId);
  const attachments = await keepAttachments(file ? [file] : [], storage);
  try {
    await db.transaction(async (tx) => {
      const ticket = await lockOwn(tx, id, caller.clientId);
      await insertSenderMessage(tx, ticket, { content, attachments }, context);
    });
  } catch (error) {
    await removeAttachments(attachments, storage);
    throw error;
  }
  return readThread(id, context);
}

/** Ends a ticket; one that is closed stays as it is. */
export async function closeOwnTicket(id: string, context: OfClient): Promise<TicketThread> {
  const { db, clock, caller } = context;
  await db.transaction(async (tx) => {
    const { status } = await lockOwn(tx, id, caller.clientId);
    if (status !== "CLOSED")
      await tx.update(tickets).set({ status: "CLOSED", updatedAt: clock.now() }).where(eq(tickets.id, id));
  });
  return readThread(id, context);
}
