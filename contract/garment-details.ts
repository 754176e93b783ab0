import { z } from "zod";

const closures = [
  "PULL_ON",
  "BUTTONS",
  "HALF_BUTTONS",
  "ZIP",
  "SNAPS",
  "TOGGLES",
  "LACES",
  "BUCKLE",
  "VELCRO",
  "DRAWSTRING",
  "ELASTIC",
  "FLY",
] as const;
const linings = ["NONE", "COTTON", "POLYESTER"] as const;
const stretches = ["NONE", "SLIGHT", "HIGH"] as const;
export const seasons = ["SPRING", "SUMMER", "AUTUMN", "WINTER"] as const;
export const seasonSchema = z.enum(seasons);
export type Season = z.infer<typeof seasonSchema>;

/** What a parent asks of a garment besides size and cloth; null where the question makes no sense, as for a scarf's lining. */
export const garmentDetailsSchema = z.object({
  closure: z.enum(closures).nullable(),
  lining: z.enum(linings).nullable(),
  stretch: z.enum(stretches).nullable(),
  /** When it is worn; all four for a piece of every month. */
  seasons: z.array(seasonSchema),
});
export type GarmentDetails = z.infer<typeof garmentDetailsSchema>;

/** BACK: from the collar's seam to the hem. SIDE: the outer seam, waistband included. */
export const garmentLengthsSchema = z.object({
  measured: z.enum(["BACK", "SIDE"]),
  sizes: z.array(z.object({ size: z.string().min(1).max(12), cm: z.number().positive() })),
});
export type GarmentLengths = z.infer<typeof garmentLengthsSchema>;
