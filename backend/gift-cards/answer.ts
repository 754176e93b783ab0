import type { GiftCard, GiftCardOrder, GivenGiftCard, OpenedGiftCard, ReceivedGiftCard } from "#contract/gift-cards.ts";
import type { Locale } from "#contract/locale.ts";
import { toDecimal } from "#contract/money.ts";
import { isStaff, type RequestContext } from "../context.ts";
import type { Queryable } from "../db/database.ts";
import { findPaymentsOf, type StoredPayment } from "../payments/store.ts";
import { designPicture } from "./designs.ts";
import { findPaymentMethodRow } from "./method.ts";
import type { StoredGiftCard } from "./store.ts";
import { findPaidAt, withdrawUntil } from "./withdraw.ts";

export const toGiftCard = (card: StoredGiftCard, locale: Locale): GiftCard => ({
  id: card.id,
  amount: toDecimal(card.amountCents),
  for: card.for,
  design: card.design,
  picture: designPicture(card.design, locale),
  status: card.status,
  recipient: card.recipient,
  buyer: { name: card.buyer.name },
  message: card.message,
  date: card.deliverOn,
  hour: card.deliverHour,
  is_sent: card.mailedAt !== null,
  sent_at: card.mailedAt?.toISOString() ?? null,
  opened_at: card.openedAt?.toISOString() ?? null,
  expires_on: card.expiresOn,
  redeemed_at: card.redeemedAt?.toISOString() ?? null,
});

export const toReceivedGiftCard = (card: StoredGiftCard, locale: Locale): ReceivedGiftCard => {
  const {
    id,
    amount,
    for: line,
    design,
    picture,
    status,
    buyer,
    message,
    expires_on,
    redeemed_at,
  } = toGiftCard(card, locale);
  return { id, amount, for: line, design, picture, status, buyer, message, expires_on, redeemed_at };
};

/** For whoever has the code. */
export const toOpenedGiftCard = (card: StoredGiftCard, locale: Locale): OpenedGiftCard => {
  const {
    amount,
    for: line,
    design,
    picture,
    status,
    buyer,
    recipient,
    message,
    expires_on,
  } = toGiftCard(card, locale);
  const code = card.code ?? "";
  return {
    amount,
    for: line,
    design,
    picture,
    status,
    buyer,
    recipient: { name: recipient.name },
    message,
    expires_on,
    code,
  };
};

export const toGivenGiftCard = (
  card: StoredGiftCard,
  { locale, paidAt, now, isForStaff }: { locale: Locale; paidAt: Date | null; now: Date; isForStaff: boolean },
): GivenGiftCard => ({
  ...toGiftCard(card, locale),
  code: card.status === "ACTIVE" && !isForStaff ? card.code : null,
  is_code_hidden: isForStaff,
  withdraw_until: withdrawUntil({ status: card.status, paidAt }, now),
});

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

export const toGiftCardOrder = async (
  { db, locale, clock, caller }: Pick<RequestContext, "db" | "locale" | "clock" | "caller">,
  card: StoredGiftCard,
): Promise<GiftCardOrder> => ({
  ...toGiftCard(card, locale),
  payment: await readPayment(db, card.id),
  withdraw_until: withdrawUntil({ status: card.status, paidAt: await findPaidAt(db, card.id) }, clock.now()),
  is_code_hidden: isStaff(caller),
  access_key: isStaff(caller) ? null : card.accessKey,
});
