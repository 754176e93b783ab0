import type { Locale } from "#contract/locale.ts";
import type { Order } from "#contract/orders.ts";
import { paymentPhaseOf } from "#lib/orders/payment-phase.ts";
import { href } from "#lib/routing/href.ts";

/** The page that tells how the payment of an order ended; a box has one of its own. */
export const resultPageOf = ({ id, kind }: Pick<Order, "id" | "kind">, locale: Locale): string =>
  kind === "BOX"
    ? href(locale, "infos-failed-payment-orderId-success", { orderId: id })
    : href(locale, "shop-payment-successful", null, { order: id });

/**
 * The page on which an order that waits for its money is paid: a box on one of the account's, an order of the shop in its checkout;
 * once the shop is switched off, where a box is.
 */
export const payPageOf = ({ id, kind }: Pick<Order, "id" | "kind">, locale: Locale, hasShop = true): string =>
  kind === "BOX" || !hasShop
    ? href(locale, "infos-failed-payment-orderId", { orderId: id })
    : href(locale, "shop-checkout", null, { order: id });

/** Where the customer goes after a payment was sent: the bank, the result; null: stays, it failed. Bank pages of other protocols are refused. */
export function nextPageOf(
  order: Order,
  locale: Locale,
  origin: string,
  result: string = resultPageOf(order, locale),
): string | null {
  const phase = paymentPhaseOf(order);
  if (phase.kind === "failed" || phase.kind === "cancelled") return null;
  if (phase.kind !== "action") return result;
  const url = new URL(phase.url, origin);
  return url.protocol === "https:" || url.origin === origin ? url.href : result;
}
