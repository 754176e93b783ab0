import { queryOptions } from "@tanstack/react-query";
import { getPickupPoints, getShippingFees } from "#contract/delivery.ts";
import type { CountryCode } from "#contract/locale.ts";
import { browserApi } from "#lib/http/browser-client.ts";

/** Fees, carriers and delays of every country and mode. */
export const shippingFeesQuery = () =>
  queryOptions({
    queryKey: ["shipping-fees"],
    queryFn: ({ signal }) => browserApi().call(getShippingFees, {}, { signal }),
    staleTime: 300_000,
  });

/** Pickup points near a postcode, nearest first. */
export const pickupPointsQuery = (country: CountryCode, postcode: string) =>
  queryOptions({
    queryKey: ["pickup-points", country, postcode],
    queryFn: ({ signal }) => browserApi().call(getPickupPoints, { query: { country, postcode } }, { signal }),
    staleTime: 300_000,
  });
