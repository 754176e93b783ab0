import { isDeepStrictEqual } from "node:util";
import { parisDay } from "../payment-methods/expiry.ts";
import type { StoredPayment } from "../payments/store.ts";
import type { GiftCardPayment } from "./method.ts";
import type { StoredGiftCard } from "./store.ts";

/** Day a card leaves on that is ordered at `orderedAt`: no day, or one that is over, means at once. */
export function deliveryDay(wanted: string | undefined, orderedAt: Date): string {
  const today = parisDay(orderedAt);
  return wanted === undefined || wanted < today ? today : wanted;
}

type Wish = Pick<StoredGiftCard, "amountCents" | "for" | "message" | "locale" | "deliverOn" | "buyer" | "recipient">;

/** Everything a caller says of a card but how it is paid. */
const wishOf = ({ amountCents, for: line, message, locale, deliverOn, buyer, recipient }: Wish): Wish => ({
  amountCents,
  for: line,
  message,
  locale,
  deliverOn,
  buyer,
  recipient,
});

/** Whether two calls with one key ask for the same card. */
export const isSameWish = (card: Wish, wanted: Wish): boolean => isDeepStrictEqual(wishOf(card), wishOf(wanted));

/** Whether a call is paid as the card's first attempt was; later ones are of calls that pay again. */
export const isSamePayment = (
  first: Pick<StoredPayment, "gateway" | "paymentMethodId" | "guestMethod">,
  payment: GiftCardPayment,
): boolean =>
  "payment_method_id" in payment
    ? first.paymentMethodId === payment.payment_method_id
    : first.gateway === payment.payment_gateway &&
      first.guestMethod?.providerPaymentMethodId === payment.provider_payment_method_id;
