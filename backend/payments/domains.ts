import { giftCardPayments } from "../gift-cards/payments.ts";
import { orderPayments } from "../orders/news.ts";
import { prepayments } from "../orders/prepayment-news.ts";
import type { PaymentDomain } from "./domain.ts";
import type { StoredPayment } from "./store.ts";

/** Who is told about the payments of each purpose. */
export const paymentDomains: Record<StoredPayment["purpose"], PaymentDomain> = {
  ORDER: orderPayments,
  PREPAYMENT: prepayments,
  GIFT_CARD: giftCardPayments,
};
