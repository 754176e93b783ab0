import { randomUUID } from "node:crypto";
import type { Dependencies } from "../context.ts";
import type { Queryable } from "../db/database.ts";
import { desc, eq, sql } from "../db/orm.ts";
import { giftCards } from "../db/schema/ledger.ts";
import { staffDecisions } from "../db/schema/staff.ts";
import { findGiftCard, findGiftCardByCode, type StoredGiftCard } from "../gift-cards/store.ts";
import { withdrawalDays, withdrawGiftCard, type WithdrawalRefusal } from "../gift-cards/withdraw.ts";
import type { StaffAnswer, StaffCommand } from "./commands.ts";
import { isUuid } from "./record.ts";
import { StaffRefusal } from "./refusal.ts";

const sentences: Record<WithdrawalRefusal, string> = {
  NOT_PAID: "was never paid",
  USED: "was redeemed: what was used is not given back",
  EXPIRED: "has expired",
  ALREADY_REFUNDED: "was given back before",
  TOO_LATE: `was paid more than ${withdrawalDays} days ago`,
};

/** The card of a code, an id, or the only one of a buyer that is paid and not used. Throws StaffRefusal. */
async function requireCard(db: Queryable, typed: string): Promise<StoredGiftCard> {
  if (!typed.includes("@")) {
    const card = isUuid(typed) ? await findGiftCard(db, typed) : await findGiftCardByCode(db, typed);
    if (!card) throw new StaffRefusal(`There is no gift card ${typed}.`);
    return card;
  }
  const bought = await db
    .select()
    .from(giftCards)
    .where(eq(sql`lower(${giftCards.buyer} ->> 'email')`, typed.toLowerCase()))
    .orderBy(desc(giftCards.createdAt));
  const unused = bought.filter(({ status }) => status === "ACTIVE");
  const [card] = unused;
  if (!card) throw new StaffRefusal(`${typed} has bought no gift card that is paid and not used.`);
  if (unused.length > 1)
    throw new StaffRefusal(
      `${typed} has bought several: name one by its id.\n${unused.map(({ id, amountCents, recipient }) => `  ${id} · ${amountCents / 100} € · for ${recipient.name}`).join("\n")}`,
    );
  return card;
}

/** Gives the price of an unused card back to who bought it, and notes who decided it and why. Throws StaffRefusal. */
export async function refundGiftCard(
  { db, clock }: Pick<Dependencies, "db" | "clock">,
  { card: typed, reason, staff }: Extract<StaffCommand, { command: "refund-gift-card" }>,
): Promise<StaffAnswer<"refund-gift-card">> {
  const card = await requireCard(db, typed);
  await db.transaction(async (tx) => {
    const now = clock.now();
    const refusal = await withdrawGiftCard(tx, card.id, now);
    if (refusal) throw new StaffRefusal(`The gift card ${typed} ${sentences[refusal]}.`);
    await tx.insert(staffDecisions).values({
      id: randomUUID(),
      kind: "GIFT_CARD_REFUNDED",
      clientId: card.giverClientId,
      subjectId: card.id,
      staffName: staff,
      reason,
      at: now,
    });
  });
  return { id: card.id, buyer: `${card.buyer.name} <${card.buyer.email}>`, amount_cents: card.amountCents };
}
