import { z } from "zod";
import { friendPercent } from "#contract/terms.ts";
import { company } from "../db/seed/content/legal/company.ts";
import type { MailDraft } from "./blocks.ts";
import { hasShopSchema } from "./shop-switch.ts";
import { storefrontLink } from "./storefront-links.ts";
import { fill, greet, textsOf } from "./texts.ts";

const welcomeSchema = z.object({
  firstname: z.string(),
  email: z.string(),
  /** What a friend is welcomed with. */
  code: z.string().optional(),
  has_shop: hasShopSchema,
});

/** Sent once an account was opened. */
export function draftWelcome(data: unknown, locale: string, storefrontUrl: string): MailDraft {
  const { firstname, email, code, has_shop: hasShop } = welcomeSchema.parse(data);
  const { common, welcome: texts } = textsOf(locale);
  const link = (path: string) => storefrontLink(storefrontUrl, locale, path);
  return {
    subject: texts.subject,
    preheader: texts.preheader,
    title: texts.title,
    blocks: [
      { kind: "paragraph", text: greet(common, firstname) },
      { kind: "paragraph", text: fill(texts.intro, { email }) },
      ...(code === undefined
        ? []
        : ([
            { kind: "heading", text: fill(texts.codeTitle, { percent: String(friendPercent) }) },
            { kind: "paragraph", text: fill(texts.code, { code, percent: String(friendPercent) }) },
          ] as const)),
      ...(hasShop ? [{ kind: "button", label: texts.button, url: link("/shop") } as const] : []),
      { kind: "heading", text: texts.nextTitle },
      {
        kind: "links",
        links: [
          ...(hasShop ? [{ label: texts.nextShop, url: link("/shop/all-products") }] : []),
          { label: texts.nextLooks, url: link("/looks") },
          { label: texts.nextStylists, url: link("/stylists") },
        ],
      },
      { kind: "paragraph", text: common.signature },
      { kind: "small", text: fill(texts.notYou, { contactEmail: company.email }) },
    ],
    footer: fill(common.footer, { companyName: company.name, companyAddress: `${company.street}, ${company.city}` }),
  };
}
