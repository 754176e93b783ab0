import { localeOptionSchema } from "#contract/locale-schemas.ts";
import type { Transaction } from "../db/database.ts";
import { accounts } from "../ledger/accounts.ts";
import { postEntry } from "../ledger/post.ts";
import type { PaymentDomain } from "../payments/domain.ts";
import { makeGiftCardCode } from "./code.ts";
import { mailReceipt } from "./mails.ts";
import { findGiftCard, lockGiftCard, updateGiftCard, type StoredGiftCard } from "./store.ts";
import { lastDayOf } from "./validity.ts";

/** The first payment that succeeds gives the card its code and its value. */
async function sell(tx: Transaction, card: StoredGiftCard, now: Date): Promise<void> {
  const paid = { status: "ACTIVE", code: makeGiftCardCode(), expiresOn: lastDayOf(now, card.locale) } as const;
  await updateGiftCard(tx, card.id, paid);
  await mailReceipt(tx, { ...card, ...paid }, now);
  await postEntry(tx, {
    rule: "GIFT_CARD_SOLD",
    source: { type: "gift-card", id: card.id },
    clientId: card.giverClientId,
    dedupeKey: `gift-card-sold:${card.id}`,
    at: now,
    postings: [
      { account: accounts.giftCardMoney(card.id), unit: "EUR", amount: -card.amountCents },
      { account: accounts.giftCard(card.id), unit: "EUR", amount: card.amountCents },
    ],
  });
}

/** What the payments of a gift card do to it. */
export const giftCardPayments: PaymentDomain = {
  lock: async (tx, id) => {
    const card = await lockGiftCard(tx, id);
    return (
      card && {
        accept: async () => card.status === "PENDING_PAYMENT",
        succeeded: async (_, now) => sell(tx, card, now),
        failed: async () => undefined,
      }
    );
  },
  describe: async (db, id) => {
    const card = await findGiftCard(db, id);
    if (!card) return null;
    const locale = localeOptionSchema.safeParse(card.locale).data ?? "fr-FR";
    return {
      payer: {
        clientId: card.giverClientId,
        email: card.buyer.email,
        name: card.buyer.name,
        countryCode: locale.slice(3),
      },
      locale,
      reference: `gift card ${card.id.slice(0, 8)}`,
      returnPath: `/giftcard/payment-successful?gift_card=${card.id}&key=${card.accessKey}`,
      isPayable: card.status === "PENDING_PAYMENT",
    };
  },
};
