import { z } from "zod";
import { company } from "../db/seed/content/legal/company.ts";
import type { MailDraft } from "./blocks.ts";
import { formatMoney } from "./format.ts";
import { storefrontLink } from "./storefront-links.ts";
import { fill, greet, textsOf } from "./texts.ts";

const referralRewardSchema = z.object({ firstname: z.string(), friend: z.string(), amount: z.number() });

/** Sent to the godfather when the friend's order can no longer be sent back. A friend need not have told a first name. */
export function draftReferralReward(data: unknown, locale: string, storefrontUrl: string): MailDraft {
  const { firstname, friend, amount } = referralRewardSchema.parse(data);
  const { common, "referral-reward": texts } = textsOf(locale);
  const words = { friend, amount: formatMoney(amount, locale) };
  return {
    subject: fill(friend === "" ? texts.subjectNameless : texts.subject, words),
    preheader: texts.preheader,
    title: texts.title,
    blocks: [
      { kind: "paragraph", text: greet(common, firstname) },
      { kind: "paragraph", text: fill(friend === "" ? texts.introNameless : texts.intro, words) },
      { kind: "paragraph", text: texts.use },
      { kind: "button", label: texts.button, url: storefrontLink(storefrontUrl, locale, "/infos/wallet") },
      { kind: "paragraph", text: common.signature },
    ],
    footer: fill(common.footer, { companyName: company.name, companyAddress: `${company.street}, ${company.city}` }),
  };
}
