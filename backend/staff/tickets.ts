import { randomUUID } from "node:crypto";
import type { Dependencies } from "../context.ts";
import { isProvedAddressOf } from "../customer-service/store.ts";
import { findTicketMessages, insertMessage, type StoredTicket } from "../customer-service/thread.ts";
import { staffFirstname } from "../customer-service/staff-firstname.ts";
import type { Queryable, Transaction } from "../db/database.ts";
import { asc, eq, sql } from "../db/orm.ts";
import { tickets } from "../db/schema/after-sale.ts";
import { orders } from "../db/schema/order.ts";
import { enqueueMail } from "../mails/enqueue.ts";
import { signFileAddress } from "../storage/signed-address.ts";
import type { StaffAnswer, StaffCommand } from "./commands.ts";
import { type Look, noteCommand } from "./note-command.ts";
import { StaffRefusal } from "./refusal.ts";

type Needs = Pick<Dependencies, "db" | "clock" | "environment">;
type Command<C extends StaffCommand["command"]> = Extract<StaffCommand, { command: C }>;
type Told = StaffAnswer<"ticket">;

/** Tickets of one look-through. */
const most = 100;

async function tell(db: Queryable, ticket: StoredTicket, { clock, environment }: Needs): Promise<Told> {
  const [messages, [order]] = await Promise.all([
    findTicketMessages(db, ticket.id),
    ticket.orderId === null
      ? []
      : db.select({ number: orders.number }).from(orders).where(eq(orders.id, ticket.orderId)),
  ]);
  const urlOf = (key: string) =>
    new URL(signFileAddress(environment.SESSION_SECRET, key, clock.now()), environment.STOREFRONT_URL).href;
  const letter = { author: "CLIENT" as const, staffName: null, content: ticket.content, attachment: ticket.attachment };
  return {
    number: ticket.number,
    status: ticket.status,
    object: ticket.object,
    sender: ticket.senderEmail,
    is_client: ticket.clientId !== null,
    locale: ticket.locale,
    order: order?.number ?? null,
    messages: [{ ...letter, createdAt: ticket.createdAt }, ...messages].map((message) => ({
      from: message.author,
      staff: message.staffName,
      text: message.content,
      attachment: message.attachment?.name ?? null,
      url: message.attachment ? urlOf(message.attachment.key) : null,
      at: message.createdAt.toISOString(),
    })),
  };
}

/** Tickets that have a client's name on them: who wrote without an account has no log. */
const looksAt = (rows: readonly StoredTicket[]): Look[] =>
  rows.flatMap(({ id, clientId }) => (clientId === null ? [] : [{ clientId, kind: "MESSAGE", id }]));

/** Tickets in a state; those that wait longest come first. */
export async function listStaffTickets(needs: Needs, asked: Command<"tickets">): Promise<StaffAnswer<"tickets">> {
  const rows = await needs.db
    .select()
    .from(tickets)
    .where(eq(tickets.status, asked.status))
    .orderBy(asc(sql`coalesce(${tickets.updatedAt}, ${tickets.createdAt})`), asc(tickets.number))
    .limit(most);
  await noteCommand(needs, asked, looksAt(rows));
  return { tickets: await Promise.all(rows.map((ticket) => tell(needs.db, ticket, needs))) };
}

function orRefuse([ticket]: readonly StoredTicket[], number: string): StoredTicket {
  if (!ticket) throw new StaffRefusal(`There is no ticket ${number}.`);
  return ticket;
}
const findTicket = async (db: Queryable, number: string): Promise<StoredTicket> =>
  orRefuse(await db.select().from(tickets).where(eq(tickets.number, number)), number);
const lockTicket = async (tx: Transaction, number: string): Promise<StoredTicket> =>
  orRefuse(await tx.select().from(tickets).where(eq(tickets.number, number)).for("update"), number);

/** One ticket with all that was written. Throws StaffRefusal. */
export async function readStaffTicket(needs: Needs, asked: Command<"ticket">): Promise<Told> {
  const ticket = await findTicket(needs.db, asked.ticket);
  await noteCommand(needs, asked, looksAt([ticket]));
  return tell(needs.db, ticket, needs);
}

/** Answers who wrote: by mail, and in the account of a client. Throws StaffRefusal. */
export const answerTicket = (needs: Needs, { ticket: number, text, staff }: Command<"answer-ticket">): Promise<Told> =>
  needs.db.transaction(async (tx) => {
    const now = needs.clock.now();
    const ticket = await lockTicket(tx, number);
    const id = randomUUID();
    const message = { author: "STAFF" as const, staffName: staff, content: text };
    await insertMessage(tx, { id, ticketId: ticket.id, ...message, createdAt: now });
    const changes = { status: "ANSWERED" as const, updatedAt: now };
    await tx.update(tickets).set(changes).where(eq(tickets.id, ticket.id));
    await enqueueMail(
      tx,
      {
        kind: "ticket-answered",
        recipient: ticket.senderEmail,
        locale: ticket.locale,
        data: {
          number: ticket.number,
          object: ticket.object,
          content: text,
          sender_name: ticket.senderName,
          staff_firstname: staffFirstname(staff),
          ticket_id: ticket.clientId === null ? null : ticket.id,
          is_confirmed: await isProvedAddressOf(tx, ticket.clientId, ticket.senderEmail),
        },
        dedupeKey: `ticket-answered:${id}`,
      },
      now,
    );
    return tell(tx, { ...ticket, ...changes }, needs);
  });

/** Ends a ticket that needs no answer; nobody is written to. Throws StaffRefusal. */
export const closeStaffTicket = (needs: Needs, { ticket: number }: Command<"close-ticket">): Promise<Told> =>
  needs.db.transaction(async (tx) => {
    const ticket = await lockTicket(tx, number);
    if (ticket.status === "CLOSED") throw new StaffRefusal(`The ticket ${number} is closed already.`);
    const changes = { status: "CLOSED" as const, updatedAt: needs.clock.now() };
    await tx.update(tickets).set(changes).where(eq(tickets.id, ticket.id));
    return tell(tx, { ...ticket, ...changes }, needs);
  });
