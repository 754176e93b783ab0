import { z } from "zod";
import type { Dependencies } from "../context.ts";
import { and, asc, eq, inArray, isNull, lt, lte, sql } from "../db/orm.ts";
import { mailOutbox } from "../db/schema/order.ts";
import { legalAttachments } from "../mails/legal-attachments.ts";
import type { Mail } from "../mails/mailer.ts";
import { isRefusedForGood, recordBounce } from "../newsletter/bounces.ts";
import { maxAttempts, retryDelayMs } from "./backoff.ts";

type StoredMail = typeof mailOutbox.$inferSelect;
type Needs = Pick<Dependencies, "db" | "clock" | "log" | "mailer" | "storage" | "environment">;

/** Writes the words of a stored mail. */
export type RenderMail = (
  mail: StoredMail,
  storefrontUrl: string,
) => Promise<{ subject: string; html: string; text: string; replyTo?: string; unsubscribeUrl?: string }>;

const attachmentsSchema = z.object({ attachments: z.array(z.object({ key: z.string(), name: z.string() })) });

/** Files a mail names under `attachments`; one that was removed since is left out. */
async function readAttachments({ storage }: Needs, { data }: StoredMail): Promise<NonNullable<Mail["attachments"]>> {
  const named = attachmentsSchema.safeParse(data);
  const files = await Promise.all(
    (named.data?.attachments ?? []).map(async ({ key, name }) => ({ name, file: await storage.get(key) })),
  );
  return files.flatMap(({ name, file }) => (file ? [{ name, ...file }] : []));
}

const batchSize = 20;
/** A mail that was taken and not reported within this time is taken again: its process has died. */
const leaseMs = 3 * 60_000;

/** Takes mails that are due: no other process gets them before the lease is over. The attempt counts from here. */
async function takeDueMails({ db, clock }: Needs): Promise<StoredMail[]> {
  const now = clock.now();
  const due = db
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(and(isNull(mailOutbox.sentAt), lte(mailOutbox.nextAttemptAt, now), lt(mailOutbox.attempts, maxAttempts)))
    .orderBy(asc(mailOutbox.nextAttemptAt))
    .limit(batchSize)
    .for("update", { skipLocked: true });
  return db
    .update(mailOutbox)
    .set({ attempts: sql`${mailOutbox.attempts} + 1`, nextAttemptAt: new Date(now.getTime() + leaseMs) })
    .where(inArray(mailOutbox.id, due))
    .returning();
}

/**
 * Sends the mails of the outbox that are due; answers how many were sent. No transaction is open while the mail
 * server is spoken to. A process that dies between the server's yes and the note of it makes one mail twice, with
 * the same Message-ID: SMTP allows no less.
 */
export async function sendDueMails(dependencies: Needs, render: RenderMail): Promise<number> {
  const { db, clock, log, mailer, environment } = dependencies;
  let sent = 0;
  for (const mail of await takeDueMails(dependencies)) {
    try {
      const words = await render(mail, environment.STOREFRONT_URL);
      const attachments = [
        ...(await readAttachments(dependencies, mail)),
        ...(await legalAttachments(dependencies.db, mail)),
      ];
      // Who answers a mail writes to people, whatever address it came from.
      await mailer.send({
        replyTo: environment.SUPPORT_EMAIL,
        ...words,
        id: mail.id,
        to: mail.recipient,
        ...(attachments.length > 0 ? { attachments } : {}),
      });
      await db.update(mailOutbox).set({ sentAt: clock.now() }).where(eq(mailOutbox.id, mail.id));
      sent += 1;
    } catch (error) {
      const isRefused = mail.kind.startsWith("newsletter") && isRefusedForGood(error);
      if (isRefused) {
        // The address is given up, and with it this mail and others that advertise.
        const reason = error instanceof Error ? error.message.slice(0, 500) : "";
        await recordBounce(db, { email: mail.recipient, isHard: true, reason, now: clock.now() });
        continue;
      }
      const isGivenUp = mail.attempts >= maxAttempts;
      log[isGivenUp ? "error" : "warn"](
        { mailId: mail.id, kind: mail.kind, attempts: mail.attempts, error },
        isGivenUp ? "mail given up" : "mail not sent",
      );
      const nextAttemptAt = new Date(clock.now().getTime() + retryDelayMs(mail.attempts));
      await db.update(mailOutbox).set({ nextAttemptAt }).where(eq(mailOutbox.id, mail.id));
    }
  }
  return sent;
}
