import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { documentSchema } from "./file.ts";

export const getInvoice = endpoint({
  method: "GET",
  path: "/clients/me/orders/:id/invoice.pdf",
  auth: "bearer",
  origin: "added",
  summary: "Invoice of a paid order, in the language it was ordered in",
  params: z.strictObject({ id: z.uuid() }),
  answer: documentSchema("application/pdf"),
  produces: "application/pdf",
  errors: ["NOT_FOUND", "INVOICE_NOT_AVAILABLE"],
});
