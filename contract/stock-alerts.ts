import { z } from "zod";
import { endpoint } from "./endpoint.ts";

/** A year after it was asked for, an alert that had nothing to tell ends. */
export const alertDays = 365;

const linkBody = z.strictObject({ token: z.string().trim().min(1).max(200) });

const alertSchema = z.object({
  product_name: z.string(),
  size: z.string(),
  /** Where the product's page is, with its collection. */
  product_id: z.int(),
  clean_name: z.string(),
  collection_slug: z.string(),
});
export type StockAlert = z.infer<typeof alertSchema>;

export const createStockAlert = endpoint({
  method: "POST",
  path: "/shop/stock-alerts",
  auth: "optional",
  origin: "added",
  summary:
    "Ask for a mail when a sold-out size is back. An e-mail of nobody who is signed in has to be confirmed by a link first; the same answer whether or not it waits already",
  body: z.strictObject({
    variant_id: z.int().min(1).max(2_147_483_647),
    /** Absent: that of who is signed in. */
    email: z.string().trim().max(254).optional(),
  }),
  answer: z.object({ status: z.enum(["WAITING", "TO_CONFIRM"]) }),
  status: 201,
  /** CONFLICT: the size is in stock. */
  errors: ["NOT_FOUND", "CONFLICT", "EMAIL_INVALID"],
});

export const confirmStockAlert = endpoint({
  method: "POST",
  path: "/shop/stock-alerts/confirm",
  auth: "none",
  origin: "added",
  summary: "Confirm an alert with the link that was mailed; pressed again, it says the same",
  body: linkBody,
  answer: alertSchema,
  errors: ["ALERT_LINK_INVALID"],
});

export const endStockAlerts = endpoint({
  method: "POST",
  path: "/shop/stock-alerts/end",
  auth: "none",
  origin: "added",
  summary: "End every alert of the e-mail a link was mailed to; pressed again, it says the same",
  body: linkBody,
  answer: z.void(),
  status: 204,
  errors: ["ALERT_LINK_INVALID"],
});
