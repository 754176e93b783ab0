import { z } from "zod";
import { pieceAnchor } from "#contract/reviews.ts";
import { company } from "../db/seed/content/legal/company.ts";
import type { Block, MailDraft } from "./blocks.ts";
import { mailedImageSchema, mailedPieceSchema } from "./box-mail-data.ts";
import { formatMoney } from "./format.ts";
import { paragraph } from "./notice.ts";
import { mailPicture } from "./picture.ts";
import { pieceItem, rows } from "./pieces.ts";
import { hasShopSchema } from "./shop-switch.ts";
import { storefrontLink } from "./storefront-links.ts";
import { fill, greet, textLocaleOf, textsOf } from "./texts.ts";

const schema = z.object({
  list: z.enum(["KID", "WOMAN"]),
  leave_token: z.string(),
  confirm_token: z.string(),
  has_shop: hasShopSchema,
});

/** Shows a question on GET and acts on POST, without a session: mailboxes post to it, too. */
const deedLink = (deed: "leave" | "confirm", token: string, locale: string, storefrontUrl: string): string =>
  new URL(`/api/newsletter/${deed}?locale=${textLocaleOf(locale)}&token=${token}`, storefrontUrl).href;

const frame = (
  { subject, preheader, title }: { subject: string; preheader: string; title: string },
  blocks: Block[],
  footer: string,
): MailDraft => ({ subject, preheader, title, blocks, footer });

const signedFooter = (locale: string, url: string): string =>
  fill(textsOf(locale).newsletter.footer, {
    companyName: company.name,
    companyAddress: `${company.street}, ${company.city}`,
    url,
  });

/** Asks the owner of an address whether it is to be on the list. It advertises nothing. */
function draftConfirm(data: unknown, locale: string, storefrontUrl: string): MailDraft {
  const { confirm_token: token, leave_token: leave } = schema.parse(data);
  const { common, "newsletter-confirm": texts } = textsOf(locale);
  const url = deedLink("leave", leave, locale, storefrontUrl);
  return {
    ...frame(
      texts,
      [
        paragraph(common.greetingNameless),
        paragraph(texts.intro),
        { kind: "button", label: texts.button, url: deedLink("confirm", token, locale, storefrontUrl) },
        { kind: "small", text: texts.ignore },
        paragraph(common.signature),
      ],
      signedFooter(locale, url),
    ),
    unsubscribeUrl: url,
  };
}

/** Welcomes an address on the list, with the way off it. */
function draftWelcome(data: unknown, locale: string, storefrontUrl: string): MailDraft {
  const { list, leave_token: token, has_shop: hasShop } = schema.parse(data);
  const { common, "newsletter-welcome": texts } = textsOf(locale);
  const url = deedLink("leave", token, locale, storefrontUrl);
  const shop = storefrontLink(storefrontUrl, locale, list === "WOMAN" ? "/woman" : "/shop");
  return {
    ...frame(
      texts,
      [
        paragraph(common.greetingNameless),
        paragraph(texts.intro),
        ...(hasShop ? [{ kind: "button", label: texts.button, url: shop } as const] : []),
        { kind: "small", text: fill(texts.leave, { url }) },
        paragraph(common.signature),
      ],
      signedFooter(locale, url),
    ),
    unsubscribeUrl: url,
  };
}

const newsSchema = z.object({
  leave_token: z.string(),
  content: z.object({
    subject: z.string(),
    preheader: z.string(),
    title: z.string(),
    paragraphs: z.array(z.string()),
    button: z.object({ label: z.string(), path: z.string() }).nullable(),
  }),
  /** Pieces and looks its words name. */
  shown: z
    .array(
      z.object({
        kind: z.enum(["PIECE", "LOOK"]),
        name: z.string(),
        about: z.string(),
        price_ttc: z.number(),
        image: mailedImageSchema,
        path: z.string(),
      }),
    )
    .default([]),
});

/** A newsletter staff wrote. */
function draftNews(data: unknown, locale: string, storefrontUrl: string): MailDraft {
  const { leave_token: token, content, shown } = newsSchema.parse(data);
  const { common, newsletter: texts } = textsOf(locale);
  const url = deedLink("leave", token, locale, storefrontUrl);
  const { button, paragraphs } = content;
  const items = shown.map(({ kind, name, about, price_ttc: price, image, path }) => ({
    title: name,
    details: [about],
    amount: formatMoney(price, locale),
    picture: mailPicture(image, name, storefrontUrl),
    link: { label: kind === "LOOK" ? texts.look : texts.piece, url: storefrontLink(storefrontUrl, locale, path) },
  }));
  return {
    ...frame(
      content,
      [
        ...paragraphs.map(paragraph),
        ...(items.length === 0 ? [] : [rows(items)]),
        ...(button === null
          ? []
          : [
              { kind: "button", label: button.label, url: storefrontLink(storefrontUrl, locale, button.path) } as const,
            ]),
        paragraph(common.signature),
      ],
      signedFooter(locale, url),
    ),
    unsubscribeUrl: url,
  };
}

const invitationSchema = z.object({
  firstname: z.string(),
  order_id: z.uuid(),
  leave_token: z.string(),
  /** Unknown in mails of before. */
  pieces: z.array(mailedPieceSchema.omit({ price_ttc: true }).extend({ order_line_id: z.uuid() })).default([]),
});

/** Asks a buyer what the pieces of an order are like; it counts as advertising, so it has the way off. */
function draftInvitation(data: unknown, locale: string, storefrontUrl: string): MailDraft {
  const { firstname, order_id: id, leave_token: token, pieces } = invitationSchema.parse(data);
  const all = textsOf(locale);
  const { common, "review-invitation": texts } = all;
  const page = storefrontLink(storefrontUrl, locale, `/infos/rating/${id}`);
  const items = pieces.map((piece) => ({
    ...pieceItem(piece, { texts: all, locale, storefrontUrl }),
    link: { label: texts.button, url: `${page}#${pieceAnchor(piece.order_line_id)}` },
  }));
  const url = deedLink("leave", token, locale, storefrontUrl);
  return {
    ...frame(
      texts,
      [
        paragraph(greet(common, firstname)),
        paragraph(texts.intro),
        ...(items.length === 0 ? [] : [rows(items)]),
        { kind: "button", label: texts.button, url: page },
        { kind: "small", text: texts.note },
        paragraph(common.signature),
      ],
      signedFooter(locale, url),
    ),
    unsubscribeUrl: url,
  };
}

/** The mails of the newsletter, by kind. */
export const newsletterDrafts = {
  newsletter: draftNews,
  "review-invitation": draftInvitation,
  "newsletter-confirm": draftConfirm,
  "newsletter-welcome": draftWelcome,
};
