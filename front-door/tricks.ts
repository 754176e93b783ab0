/**
 * What the front door does beyond handing a request to Next. Each stands for itself, is described in the README beside, and can
 * be left out.
 */
export const tricks = [
  "whole-pages",
  "kept-pages",
  "kept-bytes",
  "squeeze",
  "pressed-files",
  "late-scripts",
  "error-documents",
  "existence",
  "line",
  "give-back",
] as const;
export type Trick = (typeof tricks)[number];

/** The tricks in use. `leftOut`: names, with commas between them; throws where there is no such trick. */
export function readTricks(leftOut = process.env.FRONT_DOOR_WITHOUT ?? ""): ReadonlySet<Trick> {
  const names = leftOut.split(",").flatMap((name) => name.trim() || []);
  const unknown = names.filter((name) => !tricks.some((trick) => trick === name));
  if (unknown.length > 0)
    throw new Error(`FRONT_DOOR_WITHOUT names ${unknown.join(", ")}; there are ${tricks.join(", ")}`);
  return new Set(tricks.filter((trick) => !names.includes(trick)));
}
