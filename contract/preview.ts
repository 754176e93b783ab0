import { z } from "zod";
import { familySchema, metaCategorySchema, productCardSchema, productsPageSchema, variantSchema } from "./catalog.ts";
import { decimalSchema } from "./decimal.ts";
import { endpoint } from "./endpoint.ts";
import { pageNumberSchema } from "./page.ts";
import { pictureSchema } from "./picture.ts";
import { bodyId, requestParams, requestSchema, requestStatusSchema } from "./requests.ts";
import { kidReferenceSchema } from "./subscriptions.ts";

/** Why a piece of a preview goes. */
export const replacementReasonSchema = z.enum([
  "COLOR",
  "PATTERN",
  "STYLE",
  "MATERIAL",
  "PRICE",
  "SIZE",
  "SEASON",
  "ALREADY_OWNED",
  "OTHER",
]);

/** Why the stylist chose a piece: a code the storefront has words for, with the facts it needs. */
export const itemReasonSchema = z.object({
  code: z.string(),
  data: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});

/** A piece that could stand in a box, at its price there. */
const previewPieceSchema = z.object({
  product: productCardSchema,
  variant: variantSchema,
  unit_price_ttc: decimalSchema,
});

export const previewItemSchema = z.object({
  look_index: z.int(),
  item_index: z.int(),
  product: productCardSchema,
  variant: variantSchema,
  /** Price of the day the box was composed; it stays. */
  unit_price_ttc: decimalSchema,
  /** Most important first. */
  reasons: z.array(itemReasonSchema),
  /** The client asked for it. */
  is_wish: z.boolean(),
  /** What stood here before, oldest first. */
  replaced: z.array(z.object({ product_id: z.int(), reason: z.string() })),
  /** What comes back when the last change of this place is taken back; null without one. */
  previous: previewPieceSchema.nullable(),
});

/** Who chose, and signs for it: one of the stylists of the website, the same for a profile at every box. */
const boxStylistSchema = z.object({
  slug: z.string(),
  firstname: z.string(),
  city: z.string(),
  image: pictureSchema,
});
export type BoxStylist = z.infer<typeof boxStylistSchema>;

/**
 * Why a wish is not in the box. GONE: the shop sells it no longer. SOLD_OUT: no piece of the size was left. NO_SIZE: it is
 * not made in a size that fits. OVER_BUDGET: alone it costs more than the box may. NO_ROOM: other wishes and the looks
 * took the places or the budget.
 */
const unfulfilledReasonSchema = z.enum(["GONE", "SOLD_OUT", "NO_SIZE", "OVER_BUDGET", "NO_ROOM"]);
export type UnfulfilledReason = z.infer<typeof unfulfilledReasonSchema>;

export const previewSchema = z.object({
  request_id: z.int(),
  kid: kidReferenceSchema,
  status: requestStatusSchema,
  /** The preview can be changed, commented and validated. */
  is_open: z.boolean(),
  preview_until: z.iso.datetime().nullable(),
  delivery_date: z.iso.date(),
  looks: z.array(
    z.object({
      look_index: z.int(),
      items: z.array(previewItemSchema),
      total_ttc: decimalSchema,
      /** A flat-lay of the look; null when one of its pieces is photographed, not drawn. */
      image: pictureSchema.nullable(),
      /** Where the pieces lie in it, in hundredths of its width and height. */
      areas: z.array(
        z.object({ product_id: z.int(), x: z.number(), y: z.number(), width: z.number(), height: z.number() }),
      ),
    }),
  ),
  totals: z.object({
    pieces: z.int(),
    items_total_ttc: decimalSchema,
    /** What is taken off when every piece is kept. */
    keep_all_percent: z.int(),
    keep_all_discount_ttc: decimalSchema,
    keep_all_total_ttc: decimalSchema,
    /** What the box may cost at most, its own or that of the profile. */
    budget_ttc: decimalSchema.nullable(),
  }),
  comment: z.string().nullable(),
  /** What client and stylist wrote to each other about this box, oldest first. */
  messages: z.array(z.object({ from: z.enum(["CLIENT", "STYLIST"]), text: z.string(), at: z.iso.datetime() })),
  /** Null where the shop names no stylist. */
  stylist: boxStylistSchema.nullable(),
  /** Pieces the client took out without another in their place; they can be put back while the preview is open. */
  dropped: z.array(previewPieceSchema.extend({ look_index: z.int(), item_index: z.int() })),
  /** A box with so few pieces can lose none. */
  fewest_pieces: z.int(),
  unfulfilled_wishes: z.array(
    z.object({ product: productCardSchema, variant: variantSchema.nullable(), reason: unfulfilledReasonSchema }),
  ),
  /** Until when the client's yes can be taken back; null when there is none, or it is too late. */
  reopen_until: z.iso.datetime().nullable(),
  /** The shop's time, which a countdown starts from. */
  as_of: z.iso.datetime(),
});
export type Preview = z.infer<typeof previewSchema>;

