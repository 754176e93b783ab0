import { maxMessageLength } from "#contract/customer-service.ts";
import type { Dependencies } from "../context.ts";
import { checkFiles, keepAttachments, removeAttachments } from "../customer-service/attachments.ts";
import { readMail, type ReceivedMail } from "../customer-service/read-mail.ts";
import { isProvedAddressOf } from "../customer-service/store.ts";
import { insertSenderMessage, type StoredTicket } from "../customer-service/thread.ts";
import { ticketNumberIn } from "../customer-service/ticket-number.ts";
import type { Queryable } from "../db/database.ts";
import { and, eq, inArray } from "../db/orm.ts";
import { ticketMessages, tickets } from "../db/schema/after-sale.ts";
import { mailOutbox } from "../db/schema/order.ts";
import type { StaffAnswer, StaffCommand } from "./commands.ts";
import { StaffRefusal } from "./refusal.ts";

type Needs = Pick<Dependencies, "db" | "clock" | "environment" | "storage">;

/** Why a mail is not filed: it stays where it is, for somebody to read. */
type Reason =
  | "unreadable"
  | "automatic"
  | "forged"
  | "no_ticket"
  | "not_owner"
  | "no_words"
  | "too_long"
  | "file_refused";
const refuse = (reason: Reason, why: string): StaffRefusal => new StaffRefusal(`${reason}: ${why}`);

/** Mails that tell of a ticket, each by its number. */
const kinds = ["ticket-received", "ticket-answered", "ticket-for-support"];

/** Numbers of tickets a mail may be about: by the mails of the shop it answers, then by the one its subject repeats. */
async function findNumbers(db: Queryable, { answers, subject }: ReceivedMail): Promise<string[]> {
  const sent = await db
    .select({ id: mailOutbox.id, data: mailOutbox.data })
    .from(mailOutbox)
    .where(and(inArray(mailOutbox.id, answers), inArray(mailOutbox.kind, kinds)));
  const numberOf = new Map(sent.map(({ id, data }) => [id, String(data["number"])]));
  return [...answers.map((id) => numberOf.get(id)), ticketNumberIn(subject)].flatMap((number) => number ?? []);
}

async function findTicket(db: Queryable, mail: ReceivedMail): Promise<StoredTicket> {
  const [number] = await findNumbers(db, mail);
  const [ticket] = number === undefined ? [] : await db.select().from(tickets).where(eq(tickets.number, number));
  if (!ticket) throw refuse("no_ticket", "it answers no mail of a ticket, and its subject names none.");
  return ticket;
}

/**
 * Whose ticket it is: an account's belongs to the address that was proved to be the account's, whatever address the letter
 * named, for all who read the account read what is filed; a visitor's to the address the answers go to.
 */
const isOwner = async (db: Queryable, { clientId, senderEmail }: StoredTicket, from: string): Promise<boolean> =>
  clientId === null ? senderEmail.toLowerCase() === from : isProvedAddressOf(db, clientId, from);

async function findOwnTicket(db: Queryable, mail: ReceivedMail): Promise<StoredTicket> {
  const ticket = await findTicket(db, mail);
  if (mail.from === null || !(await isOwner(db, ticket, mail.from)))
    throw refuse("not_owner", `${mail.from ?? "nobody"} is not the proved address of who wrote ${ticket.number}.`);
  return ticket;
}

/** Everything that can be said of a mail before its ticket is known. */
async function readOrRefuse(base64: string): Promise<ReceivedMail> {
  const mail = await readMail(new Uint8Array(Buffer.from(base64, "base64"))).catch((error: unknown) => {
    throw refuse("unreadable", error instanceof Error ? error.message : String(error));
  });
  if (mail.isAutomatic) throw refuse("automatic", "a machine wrote it.");
  if (mail.isForged) throw refuse("forged", "its sender's domain did not send it (DMARC).");
  return mail;
}

async function checkedFiles({ files: sent }: ReceivedMail): Promise<File[]> {
  const { files, refused } = await checkFiles(sent);
  if (refused.length > 0) throw refuse("file_refused", refused.map(({ name, code }) => `${name} (${code})`).join(", "));
  return files;
}

/**
 * Files a mail that was sent to customer service as what the owner of a ticket writes on in it; once, however often it comes.
 * Throws StaffRefusal with the reason's code first; then nothing is kept of it.
 */
export async function fileMail(
  needs: Needs,
  { mail: base64 }: Extract<StaffCommand, { command: "file-mail" }>,
): Promise<StaffAnswer<"file-mail">> {
  const mail = await readOrRefuse(base64);
  const { id } = await findOwnTicket(needs.db, mail);
  const files = await checkedFiles(mail);
  if (mail.words === "" && files.length === 0)
    throw refuse("no_words", "nothing but a quotation is there, or nothing.");
  if (mail.words.length > maxMessageLength) throw refuse("too_long", `more than ${maxMessageLength} characters.`);
  const attachments = await keepAttachments(files, needs.storage);
  try {
    const filed = await needs.db.transaction(async (tx) => {
      const [ticket] = await tx.select().from(tickets).where(eq(tickets.id, id)).for("update");
      if (!ticket) throw refuse("no_ticket", "it was deleted meanwhile.");
      const before = await tx.$count(
        ticketMessages,
        and(eq(ticketMessages.ticketId, ticket.id), eq(ticketMessages.mailId, mail.id)),
      );
      const isNew = before === 0;
      if (isNew) await insertSenderMessage(tx, ticket, { content: mail.words, attachments, mailId: mail.id }, needs);
      return { number: ticket.number, is_new: isNew, files: attachments.map(({ name }) => name) };
    });
    if (!filed.is_new) await removeAttachments(attachments, needs.storage);
    return filed;
  } catch (error) {
    await removeAttachments(attachments, needs.storage);
    throw error;
  }
}
