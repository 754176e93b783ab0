import { z } from "zod";
import { endpoint } from "./endpoint.ts";

export const fitSchema = z.enum(["TOO_SMALL", "GOOD", "TOO_LARGE"]);
export type Fit = z.infer<typeof fitSchema>;

export const scoreSchema = z.int().min(1).max(5);
export const ratingWordsSchema = z.string().trim().max(2000).default("");

export const ratingSchema = z.object({
  /** 1 to 5, as all scores; null where only the fit was told. */
  overall: z.int().nullable(),
  comment: z.string(),
  items: z.array(
    z.object({
      order_line_id: z.uuid(),
      score: z.int().nullable(),
      fit: fitSchema.nullable(),
      comment: z.string(),
    }),
  ),
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
    comment: ratingWordsSchema,
    items: z
      .array(
        z.strictObject({
          order_line_id: z.uuid(),
          score: scoreSchema.nullable().default(null),
          fit: fitSchema.nullable().default(null),
          comment: ratingWordsSchema,
        }),
      )
      .max(50)
      .refine((items) => new Set(items.map((item) => item.order_line_id)).size === items.length)
      .default([]),
  }),
  answer: ratingSchema,
  errors: ["NOT_FOUND", "ORDER_NOT_DELIVERED"],
});
