import { randomUUID } from "node:crypto";
import type { Dependencies } from "../context.ts";
import { checkFiles, keepAttachments, removeAttachments } from "../customer-service/attachments.ts";
import { isProvedAddressOf } from "../customer-service/store.ts";
import { findTicketMessages, insertMessage, type StoredTicket } from "../customer-service/thread.ts";
import { staffFirstname } from "../customer-service/staff-firstname.ts";
import type { Queryable, Transaction } from "../db/database.ts";
import { asc, eq, sql } from "../db/orm.ts";
import { tickets, type Attachment } from "../db/schema/after-sale.ts";
import { orders } from "../db/schema/order.ts";
import { enqueueMail } from "../mails/enqueue.ts";
import { signFileAddress } from "../storage/signed-address.ts";
import type { StaffAnswer, StaffCommand } from "./commands.ts";
import { type Look, noteCommand } from "./note-command.ts";
import { StaffRefusal } from "./refusal.ts";

type Needs = Pick<Dependencies, "db" | "clock" | "environment" | "storage">;
type Command<C extends StaffCommand["command"]> = Extract<StaffCommand, { command: C }>;
type Told = StaffAnswer<"ticket">;

/** Tickets of one look-through. */
const most = 100;

async function tell(
  db: Queryable,
  ticket: StoredTicket,
  { clock, environment }: Omit<Needs, "storage">,
): Promise<Told> {
  const [messages, [order]] = await Promise.all([
    findTicketMessages(db, ticket.id),
    ticket.orderId === null
      ? []
      : db.select({ number: orders.number }).from(orders).where(eq(orders.id, ticket.orderId)),
  ]);
  const urlOf = (key: string) =>
    new URL(signFileAddress(environment.SESSION_SECRET, key, clock.now()), environment.STOREFRONT_URL).href;
  const letter = {
    author: "CLIENT" as const,
    staffName: null,
    content: ticket.content,
    attachments: ticket.attachment ? [ticket.attachment] : [],
    createdAt: ticket.createdAt,
  };
  return {
    number: ticket.number,
    status: ticket.status,
    object: ticket.object,
    sender: ticket.senderEmail,
    is_client: ticket.clientId !== null,
    locale: ticket.locale,
    order: order?.number ?? null,
    messages: [letter, ...messages].map((message) => ({
      from: message.author,
      staff: message.staffName,
      text: message.content,
      attachments: message.attachments.map(({ name, key }) => ({ name, url: urlOf(key) })),
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

/** Keeps what staff sends along; one file that cannot be taken refuses the answer. */
async function keepFiles({ storage }: Needs, files: Command<"answer-ticket">["files"] = []): Promise<Attachment[]> {
  const sent = files.map(({ name, base64 }) => ({ name, bytes: new Uint8Array(Buffer.from(base64, "base64")) }));
  const checked = await checkFiles(sent);
  if (checked.refused.length > 0)
    throw new StaffRefusal(checked.refused.map(({ name, code }) => `${name}: ${code}`).join("\n"));
  return keepAttachments(checked.files, storage);
}

/** Answers who wrote: by mail, and in the account of a client. Throws StaffRefusal. */
export async function answerTicket(needs: Needs, asked: Command<"answer-ticket">): Promise<Told> {
  await findTicket(needs.db, asked.ticket);
  const attachments = await keepFiles(needs, asked.files);
  try {
    return await needs.db.transaction((tx) => insertAnswer(tx, needs, asked, attachments));
  } catch (error) {
    await removeAttachments(attachments, needs.storage);
    throw error;
  }
}

async function insertAnswer(
  tx: Transaction,
  needs: Needs,
  { ticket: number, text, staff }: Command<"answer-ticket">,
  attachments: Attachment[],
): Promise<Told> {
  const now = needs.clock.now();
  const ticket = await lockTicket(tx, number);
  const id = randomUUID();
  const message = { author: "STAFF" as const, staffName: staff, content: text, attachments };
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
        attachments,
      },
      dedupeKey: `ticket-answered:${id}`,
    },
    now,
  );
  return tell(tx, { ...ticket, ...changes }, needs);
}

/** Ends a ticket that needs no answer; nobody is written to. Throws StaffRefusal. */
export const closeStaffTicket = (needs: Needs, { ticket: number }: Command<"close-ticket">): Promise<Told> =>
  needs.db.transaction(async (tx) => {
    const ticket = await lockTicket(tx, number);
    if (ticket.status === "CLOSED") throw new StaffRefusal(`The ticket ${number} is closed already.`);
    const changes = { status: "CLOSED" as const, updatedAt: needs.clock.now() };
    await tx.update(tickets).set(changes).where(eq(tickets.id, ticket.id));
    return tell(tx, { ...ticket, ...changes }, needs);
  });
