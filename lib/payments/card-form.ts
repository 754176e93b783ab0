import { z } from "zod";
import { isExpiryPast, parseExpiry } from "./card-expiry.ts";
import { isCardNumberValid } from "./card-number.ts";

/** What a customer types, with the codes of what is wrong: `required`, `number`, `expiry`, `expired`, `cvc`. `today`: `YYYY-MM-DD`. */
export const cardFormSchema = (today: string) =>
  z.object({
    number: z.string().trim().min(1, { error: "required" }).refine(isCardNumberValid, { error: "number" }),
    expiry: z
      .string()
      .trim()
      .min(1, { error: "required" })
      .refine((text) => parseExpiry(text) !== null, { error: "expiry", abort: true })
      .refine((text) => !isExpiryPast(parseExpiry(text) ?? { month: 12, year: 2100 }, today), { error: "expired" }),
    cvc: z
      .string()
      .trim()
      .min(1, { error: "required" })
      .regex(/^\d{3,4}$/, { error: "cvc" }),
    holder: z.string().trim().min(1, { error: "required" }).max(120),
  });
export type CardFormValues = z.infer<ReturnType<typeof cardFormSchema>>;
