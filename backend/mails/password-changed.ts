import { z } from "zod";
import { company } from "../db/seed/content/legal/company.ts";
import type { MailDraft } from "./blocks.ts";
import { formatMoment } from "./format.ts";
import { storefrontLink } from "./storefront-links.ts";
import { fill, greet, textsOf } from "./texts.ts";

const changedSchema = z.object({
  firstname: z.string(),
  email: z.string(),
  at: z.iso.datetime(),
  /** The device it was changed on stays signed in. */
  is_signed_in_elsewhere: z.boolean().default(false),
});

/** Tells the owner of an account that its password is another one now, whoever changed it. */
export function draftPasswordChanged(data: unknown, locale: string, storefrontUrl: string): MailDraft {
  const { firstname, email, at, is_signed_in_elsewhere: isKept } = changedSchema.parse(data);
  const { common, "password-changed": texts } = textsOf(locale);
  const resetUrl = storefrontLink(storefrontUrl, locale, "/reset-password");
  return {
    subject: texts.subject,
    preheader: isKept ? texts.preheaderOthers : texts.preheader,
    title: texts.title,
    blocks: [
      { kind: "paragraph", text: greet(common, firstname) },
      {
        kind: "paragraph",
        text: fill(isKept ? texts.introOthers : texts.intro, { email, date: formatMoment(at, locale) }),
      },
      { kind: "button", label: texts.button, url: storefrontLink(storefrontUrl, locale, "/infos") },
      { kind: "paragraph", text: fill(texts.notYou, { resetUrl, contactEmail: company.email }) },
      { kind: "paragraph", text: common.signature },
    ],
    footer: fill(common.footer, { companyName: company.name, companyAddress: `${company.street}, ${company.city}` }),
  };
}
