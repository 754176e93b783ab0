import { inArray } from "drizzle-orm";
import { toDecimal } from "#contract/money.ts";
import type { Subscription } from "#contract/subscriptions.ts";
import type { Dependencies } from "../context.ts";
import type { Queryable } from "../db/database.ts";
import { profiles } from "../db/schema/profile.ts";
import { hasBlockedBox, readBlocks } from "../requests/facts.ts";
import { movableRange } from "../requests/move-date.ts";
import { findUnsentOfAll } from "../requests/store.ts";
import { toBoxDelivery } from "./delivery-choice.ts";
import { optimisticDelivery } from "./delivery-dates.ts";
import { nextDateOf } from "./next-date.ts";
import { findHome, findLastEvents, type StoredSubscription } from "./store.ts";

type Context = Pick<Dependencies, "clock" | "payments"> & { db: Queryable };

const statusCodes = { ACTIVE: "active", PAUSED: "paused", TERMINATED: "terminated", COMPLETED: "completed" } as const;

/** The subscriptions of one client as the contract shows them. */
export async function toSubscriptions(
  context: Context,
  clientId: string,
  rows: readonly StoredSubscription[],
): Promise<Subscription[]> {
  if (rows.length === 0) return [];
  const { db, clock } = context;
  const now = clock.now();
  const ids = rows.map(({ id }) => id);
  const unsent = await findUnsentOfAll(db, ids);
  const events = await findLastEvents(db, ids);
  const home = await findHome(db, clientId);
  const isAnyBlocked = await hasBlockedBox(db, clientId, await readBlocks(context, clientId));
  const kids = await db
    .select({ id: profiles.id, firstname: profiles.firstname, profile_type: profiles.profileType })
    .from(profiles)
    .where(
      inArray(
        profiles.id,
        rows.map(({ profileId }) => profileId),
      ),
    );
  return rows.map((row): Subscription => {
    const kid = kids.find(({ id }) => id === row.profileId);
    if (!kid) throw new Error(`a subscription of a profile that is not there: ${row.id}`);
    const box = unsent.get(row.id);
    const delivery = box?.delivery ?? row.delivery;
    const destination = { country: home?.country ?? "FR", mode: delivery.mode } as const;
    const date = nextDateOf(row, box, destination);
    const isMovable = row.status === "ACTIVE" && date !== null && !isAnyBlocked;
    const event = events.get(row.id) ?? { type: "CREATED" as const, at: row.createdAt };
    return {
      id: row.id,
      is_active: row.status === "ACTIVE",
      status_details_code: statusCodes[row.status],
      frequency: row.frequencyMonths,
      next_at: row.nextAt?.toISOString() ?? null,
      next_delivery_date: date,
      next_optimistic_delivery_date: date === null ? null : optimisticDelivery(date, destination),
      delivery_date_range: isMovable ? movableRange(box?.status ?? "UPCOMING", now, destination) : null,
      active_request_id: box?.id ?? (row.status === "ACTIVE" && row.nextDeliveryDate !== null ? 0 : null),
      paused_until: row.pausedUntil,
      kid,
      budget_ttc: row.budgetCents === null ? null : toDecimal(row.budgetCents),
      delivery: toBoxDelivery(row.delivery),
      label: row.fraudLabel,
      last_event: { type: event.type, at: event.at.toISOString() },
      created_at: row.createdAt.toISOString(),
      terminated_at: row.terminatedAt?.toISOString() ?? null,
      termination_reason: row.terminationReason,
    };
  });
}
