import type { Dependencies } from "../context.ts";
import type { Queryable } from "../db/database.ts";
import { and, eq, inArray, isNotNull, isNull } from "../db/orm.ts";
import { mailOutbox } from "../db/schema/order.ts";
import { recordBounce } from "../newsletter/bounces.ts";
import { readReport, type DeliveryReport } from "../mails/read-report.ts";
import type { StaffAnswer, StaffCommand } from "./commands.ts";
import { StaffRefusal } from "./refusal.ts";

type Needs = Pick<Dependencies, "db" | "clock">;

/** Why a report is not filed: it stays where it is, for somebody to read. */
type Reason = "unreadable" | "no_report" | "no_mail" | "other_recipient";
const refuse = (reason: Reason, why: string): StaffRefusal => new StaffRefusal(`${reason}: ${why}`);

async function readOrRefuse(base64: string): Promise<DeliveryReport> {
  const report = await readReport(new Uint8Array(Buffer.from(base64, "base64"))).catch((error: unknown) => {
    throw refuse("unreadable", error instanceof Error ? error.message : String(error));
  });
  if (!report) throw refuse("no_report", "no part of it tells what became of a mail.");
  return report;
}

/**
 * The mail of the shop a report tells of. Its id is known to whoever got it alone: nobody else can have an address given up.
 */
async function findMail(db: Queryable, { mails, recipients }: DeliveryReport) {
  const sent = await db
    .select({ id: mailOutbox.id, recipient: mailOutbox.recipient })
    .from(mailOutbox)
    .where(and(inArray(mailOutbox.id, mails), isNotNull(mailOutbox.sentAt)));
  const mail = mails.flatMap((id) => sent.find((other) => other.id === id) ?? [])[0];
  if (!mail) throw refuse("no_mail", "it names no mail this shop has sent and still knows.");
  /* Somebody may have sent it on: what becomes of it there says nothing of the address it was written to. */
  if (recipients.length > 0 && !recipients.includes(mail.recipient.toLowerCase()))
    throw refuse("other_recipient", `it tells of ${recipients.join(", ")}, to whom this mail was not sent.`);
  return mail;
}

const isBounce = (outcome: DeliveryReport["outcome"]): boolean => outcome !== "delayed" && outcome !== "delivered";

/**
 * Files what a server or a mailbox reports of a mail of the shop: an address that is gone, and one that calls the shop's mail
 * unwanted, are given up at once, one where mails come back after five of them; each mail counts once, however often it is
 * told of. Throws StaffRefusal with the reason's code first; then nothing is noted.
 */
export async function fileReport(
  { db, clock }: Needs,
  { mail: base64 }: Extract<StaffCommand, { command: "file-report" }>,
): Promise<StaffAnswer<"file-report">> {
  const report = await readOrRefuse(base64);
  const { outcome, reason } = report;
  const { id, recipient: email } = await findMail(db, report);
  if (!isBounce(outcome)) return { email, outcome, is_counted: false, is_given_up: false };
  const now = clock.now();
  return db.transaction(async (tx) => {
    /* An address that is gone ends it also where the same mail was told to wait, or to have come back, before. */
    const isHard = outcome !== "returned";
    const counted = await tx
      .update(mailOutbox)
      .set({ returnedAt: now })
      .where(and(eq(mailOutbox.id, id), isNull(mailOutbox.returnedAt)))
      .returning({ id: mailOutbox.id });
    const isCounted = counted.length > 0;
    const isGivenUp = (isCounted || isHard) && (await recordBounce(tx, { email, isHard, reason, now }));
    return { email, outcome, is_counted: isCounted, is_given_up: isGivenUp };
  });
}
