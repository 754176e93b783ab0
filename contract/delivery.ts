import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { countryCodeSchema } from "./locale-schemas.ts";
import { decimalSchema } from "./decimal.ts";

export const deliveryModeSchema = z.enum(["HOME", "PICKUP_POINT"]);
export type DeliveryMode = z.infer<typeof deliveryModeSchema>;

export const shippingFeeSchema = z.object({
  country_code: countryCodeSchema,
  mode: deliveryModeSchema,
  carrier: z.string(),
  fee_ttc: decimalSchema,
  free_from_ttc: decimalSchema.nullable(),
  delivery_days: z.object({ min: z.int(), max: z.int() }),
  /** Where the carrier shows all its pickup points; null where it comes to the door. */
  finder_url: z.url().nullable().default(null),
});
export type ShippingFee = z.infer<typeof shippingFeeSchema>;

export const pickupPointSchema = z.object({
  id: z.string(),
  name: z.string(),
  carrier: z.string(),
  street: z.string(),
  postcode: z.string(),
  city: z.string(),
  country_code: countryCodeSchema,
  /** Straight-line distance from the centre of the postcode asked for. */
  distance_m: z.int(),
  /** Opening hours by ISO weekday (1 = Monday), `HH:MM-HH:MM`; an empty list is a closed day. */
  opening_hours: z.array(z.object({ weekday: z.int().min(1).max(7), hours: z.array(z.string()) })),
});
export type PickupPoint = z.infer<typeof pickupPointSchema>;

export const getShippingFees = endpoint({
  method: "GET",
  path: "/clients/me/shipping_fees",
  auth: "bearer",
  origin: "specified",
  summary: "Fees by country and mode",
  answer: z.array(shippingFeeSchema),
});
export const getDeliveryOffers = endpoint({
  method: "GET",
  path: "/delivery-offers",
  auth: "none",
  origin: "added",
  summary: "Fees by country and mode, for those who have no account yet",
  answer: z.array(shippingFeeSchema),
});
export const getPickupPoints = endpoint({
  method: "GET",
  path: "/pickup-points",
  auth: "none",
  origin: "added",
  summary: "Pickup points near a postcode, nearest first",
  query: z.strictObject({ country: countryCodeSchema, postcode: z.string().trim().min(1).max(12) }),
  answer: z.array(pickupPointSchema),
  errors: ["POSTCODE_INVALID"],
});
