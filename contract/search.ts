import { z } from "zod";

/**
 * What a part of a search says; `offer`: reduced pieces only; `word`: a word of the products' own texts, such as the name of a
 * model.
 */
export const partKinds = [
  "piece",
  "colour",
  "pattern",
  "fabric",
  "wearer",
  "occasion",
  "season",
  "offer",
  "size",
  "brand",
  "help",
  "word",
] as const;

/** A brand as a link to its page needs it. */
export const namedBrandSchema = z.object({ slug: z.string(), name: z.string() });

const understoodPartSchema = z.object({
  kind: z.enum(partKinds),
  /** As they were typed. */
  words: z.string(),
  /** What they were taken for, in the language asked for; of a size its code (`4 ans`). */
  name: z.string(),
  /** Codes that are looked for, for example `navy`; several are alternatives. */
  values: z.array(z.string()),
  /** The words were misspelt, or taken for others that are near. */
  is_corrected: z.boolean(),
  /** The shop has nothing that is called so; what is shown comes near. */
  is_near: z.boolean(),
  /** Together with the other parts it found nothing, so that what is shown need not have it. */
  is_left_out: z.boolean(),
  /** The search without this part; empty when nothing is left. */
  rest: z.string(),
});
export type UnderstoodPart = z.infer<typeof understoodPartSchema>;

/** How a search was understood. */
export const understandingSchema = z.object({
  /** In the order of the words. */
  parts: z.array(understoodPartSchema),
  /** Words nothing was found for. */
  unknown: z.array(z.string()),
  /** Sections of the frequent questions that answer it. */
  help: z.array(z.object({ slug: z.string(), title: z.string() })),
  /** The brand that was asked for and nothing else; null where something else was, too. */
  brand: namedBrandSchema.nullable().default(null),
});
export type Understanding = z.infer<typeof understandingSchema>;
