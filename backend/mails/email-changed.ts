import { z } from "zod";
import { company } from "../db/seed/content/legal/company.ts";
import { maskEmail } from "./email-change.ts";
import { formatMoment } from "./format.ts";
import { draftNotice, paragraph } from "./notice.ts";
import { fill } from "./texts.ts";

const changedSchema = z.object({
  firstname: z.string(),
  email: z.string(),
  new_email: z.string(),
  at: z.iso.datetime(),
  way_back_until: z.iso.datetime(),
  token: z.string(),
});

/** Tells the old address of an account that the account has another one now, whoever changed it, and how to take it back. */
export const draftEmailChanged = draftNotice(changedSchema, (data, { texts: all, locale, link }) => {
  const texts = all["email-changed"];
  const words = {
    email: data.email,
    newEmail: maskEmail(data.new_email),
    date: formatMoment(data.at, locale),
    until: formatMoment(data.way_back_until, locale),
    contactEmail: company.email,
  };
  return {
    subject: texts.subject,
    preheader: texts.preheader,
    title: texts.title,
    blocks: [
      paragraph(fill(texts.intro, words)),
      paragraph(fill(texts.notYou, words)),
      {
        kind: "button",
        label: texts.button,
        url: link(`/email/take-back?${new URLSearchParams({ token: data.token })}`),
      },
      paragraph(texts.last),
      { kind: "small", text: fill(texts.help, words) },
    ],
  };
});
