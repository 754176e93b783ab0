import { z } from "zod";
import { decimalSchema } from "./decimal.ts";
import { priceRules } from "./price.ts";

/** One row of a price: which rule adds or takes what, off which lines, and the VAT in it. See `contract/price.ts`. */
const priceStepSchema = z.object({
  rule: z.enum(priceRules),
  /** The client's code of CODE and SHIPPING_CODE. */
  code: z.string().nullable(),
  /** What is taken off is negative. */
  amount_ttc: decimalSchema,
  /** By id of an order's line; in a cart and a quote, by variant. */
  lines: z.array(z.object({ id: z.string(), amount_ttc: decimalSchema })),
  vat: z.array(z.object({ rate_percent: z.number(), amount: decimalSchema })),
});

/** Those of the sale, which make the total, then PREPAID and WALLET: all together make what is due. */
export const priceStepsSchema = z.array(priceStepSchema);
