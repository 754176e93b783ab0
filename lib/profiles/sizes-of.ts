import type { Profile } from "#contract/profiles.ts";
import { sizeFields, type SizeField } from "#contract/sizes.ts";

/** The sizes a profile has, each once. */
export const sizesOf = (profile: Pick<Profile, SizeField>): string[] => [
  ...new Set(sizeFields.map((field) => profile[field]).filter((size) => size !== null)),
];
