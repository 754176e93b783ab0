import { eq } from "drizzle-orm";
import { localeOptionSchema } from "#contract/locale-schemas.ts";
import type { Transaction } from "../db/database.ts";
import { giftCards } from "../db/schema/ledger.ts";
import { parisDay } from "../payment-methods/expiry.ts";
import type { PaymentDomain } from "../payments/domain.ts";
import { makeGiftCardCode } from "./code.ts";

/** A gift card can be redeemed for this long after it was paid. */
export const giftCardValidityYears = 2;

async function lockGiftCard(tx: Transaction, id: string) {
  return (await tx.select().from(giftCards).where(eq(giftCards.id, id)).for("update"))[0] ?? null;
}

/** Last day a card paid on this day is valid; 29 February becomes 28. */
function lastDayOf(now: Date): string {
  const [year = "", month = "", day = ""] = parisDay(now).split("-");
  const until = `${Number(year) + giftCardValidityYears}-${month}`;
  return `${until}-${month === "02" && day === "29" ? "28" : day}`;
}

/** What the payments of a gift card do to it: the first that succeeds gives it its code. */
export const giftCardPayments: PaymentDomain = {
  lock: async (tx, id) => (await lockGiftCard(tx, id)) !== null,
  describe: async (db, id) => {
    const [card] = await db.select().from(giftCards).where(eq(giftCards.id, id));
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
      returnPath: `/giftcard/payment-successful?gift_card=${card.id}`,
      isPayable: card.status === "PENDING_PAYMENT",
    };
  },
  accept: async (tx, { giftCardId }) =>
    giftCardId !== null && (await lockGiftCard(tx, giftCardId))?.status === "PENDING_PAYMENT",
  succeeded: async (tx, { giftCardId }, now) => {
    if (giftCardId === null) return;
    await tx
      .update(giftCards)
      .set({ status: "ACTIVE", code: makeGiftCardCode(), expiresOn: lastDayOf(now) })
      .where(eq(giftCards.id, giftCardId));
  },
  failed: async () => undefined,
};
