import { z } from "zod";
import { company } from "../db/seed/content/legal/company.ts";
import type { Block, MailDraft } from "./blocks.ts";
import { formatMoney } from "./format.ts";
import { formatDayAndYear, giftCardFactsSchema } from "./gift-card.ts";
import { storefrontLink } from "./storefront-links.ts";
import { fill, greet, textsOf, type MailTexts } from "./texts.ts";

const receiptSchema = giftCardFactsSchema.extend({
  recipient_email: z.string().nullable(),
  /** Day the card is mailed, and whether that is the day it was paid. */
  date: z.iso.date(),
  is_sent_today: z.boolean(),
  /** In Paris; null: in the morning. */
  hour: z.int().nullable().default(null),
  /** What opens its page; receipts that were written before have none. */
  gift_card: z.uuid().optional(),
  access_key: z.string().optional(),
});
type Receipt = z.infer<typeof receiptSchema>;

function whenSent({ recipient_email, is_sent_today, hour }: Receipt, texts: MailTexts["gift-card-receipt"]): string {
  if (recipient_email === null) return is_sent_today ? texts.sentToYouToday : texts.sentToYouOn;
  if (is_sent_today) return texts.sentToday;
  return hour === null ? texts.sentOn : texts.sentOnAt;
}

function linkTo(
  { gift_card, access_key: key }: Receipt,
  label: string,
  locale: string,
  storefrontUrl: string,
): Block[] {
  if (gift_card === undefined || key === undefined) return [];
  const query = new URLSearchParams({ gift_card, key });
  const url = storefrontLink(storefrontUrl, locale, `/giftcard/payment-successful?${query}`);
  return [{ kind: "button", label, url }];
}

/** What the buyer keeps: what was paid, and when the card leaves. The code is in the card's own mail only. */
export function draftGiftCardReceipt(data: unknown, locale: string, storefrontUrl: string): MailDraft {
  const card = receiptSchema.parse(data);
  const { common, "gift-card-receipt": texts } = textsOf(locale);
  const amount = formatMoney(card.amount, locale);
  const words = {
    recipient: card.recipient_name,
    email: card.recipient_email ?? "",
    day: formatDayAndYear(card.date, locale),
    hour: String(card.hour),
    contactEmail: company.email,
  };
  return {
    subject: fill(texts.subject, words),
    preheader: texts.preheader,
    title: texts.title,
    blocks: [
      { kind: "paragraph", text: greet(common, card.buyer_name) },
      { kind: "paragraph", text: `${fill(texts.intro, words)} ${fill(whenSent(card, texts), words)}` },
      { kind: "heading", text: texts.itemsTitle },
      {
        kind: "items",
        items: [
          {
            title: fill(texts.item, words),
            details: [fill(texts.itemValid, { day: formatDayAndYear(card.expires_on, locale) })],
            amount,
          },
        ],
        sums: [{ label: texts.total, amount, isTotal: true }],
        note: texts.vat,
      },
      ...linkTo(card, texts.button, locale, storefrontUrl),
      { kind: "paragraph", text: fill(texts.refund, words) },
      { kind: "paragraph", text: common.signature },
    ],
    footer: fill(common.footer, { companyName: company.name, companyAddress: `${company.street}, ${company.city}` }),
  };
}
