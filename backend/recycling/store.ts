import type { RecyclingLabel } from "#contract/recycling.ts";
import type { Queryable, Transaction } from "../db/database.ts";
import { desc, eq, sql } from "../db/orm.ts";
import { recyclingLabels } from "../db/schema/after-sale.ts";

export type StoredLabel = typeof recyclingLabels.$inferSelect;

export const toLabel = (label: StoredLabel): RecyclingLabel => ({
  id: label.id,
  status: label.status,
  email: label.email,
  parcel_count: label.parcelCount,
  carrier: label.carrier,
  tracking_numbers: label.trackingNumbers,
  created_at: label.createdAt.toISOString(),
  expires_on: label.expiresOn,
  received_at: label.receivedAt?.toISOString() ?? null,
  reward_points: label.rewardPoints,
  access_key: label.accessKey,
});

export async function findLabel(db: Queryable, id: string): Promise<StoredLabel | null> {
  return (await db.select().from(recyclingLabels).where(eq(recyclingLabels.id, id)))[0] ?? null;
}

export async function lockLabel(tx: Transaction, id: string): Promise<StoredLabel | null> {
  return (await tx.select().from(recyclingLabels).where(eq(recyclingLabels.id, id)).for("update"))[0] ?? null;
}

/** The label one of whose parcels has this number. */
export async function findLabelByNumber(db: Queryable, number: string): Promise<StoredLabel | null> {
  const has = sql`${recyclingLabels.trackingNumbers} @> array[${number}]::text[]`;
  return (await db.select().from(recyclingLabels).where(has))[0] ?? null;
}

export const findLabelsOf = async (db: Queryable, clientId: string): Promise<StoredLabel[]> =>
  db
    .select()
    .from(recyclingLabels)
    .where(eq(recyclingLabels.clientId, clientId))
    .orderBy(desc(recyclingLabels.createdAt), desc(recyclingLabels.id));
