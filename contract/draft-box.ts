import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { pictureSchema } from "./picture.ts";
import { productCardSchema } from "./catalog.ts";
import { previewItemSchema, previewSchema } from "./preview.ts";
import { sizeAdviceSchema } from "./size-advice.ts";
import { lookSuggestionSchema } from "./suggestions.ts";
import { stylistSchema } from "./website.ts";

/** Quizzes of somebody who had no box yet: their answers are enough to choose one. */
export const draftQuizCodes = ["signup", "signup-woman", "new-kid", "new-profile-woman"] as const;
export type DraftQuizCode = (typeof draftQuizCodes)[number];

/** Who the box is for, told by answers only; a profile need not exist, and nothing of it is kept. */
const wearer = {
  code: z.enum(draftQuizCodes),
  /** As the quiz takes them, as far as it was filled in; the look answers count under the question of kind `outfits`. */
  answers: z.record(z.string().max(60), z.unknown()),
};
/** What is not for sale is not told, so that nothing is gone. */
const unfulfilledWish = previewSchema.shape.unfulfilled_wishes.element;
const unfulfilledWishes = z.array(unfulfilledWish.extend({ reason: unfulfilledWish.shape.reason.exclude(["GONE"]) }));
const id = z.int().min(1).max(2_147_483_647);
/** Variants, look by look. */
const arrangement = z.array(z.array(id).min(1).max(8)).min(1).max(4);
/** A piece that was picked before there was a profile; a variant is a size that was asked for. */
export const boxWishSchema = z.strictObject({ product_id: id, variant_id: id.nullable() });
export const mostBoxWishes = 30;
/** In the order of picking. */
export const boxWishesSchema = z.array(boxWishSchema).max(mostBoxWishes);
/** Products the wearer saw and wants no more. */
const without = z.array(id).max(200).default([]);

export const draftPieceSchema = previewItemSchema.pick({
  product: true,
  variant: true,
  unit_price_ttc: true,
  reasons: true,
});
export type DraftPiece = z.infer<typeof draftPieceSchema>;

export const draftBoxSchema = z.object({
  /** The first day the box could arrive, by home delivery to the country asked from. */
  delivery_date: z.iso.date(),
  /** Chose among boxes that please alike: another one makes another box. */
  seed: z.int(),
  looks: z.array(
    z.object({
      look_index: z.int(),
      items: z.array(draftPieceSchema.extend(previewItemSchema.pick({ look_index: true, item_index: true }).shape)),
      total_ttc: previewSchema.shape.looks.element.shape.total_ttc,
      /** A flat-lay of the look; null when one of its pieces is photographed, not drawn. */
      image: pictureSchema.nullable(),
    }),
  ),
  totals: previewSchema.shape.totals,
  /** The wishes that are not in it; one that was swapped away, or of a product that is not for sale, is not told. */
  unfulfilled_wishes: unfulfilledWishes,
  /** Who signs it, in two sentences of the language asked for. */
  stylist: stylistSchema.pick({ slug: true, firstname: true, city: true, image: true }).extend({ note: z.string() }),
  /** What of the sizes is doubtful: ask before the box is ordered. */
  size_advice: sizeAdviceSchema,
});
export type DraftBox = z.infer<typeof draftBoxSchema>;

/** `fields` of a refusal name the question: `body.answers.birthdate`. */
export const composeDraftBox = endpoint({
  method: "POST",
  path: "/draft-boxes/compose",
  auth: "optional",
  staff: "look",
  origin: "added",
  summary:
    "A box chosen from today's stock for whoever answered a quiz, the wishes that fit first; nothing is kept or reserved. With `looks` no choice is made: these pieces with the prices and reasons of now, without what sold out",
  body: z.strictObject({
    ...wearer,
    seed: z.int().min(0).max(2_147_483_647).default(1),
    without,
    wishes: boxWishesSchema.default([]),
    looks: arrangement.optional(),
  }),
  answer: draftBoxSchema,
  errors: ["NOT_ENOUGH_PIECES", "UNKNOWN_VARIANT"],
});

export const findDraftAlternatives = endpoint({
  method: "POST",
  path: "/draft-boxes/alternatives",
  auth: "optional",
  staff: "look",
  origin: "added",
  summary: "Up to five pieces that could stand in the place of one, best first; an empty list when nothing else fits",
  body: z.strictObject({
    ...wearer,
    looks: arrangement,
    look_index: z.int().min(0).max(3),
    item_index: z.int().min(0).max(7),
    without,
  }),
  answer: z.object({
    items: z.array(draftPieceSchema.extend({ price_difference_ttc: previewItemSchema.shape.unit_price_ttc })),
  }),
  errors: ["UNKNOWN_VARIANT"],
});

/** A box that was shown before it was asked for; the first one that is asked for begins with its pieces. */
export const putDraftBox = endpoint({
  method: "PUT",
  path: "/clients/me/kids/:id/draft-box",
  auth: "bearer",
  origin: "added",
  summary:
    "Keep the box that was shown for the next box the profile asks for within 30 days: its pieces become wishes of it, in the sizes of then, and what was swapped away stays out of it. A subscription whose box takes wishes gets as many as fit, the rest waits for its next box. A piece that leaves the shop before its box waits no longer. The last one counts",
  params: z.strictObject({ id: z.uuid() }),
  body: z.strictObject({ looks: arrangement, without }),
  answer: z.void(),
  status: 204,
  errors: ["NOT_FOUND", "UNKNOWN_VARIANT"],
});

/** What became of a box that was shown: a list of wishes has so many places, and those by hand come first. */
export const getDraftBox = endpoint({
  method: "GET",
  path: "/clients/me/kids/:id/draft-box",
  auth: "bearer",
  origin: "added",
  summary: "Where the pieces of the box that was shown are, and which of them wait for a later box",
  params: z.strictObject({ id: z.uuid() }),
  answer: z.object({
    /** The box that took pieces, while it takes wishes; null when there is none. */
    box: z
      .object({
        request_id: z.int(),
        delivery_date: z.iso.date(),
        /** How many of its wishes are pieces that were shown. */
        pieces: z.int(),
      })
      .nullable(),
    /** Become wishes of the next box, as many as it has places for. */
    waiting: z.array(productCardSchema),
  }),
  errors: ["NOT_FOUND"],
});
export type KeptDraftBox = z.infer<typeof getDraftBox.answer>;

/** What a question of kind `outfits` shows; its answer is a list of `{ look_id, like }`. */
export const getDraftOutfits = endpoint({
  method: "POST",
  path: "/draft-boxes/outfits",
  auth: "optional",
  staff: "look",
  origin: "added",
  summary: "Six looks to like or not, told apart by what was answered so far",
  body: z.strictObject(wearer),
  answer: z.array(lookSuggestionSchema),
});

/** Asked on the way through a quiz: what to propose before a size was told, and what cannot be once it was. */
export const adviseSizes = endpoint({
  method: "POST",
  path: "/draft-boxes/sizes",
  auth: "optional",
  staff: "look",
  origin: "added",
  summary: "Sizes an age and a height lead to, and what is doubtful about those that were told",
  body: z.strictObject(wearer),
  answer: sizeAdviceSchema,
});
