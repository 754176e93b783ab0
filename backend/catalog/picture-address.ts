import { createHash } from "node:crypto";

/** Part of every address of a drawn picture: raise that of a kind when its drawings change, so that no cache shows the old ones. */
const drawingVersions = { products: 3, answers: 3, looks: 3, outfits: 3, portraits: 2, scenes: 4, worn: 4 } as const;
const newestVersion = Math.max(...Object.values(drawingVersions));

export type PictureKind = keyof typeof drawingVersions;

/** JSON with sorted keys: what comes back from a `jsonb` column has its keys in another order. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

const hashOf = (drawn: unknown, version: number): string =>
  createHash("sha256")
    .update(canonical([version, drawn]))
    .digest("hex")
    .slice(0, 12);

/**
 * Root-relative address of a drawn picture. It changes with what is drawn, so that the picture may be kept for ever.
 * `name` is the path below the kind without its hash: `12/front`.
 */
export const pictureUrl = (kind: PictureKind, name: string, drawn: unknown): string =>
  `/pictures/${kind}/${name}-${hashOf(drawn, drawingVersions[kind])}.svg`;

/** True for the hash of this drawing, of today or of an earlier version: orders remember addresses for years. */
export const isPictureHash = (hash: string, drawn: unknown): boolean =>
  Array.from({ length: newestVersion }, (_, index) => hashOf(drawn, index + 1)).includes(hash);