const place = z.int().min(0).max(20);

export const getPreview = endpoint({
  method: "GET",
  path: "/clients/me/kids/:id/requests/:rid/preview",
  auth: "bearer",
  origin: "specified",
  summary: "The stylist's choice, look by look",
  params: requestParams,
  answer: previewSchema,
  errors: ["NOT_FOUND", "PREVIEW_NOT_READY"],
});

/** The piece that goes back into stock and the one that is taken out change in one transaction. */
export const replacePreviewItem = endpoint({
  method: "POST",
  path: "/clients/me/kids/:id/requests/:rid/preview",
  auth: "bearer",
  origin: "specified",
  summary: "Replace a piece: by a variant, by a product in the profile's size, or by the stylist's next choice",
  params: requestParams,
  body: z.strictObject({
    look_index: place,
    item_index: place,
    replacement_reason: replacementReasonSchema,
    replacement_variant_id: bodyId.optional(),
    replacement_product_id: bodyId.optional(),
    /** The piece the client saw in that place; another one there answers CONFLICT. */
    expected_variant_id: bodyId.optional(),
  }),
  answer: previewSchema,
  errors: [
    "NOT_FOUND",
    "PREVIEW_NOT_READY",
    "PREVIEW_CLOSED",
    "UNKNOWN_VARIANT",
    "NOT_ENOUGH_STOCK",
    "PIECE_ALREADY_IN_BOX",
    "NO_REPLACEMENT",
    "CONFLICT",
  ],
});

export const commentPreview = endpoint({
  method: "POST",
  path: "/clients/me/kids/:id/requests/:rid/preview/comment",
  auth: "bearer",
  origin: "specified",
  summary: "A word to the stylist; the last one counts",
  params: requestParams,
  body: z.strictObject({ message: z.string().trim().min(1, { error: "required" }).max(2000) }),
  answer: previewSchema,
  errors: ["NOT_FOUND", "PREVIEW_NOT_READY", "PREVIEW_CLOSED"],
});

export const searchPreview = endpoint({
  method: "GET",
  path: "/clients/me/kids/:id/requests/:rid/preview/search",
  auth: "bearer",
  origin: "specified",
  summary: "Products that could stand in the box instead, best first",
  params: requestParams,
  query: z.strictObject({
    page: pageNumberSchema,
    /** The piece to replace; without it `same_category` means the categories the box has pieces of. */
    look_index: z.coerce.number().int().min(0).max(20).optional(),
    item_index: z.coerce.number().int().min(0).max(20).optional(),
    same_category: z.stringbool().default(false),
    category: z.union([familySchema, metaCategorySchema]).optional(),
    /** Only what fits the sizes and tastes of the profile. */
    filter_profile: z.stringbool().default(true),
  }),
  answer: productsPageSchema,
  errors: ["NOT_FOUND", "PREVIEW_NOT_READY"],
});

export const validatePreview = endpoint({
  method: "POST",
  path: "/clients/me/kids/:id/requests/:rid/preview/validate",
  auth: "bearer",
  origin: "specified",
  summary: "Say yes to the preview; a box that was validated stays so",
  params: requestParams,
  answer: requestSchema,
  errors: ["NOT_FOUND", "PREVIEW_NOT_READY", "PREVIEW_CLOSED", "REQUEST_NOT_CHANGEABLE"],
});
