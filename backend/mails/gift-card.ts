import { z } from "zod";
import { company } from "../db/seed/content/legal/company.ts";
import type { Block, MailDraft } from "./blocks.ts";
import { formatMoment, formatMoney } from "./format.ts";
import { openingLink } from "./storefront-links.ts";
import { fill, textsOf } from "./texts.ts";

export const giftCardFactsSchema = z.object({
  amount: z.number(),
  for: z.enum(["KID", "WOMAN"]),
  recipient_name: z.string(),
  buyer_name: z.string(),
  message: z.string(),
  expires_on: z.iso.date(),
});

const giftCardMailSchema = giftCardFactsSchema.extend({
  code: z.string(),
  is_for_buyer: z.boolean(),
  /** What opens the card for its giver, in the giver's own mail; those that were written before have none. */
  gift_card: z.uuid().optional(),
  access_key: z.string().optional(),
});
type GiftCardMail = z.infer<typeof giftCardMailSchema>;

/** The recipient opens the card; the buyer prints it. */
function buttonOf(card: GiftCardMail, locale: string, storefrontUrl: string): Block {
  const { "gift-card": texts } = textsOf(locale);
  if (!card.is_for_buyer || card.gift_card === undefined || card.access_key === undefined)
    return { kind: "button", label: texts.button, url: openingLink(storefrontUrl, locale, card.code) };
  const url = new URL(`/api/gift_cards/${card.gift_card}/gift-card.pdf`, storefrontUrl);
  url.searchParams.set("key", card.access_key);
  return { kind: "button", label: texts.print, url: url.href };
}

/** A day (`YYYY-MM-DD`) with its year, as the reader's country writes it. */
export const formatDayAndYear = (day: string, locale: string): string => formatMoment(`${day}T12:00:00Z`, locale);

/** The card itself, on its day: for the recipient, or for the buyer who hands it over. */
export function draftGiftCard(data: unknown, locale: string, storefrontUrl: string): MailDraft {
  const card = giftCardMailSchema.parse(data);
  const { common, "gift-card": texts } = textsOf(locale);
  const amount = formatMoney(card.amount, locale);
  const words = { buyer: card.buyer_name, recipient: card.recipient_name, amount };
  const intro = card.for === "WOMAN" ? texts.introWoman : texts.introKid;
  const message: Block[] =
    card.message === "" ? [] : [{ kind: "quote", text: card.message, author: fill(texts.messageFrom, words) }];
  return {
    subject: fill(card.is_for_buyer ? texts.subjectForBuyer : texts.subject, words),
    preheader: texts.preheader,
    title: fill(card.is_for_buyer ? texts.titleForBuyer : texts.title, words),
    blocks: [
      { kind: "paragraph", text: fill(card.is_for_buyer ? texts.introForBuyer : intro, words) },
      ...message,
      {
        kind: "gift-card",
        for: card.for,
        title: texts.cardTitle,
        amount,
        codeLabel: texts.codeLabel,
        code: card.code,
        note: fill(texts.validUntil, { day: formatDayAndYear(card.expires_on, locale) }),
      },
      { kind: "heading", text: texts.howTitle },
      { kind: "paragraph", text: texts.how },
      buttonOf(card, locale, storefrontUrl),
      { kind: "paragraph", text: common.signature },
    ],
    footer: fill(texts.footer, {
      ...words,
      companyName: company.name,
      companyAddress: `${company.street}, ${company.city}`,
    }),
  };
}
