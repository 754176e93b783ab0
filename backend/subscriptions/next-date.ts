import type { StoredRequest } from "../requests/store.ts";
import { laterDay } from "./calendar.ts";
import { earliestDelivery, type Destination } from "./delivery-dates.ts";
import type { StoredSubscription } from "./store.ts";

/** Day of the next box that is not yet on its way: of the one that is open, else of the planned one. */
export function nextDateOf(
  { status, nextDeliveryDate, pausedUntil }: Pick<StoredSubscription, "status" | "nextDeliveryDate" | "pausedUntil">,
  unsent: Pick<StoredRequest, "deliveryDate"> | undefined,
  destination: Destination,
): string | null {
  if (unsent) return unsent.deliveryDate;
  if (status === "ACTIVE" || nextDeliveryDate === null) return nextDeliveryDate;
  // A pause with an end has a day after it; one that waits for the client has none.
  return pausedUntil === null ? null : laterDay(nextDeliveryDate, earliestDelivery(pausedUntil, destination));
}
