import { z } from "zod";
import { staffConsentDeedSchema } from "#contract/staff.ts";
import type { Block } from "./blocks.ts";
import { formatMoney } from "./format.ts";
import { draftNotice, paragraph } from "./notice.ts";
import { fill } from "./texts.ts";

const askedSchema = z.object({
  firstname: z.string(),
  /** Null: customer service, without a name. */
  staff_firstname: z.string().nullable(),
  reason: z.string(),
  deed: staffConsentDeedSchema,
  hours: z.int(),
  token: z.string().min(1),
});

/** Asks a client whether staff may do something in the client's name. The link leads to a page that asks; opening it does nothing. */
export const draftStaffConsent = draftNotice(askedSchema, (data, { texts: all, locale, link }) => {
  const texts = all["staff-consent"];
  const { kind, amount_ttc: amount, address, payment_method: method, subject, is_wallet_used, news } = data.deed;
  const who = data.staff_firstname === null ? texts.service : fill(texts.named, { name: data.staff_firstname });
  const facts = [
    subject === null ? null : fill(texts.subjectLine, { subject }),
    amount === null ? null : fill(texts.amountLine, { amount: formatMoney(amount, locale) }),
    method === null ? null : fill(texts.methodLine, { method }),
    address === null ? null : fill(texts.addressLine, { address }),
    is_wallet_used === null ? null : texts[is_wallet_used ? "walletUsed" : "walletKept"],
    ...news.map(({ line, is_given }) => texts[`${line}_${is_given ? "YES" : "NO"}`]),
  ].filter((row) => row !== null);
  const rows: Block[] = facts.length === 0 ? [] : [{ kind: "address", rows: facts }];
  return {
    subject: texts.subject,
    preheader: texts.preheader,
    title: texts.title,
    blocks: [
      paragraph(fill(texts.intro, { who, deed: texts[kind] })),
      ...rows,
      paragraph(texts.why),
      { kind: "quote", text: data.reason, author: who },
      {
        kind: "button",
        label: texts.button,
        url: link(`/staff-consent?${new URLSearchParams({ token: data.token })}`),
      },
      paragraph(fill(texts.decide, { hours: String(data.hours) })),
    ],
  };
});
