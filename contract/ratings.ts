import { z } from "zod";
import { endpoint } from "./endpoint.ts";

export const fitSchema = z.enum(["TOO_SMALL", "GOOD", "TOO_LARGE"]);

const scoreSchema = z.int().min(1).max(5);
const words = z.string().trim().max(2000).default("");

export const ratingSchema = z.object({
  /** 1 to 5, as all scores. */
  overall: z.int(),
  comment: z.string(),
  items: z.array(z.object({ order_line_id: z.uuid(), score: z.int(), fit: fitSchema.nullable(), comment: z.string() })),
  updated_at: z.iso.datetime(),
});
export type Rating = z.infer<typeof ratingSchema>;

export const rateOrder = endpoint({
  method: "PUT",
  path: "/clients/me/orders/:id/rating",
  auth: "bearer",
  origin: "added",
  summary: "Rate a delivered order and its pieces; a later rating replaces it. It is answered with the order",
  params: z.strictObject({ id: z.uuid() }),
  body: z.strictObject({
    overall: scoreSchema,
    comment: words,
    items: z
      .array(
        z.strictObject({
          order_line_id: z.uuid(),
          score: scoreSchema,
          fit: fitSchema.nullable().default(null),
          comment: words,
        }),
      )
      .max(50)
      .refine((items) => new Set(items.map((item) => item.order_line_id)).size === items.length)
      .default([]),
  }),
  answer: ratingSchema,
  errors: ["NOT_FOUND", "ORDER_NOT_DELIVERED"],
});
