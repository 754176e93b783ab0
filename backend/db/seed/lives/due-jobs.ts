import { sql, type SQL } from "../../orm.ts";
import type { Job } from "../../../jobs/loop.ts";
import { addDays, todayOf } from "../../../subscriptions/calendar.ts";
import { demoParcelDays as demoLabelDays } from "../../../recycling/rules.ts";
import { demoParcelDays } from "../../../returns/rules.ts";
import type { Database } from "../../database.ts";

const dayMs = 86_400_000;

/**
 * What jobs look for on a day, so that one question tells which of them have something to do: asking each of them would
 * take most of the seeding's time. Anything missed here is done on the last day, when all of them run.
 */
function lookouts(now: Date): Record<string, SQL> {
  const today = todayOf(now);
  const at = now.toISOString();
  const declared = (days: number) => new Date(now.getTime() - days * dayMs).toISOString();
  return {
    "retry-failed-charges": sql`select from orders where status = 'PAYMENT_FAILED' and next_charge_at <= ${at}`,
    "fulfil-orders": sql`select from orders where kind = 'SHOP' and (status in ('PAID', 'PREPARED')
      or (status = 'SHIPPED' and delivery ->> 'expected_until' <= ${today}))`,
    "resume-subscriptions": sql`select from subscriptions where status = 'PAUSED' and paused_until <= ${today}`,
    "renew-subscriptions": sql`select from subscriptions where status = 'ACTIVE' and frequency_months is not null
      and next_at <= ${at} and not exists (select from requests where subscription_id = subscriptions.id
      and status in ('OPEN', 'COMPOSED', 'VALIDATED'))`,
    "receive-demo-returns": sql`select from returns where status = 'DECLARED' and created_at <= ${declared(demoParcelDays)}`,
    "settle-returns": sql`select from returns where status = 'RECEIVED'`,
    "close-returned-boxes": sql`select from returns where status = 'RECEIVED'`,
    "remind-of-return-deadlines": sql`select from orders where kind = 'SHOP' and status = 'DELIVERED'
      and return_until between ${today} and ${addDays(today, 3)}`,
    "receive-demo-labels": sql`select from recycling_labels where status = 'CREATED'
      and created_at <= ${declared(demoLabelDays)}`,
    "move-boxes": sql`select from requests where due_at <= ${at}`,
    "send-refunds": sql`select from refunds where status = 'PENDING'`,
    "send-gift-cards": sql`select from gift_cards where status = 'ACTIVE' and mailed_at is null and deliver_on <= ${today}`,
    "earn-points": sql`select from orders where kind = 'SHOP' and status = 'DELIVERED'
      and return_until between ${addDays(today, -2)} and ${addDays(today, -1)}`,
    "reward-godfathers": sql`select from referrals where rewarded_at is null and refusal is null
      and exists (select from orders where client_id = friend_client_id and paid_at is not null)`,
  };
}

/** Those of the jobs that have something to do now, in their order. */
export async function findDueJobs(db: Database, jobs: readonly Job[], now: Date): Promise<Job[]> {
  const columns = Object.entries(lookouts(now)).map(([name, rows]) => [name, sql<boolean>`exists (${rows})`] as const);
  const [row] = await db.select(Object.fromEntries(columns)).from(sql`(select 1) as nothing`);
  return jobs.filter(({ name }) => row?.[name]);
}
