import { randomUUID } from "node:crypto";
import type { Dependencies } from "../context.ts";
import { enqueueMail } from "../mails/enqueue.ts";
import { renderMail } from "../mails/render.ts";
import { addSecrets } from "../mails/secrets.ts";
import { recordBounce } from "../newsletter/bounces.ts";
import { addNews, countRecipients, isCampaignBegun, sendCampaign } from "../newsletter/campaign.ts";
import { findMissing } from "../newsletter/shown.ts";
import type { StaffAnswer, StaffCommand } from "./commands.ts";
import { StaffRefusal } from "./refusal.ts";

type Needs = Pick<Dependencies, "db" | "clock" | "environment">;
type Command<C extends StaffCommand["command"]> = Extract<StaffCommand, { command: C }>;

/** Whoever reads a preview can leave no list with it. */
const nobody = "nobody@example.invalid";

/** Throws StaffRefusal where a newsletter names what nobody can buy. */
async function requireShown(
  needs: Pick<Needs, "db" | "clock">,
  { content, language }: Command<"newsletter-preview">["newsletter"],
): Promise<void> {
  const missing = await findMissing(needs, content, language);
  if (missing.length > 0)
    throw new StaffRefusal(
      `Nothing in the shop can be bought under ${missing.join(", ")}: name other pieces or looks.`,
    );
}

/** The newsletter as a mailbox shows it, and how many it would go to now. Throws StaffRefusal. */
export async function previewNewsletter(
  { db, clock, environment }: Needs,
  { newsletter }: Command<"newsletter-preview">,
): Promise<StaffAnswer<"newsletter-preview">> {
  await requireShown({ db, clock }, newsletter);
  const { content, language: locale } = newsletter;
  const kind = "newsletter";
  const said = await addNews({ db, clock }, { kind, locale, data: { email: nobody, content } });
  const data = addSecrets(environment.SESSION_SECRET, kind, said);
  const words = renderMail(kind, locale, data, environment.STOREFRONT_URL);
  const { subject, html, text } = words;
  return { subject, html, text, recipients: await countRecipients(db, newsletter, clock.now()) };
}

/** Sends it to one address, whoever that is: marked as a test, and counted nowhere. Throws StaffRefusal. */
export async function testNewsletter(
  { db, clock }: Needs,
  { newsletter, email }: Command<"newsletter-test">,
): Promise<StaffAnswer<"newsletter-test">> {
  await requireShown({ db, clock }, newsletter);
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
  // What is sold out by the time it goes on is left out of what is still to be written.
  if (!(await isCampaignBegun(db, newsletter.name))) await requireShown({ db, clock }, newsletter);
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
