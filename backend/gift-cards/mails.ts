import { toDecimal } from "#contract/money.ts";
import type { Transaction } from "../db/database.ts";
import { mailOutbox } from "../db/schema/order.ts";
import { isSendTime } from "./send-time.ts";
import type { StoredGiftCard } from "./store.ts";

async function enqueue(
  tx: Transaction,
  mail: { kind: string; recipient: string; card: StoredGiftCard; data: Record<string, unknown>; dedupeKey?: string },
  now: Date,
): Promise<void> {
  const { kind, recipient, card, data, dedupeKey = `${kind}:${card.id}` } = mail;
  await tx
    .insert(mailOutbox)
    .values({
      id: crypto.randomUUID(),
      kind,
      recipient,
      locale: card.locale,
      data,
      dedupeKey,
      createdAt: now,
      nextAttemptAt: now,
    })
    .onConflictDoNothing();
}

const factsOf = (card: StoredGiftCard) => ({
  amount: toDecimal(card.amountCents),
  for: card.for,
  recipient_name: card.recipient.name,
  buyer_name: card.buyer.name,
  message: card.message,
  expires_on: card.expiresOn,
});

/** What opens the card for its giver. */
const linkOf = (card: StoredGiftCard) => ({ gift_card: card.id, access_key: card.accessKey });

/** The buyer hears that the card is paid and when it leaves; the code is not in it. */
export const mailReceipt = (tx: Transaction, card: StoredGiftCard, now: Date): Promise<void> =>
  enqueue(
    tx,
    {
      kind: "gift-card-receipt",
      recipient: card.buyer.email,
      card,
      data: {
        ...factsOf(card),
        recipient_email: card.recipient.email,
        ...linkOf(card),
        date: card.deliverOn,
        hour: card.deliverHour,
        is_sent_today: isSendTime(card, now),
      },
    },
    now,
  );

/** The buyer withdrew: the price is on its way back. */
export const mailRefunded = (tx: Transaction, card: StoredGiftCard, now: Date): Promise<void> =>
  enqueue(
    tx,
    {
      kind: "gift-card-refunded",
      recipient: card.buyer.email,
      card,
      data: { firstname: card.buyer.name, amount: toDecimal(card.amountCents), recipient_name: card.recipient.name },
    },
    now,
  );

/** The card itself: to the recipient, or to the buyer who hands it over. Each sending is a mail of its own. */
export const mailGiftCard = (tx: Transaction, card: StoredGiftCard, now: Date): Promise<void> => {
  const isForBuyer = card.recipient.email === null;
  return enqueue(
    tx,
    {
      kind: "gift-card",
      recipient: card.recipient.email ?? card.buyer.email,
      card,
      data: {
        ...factsOf(card),
        code: card.code,
        is_for_buyer: isForBuyer,
        // The key opens everything: it is the giver's alone.
        ...(isForBuyer ? linkOf(card) : {}),
      },
      ...(card.mailedAgain > 0 ? { dedupeKey: `gift-card:again-${card.mailedAgain}:${card.id}` } : {}),
    },
    now,
  );
};
