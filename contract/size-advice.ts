import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { sizeFields } from "./sizes.ts";

/**
 * OUTGROWN: the child is older than the size is made for. TOO_LARGE: the size is far above its age. TOLD_LONG_AGO: right
 * when it was told. FEEDBACK_TOO_SMALL, FEEDBACK_TOO_LARGE: what came back said so. TOP_AND_BOTTOM: two sizes nobody wears
 * together. HEIGHT: the height was told and names another size. MISSING: nothing was told that a box needs.
 */
export const sizeAlertCodes = [
  "OUTGROWN",
  "TOO_LARGE",
  "TOLD_LONG_AGO",
  "FEEDBACK_TOO_SMALL",
  "FEEDBACK_TOO_LARGE",
  "TOP_AND_BOTTOM",
  "HEIGHT",
  "MISSING",
] as const;

export const sizeAlertSchema = z.object({
  code: z.enum(sizeAlertCodes),
  field: z.enum(sizeFields),
  /** The size that was told; null for MISSING. */
  told: z.string().nullable(),
  /** The day it was told, where that is known. */
  told_on: z.iso.date().nullable(),
  /** What to propose instead; null when only the wearer can tell. */
  suggested: z.string().nullable(),
});
export type SizeAlert = z.infer<typeof sizeAlertSchema>;

export const sizeAdviceSchema = z.object({
  /** Most urgent first; empty when nothing speaks against the sizes. */
  alerts: z.array(sizeAlertSchema),
  /** What a field holds before it was touched: from age and height, null where nothing is known. */
  suggested: z.object({
    top_size: z.string().nullable(),
    bottom_size: z.string().nullable(),
    shoe_size: z.string().nullable(),
  }),
});
export type SizeAdvice = z.infer<typeof sizeAdviceSchema>;

/** Answered anew each time: telling a size again, also the same one, settles it for its months. */
export const getSizeAdvice = endpoint({
  method: "GET",
  path: "/clients/me/kids/:id/size-advice",
  auth: "bearer",
  origin: "added",
  summary: "What is doubtful about the sizes of a profile, with what to propose",
  params: z.strictObject({ id: z.uuid() }),
  answer: sizeAdviceSchema,
  errors: ["NOT_FOUND"],
});
