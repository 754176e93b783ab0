import { z } from "zod";
import { company } from "../db/seed/content/legal/company.ts";
import { formatMoney } from "./format.ts";
import { draftNotice, paragraph } from "./notice.ts";
import { fill } from "./texts.ts";

const refundedSchema = z.object({ firstname: z.string(), amount: z.number(), recipient_name: z.string() });

/** Tells the buyer of a gift card that its price is on its way back and the card is worth nothing any more. */
export const draftGiftCardRefunded = draftNotice(refundedSchema, (data, { texts: all, locale }) => {
  const texts = all["gift-card-refunded"];
  const words = {
    amount: formatMoney(data.amount, locale),
    recipient: data.recipient_name,
    contactEmail: company.email,
  };
  return {
    subject: fill(texts.subject, words),
    preheader: texts.preheader,
    title: texts.title,
    blocks: [paragraph(fill(texts.intro, words)), paragraph(texts.code), paragraph(fill(texts.notYou, words))],
  };
});
