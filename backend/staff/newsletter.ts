import { randomUUID } from "node:crypto";
import type { Dependencies } from "../context.ts";
import { enqueueMail } from "../mails/enqueue.ts";
import { renderMail } from "../mails/render.ts";
import { addSecrets } from "../mails/secrets.ts";
import { recordBounce } from "../newsletter/bounces.ts";
import { countRecipients, sendCampaign } from "../newsletter/campaign.ts";
import type { StaffAnswer, StaffCommand } from "./commands.ts";
import { StaffRefusal } from "./refusal.ts";

type Needs = Pick<Dependencies, "db" | "clock" | "environment">;
type Command<C extends StaffCommand["command"]> = Extract<StaffCommand, { command: C }>;

/** Whoever reads a preview can leave no list with it. */
const nobody = "nobody@example.invalid";

/** The newsletter as a mailbox shows it, and how many it would go to now. */
export async function previewNewsletter(
  { db, clock, environment }: Needs,
  { newsletter }: Command<"newsletter-preview">,
): Promise<StaffAnswer<"newsletter-preview">> {
  const data = addSecrets(environment.SESSION_SECRET, "newsletter", { email: nobody });
  const words = renderMail(
    "newsletter",
    newsletter.language,
    { ...data, content: newsletter.content },
    environment.STOREFRONT_URL,
  );
  const { subject, html, text } = words;
  return { subject, html, text, recipients: await countRecipients(db, newsletter, clock.now()) };
}

/** Sends it to one address, whoever that is: marked as a test, and counted nowhere. */
export async function testNewsletter(
  { db, clock }: Needs,
  { newsletter, email }: Command<"newsletter-test">,
): Promise<StaffAnswer<"newsletter-test">> {
  const content = { ...newsletter.content, subject: `[Test] ${newsletter.content.subject}` };
  const mail = {
    kind: "newsletter",
    recipient: email,
    locale: newsletter.language,
    data: { email: email.toLowerCase(), content },
    dedupeKey: `newsletter-test:${randomUUID()}`,
  };
  await db.transaction((tx) => enqueueMail(tx, mail, clock.now()));
  return { email };
}

/** Sends it to its audience, or goes on where an earlier call stopped. Throws StaffRefusal. */
export async function sendNewsletter(
  { db, clock }: Needs,
  { newsletter, staff }: Command<"newsletter-send">,
): Promise<StaffAnswer<"newsletter-send">> {
  const written = await sendCampaign(db, newsletter, { staffName: staff, now: clock.now() });
  if (written === null)
    throw new StaffRefusal(
      `A newsletter called ${newsletter.name} went out with other words: give this one another name.`,
    );
  return { name: newsletter.name, written };
}

/** A mail came back. */
export async function noteBounce(
  { db, clock }: Needs,
  { email, isHard, reason }: Command<"bounce">,
): Promise<StaffAnswer<"bounce">> {
  return { email, is_given_up: await recordBounce(db, { email, isHard, reason, now: clock.now() }) };
}
