import { z } from "zod";
import { company } from "../db/seed/content/legal/company.ts";
import type { MailDraft } from "./blocks.ts";
import { storefrontLink } from "./storefront-links.ts";
import { fill, greet, textsOf } from "./texts.ts";

const aboutSchema = z.object({
  number: z.string(),
  object: z.string(),
  content: z.string(),
  sender_name: z.string(),
});
const supportSchema = aboutSchema.extend({
  sender_email: z.string(),
  sender_phone: z.string().nullable(),
  order: z.string().nullable(),
  is_own_order: z.boolean(),
  attachments: z.array(z.object({ name: z.string() })),
});

const sameFooter = (footer: string): string =>
  fill(footer, { companyName: company.name, companyAddress: `${company.street}, ${company.city}` });

/** Tells the sender that the ticket arrived, with what was written. */
export function draftTicketReceived(data: unknown, locale: string, storefrontUrl: string): MailDraft {
  const { number, object, content, sender_name } = aboutSchema.parse(data);
  const { common, "ticket-received": texts } = textsOf(locale);
  return {
    subject: fill(texts.subject, { number }),
    preheader: texts.preheader,
    title: texts.title,
    blocks: [
      { kind: "paragraph", text: greet(common, sender_name) },
      { kind: "paragraph", text: fill(texts.intro, { number }) },
      { kind: "heading", text: object },
      { kind: "paragraph", text: content },
      { kind: "button", label: texts.button, url: storefrontLink(storefrontUrl, locale, "/faq") },
      { kind: "paragraph", text: common.signature },
      { kind: "small", text: fill(texts.notYou, { contactEmail: company.email }) },
    ],
    footer: sameFooter(texts.footer),
  };
}

/** The ticket as the support gets it: an answer goes to the sender, in whose language it is. */
export function draftTicketForSupport(data: unknown, locale: string): MailDraft {
  const ticket = supportSchema.parse(data);
  const { "ticket-for-support": texts } = textsOf(locale);
  const { number, object, order, sender_phone: phone, attachments } = ticket;
  const files = attachments.map(({ name }) => name).join(", ");
  return {
    subject: fill(texts.subject, { number, object }),
    preheader: fill(texts.preheader, { name: ticket.sender_name }),
    title: object,
    replyTo: ticket.sender_email,
    blocks: [
      {
        kind: "address",
        rows: [
          fill(texts.sender, { name: ticket.sender_name, email: ticket.sender_email }),
          ...(phone ? [fill(texts.phone, { phone })] : []),
          ...(order ? [fill(ticket.is_own_order ? texts.order : texts.unconfirmedOrder, { order })] : []),
          ...(files ? [fill(texts.attachment, { files })] : []),
          fill(texts.language, { locale }),
        ],
      },
      { kind: "paragraph", text: ticket.content },
    ],
    footer: sameFooter(texts.footer),
  };
}
