import { z } from "zod";
import { profileTypeSchema } from "./catalog.ts";
import { endpoint } from "./endpoint.ts";
import { pictureSchema } from "./picture.ts";
import { quizCodes } from "./quiz-codes.ts";
import { sizeFields } from "./sizes.ts";
import { tasteFields, type TasteField } from "./tastes.ts";

export const quizCodeSchema = z.enum(quizCodes);
export type QuizCode = z.infer<typeof quizCodeSchema>;

/** Fields of a profile an answer sets. The photo travels by a call of its own. */
export const quizProfileFields = ["firstname", "gender", "birthdate", "description", "photo", ...sizeFields] as const;
export type QuizProfileField = (typeof quizProfileFields)[number];

/** Where an answer goes: a field of the profile, a taste the stylist reads, or nowhere but into the stored answers. */
const targetSchema = z.templateLiteral([
  z.enum(["profile", "tastes"]),
  ".",
  z.enum([...quizProfileFields, ...(Object.keys(tasteFields) as [TasteField, ...TasteField[]])]),
]);

/**
 * single: one value of `options`; multiple: several; size: one value of `options`, a size as the catalogue spells it;
 * scale: a whole number of `scale`; text: words; date: `YYYY-MM-DD`; photo: nothing, the picture is sent to the profile;
 * outfits: a list of `{ look_id, like }`, the looks are those of `getDraftOutfits` or, for a profile, `getLookSuggestions`.
 */
export const questionKindSchema = z.enum(["single", "multiple", "size", "scale", "text", "date", "photo", "outfits"]);

export const quizOptionSchema = z.object({
  value: z.string(),
  label: z.string(),
  help: z.string().nullable(),
  /** `#rrggbb` swatches of the answer, lightest first; empty for one that is no colour. */
  colors: z.array(z.string()),
  picture: pictureSchema.nullable(),
});

export const quizQuestionSchema = z.object({
  /** Name of its answer; for a taste or a field of the profile the name of that field. Unique in a quiz. */
  id: z.string(),
  kind: questionKindSchema,
  title: z.string(),
  help: z.string().nullable(),
  is_required: z.boolean(),
  sets: targetSchema.nullable(),
  /** Values `single`, `multiple` and `size` choose from. */
  options: z.array(quizOptionSchema),
  /** Most values of a `multiple`, most letters of a `text`, looks shown for `outfits`; null without a limit. */
  max: z.int().nullable(),
  /** With a `unit` (`cm`) the number itself is asked for, in a field; without one a few steps between the labels. */
  scale: z
    .object({ min: z.int(), max: z.int(), min_label: z.string(), max_label: z.string(), unit: z.string().nullable() })
    .nullable(),
  /** The question is put only when the other one has one of these values as its answer. */
  shown_if: z.object({ question: z.string(), values: z.array(z.string()) }).nullable(),
});
export type QuizQuestion = z.infer<typeof quizQuestionSchema>;

/** One screen: mostly one question, sometimes a few that are thought of together (loved and never, the sizes). */
export const quizStepSchema = z.object({
  slug: z.string(),
  title: z.string(),
  text: z.string().nullable(),
  picture: pictureSchema.nullable(),
  questions: z.array(quizQuestionSchema),
});
export type QuizStep = z.infer<typeof quizStepSchema>;

export const quizSchema = z.object({
  code: quizCodeSchema,
  /** Null for a quiz that fits both. */
  profile_type: profileTypeSchema.nullable(),
  title: z.string(),
  text: z.string(),
  /** Where the quiz goes on once it is answered. */
  next: z.enum(["membership", "subscription", "confirm"]),
  steps: z.array(quizStepSchema),
});
export type Quiz = z.infer<typeof quizSchema>;

const params = z.strictObject({ code: z.string().max(40) });

export const getQuiz = endpoint({
  method: "GET",
  path: "/quizzes/:code",
  auth: "none",
  origin: "added",
  summary: "A quiz with all its steps",
  params,
  answer: quizSchema,
  errors: ["NOT_FOUND"],
});

export const getQuizStep = endpoint({
  method: "GET",
  path: "/quizzes/:code/:slug",
  auth: "none",
  origin: "added",
  summary: "One step of a quiz",
  params: params.extend({ slug: z.string().max(60) }),
  answer: quizStepSchema.extend({
    code: quizCodeSchema,
    /** From 1. */
    position: z.int(),
    steps: z.int(),
    previous_slug: z.string().nullable(),
    next_slug: z.string().nullable(),
  }),
  errors: ["NOT_FOUND"],
});
