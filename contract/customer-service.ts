import { z } from "zod";
import { emailSchema, phoneSchema } from "./account-fields.ts";
import { endpoint } from "./endpoint.ts";
import { megabyte, uploadSchema, uploadTypes } from "./file.ts";
import { requiredLineSchema } from "./plain-line.ts";

export const maxAttachmentBytes = 5 * megabyte;

export const ticketInputSchema = z.strictObject({
  object: requiredLineSchema(150),
  content: z.string().trim().min(1, { error: "required" }).max(5000),
  sender_email: emailSchema,
  sender_name: requiredLineSchema(120),
  sender_phone: phoneSchema.optional(),
  /** Id or number of an order, as the sender knows it. */
  order_id: z.string().trim().max(60).optional(),
  attachment: uploadSchema({ types: uploadTypes, maxBytes: maxAttachmentBytes }).optional(),
});

export const ticketSchema = z.object({
  id: z.uuid(),
  /** The number a sender quotes, for example `T-7K3M9Q2W`. */
  number: z.string(),
  object: z.string(),
  /** The order the ticket is about, when it is one of the signed-in sender; null says nothing about any other. */
  order_id: z.uuid().nullable(),
  has_attachment: z.boolean(),
  created_at: z.iso.datetime(),
});

export const createTicket = endpoint({
  method: "POST",
  path: "/customer-service/tickets",
  auth: "optional",
  origin: "specified",
  summary: "Writes to customer service",
  accepts: "multipart",
  maxBodyBytes: maxAttachmentBytes + megabyte,
  body: ticketInputSchema,
  answer: ticketSchema,
  status: 201,
});
