import { setTimeout as sleep } from "node:timers/promises";
import type { Dependencies } from "#backend/context.ts";
import { sql } from "#backend/db/orm.ts";
import { readRows } from "./read-rows.ts";

/** Lets subscriptions without a box under way be due now; answers how many. */
export async function letRenew({ db, clock }: Dependencies, count: number): Promise<number> {
  const rows = await readRows(
    db,
    sql`
    update subscriptions set next_at = ${clock.now().toISOString()}::timestamptz where id in (
      select id from subscriptions where status = 'ACTIVE' and frequency_months is not null and not exists (
        select from requests where subscription_id = subscriptions.id and status in ('OPEN', 'COMPOSED', 'VALIDATED'))
      limit ${count}) returning id`,
  );
  return rows.length;
}

async function countDue({ db, clock }: Dependencies): Promise<number> {
  const rows = await readRows<{ count: number }>(
    db,
    sql`
    select count(*)::integer as count from subscriptions where status = 'ACTIVE' and next_at <= ${clock.now().toISOString()}::timestamptz`,
  );
  return rows[0]?.count ?? 0;
}

/** Waits until the API's clock has opened the box of every due subscription; `began` is called with the first. */
export async function waitForRenewal(dependencies: Dependencies, due: number, began: () => void): Promise<void> {
  let isBegun = false;
  for (;;) {
    const left = await countDue(dependencies);
    if (left < due && !isBegun) {
      isBegun = true;
      began();
    }
    if (left === 0) return;
    await sleep(1000);
  }
}
