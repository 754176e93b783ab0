import type { BoxDeliveryInput } from "#contract/subscriptions.ts";
import type { StoredDeliveryChoice } from "../db/schema/request.ts";
import { findOffer } from "../delivery/offers.ts";
import { findPickupPoint } from "../delivery/pickup-points.ts";
import { ApiError } from "../http/problem.ts";
import type { Home } from "./store.ts";

/**
 * A choice that can be kept. Before there is an address any pickup point is taken on trust, and looked at again when
 * the box is packed. Throws DELIVERY_MODE_NOT_AVAILABLE and PICKUP_POINT_UNKNOWN.
 */
export function requireDeliveryChoice(input: BoxDeliveryInput, home: Home): StoredDeliveryChoice {
  if (input.mode === "HOME") return { mode: "HOME", pickup_point_id: null };
  const point = findPickupPoint(input.pickup_point_id);
  if (!point) throw new ApiError("PICKUP_POINT_UNKNOWN");
  if (home.hasAddress) {
    if (!findOffer(home.country, "PICKUP_POINT")) throw new ApiError("DELIVERY_MODE_NOT_AVAILABLE");
    if (point.country_code !== home.country) throw new ApiError("PICKUP_POINT_UNKNOWN");
  }
  return { mode: "PICKUP_POINT", pickup_point_id: point.id };
}

export const toBoxDelivery = ({ mode, pickup_point_id: id }: StoredDeliveryChoice) => ({
  mode,
  pickup_point: id === null ? null : findPickupPoint(id),
});
