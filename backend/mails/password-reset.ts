import { z } from "zod";
import { ownPageSchema } from "#contract/own-page.ts";
import { company } from "../db/seed/content/legal/company.ts";
import type { MailDraft } from "./blocks.ts";
import { storefrontLink } from "./storefront-links.ts";
import { fill, greet, textsOf } from "./texts.ts";

const resetSchema = z.object({
  firstname: z.string(),
  email: z.string(),
  client_id: z.uuid(),
  token: z.string().min(1),
  hours: z.int(),
  redirect: ownPageSchema.optional(),
});

/** The link to choose a new password. */
export function draftPasswordReset(data: unknown, locale: string, storefrontUrl: string): MailDraft {
  const { firstname, email, client_id, token, hours: count, redirect } = resetSchema.parse(data);
  const { common, "password-reset": texts } = textsOf(locale);
  const hours = String(count);
  const query = new URLSearchParams({ client_id, token, ...(redirect && { redirect }) });
  return {
    subject: texts.subject,
    preheader: fill(texts.preheader, { hours }),
    title: texts.title,
    blocks: [
      { kind: "paragraph", text: greet(common, firstname) },
      { kind: "paragraph", text: fill(texts.intro, { email, hours }) },
      { kind: "button", label: texts.button, url: storefrontLink(storefrontUrl, locale, `/reset-password?${query}`) },
      { kind: "paragraph", text: texts.newer },
      { kind: "paragraph", text: common.signature },
      { kind: "small", text: fill(texts.notYou, { contactEmail: company.email }) },
    ],
    footer: fill(common.footer, { companyName: company.name, companyAddress: `${company.street}, ${company.city}` }),
  };
}
