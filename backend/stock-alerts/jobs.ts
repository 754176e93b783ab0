import { alertDays } from "#contract/stock-alerts.ts";
import type { Dependencies } from "../context.ts";
import type { Transaction } from "../db/database.ts";
import { mailEnded, mailStockBack } from "./mail.ts";
import { endFulfilled, endOlder, forgetAlerts } from "./store.ts";

type Needs = Pick<Dependencies, "db" | "clock">;

const dayMs = 24 * 60 * 60_000;
/** Alerts that end in one transaction. */
const batchSize = 100;
/** A link in a mail works as long as people look for mails of before. */
const endedDays = 90;
/** A link to confirm that nobody pressed for a week is forgotten with its address. */
const unconfirmedDays = 7;

/** Works through batches until one is not full. */
async function inBatches({ db }: Needs, work: (tx: Transaction) => Promise<number>): Promise<void> {
  while ((await db.transaction(work)) === batchSize);
}

/** Writes to whoever waits for a size that is back; each alert once. */
export async function sendStockAlerts(needs: Needs): Promise<void> {
  const now = needs.clock.now();
  await inBatches(needs, async (tx) => {
    const ended = await endFulfilled(tx, now, batchSize);
    for (const { alert, waitedFor } of ended) await mailStockBack(tx, alert, waitedFor, now);
    return ended.length;
  });
}

/** Ends alerts after a year and says so; forgets what ended long ago and what nobody confirmed. */
export async function endOldAlerts(needs: Needs): Promise<void> {
  const now = needs.clock.now();
  const before = (days: number) => new Date(now.getTime() - days * dayMs);
  await inBatches(needs, async (tx) => {
    const ended = await endOlder(tx, before(alertDays), now, batchSize);
    for (const { alert, waitedFor } of ended) await mailEnded(tx, alert, waitedFor, now);
    return ended.length;
  });
  await forgetAlerts(needs.db, { endedBefore: before(endedDays), unconfirmedBefore: before(unconfirmedDays) });
}
