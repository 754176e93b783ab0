import type { Queryable, Transaction } from "../db/database.ts";
import { desc, eq, or } from "../db/orm.ts";
import { giftCards } from "../db/schema/ledger.ts";
import { normalizeGiftCardCode } from "./code.ts";

export type StoredGiftCard = typeof giftCards.$inferSelect;

export async function findGiftCard(db: Queryable, id: string): Promise<StoredGiftCard | null> {
  return (await db.select().from(giftCards).where(eq(giftCards.id, id)))[0] ?? null;
}

/** Locks the card until the transaction ends, so that it is paid, redeemed or expires once. */
export async function lockGiftCard(tx: Transaction, id: string): Promise<StoredGiftCard | null> {
  return (await tx.select().from(giftCards).where(eq(giftCards.id, id)).for("update"))[0] ?? null;
}

/** The card of a code as a customer types it; null for one that nobody has. */
export async function findGiftCardByCode(db: Queryable, typed: string): Promise<StoredGiftCard | null> {
  const code = normalizeGiftCardCode(typed);
  if (code === null) return null;
  return (await db.select().from(giftCards).where(eq(giftCards.code, code)))[0] ?? null;
}

/** Cards the client bought while signed in, and those it redeemed; newest first. */
export async function findGiftCardsOf(db: Queryable, clientId: string): Promise<StoredGiftCard[]> {
  return db
    .select()
    .from(giftCards)
    .where(or(eq(giftCards.giverClientId, clientId), eq(giftCards.redeemedByClientId, clientId)))
    .orderBy(desc(giftCards.createdAt), desc(giftCards.id));
}

export async function updateGiftCard(tx: Transaction, id: string, changes: Partial<StoredGiftCard>): Promise<void> {
  await tx.update(giftCards).set(changes).where(eq(giftCards.id, id));
}
