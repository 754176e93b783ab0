import type { z } from "zod";
import { company } from "../db/seed/content/legal/company.ts";
import type { Block, MailDraft } from "./blocks.ts";
import { storefrontLink } from "./storefront-links.ts";
import { fill, greet, textsOf, type MailTexts } from "./texts.ts";

/** What the words of a short mail are written with. */
export interface NoticeContext {
  texts: MailTexts;
  locale: string;
  /** Absolute address of a page of the storefront. */
  link: (path: string) => string;
  /** Where its pictures are. */
  storefrontUrl: string;
}

export interface Notice {
  subject: string;
  preheader: string;
  title: string;
  blocks: Block[];
}

export const paragraph = (text: string): Block => ({ kind: "paragraph", text });

/** Draws up a mail of a few paragraphs from data of a shape: greets, says its thing, signs. */
export const draftNotice =
  <S extends z.ZodType<{ firstname: string }>>(
    schema: S,
    write: (data: z.output<S>, context: NoticeContext) => Notice,
  ) =>
  (input: unknown, locale: string, storefrontUrl: string): MailDraft => {
    const data = schema.parse(input);
    const texts = textsOf(locale);
    const { common } = texts;
    const context = {
      texts,
      locale,
      storefrontUrl,
      link: (path: string) => storefrontLink(storefrontUrl, locale, path),
    };
    const { blocks, ...head } = write(data, context);
    return {
      ...head,
      blocks: [paragraph(greet(common, data.firstname)), ...blocks, paragraph(common.signature)],
      footer: fill(common.footer, { companyName: company.name, companyAddress: `${company.street}, ${company.city}` }),
    };
  };
