import { z } from "zod";
import { decimalSchema } from "./decimal.ts";
import { endpoint } from "./endpoint.ts";
import { pageNumberSchema, pageOf } from "./page.ts";

/** Why points were given or taken. */
export const pointRuleSchema = z.enum(["ORDER_POINTS", "RECYCLING_POINTS", "POINTS_REDEEMED", "POINTS_RETURNED"]);
export type PointRule = z.infer<typeof pointRuleSchema>;

const rewardSchema = z.object({
  /** The code to use with an order; its points are taken when the order is paid. */
  code: z.string(),
  amount_ttc: decimalSchema,
});

export const loyaltySchema = z.object({
  /** Everybody with an account is, until they leave. */
  is_member: z.boolean(),
  /** Whole points the client can use. */
  balance: z.int(),
  /** By what they need, the first one for everybody. */
  tiers: z.array(z.object({ minimum_points: z.int(), is_reached: z.boolean(), reward: rewardSchema.nullable() })),
  /** The cheapest reward that is not reached yet; null when all are. */
  next_reward: rewardSchema.extend({ minimum_points: z.int(), missing_points: z.int() }).nullable(),
});
export type Loyalty = z.infer<typeof loyaltySchema>;

export const getLoyalty = endpoint({
  method: "GET",
  path: "/clients/me/loyalty",
  auth: "bearer",
  origin: "specified",
  summary: "Points, tiers and the next reward",
  answer: loyaltySchema,
});
/** Who leaves keeps the points and can spend them; nothing is added until they come back. */
export const updateLoyalty = endpoint({
  method: "PATCH",
  path: "/clients/me/loyalty",
  auth: "bearer",
  staff: "consent",
  origin: "added",
  summary: "Leave the loyalty programme, or come back",
  body: z.strictObject({ is_member: z.boolean() }),
  answer: loyaltySchema,
});
export const getLoyaltyPoints = endpoint({
  method: "GET",
  path: "/clients/me/loyalty_points",
  auth: "bearer",
  origin: "specified",
  summary: "What gave and took points, newest first",
  query: z.strictObject({
    page: pageNumberSchema,
    page_size: z.coerce.number().int().min(1).max(100).default(30),
  }),
  answer: pageOf(
    z.object({
      id: z.uuid(),
      rule: pointRuleSchema,
      at: z.iso.datetime(),
      /** Above zero: given. */
      points: z.int(),
      /** Points after it. */
      balance: z.int(),
      order: z.object({ id: z.uuid(), number: z.string() }).nullable(),
    }),
  ),
});
