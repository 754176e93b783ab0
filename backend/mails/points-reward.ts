import { z } from "zod";
import { company } from "../db/seed/content/legal/company.ts";
import type { MailDraft } from "./blocks.ts";
import { formatMoney } from "./format.ts";
import { storefrontLink } from "./storefront-links.ts";
import { fill, greet, textsOf } from "./texts.ts";

const pointsRewardSchema = z.object({
  firstname: z.string(),
  points: z.int(),
  minimum: z.int(),
  code: z.string(),
  amount: z.number(),
});

/** Sent when points reach a reward. */
export function draftPointsReward(data: unknown, locale: string, storefrontUrl: string): MailDraft {
  const { firstname, points, minimum, code, amount } = pointsRewardSchema.parse(data);
  const { common, "points-reward": texts } = textsOf(locale);
  const words = { points: String(points), minimum: String(minimum), code, amount: formatMoney(amount, locale) };
  return {
    subject: fill(texts.subject, words),
    preheader: texts.preheader,
    title: fill(texts.title, words),
    blocks: [
      { kind: "paragraph", text: greet(common, firstname) },
      { kind: "paragraph", text: fill(texts.intro, words) },
      { kind: "paragraph", text: fill(texts.taken, words) },
      { kind: "button", label: texts.button, url: storefrontLink(storefrontUrl, locale, "/infos/loyalty") },
      { kind: "paragraph", text: common.signature },
    ],
    footer: fill(common.footer, { companyName: company.name, companyAddress: `${company.street}, ${company.city}` }),
  };
}
