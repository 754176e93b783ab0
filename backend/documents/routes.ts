import { getEnvironmentalSheet } from "#contract/catalog.ts";
import { getInvoice } from "#contract/documents.ts";
import { getReturnLabel } from "#contract/returns.ts";
import { getLegalDocument } from "#contract/website.ts";
import { getProductMake } from "../catalog/service.ts";
import { findClient } from "../clients/store.ts";
import { withdrawalForms } from "../db/seed/content/legal/withdrawal-form.ts";
import { implement, type Implementation } from "../http/implementation.ts";
import { ApiError } from "../http/problem.ts";
import { requireOrder } from "../orders/create.ts";
import { hasInvoice } from "../orders/has-invoice.ts";
import { findOrderOf, findOrderRow } from "../orders/store.ts";
import { findReturnOf } from "../returns/store.ts";
import { getLegalContents } from "../website/service.ts";
import type { ReturnMode } from "#contract/return-mode.ts";
import { drawCreditNote } from "./credit-note.ts";
import { creditNoteNumber, findCreditNotes } from "./credit-notes.ts";
import { drawEnvironmentalSheet } from "./environmental-sheet.ts";
import { drawInvoice } from "./invoice.ts";
import { findInvoice } from "./issue-invoice.ts";
import { drawLabels } from "./label.ts";
import { drawContents, drawWithdrawalForm } from "./legal.ts";
import { toFile } from "./pdf.ts";

export const documentRoutes: Implementation[] = [
  implement(getEnvironmentalSheet, async ({ params, query }, context) => {
    const locale = query.locale ?? context.locale;
    const product = await getProductMake(params.id, { ...context, locale });
    return toFile(await drawEnvironmentalSheet(product, { locale, now: context.clock.now() }), product.sku);
  }),
  implement(getLegalDocument, async ({ params: { code }, query }, context) => {
    const locale = query.locale ?? context.locale;
    if (code === "withdrawal_form") return toFile(await drawWithdrawalForm(locale), withdrawalForms[locale].title);
    const content = (await getLegalContents({ ...context, locale })).find((one) => one.code === code);
    if (!content) throw new ApiError("NOT_FOUND");
    const now = new Date(`${content.updated_on}T00:00:00Z`);
    return toFile(await drawContents(locale, [content], { now }), content.title);
  }),
  implement(getInvoice, async ({ params, query }, context) => {
    const { db, caller } = context;
    const order = await findOrderOf(db, params.id, caller.clientId);
    if (!order) throw new ApiError("NOT_FOUND");
    const invoice = hasInvoice(order) ? await findInvoice(db, order.id) : null;
    if (!invoice) throw new ApiError("INVOICE_NOT_AVAILABLE");
    if (query.credit_note !== undefined) {
      const notes = await findCreditNotes(db, [order.id]);
      const note = notes.find((one) => creditNoteNumber(one) === query.credit_note);
      if (!note) throw new ApiError("NOT_FOUND");
      const bytes = await drawCreditNote(await requireOrder(context, order.id), {
        note,
        invoice,
        locale: order.locale,
      });
      return toFile(bytes, creditNoteNumber(note));
    }
    const facts = { ...invoice, locale: order.locale };
    return toFile(await drawInvoice(await requireOrder(context, order.id), facts), invoice.number);
  }),
  implement(getReturnLabel, async ({ params, query }, { db, clock, caller }) => {
    const parcel = await findReturnOf(db, params.id, caller.clientId);
    const order = parcel && (await findOrderRow(db, parcel.orderId));
    const client = await findClient(db, caller.clientId);
    if (!order || !client) throw new ApiError("NOT_FOUND");
    if (parcel.status !== "DECLARED") throw new ApiError("RETURN_LABEL_NOT_AVAILABLE");
    const facts = {
      kind: "return",
      sender: order.shippingAddress,
      carrier: parcel.carrier,
      trackingNumbers: [parcel.trackingNumber],
      until: parcel.handInBy,
      mode: parcel.mode as ReturnMode,
      orderNumber: order.number,
    } as const;
    const bytes = await drawLabels(facts, { size: query.format, locale: client.locale, now: clock.now() });
    return toFile(bytes, parcel.trackingNumber);
  }),
];
