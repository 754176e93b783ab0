import { z } from "zod";
import { productCardSchema, variantSchema } from "./catalog.ts";
import { decimalSchema } from "./decimal.ts";
import { endpoint } from "./endpoint.ts";
import { integerIdSchema } from "./page.ts";
import { itemReasonSchema, previewSchema, replacementReasonSchema } from "./preview.ts";

/** Pieces shown beside one that goes: a choice, not a shop. */
export const alternativeCount = 5;

const params = z.strictObject({ id: z.uuid(), rid: integerIdSchema });
const place = { look_index: z.int().min(0).max(20), item_index: z.int().min(0).max(20) };
const variantId = z.int().min(1).max(2_147_483_647);

const alternativeSchema = z.object({
  product: productCardSchema,
  variant: variantSchema,
  unit_price_ttc: decimalSchema,
  /** What the box costs more with it; below zero when it costs less. */
  price_difference_ttc: z.number(),
  /** Most important first. */
  reasons: z.array(itemReasonSchema),
});
export type Alternative = z.infer<typeof alternativeSchema>;

export const getPreviewAlternatives = endpoint({
  method: "GET",
  path: "/clients/me/kids/:id/requests/:rid/preview/alternatives",
  auth: "bearer",
  origin: "added",
  summary: "At most five pieces that could stand in a place instead, best first and unlike each other",
  params,
  query: z.strictObject({
    look_index: z.coerce.number().int().min(0).max(20),
    item_index: z.coerce.number().int().min(0).max(20),
    /** What is wrong with the piece; the alternatives are right there. */
    reason: replacementReasonSchema.default("OTHER"),
  }),
  answer: z.object({ ...place, variant_id: z.int(), alternatives: z.array(alternativeSchema) }),
  errors: ["NOT_FOUND", "PREVIEW_NOT_READY", "PREVIEW_CLOSED"],
});

/** The piece goes back into stock at once; the place stays empty until it is put back. */
export const dropPreviewItem = endpoint({
  method: "POST",
  path: "/clients/me/kids/:id/requests/:rid/preview/drop",
  auth: "bearer",
  origin: "added",
  summary: "Take a piece out of the box, without another in its place",
  params,
  body: z.strictObject({
    ...place,
    reason: replacementReasonSchema.default("OTHER"),
    /** The piece the client saw in that place; another one there answers CONFLICT. */
    expected_variant_id: variantId.optional(),
  }),
  answer: previewSchema,
  errors: ["NOT_FOUND", "PREVIEW_NOT_READY", "PREVIEW_CLOSED", "TOO_FEW_PIECES", "CONFLICT"],
});

export const undoPreviewChange = endpoint({
  method: "POST",
  path: "/clients/me/kids/:id/requests/:rid/preview/undo",
  auth: "bearer",
  origin: "added",
  summary: "Take the last change of a place back: the piece before it returns, if it is still there",
  params,
  body: z.strictObject({
    ...place,
    /** The piece the client saw in that place, null for none; another one there answers CONFLICT. */
    expected_variant_id: variantId.nullable().optional(),
  }),
  answer: previewSchema,
  errors: ["NOT_FOUND", "PREVIEW_NOT_READY", "PREVIEW_CLOSED", "NOT_ENOUGH_STOCK", "PIECE_ALREADY_IN_BOX", "CONFLICT"],
});

export const reopenPreview = endpoint({
  method: "POST",
  path: "/clients/me/kids/:id/requests/:rid/preview/reopen",
  auth: "bearer",
  origin: "added",
  summary: "Take the yes back until the box is packed; a preview that is open stays so",
  params,
  answer: previewSchema,
  errors: ["NOT_FOUND", "PREVIEW_NOT_READY", "PREVIEW_CLOSED"],
});
