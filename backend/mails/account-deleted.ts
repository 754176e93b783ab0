import { z } from "zod";
import { company } from "../db/seed/content/legal/company.ts";
import type { MailDraft } from "./blocks.ts";
import { formatMoment } from "./format.ts";
import { fill, greet, textsOf } from "./texts.ts";

const deletedSchema = z.object({
  firstname: z.string(),
  /** Last day invoices are kept; null where there are none. */
  documents_until: z.iso.date().nullable(),
  /** Gift cards that stay good. */
  open_gift_cards: z.int(),
});

/** The last mail to who deleted an account: what is gone, and what stays for how long. */
export function draftAccountDeleted(data: unknown, locale: string): MailDraft {
  const { firstname, documents_until: until, open_gift_cards: cards } = deletedSchema.parse(data);
  const { common, "account-deleted": texts } = textsOf(locale);
  const paragraph = (text: string) => ({ kind: "paragraph" as const, text });
  return {
    subject: texts.subject,
    preheader: texts.preheader,
    title: texts.title,
    blocks: [
      paragraph(greet(common, firstname)),
      paragraph(texts.intro),
      ...(until === null
        ? []
        : [paragraph(fill(texts.documents, { day: formatMoment(`${until}T12:00:00Z`, locale) }))]),
      ...(cards > 0 ? [paragraph(texts.cards)] : []),
      paragraph(fill(texts.back, { contactEmail: company.email })),
      paragraph(common.signature),
    ],
    footer: fill(common.footer, { companyName: company.name, companyAddress: `${company.street}, ${company.city}` }),
  };
}
