import type { Dependencies } from "../context.ts";
import type { Transaction } from "../db/database.ts";
import { and, eq, isNull, lt, lte } from "../db/orm.ts";
import { giftCards } from "../db/schema/ledger.ts";
import { parisDay } from "../delivery/working-days.ts";
import { accounts } from "../ledger/accounts.ts";
import { postEntry } from "../ledger/post.ts";
import { isOpen } from "../payments/progress.ts";
import { giveUpAttempt } from "../payments/settle.ts";
import { findPaymentsOf } from "../payments/store.ts";
import { isSendTime } from "./send-time.ts";
import { mailGiftCard } from "./mails.ts";
import { lockGiftCard, updateGiftCard, type StoredGiftCard } from "./store.ts";

/** A card that is not paid can be paid for this long. */
const unpaidMs = 24 * 60 * 60_000;
const batchSize = 100;

type Condition = ReturnType<typeof and>;

/** Does one thing to each card that is due, in a transaction of its own and with the card locked. Answers how many changed. */
async function forEachDue(
  { db, log }: Dependencies,
  due: Condition,
  act: (tx: Transaction, card: StoredGiftCard) => Promise<boolean>,
): Promise<number> {
  let changed = 0;
  const rows = await db
    .select({ id: giftCards.id })
    .from(giftCards)
    .where(due)
    .orderBy(giftCards.deliverOn)
    .limit(batchSize);
  for (const { id } of rows) {
    try {
      const isChanged = await db.transaction(async (tx) => {
        const card = await lockGiftCard(tx, id);
        return card !== null && (await act(tx, card));
      });
      if (isChanged) changed += 1;
    } catch (error) {
      log.warn({ giftCardId: id, error }, "gift card not moved on");
    }
  }
  return changed;
}

/** Mails paid cards on their day. Safe in several processes. */
export async function sendGiftCards(dependencies: Dependencies): Promise<number> {
  const now = dependencies.clock.now();
  const due = and(
    eq(giftCards.status, "ACTIVE"),
    isNull(giftCards.mailedAt),
    lte(giftCards.deliverOn, parisDay(now).day),
  );
  return forEachDue(dependencies, due, async (tx, card) => {
    if (card.mailedAt !== null || card.status !== "ACTIVE" || !isSendTime(card, now)) return false;
    await mailGiftCard(tx, card, now);
    await updateGiftCard(tx, card.id, { mailedAt: now });
    return true;
  });
}

/** Ends cards whose last day is over: what nobody redeemed is ours. */
export async function expireGiftCards(dependencies: Dependencies): Promise<number> {
  const now = dependencies.clock.now();
  const { day } = parisDay(now);
  const due = and(eq(giftCards.status, "ACTIVE"), lt(giftCards.expiresOn, day));
  return forEachDue(dependencies, due, async (tx, card) => {
    if (card.status !== "ACTIVE") return false;
    await updateGiftCard(tx, card.id, { status: "EXPIRED" });
    return postEntry(tx, {
      rule: "GIFT_CARD_EXPIRED",
      source: { type: "gift-card", id: card.id },
      clientId: null,
      dedupeKey: `gift-card-expired:${card.id}`,
      at: now,
      postings: [
        { account: accounts.giftCard(card.id), unit: "EUR", amount: -card.amountCents },
        { account: accounts.revenue("breakage"), unit: "EUR", amount: card.amountCents },
      ],
    });
  });
}

/** Cancels cards that were never paid. Open attempts are given up at the provider first. */
export async function cancelUnpaidGiftCards(dependencies: Dependencies): Promise<number> {
  const { db, clock, log } = dependencies;
  const due = and(
    eq(giftCards.status, "PENDING_PAYMENT"),
    lt(giftCards.createdAt, new Date(clock.now().getTime() - unpaidMs)),
  );
  for (const { id } of await db.select({ id: giftCards.id }).from(giftCards).where(due).limit(batchSize))
    for (const attempt of await findPaymentsOf(db, { purpose: "GIFT_CARD", id }))
      if (isOpen(attempt.status))
        await giveUpAttempt(dependencies, attempt).catch((error: unknown) =>
          log.warn({ paymentId: attempt.id, error }, "attempt not given up"),
        );
  return forEachDue(dependencies, due, async (tx, card) => {
    const attempts = await findPaymentsOf(tx, { purpose: "GIFT_CARD", id: card.id });
    if (card.status !== "PENDING_PAYMENT" || attempts.some(({ status }) => isOpen(status))) return false;
    await updateGiftCard(tx, card.id, { status: "CANCELLED" });
    return true;
  });
}
