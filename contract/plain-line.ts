import { z } from "zod";

/** A field that is left out is named as one that is missing; another type keeps zod's own code. */
export const required = { error: (issue: { input?: unknown }) => (issue.input === undefined ? "required" : undefined) };

/**
 * Line ends, tabs and other control characters, and characters that nobody sees: zero-width spaces, those that turn the
 * direction of writing. The two joiners are no such: some scripts are written with them.
 */
const unseen = /[\p{Cc}\p{Zl}\p{Zp}]|(?![\u200C\u200D])\p{Cf}/u;
const seen = /[^\s\p{Default_Ignorable_Code_Point}]/u;

/** Text of one line that looks on a parcel or in a subject as it is: nothing in it is hidden. May be empty. */
export const plainLineSchema = (max: number) =>
  z
    .string(required)
    .trim()
    .max(max)
    .refine((text) => text === "" || (seen.test(text) && !unseen.test(text)), { error: "invalid" });

/** Such a line with something to read. */
export const requiredLineSchema = (max: number) => plainLineSchema(max).min(1, { error: "required" });
