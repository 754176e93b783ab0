import { isDeepStrictEqual } from "node:util";
import { parisDay } from "../payment-methods/expiry.ts";
import type { StoredPayment } from "../payments/store.ts";
import { idOfCard, type GiftCardPayment } from "./method.ts";
import type { StoredGiftCard } from "./store.ts";

/** Day a card leaves on that is ordered at `orderedAt`: no day, or one that is over, means at once. */
export function deliveryDay(wanted: string | undefined, orderedAt: Date): string {
  const today = parisDay(orderedAt);
  return wanted === undefined || wanted < today ? today : wanted;
}

export type Wish = Pick<
  StoredGiftCard,
  "amountCents" | "for" | "design" | "message" | "locale" | "deliverOn" | "deliverHour" | "buyer" | "recipient"
>;

/** Everything a caller says of a card but how it is paid. */
const wishOf = (card: Wish): Wish => {
  const { amountCents, for: line, design, message, locale, deliverOn, deliverHour, buyer, recipient } = card;
  return { amountCents, for: line, design, message, locale, deliverOn, deliverHour, buyer, recipient };
};

/** Whether two calls with one key ask for the same card. */
export const isSameWish = (card: Wish, wanted: Wish): boolean => isDeepStrictEqual(wishOf(card), wishOf(wanted));

/** Whether a call is paid as the card's first attempt was; later ones are of calls that pay again. */
export const isSamePayment = (
  first: Pick<StoredPayment, "gateway" | "paymentMethodId" | "guestMethod">,
  payment: GiftCardPayment,
): boolean =>
  "payment_method_id" in payment
    ? first.paymentMethodId === payment.payment_method_id
    : "payment_method_type" in payment
      ? first.guestMethod?.type === payment.payment_method_type
      : first.gateway === payment.payment_gateway && first.guestMethod?.providerPaymentMethodId === idOfCard(payment);
