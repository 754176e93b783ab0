import type { Locale } from "#contract/locale.ts";
import type { Order } from "#contract/orders.ts";
import { paymentPhaseOf } from "#lib/orders/payment-phase.ts";
import { href } from "#lib/routing/href.ts";

/** Where the customer goes after a payment was sent: the bank, the result; null: stays, it failed. Bank pages of other protocols are refused. */
export function nextPageOf(order: Order, locale: Locale, origin: string): string | null {
  const phase = paymentPhaseOf(order);
  const result = href(locale, "shop-payment-successful", null, { order: order.id });
  if (phase.kind === "failed" || phase.kind === "cancelled") return null;
  if (phase.kind !== "action") return result;
  const url = new URL(phase.url, origin);
  return url.protocol === "https:" || url.origin === origin ? url.href : result;
}
