import type { GiftCard, GiftCardOrder, ReceivedGiftCard } from "#contract/gift-cards.ts";
import { toDecimal } from "#contract/money.ts";
import type { Queryable } from "../db/database.ts";
import { findPaymentsOf, type StoredPayment } from "../payments/store.ts";
import { findPaymentMethodRow } from "./method.ts";
import type { StoredGiftCard } from "./store.ts";

export const toGiftCard = (card: StoredGiftCard): GiftCard => ({
  id: card.id,
  amount: toDecimal(card.amountCents),
  for: card.for,
  status: card.status,
  recipient: card.recipient,
  buyer: { name: card.buyer.name },
  message: card.message,
  date: card.deliverOn,
  is_sent: card.mailedAt !== null,
  expires_on: card.expiresOn,
  redeemed_at: card.redeemedAt?.toISOString() ?? null,
});

export const toReceivedGiftCard = (card: StoredGiftCard): ReceivedGiftCard => {
  const { id, amount, for: line, status, buyer, message, expires_on, redeemed_at } = toGiftCard(card);
  return { id, amount, for: line, status, buyer, message, expires_on, redeemed_at };
};

const weight = ({ status }: StoredPayment): number => (status === "SUCCEEDED" ? 2 : status === "FAILED" ? 0 : 1);

async function readPayment(db: Queryable, cardId: string): Promise<GiftCardOrder["payment"]> {
  const attempts = await findPaymentsOf(db, { purpose: "GIFT_CARD", id: cardId });
  const kept = attempts.filter(({ refundDueAt }) => refundDueAt === null);
  const payment = kept.toReversed().toSorted((a, b) => weight(b) - weight(a))[0];
  const method = payment?.guestMethod ?? (payment && (await findPaymentMethodRow(db, payment.paymentMethodId)));
  return {
    status: payment?.status ?? "PENDING",
    payment_method_type: (method?.type ?? null) as GiftCardOrder["payment"]["payment_method_type"],
    brand: method?.brand || null,
    last4: method?.last4 || null,
    error_code: payment?.errorCode ?? null,
    action_url: payment?.status === "REQUIRES_ACTION" ? payment.actionUrl : null,
  };
}

export const toGiftCardOrder = async (db: Queryable, card: StoredGiftCard): Promise<GiftCardOrder> => ({
  ...toGiftCard(card),
  payment: await readPayment(db, card.id),
  access_key: card.accessKey,
});
