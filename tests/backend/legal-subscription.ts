import { opensAt } from "#backend/subscriptions/delivery-dates.ts";
import type { SubscriptionState } from "#backend/subscriptions/machine.ts";

/** Whether a state can be one of a subscription at all; every move is held against it. */
export function isLegal(state: SubscriptionState): boolean {
  const isPlanned = state.nextDeliveryDate !== null && state.nextAt !== null;
  const isOneShot = state.frequencyMonths === null;
  if (state.deliveryDay < 1 || state.deliveryDay > 31) return false;
  if ((state.status === "TERMINATED") !== (state.terminatedAt !== null)) return false;
  if (state.pausedUntil !== null && state.status !== "PAUSED") return false;
  if (state.nextAt !== null && state.nextAt.getTime() !== opensAt(state.nextDeliveryDate ?? "").getTime()) return false;
  switch (state.status) {
    case "ACTIVE":
      return isOneShot ? state.nextDeliveryDate === null && state.nextAt === null : isPlanned;
    case "PAUSED":
      return !isOneShot && state.nextAt === null;
    case "COMPLETED":
      return isOneShot && state.nextDeliveryDate === null && state.nextAt === null;
    case "TERMINATED":
      return state.nextDeliveryDate === null && state.nextAt === null;
  }
}
