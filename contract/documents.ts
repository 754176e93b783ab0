import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { documentSchema } from "./file.ts";

export const getInvoice = endpoint({
  method: "GET",
  path: "/clients/me/orders/:id/invoice.pdf",
  auth: "bearer",
  origin: "added",
  summary: "Invoice of a paid order, or one of its credit notes, in the language it was ordered in",
  params: z.strictObject({ id: z.uuid() }),
  /**
   * A refund corrects an invoice by a credit note; the order lists their numbers (`credit_notes`). They are documents of
   * the same order and are asked for at the same address, so that an implementation without them needs nothing new.
   */
  query: z.strictObject({ credit_note: z.string().max(40).optional() }),
  answer: documentSchema("application/pdf"),
  produces: "application/pdf",
  errors: ["NOT_FOUND", "INVOICE_NOT_AVAILABLE"],
});
