import { z } from "zod";
import { emailSchema, phoneSchema } from "./account-fields.ts";
import { endpoint } from "./endpoint.ts";
import { megabyte, uploadSchema, uploadTypes } from "./file.ts";
import { pageNumberSchema, pageOf } from "./page.ts";
import { requiredLineSchema } from "./plain-line.ts";

export const maxAttachmentBytes = 5 * megabyte;
export const maxMessageLength = 5000;
/** What one message holds where it does not come from a form, which takes one file: each as large as that one may be. */
export const maxAttachments = 5;
export const maxAttachedBytes = 10 * megabyte;

/** A file that is sent along, from a form or not. */
export const attachmentInputSchema = uploadSchema({ types: uploadTypes, maxBytes: maxAttachmentBytes });

export const ticketInputSchema = z.strictObject({
  object: requiredLineSchema(150),
  content: z.string().trim().min(1, { error: "required" }).max(maxMessageLength),
  sender_email: emailSchema,
  sender_name: requiredLineSchema(120),
  sender_phone: phoneSchema.optional(),
  /** Id or number of an order, as the sender knows it. */
  order_id: z.string().trim().max(60).optional(),
  attachment: attachmentInputSchema.optional(),
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

export const ticketStatusSchema = z.enum(["OPEN", "ANSWERED", "CLOSED"]);
export type TicketStatus = z.infer<typeof ticketStatusSchema>;
export const ticketAuthorSchema = z.enum(["CLIENT", "STAFF"]);
export type TicketAuthor = z.infer<typeof ticketAuthorSchema>;

const attachmentSchema = z.object({
  name: z.string(),
  type: z.string(),
  bytes: z.int(),
  /** Below the address of the API; works for some hours. */
  url: z.string(),
});

export const ticketMessageSchema = z.object({
  id: z.uuid(),
  author: ticketAuthorSchema,
  /** First name of who wrote; null where the shop names nobody. */
  name: z.string().nullable(),
  content: z.string(),
  attachments: z.array(attachmentSchema),
  created_at: z.iso.datetime(),
});

/** OPEN: waits for the shop. ANSWERED: the shop spoke last. CLOSED: over, until the client writes again. */
const listedTicketSchema = ticketSchema.extend({ status: ticketStatusSchema, updated_at: z.iso.datetime() });
export const ticketThreadSchema = listedTicketSchema.extend({
  /** Of the order the ticket is about. */
  order_number: z.string().nullable(),
  /** The oldest first; the first one is the letter that began it. */
  messages: z.array(ticketMessageSchema),
});
export type TicketThread = z.infer<typeof ticketThreadSchema>;

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

const id = z.strictObject({ id: z.uuid() });

export const getTickets = endpoint({
  method: "GET",
  path: "/clients/me/tickets",
  auth: "bearer",
  origin: "added",
  summary: "Letters to customer service, the one with the latest word first",
  query: z.strictObject({ page: pageNumberSchema }),
  answer: pageOf(listedTicketSchema),
});
export const getTicket = endpoint({
  method: "GET",
  path: "/clients/me/tickets/:id",
  auth: "bearer",
  origin: "added",
  summary: "A letter to customer service with all that was written since",
  params: id,
  answer: ticketThreadSchema,
  errors: ["NOT_FOUND"],
});
export const addTicketMessage = endpoint({
  method: "POST",
  path: "/clients/me/tickets/:id/messages",
  auth: "bearer",
  staff: "never",
  origin: "added",
  summary: "Write on in a ticket; a closed one is open again",
  params: id,
  accepts: "multipart",
  maxBodyBytes: maxAttachmentBytes + megabyte,
  body: ticketInputSchema.pick({ content: true, attachment: true }),
  answer: ticketThreadSchema,
  status: 201,
  errors: ["NOT_FOUND"],
});
export const closeTicket = endpoint({
  method: "POST",
  path: "/clients/me/tickets/:id/close",
  auth: "bearer",
  origin: "added",
  summary: "Say that a ticket is settled; a second call answers the same",
  params: id,
  answer: ticketThreadSchema,
  errors: ["NOT_FOUND"],
});
