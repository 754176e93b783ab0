import type { StoredOrder } from "./store.ts";

/** A paid order has an invoice; one that replaces pieces of another stands on the invoice of that one. */
export const hasInvoice = ({
  paidAt,
  exchangeOf,
  status,
}: Pick<StoredOrder, "paidAt" | "exchangeOf" | "status">): boolean =>
  paidAt !== null && exchangeOf === null && status !== "CANCELLED";
