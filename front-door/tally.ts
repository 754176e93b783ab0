/**
 * What the front door did since the process began: how requests were answered, what each of its tricks came to, and whom it sent
 * away. Those who run the shop read it at `/healthz`.
 */
const names = [
  /* Pages that were sent without Next. */
  "whole_pages",
  /* Files that never change, sent from memory. */
  "kept_files",
  /* Files of the build, sent as it compressed them. */
  "pressed_files",
  /* Pages Next keeps, which waited for no turn. */
  "kept_pages",
  /* Made for this request, in turn. */
  "made",
  /* Of them: had to wait for their turn. */
  "waited",
  /* Bodies sent as they were compressed before, and those made shorter behind that. */
  "kept_bytes",
  "squeezed",
  /* Addresses that name nothing, as one look-up said. */
  "named_nothing",
  /* Documents in the place of a page that is missing or broke. */
  "documents",
  /* Times memory was given back to the machine. */
  "given_back",
  /* Sent away: more than could be served in time, the API away, no address or method of this shop. Bodies are counted apart. */
  "refused_busy",
  "refused_away",
  "refused_address",
  /* Cut: a body that trickled in. */
  "cut_slow",
] as const;
export type Counted = (typeof names)[number];

const counts = new Map<Counted, number>(names.map((name) => [name, 0]));

export const count = (name: Counted): void => void counts.set(name, (counts.get(name) ?? 0) + 1);

export const readTally = (): Record<string, number> => Object.fromEntries(counts);
