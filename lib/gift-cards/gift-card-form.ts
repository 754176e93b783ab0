import { z } from "zod";
import { emailSchema } from "#contract/account-fields.ts";
import type { BodyOf } from "#contract/endpoint.ts";
import {
  giftCardDesignSchema,
  giftCardForSchema,
  type createGiftCard,
  type GiftCardOrder,
} from "#contract/gift-cards.ts";
import { requiredLineSchema } from "#contract/plain-line.ts";
import { isGiftCardAmount, parseAmount } from "./amounts.ts";

/** Hours of the day (Paris) at which a card can be mailed. */
export const offeredHours = Array.from({ length: 15 }, (_, index) => index + 7);

/** `MAIL`: to the recipient. `PRINT`: to the giver, as a PDF to hand over. */
const wayOfGiving = z.enum(["MAIL", "PRINT"]);

const amountSchema = z.string().trim().min(1, { error: "required" }).refine(isGiftCardAmount, "gift_card_amount");

export const giftCardFormSchema = z
  .object({
    amount: amountSchema,
    for: giftCardForSchema,
    design: giftCardDesignSchema,
    recipient_name: requiredLineSchema(80),
    message: z.string().trim().max(500),
    way: wayOfGiving,
    recipient_email: z.string().trim(),
    when: z.enum(["NOW", "LATER"]),
    date: z.string(),
    hour: z.string(),
    buyer_name: requiredLineSchema(80),
    buyer_email: emailSchema,
  })
  .check(({ value, issues }) => {
    const refuse = (path: keyof typeof value, message: string) =>
      issues.push({ code: "custom", path: [path], message, input: value });
    if (value.way !== "MAIL") return;
    const email = emailSchema.safeParse(value.recipient_email);
    if (value.recipient_email === "") refuse("recipient_email", "required");
    else if (!email.success) refuse("recipient_email", email.error.issues[0]?.message ?? "invalid");
    if (value.when === "LATER" && value.date === "") refuse("date", "required");
  });
export type GiftCardForm = z.output<typeof giftCardFormSchema>;

/** What is ordered; how it is paid comes after. */
export function toGiftCardBody(form: GiftCardForm): BodyOf<typeof createGiftCard> {
  const isMailed = form.way === "MAIL";
  const isLater = isMailed && form.when === "LATER";
  return {
    amount: parseAmount(form.amount),
    for: form.for,
    design: form.design,
    message: form.message,
    recipient: { name: form.recipient_name, email: isMailed ? form.recipient_email : null },
    buyer: { name: form.buyer_name, email: form.buyer_email },
    ...(isLater ? { date: form.date, hour: Number(form.hour) } : {}),
  };
}

/** A card that was ordered, as it was typed; the mailbox of the giver is not told back. */
export const toGiftCardForm = (card: GiftCardOrder, buyerEmail: string, today: string): GiftCardForm => ({
  amount: String(card.amount),
  for: card.for,
  design: card.design,
  recipient_name: card.recipient.name,
  message: card.message,
  way: card.recipient.email === null ? "PRINT" : "MAIL",
  recipient_email: card.recipient.email ?? "",
  when: card.date > today || card.hour !== null ? "LATER" : "NOW",
  date: card.date,
  hour: String(card.hour ?? 9),
  buyer_name: card.buyer.name,
  buyer_email: buyerEmail,
});
