import { isDemo } from "../config/environment.ts";
import type { Dependencies } from "../context.ts";
import type { Transaction } from "../db/database.ts";
import { and, asc, eq, gt, lt, lte, type SQL } from "../db/orm.ts";
import { recyclingLabels } from "../db/schema/after-sale.ts";
import { inBatches } from "../jobs/in-batches.ts";
import { todayOf } from "../subscriptions/calendar.ts";
import { demoParcelDays } from "./rules.ts";
import { receiveParcels } from "./receive.ts";
import { lockLabel, type StoredLabel } from "./store.ts";

const dayMs = 86_400_000;

const forEachOpen = (
  { db, log }: Dependencies,
  due: SQL,
  act: (tx: Transaction, label: Pick<StoredLabel, "id" | "trackingNumbers">) => Promise<boolean>,
): Promise<number> =>
  inBatches<Pick<StoredLabel, "id" | "trackingNumbers">>(
    async (after, limit) =>
      db
        .select({ id: recyclingLabels.id, trackingNumbers: recyclingLabels.trackingNumbers })
        .from(recyclingLabels)
        .where(and(eq(recyclingLabels.status, "CREATED"), due, after ? gt(recyclingLabels.id, after.id) : undefined))
        .orderBy(asc(recyclingLabels.id))
        .limit(limit),
    async (label) => {
      try {
        return await db.transaction(async (tx) => act(tx, label));
      } catch (error) {
        log.error({ labelId: label.id, error }, "recycling label not moved on");
        return false;
      }
    },
  );

/** In a demo parcels come by themselves; elsewhere staff scans them (`npm run staff -- receive-return`). */
export async function receiveDemoLabels(dependencies: Dependencies): Promise<number> {
  if (!isDemo(dependencies.environment)) return 0;
  const now = dependencies.clock.now();
  const due = lte(recyclingLabels.createdAt, new Date(now.getTime() - demoParcelDays * dayMs));
  return forEachOpen(dependencies, due, (tx, { id, trackingNumbers }) => receiveParcels(tx, id, trackingNumbers, now));
}

/** Ends labels whose last day is over. */
export async function expireLabels(dependencies: Dependencies): Promise<number> {
  const due = lt(recyclingLabels.expiresOn, todayOf(dependencies.clock.now()));
  return forEachOpen(dependencies, due, async (tx, { id }) => {
    if ((await lockLabel(tx, id))?.status !== "CREATED") return false;
    await tx.update(recyclingLabels).set({ status: "EXPIRED" }).where(eq(recyclingLabels.id, id));
    return true;
  });
}
