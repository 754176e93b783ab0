import { z } from "zod";
import { familySchema, metaCategorySchema } from "./catalog.ts";
import { endpoint } from "./endpoint.ts";
import { pictureSchema } from "./picture.ts";

/** Part of the year a piece is worn in; ALL_YEAR where neither its cut nor its cloth says. */
export const wardrobeSeasonSchema = z.enum(["SUMMER", "WINTER", "ALL_YEAR"]);
export type WardrobeSeason = z.infer<typeof wardrobeSeasonSchema>;

/** WORN: with its owner. SENT: put into a parcel of Littlegeste. */
const placeSchema = z.enum(["WORN", "SENT"]);

export const wardrobePieceSchema = z.object({
  /** Of the line of the order it came with. */
  id: z.uuid(),
  product_id: z.int(),
  variant_id: z.int(),
  /** As it was named and shown when it was bought, in the language of that day. */
  name: z.string(),
  clean_name: z.string(),
  brand_name: z.string(),
  collection_slug: z.string(),
  image: pictureSchema,
  family: familySchema,
  meta_category: metaCategorySchema,
  /** Null for a colour the catalogue does not name. */
  color: z.string().nullable(),
  size: z.string(),
  quantity: z.int(),
  season: wardrobeSeasonSchema,
  source: z.enum(["BOX", "SHOP"]),
  order_id: z.uuid(),
  bought_on: z.iso.date(),
  /** An order of the shop that has not come yet. */
  is_on_its_way: z.boolean(),
  place: placeSchema,
  /** Smaller than everything that fits its owner now. */
  is_outgrown: z.boolean(),
  /** A piece of the same owner that does the same: the same product, or the same cut, colour and pattern. */
  twin_id: z.uuid().nullable(),
  /** Whom it came from, when it was handed down in the family. */
  handed_down_by: z.object({ id: z.uuid(), firstname: z.string() }).nullable(),
  /** Brothers and sisters it is not too small for, the best fitting first. */
  heirs: z.array(z.object({ id: z.uuid(), firstname: z.string() })),
});
export type WardrobePiece = z.infer<typeof wardrobePieceSchema>;

export const wardrobeSchema = z.object({
  /** Newest first: what was kept of boxes, what was bought for the profile, what was handed down to it. */
  pieces: z.array(wardrobePieceSchema),
  /** Bought in the shop for nobody that could be told by size: anybody of the family may claim them. */
  unclaimed: z.array(wardrobePieceSchema),
});
export type Wardrobe = z.infer<typeof wardrobeSchema>;

export const getWardrobe = endpoint({
  method: "GET",
  path: "/clients/me/kids/:id/wardrobe",
  auth: "bearer",
  origin: "added",
  summary: "What a profile owns: kept of boxes, bought in the shop, handed down",
  params: z.strictObject({ id: z.uuid() }),
  answer: wardrobeSchema,
  errors: ["NOT_FOUND"],
});

/**
 * `id` is who has it: PIECE_MOVED when it is somebody else's by now. An unclaimed piece is anybody's. To hand it down is to
 * name another profile of the client, and back again the same way; null leaves it with whom it was bought for. `SENT` takes
 * it out of what the stylist counts on. CONFLICT for a woman's piece given to a child, or a child's to her.
 */
export const movePiece = endpoint({
  method: "PATCH",
  path: "/clients/me/kids/:id/wardrobe/:lid",
  auth: "bearer",
  origin: "added",
  summary: "Hand a piece down, claim it, send it to Littlegeste, or take that back; answers the wardrobe as it is then",
  params: z.strictObject({ id: z.uuid(), lid: z.uuid() }),
  body: z.union([z.strictObject({ profile_id: z.uuid().nullable() }), z.strictObject({ place: placeSchema })]),
  answer: wardrobeSchema,
  errors: ["NOT_FOUND", "PIECE_MOVED", "CONFLICT"],
});
