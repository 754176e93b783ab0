import { vatIncluded } from "../cart/vat.ts";
import type { orders } from "../db/schema/order.ts";
import { accounts } from "./accounts.ts";
import type { Posting } from "./postings.ts";

type Sale = Pick<
  typeof orders.$inferSelect,
  | "id"
  | "kind"
  | "itemsTotalCents"
  | "shippingFeeCents"
  | "discountCents"
  | "totalCents"
  | "walletCents"
  | "vatCents"
  | "vatRateBasisPoints"
  | "shippingAddress"
>;

/**
 * What an order's total is made of. Shipping and discount are booked without their own VAT; a cent that rounding
 * leaves goes to the pieces, so that VAT is exactly the order's.
 */
export function salePostings(order: Sale): Posting[] {
  const net = (cents: number): number => cents - vatIncluded(cents, order.vatRateBasisPoints);
  const [shipping, discount] = [net(order.shippingFeeCents), net(order.discountCents)];
  const pieces = order.totalCents - order.vatCents - shipping + discount;
  const eur = (account: string, amount: number): Posting => ({ account, unit: "EUR", amount });
  return [
    eur(accounts.orderWallet(order.id), -order.walletCents),
    eur(accounts.orderMoney(order.id), order.walletCents - order.totalCents),
    eur(accounts.revenue(order.kind === "BOX" ? "box" : "shop"), pieces),
    eur(accounts.revenue("shipping"), shipping),
    eur(accounts.expense("discount"), -discount),
    eur(accounts.vat(order.shippingAddress.country_code), order.vatCents),
  ];
}
