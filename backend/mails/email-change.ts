import { z } from "zod";
import { company } from "../db/seed/content/legal/company.ts";
import { formatMoment } from "./format.ts";
import { draftNotice, paragraph } from "./notice.ts";
import { fill } from "./texts.ts";

const stepSchema = z.object({
  firstname: z.string(),
  email: z.string(),
  new_email: z.string(),
  expires_at: z.iso.datetime(),
  token: z.string(),
});

/** `z•••@example.com`: enough to know one's own address again, too little to learn somebody else's. */
export const maskEmail = (email: string): string => email.replace(/^(.)[^@]*/, "$1•••");

const draftStep = (kind: "email-agree" | "email-confirm", path: string) =>
  draftNotice(stepSchema, (data, { texts: all, locale, link }) => {
    const texts = all[kind];
    const words = {
      email: kind === "email-agree" ? data.email : maskEmail(data.email),
      newEmail: kind === "email-agree" ? maskEmail(data.new_email) : data.new_email,
      until: formatMoment(data.expires_at, locale),
      contactEmail: company.email,
    };
    return {
      subject: texts.subject,
      preheader: texts.preheader,
      title: texts.title,
      blocks: [
        paragraph(fill(texts.intro, words)),
        { kind: "button", label: texts.button, url: link(`${path}?${new URLSearchParams({ token: data.token })}`) },
        paragraph(fill(texts.after, words)),
        { kind: "small", text: fill(texts.notYou, words) },
      ],
    };
  });

/** Asks the old address whether the account may have another one, when the password was not given. */
export const draftEmailAgree = draftStep("email-agree", "/email/agree");

/** Asks a new address to confirm; it may belong to somebody who knows nothing of it. */
export const draftEmailConfirm = draftStep("email-confirm", "/email/confirm");

const takenBackSchema = z.object({ firstname: z.string(), email: z.string(), at: z.iso.datetime() });

/** Tells the old address that it is the account's again, and how to choose a password when the page was closed before. */
export const draftEmailTakenBack = draftNotice(takenBackSchema, (data, { texts: all, locale }) => {
  const texts = all["email-taken-back"];
  const words = { email: data.email, date: formatMoment(data.at, locale), contactEmail: company.email };
  return {
    subject: texts.subject,
    preheader: texts.preheader,
    title: texts.title,
    blocks: [paragraph(fill(texts.intro, words)), paragraph(texts.password), paragraph(fill(texts.help, words))],
  };
});
