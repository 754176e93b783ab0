import { randomInt } from "node:crypto";
import type { Declaration, DeclarationOutcome, Receipt } from "#contract/declarations.ts";
import type { Queryable, Transaction } from "../db/database.ts";
import { and, asc, eq, sql } from "../db/orm.ts";
import { declarations } from "../db/schema/after-sale.ts";

export type StoredDeclaration = typeof declarations.$inferSelect;

/** Without letters and digits that are taken for each other. */
const letters = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** A number for people: short, and of no order. */
export const newDeclarationNumber = (): string =>
  `E-${Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join("")}`;

export async function findDeclaration(db: Queryable, id: string): Promise<StoredDeclaration | null> {
  return (await db.select().from(declarations).where(eq(declarations.id, id)))[0] ?? null;
}

export async function lockDeclaration(tx: Transaction, id: string): Promise<StoredDeclaration | null> {
  return (await tx.select().from(declarations).where(eq(declarations.id, id)).for("update"))[0] ?? null;
}

export async function updateDeclaration(db: Queryable, id: string, changes: Partial<StoredDeclaration>): Promise<void> {
  await db.update(declarations).set(changes).where(eq(declarations.id, id));
}

/** Declarations that wait for a parcel or a day, the oldest first. */
export const findWaiting = (db: Queryable, limit: number): Promise<StoredDeclaration[]> =>
  db
    .select()
    .from(declarations)
    .where(
      and(
        eq(declarations.status, "WAITING"),
        sql`(${declarations.content} ->> 'ends_on' is not null or exists (
          select 1 from orders where orders.id = ${declarations.orderId} and orders.status not in ('PAID', 'PREPARED', 'SHIPPED')))`,
      ),
    )
    .orderBy(asc(declarations.createdAt))
    .limit(limit);

export const toReceipt = (row: StoredDeclaration): Receipt => ({
  id: row.id,
  number: row.number,
  kind: row.kind,
  sender_name: row.senderName,
  sender_email: row.senderEmail,
  contract: row.contract,
  cause: row.content.cause ?? null,
  reason: row.content.reason ?? null,
  ends_on: row.content.ends_on ?? null,
  received_at: row.createdAt.toISOString(),
});

/** One that was carried out, waits, or lies with people. */
export const toDeclaration = (row: StoredDeclaration): Declaration => ({
  ...toReceipt(row),
  outcome: (row.outcome ?? "FOR_STAFF") as DeclarationOutcome,
  order_id: row.orderId,
  return_id: row.returnId,
});
