import { z } from "zod";
import { company } from "../db/seed/content/legal/company.ts";
import type { MailDraft } from "./blocks.ts";
import { mailedPieceSchema } from "./box-mail-data.ts";
import { formatDay, formatSize } from "./format.ts";
import { draftNotice, paragraph } from "./notice.ts";
import { pieceItems, rows } from "./pieces.ts";
import { storefrontLink } from "./storefront-links.ts";
import { fill, textsOf, type MailTexts } from "./texts.ts";

const schema = z.object({
  firstname: z.string(),
  product_name: z.string(),
  size: z.string(),
  /** Null in a mail that asks whether the alert is wanted, and in mails of before. */
  piece: mailedPieceSchema.nullable().default(null),
  path: z.string(),
  /** Where a piece stood that is no longer in the shop: it has no page. Null while it is there, and in mails of before. */
  shelf_path: z.string().nullable().default(null),
  asked_at: z.iso.datetime(),
  confirm_token: z.string(),
  end_token: z.string(),
});

type Kind = "stock-alert-confirm" | "stock-back" | "stock-alert-ended";

/** What the end of an alert says; of a piece that has left the shop, that it has, and nothing of asking for it anew. */
function wordsOf(kind: Kind, all: MailTexts, isGone: boolean) {
  const texts = all[kind];
  if (kind !== "stock-alert-ended" || !isGone) return texts;
  const { preheaderGone, introGone, buttonGone, afterGone } = all[kind];
  return { ...texts, preheader: preheaderGone, intro: introGone, button: buttonGone, after: afterGone };
}

const stepPath = (step: "confirm" | "end", token: string) => `/stock-alert?${new URLSearchParams({ step, token })}`;

/** Mails of an alert go to people who may have no account: each says why it came, and how to have no more of them. */
const draft = (kind: Kind) => {
  const notice = draftNotice(schema, (data, context) => {
    const { texts: all, locale, link } = context;
    const texts = wordsOf(kind, all, data.shelf_path !== null);
    const items = data.piece === null ? [] : pieceItems([data.piece], context);
    const words = {
      product: data.product_name,
      size: formatSize(data.size, locale) ?? all.stockAlert.oneSize,
      day: formatDay(data.asked_at.slice(0, 10), locale),
    };
    return {
      subject: fill(texts.subject, words),
      preheader: fill(texts.preheader, words),
      title: texts.title,
      blocks: [
        paragraph(fill(texts.intro, words)),
        ...(items.length === 0
          ? []
          : // What cannot be bought has no price.
            [rows(kind === "stock-back" ? items : items.map((item) => ({ ...item, amount: "" })))]),
        {
          kind: "button",
          label: texts.button,
          url: link(
            kind === "stock-alert-confirm" ? stepPath("confirm", data.confirm_token) : (data.shelf_path ?? data.path),
          ),
        },
        paragraph(texts.after),
        ...(kind === "stock-alert-confirm"
          ? []
          : [
              {
                kind: "links" as const,
                links: [{ label: all.stockAlert.end, url: link(stepPath("end", data.end_token)) }],
              },
            ]),
      ],
    };
  });
  return (input: unknown, locale: string, storefrontUrl: string): MailDraft => ({
    ...notice(input, locale, storefrontUrl),
    footer: fill(textsOf(locale).stockAlert.footer, {
      companyName: company.name,
      companyAddress: `${company.street}, ${company.city}`,
      link: storefrontLink(storefrontUrl, locale, "/"),
    }),
  });
};

export const stockAlertDrafts = {
  "stock-alert-confirm": draft("stock-alert-confirm"),
  "stock-back": draft("stock-back"),
  "stock-alert-ended": draft("stock-alert-ended"),
};
