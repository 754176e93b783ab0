import type { Queryable, Transaction } from "../db/database.ts";
import { inArray } from "../db/orm.ts";
import { ledgerEntries } from "../db/schema/ledger.ts";
import { accounts } from "../ledger/accounts.ts";
import { postEntry } from "../ledger/post.ts";
import { parisDay } from "../payment-methods/expiry.ts";
import { findPaymentsOf } from "../payments/store.ts";
import { planReturnOfPayment } from "../refunds/plan.ts";
import { addDays } from "../subscriptions/calendar.ts";
import { mailRefunded } from "./mails.ts";
import { lockGiftCard, updateGiftCard, type StoredGiftCard } from "./store.ts";

/** Days after the purchase in which the buyer may withdraw from it; the last one counts in full. */
export const withdrawalDays = 14;

export type WithdrawalRefusal = "NOT_PAID" | "USED" | "EXPIRED" | "ALREADY_REFUNDED" | "TOO_LATE";

/** Why a card cannot be given back; null when it can. What was moved into a wallet was used. */
export function judgeWithdrawal(
  { status, paidAt }: { status: StoredGiftCard["status"]; paidAt: Date | null },
  now: Date,
): WithdrawalRefusal | null {
  if (status === "REFUNDED") return "ALREADY_REFUNDED";
  if (status === "REDEEMED") return "USED";
  if (status === "EXPIRED") return "EXPIRED";
  if (status !== "ACTIVE" || paidAt === null) return "NOT_PAID";
  return parisDay(now) > addDays(parisDay(paidAt), withdrawalDays) ? "TOO_LATE" : null;
}

/** Last day the buyer can withdraw; null when that cannot be. */
export const withdrawUntil = (
  card: { status: StoredGiftCard["status"]; paidAt: Date | null },
  now: Date,
): string | null =>
  card.paidAt === null || judgeWithdrawal(card, now) !== null ? null : addDays(parisDay(card.paidAt), withdrawalDays);

/** When cards were paid, by their ids; those that were not are missing. */
export async function findPaidMoments(db: Queryable, cardIds: readonly string[]): Promise<Map<string, Date>> {
  if (cardIds.length === 0) return new Map();
  const sold = await db
    .select({ id: ledgerEntries.sourceId, at: ledgerEntries.at })
    .from(ledgerEntries)
    .where(
      inArray(
        ledgerEntries.dedupeKey,
        cardIds.map((id) => `gift-card-sold:${id}`),
      ),
    );
  return new Map(sold.map(({ id, at }) => [id, at]));
}

export const findPaidAt = async (db: Queryable, cardId: string): Promise<Date | null> =>
  (await findPaidMoments(db, [cardId])).get(cardId) ?? null;

/**
 * Gives the price of an unused card back to where it came from; its code is worth nothing from here on. Answers why not
 * when it cannot be. A redemption at the same moment comes before or after it: the card's lock keeps them apart.
 */
export async function withdrawGiftCard(tx: Transaction, id: string, now: Date): Promise<WithdrawalRefusal | null> {
  const card = await lockGiftCard(tx, id);
  if (!card) return "NOT_PAID";
  const refusal = judgeWithdrawal({ status: card.status, paidAt: await findPaidAt(tx, id) }, now);
  if (refusal) return refusal;
  const attempts = await findPaymentsOf(tx, { purpose: "GIFT_CARD", id });
  const payment = attempts.find(({ status, refundDueAt }) => status === "SUCCEEDED" && refundDueAt === null);
  if (!payment) throw new Error(`the gift card ${id} is paid by nobody`);
  await updateGiftCard(tx, id, { status: "REFUNDED" });
  await postEntry(tx, {
    rule: "GIFT_CARD_REFUNDED",
    source: { type: "gift-card", id },
    clientId: card.giverClientId,
    dedupeKey: `gift-card-refunded:${id}`,
    at: now,
    postings: [
      { account: accounts.giftCard(id), unit: "EUR", amount: -card.amountCents },
      { account: accounts.giftCardMoney(id), unit: "EUR", amount: card.amountCents },
    ],
  });
  await planReturnOfPayment(tx, payment, now, "gift-card-withdrawn");
  await mailRefunded(tx, card, now);
  return null;
}
