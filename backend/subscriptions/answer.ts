import { toDecimal } from "#contract/money.ts";
import type { Subscription } from "#contract/subscriptions.ts";
import type { Dependencies } from "../context.ts";
import type { Queryable } from "../db/database.ts";
import { movableRange } from "../requests/move-date.ts";
import { readStanding } from "../requests/standing.ts";
import { addMonths, todayOf } from "./calendar.ts";
import { toBoxDelivery } from "./delivery-choice.ts";
import { furthestMonths, optimisticDelivery, plannedDates } from "./delivery-dates.ts";
import { nextDateOf } from "./next-date.ts";
import type { SubscriptionRow } from "./rows.ts";
import { undoUntil } from "./undo.ts";

type Context = Pick<Dependencies, "clock" | "payments"> & { db: Queryable };

const statusCodes = { ACTIVE: "active", PAUSED: "paused", TERMINATED: "terminated", COMPLETED: "completed" } as const;

/** The subscriptions of one client as the contract shows them. */
export async function toSubscriptions(
  context: Context,
  clientId: string,
  rows: readonly SubscriptionRow[],
): Promise<Subscription[]> {
  if (rows.length === 0) return [];
  const now = context.clock.now();
  const { home, isAnyBlocked } = await readStanding(context, clientId);
  return rows.map(({ subscription: row, kid, box, lastEvent }): Subscription => {
    const delivery = box?.delivery ?? row.delivery;
    const destination = { country: home.country, mode: delivery.mode } as const;
    const date = nextDateOf(row, box ?? undefined, destination);
    const isMovable = row.status === "ACTIVE" && date !== null && !isAnyBlocked;
    const event = lastEvent ?? { type: "CREATED" as const, at: row.createdAt };
    return {
      id: row.id,
      is_active: row.status === "ACTIVE",
      status_details_code: statusCodes[row.status],
      frequency: row.frequencyMonths,
      next_at: row.nextAt?.toISOString() ?? null,
      next_delivery_date: date,
      next_optimistic_delivery_date: date === null ? null : optimisticDelivery(date, destination),
      planned_delivery_dates: plannedDates(
        date,
        box && row.status === "ACTIVE" ? row.nextDeliveryDate : null,
        { ...row, frequencyMonths: row.status === "ACTIVE" || row.pausedUntil !== null ? row.frequencyMonths : null },
        addMonths(todayOf(now), furthestMonths),
      ),
      delivery_date_range: isMovable ? movableRange(box?.status ?? "UPCOMING", now, destination) : null,
      active_request_id: box?.id ?? (row.status === "ACTIVE" && row.nextDeliveryDate !== null ? 0 : null),
      paused_until: row.pausedUntil,
      kid,
      budget_ttc: row.budgetCents === null ? null : toDecimal(row.budgetCents),
      delivery: toBoxDelivery(row.delivery),
      label: row.fraudLabel,
      last_event: { type: event.type, at: new Date(event.at).toISOString() },
      undo_until: undoUntil(row, box, lastEvent, destination, now)?.toISOString() ?? null,
      created_at: row.createdAt.toISOString(),
      terminated_at: row.terminatedAt?.toISOString() ?? null,
      termination_reason: row.terminationReason,
    };
  });
}
