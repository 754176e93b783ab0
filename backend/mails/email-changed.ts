import { z } from "zod";
import { company } from "../db/seed/content/legal/company.ts";
import { formatMoment } from "./format.ts";
import { draftNotice, paragraph } from "./notice.ts";
import { fill } from "./texts.ts";

const changedSchema = z.object({
  firstname: z.string(),
  email: z.string(),
  new_email: z.string(),
  at: z.iso.datetime(),
});

/** `z•••@example.com`: enough to know one's own address again, too little to learn somebody else's. */
const maskEmail = (email: string): string => email.replace(/^(.)[^@]*/, "$1•••");

/** Tells the old address of an account that the account has another one now, whoever changed it. */
export const draftEmailChanged = draftNotice(changedSchema, (data, { texts: all, locale }) => {
  const texts = all["email-changed"];
  const words = {
    email: data.email,
    newEmail: maskEmail(data.new_email),
    date: formatMoment(data.at, locale),
    contactEmail: company.email,
  };
  return {
    subject: texts.subject,
    preheader: texts.preheader,
    title: texts.title,
    blocks: [paragraph(fill(texts.intro, words)), paragraph(texts.last), paragraph(fill(texts.notYou, words))],
  };
});
