import { z } from "zod";
import type { StoredRequest } from "../requests/store.ts";
import { todayOf } from "./calendar.ts";
import { deliveryRange, refuseDate, type Destination } from "./delivery-dates.ts";
import type { StoredSubscription } from "./store.ts";

/** How long a change can be taken back. */
const undoMs = 24 * 3_600_000;

const deliverySchema = z.object({ mode: z.enum(["HOME", "PICKUP_POINT"]), pickup_point_id: z.string().nullable() });
const moment = z.iso.datetime().nullable();

/** A subscription and its box that is not yet on its way, as they stand beside an event. */
const standSchema = z.object({
  status: z.enum(["ACTIVE", "PAUSED", "TERMINATED", "COMPLETED"]),
  frequencyMonths: z.int().nullable(),
  nextDeliveryDate: z.string().nullable(),
  nextAt: moment,
  deliveryDay: z.int(),
  pausedUntil: z.string().nullable(),
  terminatedAt: moment,
  budgetCents: z.int().nullable(),
  delivery: deliverySchema,
  box: z
    .object({ id: z.int(), deliveryDate: z.string(), budgetCents: z.int().nullable(), delivery: deliverySchema })
    .nullable(),
});
export type Stand = z.infer<typeof standSchema>;

const undoSchema = z.object({ before: standSchema, after: standSchema });
export type Undo = z.infer<typeof undoSchema>;

export const standOf = (subscription: StoredSubscription, box: StoredRequest | null): Stand => ({
  status: subscription.status,
  frequencyMonths: subscription.frequencyMonths,
  nextDeliveryDate: subscription.nextDeliveryDate,
  nextAt: subscription.nextAt?.toISOString() ?? null,
  deliveryDay: subscription.deliveryDay,
  pausedUntil: subscription.pausedUntil,
  terminatedAt: subscription.terminatedAt?.toISOString() ?? null,
  budgetCents: subscription.budgetCents,
  delivery: subscription.delivery,
  box: box && {
    id: box.id,
    deliveryDate: box.deliveryDate,
    budgetCents: box.budgetCents,
    delivery: box.delivery,
  },
});

/** What an event tells of how to take it back; null for one that cannot be. */
export function readUndo(data: Record<string, unknown>): Undo | null {
  const parsed = undoSchema.safeParse(data["undo"]);
  return parsed.success ? parsed.data : null;
}

type Now = Pick<StoredSubscription, "status" | "frequencyMonths" | "nextDeliveryDate" | "pausedUntil" | "budgetCents">;
type Box = Pick<StoredRequest, "id" | "deliveryDate">;

/** The day the next box would have again; null when none was planned. */
const dayToRestore = ({ before }: Undo): string | null => before.box?.deliveryDate ?? before.nextDeliveryDate;

/** Whether the day goes back with the rest: only then the carrier has to be able to keep it. */
const isDayRestored = ({ before, after }: Undo): boolean =>
  dayToRestore({ before, after }) !== (after.box?.deliveryDate ?? after.nextDeliveryDate) ||
  (before.box !== null && after.box?.id !== before.box.id) ||
  (before.status === "ACTIVE" && after.status !== "ACTIVE");

/**
 * Until when the last change can be taken back: a day long, as long as nothing came after it and its days can still be
 * kept. Null when it cannot.
 */
export function undoUntil(
  subscription: Now,
  box: Box | null,
  event: { at: string; data: Record<string, unknown> } | null,
  destination: Destination,
  now: Date,
): Date | null {
  const undo = event && readUndo(event.data);
  if (!undo) return null;
  const until = new Date(new Date(event.at).getTime() + undoMs);
  const { after } = undo;
  const hasMovedOn =
    subscription.status !== after.status ||
    subscription.frequencyMonths !== after.frequencyMonths ||
    subscription.nextDeliveryDate !== after.nextDeliveryDate ||
    subscription.pausedUntil !== after.pausedUntil ||
    subscription.budgetCents !== after.budgetCents ||
    (box?.id ?? null) !== (after.box?.id ?? null) ||
    (box?.deliveryDate ?? null) !== (after.box?.deliveryDate ?? null);
  if (hasMovedOn || until <= now) return null;
  const day = isDayRestored(undo) && undo.before.status === "ACTIVE" ? dayToRestore(undo) : null;
  const isTooLate = day !== null && refuseDate(day, deliveryRange(todayOf(now), destination)) !== null;
  return isTooLate ? null : until;
}
