import { isShipping, vatOfStep, type PriceStep } from "#contract/price.ts";
import type { orders } from "../db/schema/order.ts";
import { accounts } from "./accounts.ts";
import type { Posting } from "./postings.ts";

type Sale = Pick<
  typeof orders.$inferSelect,
  "id" | "kind" | "totalCents" | "walletCents" | "vatCents" | "steps" | "shippingAddress"
>;

/** What an order's total is made of: its steps without their VAT, and the VAT. */
export function salePostings(order: Sale): Posting[] {
  const net = (isMeant: (step: PriceStep) => boolean): number =>
    order.steps.filter(isMeant).reduce((sum, step) => sum + step.cents - vatOfStep(step), 0);
  const eur = (account: string, amount: number): Posting => ({ account, unit: "EUR", amount });
  const isItems = ({ rule }: PriceStep) => rule === "ITEMS";
  return [
    eur(accounts.orderWallet(order.id), -order.walletCents),
    eur(accounts.orderMoney(order.id), order.walletCents - order.totalCents),
    eur(accounts.revenue(order.kind === "BOX" ? "box" : "shop"), net(isItems)),
    eur(accounts.revenue("shipping"), net(isShipping)),
    eur(
      accounts.expense("discount"),
      net((step) => !isItems(step) && !isShipping(step)),
    ),
    eur(accounts.vat(order.shippingAddress.country_code), order.vatCents),
  ];
}
