/* Without schemas, so that what decides about addresses need not carry zod. */

/** Ages a child's look is looked for by: whole years, from the first to the last. */
export const lookAges = ["0-1", "2-5", "6-9", "10-14"] as const;
export type LookAge = (typeof lookAges)[number];
