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

const receivedSchema = aboutSchema.pick({ number: true }).extend({
  /** Where it can be read, for who wrote from an account with this very address, proved; null for everybody else. */
  ticket_id: z.uuid().nullable().default(null),
});

/**
 * Tells the sender that the ticket arrived. Anybody can name anybody's address as the sender's: the mail says nothing that
 * was written, by no name, and leads nowhere unless the address is the account's that wrote, and was proved by a link mailed to it.
 */
export function draftTicketReceived(data: unknown, locale: string, storefrontUrl: string): MailDraft {
  const { number, ticket_id: id } = receivedSchema.parse(data);
  const { common, "ticket-received": texts } = textsOf(locale);
  const url = id === null ? null : storefrontLink(storefrontUrl, locale, `/infos/messages/${id}`);
  return {
    subject: fill(texts.subject, { number }),
    preheader: texts.preheader,
    title: texts.title,
    blocks: [
      { kind: "paragraph", text: common.greetingNameless },
      { kind: "paragraph", text: fill(texts.intro, { number }) },
      ...(url === null
        ? []
        : [
            { kind: "paragraph" as const, text: texts.read },
            { kind: "button" as const, label: texts.button, url },
          ]),
      { kind: "paragraph", text: common.signature },
      { kind: "small", text: fill(texts.notYou, { contactEmail: company.email }) },
    ],
    footer: sameFooter(texts.footer),
  };
}

const answeredSchema = aboutSchema.extend({
  /** Null where the shop names nobody. */
  staff_firstname: z.string().nullable(),
  /** Null where nobody was signed in: there is no page to show it on. */
  ticket_id: z.uuid().nullable(),
  /** Whether the address is the account's that wrote, and proved: what was written is repeated to no other. */
  is_confirmed: z.boolean().default(false),
  /** What the mail brings along. */
  attachments: z.array(z.object({ name: z.string() })).default([]),
});

/** The shop's answer; a client reads on and answers in the account, anybody else by the contact page. */
export function draftTicketAnswered(data: unknown, locale: string, storefrontUrl: string): MailDraft {
  const answered = answeredSchema.parse(data);
  const { number, object, content, sender_name, staff_firstname, ticket_id: id, is_confirmed: isConfirmed } = answered;
  const files = answered.attachments.map((file) => file.name).join(", ");
  const { common, "ticket-answered": texts } = textsOf(locale);
  const path = id === null ? "/contact" : `/infos/messages/${id}`;
  return {
    subject: fill(isConfirmed ? texts.subject : texts.subjectUnconfirmed, { object, number }),
    preheader: texts.preheader,
    title: texts.title,
    blocks: [
      { kind: "paragraph", text: greet(common, isConfirmed ? sender_name : "") },
      { kind: "paragraph", text: fill(isConfirmed ? texts.intro : texts.introUnconfirmed, { object, number }) },
      { kind: "quote", text: content, author: staff_firstname ?? texts.shop },
      ...(files ? [{ kind: "paragraph" as const, text: fill(texts.files, { files }) }] : []),
      { kind: "paragraph", text: id === null ? fill(texts.nextVisitor, { number }) : texts.next },
      {
        kind: "button",
        label: id === null ? texts.buttonVisitor : texts.button,
        url: storefrontLink(storefrontUrl, locale, path),
      },
      { kind: "paragraph", text: common.signature },
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
