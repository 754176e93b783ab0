import type { Queryable } from "../db/database.ts";
import * as store from "./content-store.ts";
import { givenByNobody, planContents, type KnownPiece, type PieceKey } from "./plan-contents.ts";

export interface ContentRelease {
  /** Digests of all releases up to this one, in their order. */
  releases: readonly string[];
  /** Made when they are needed: it takes a tenth of a second. */
  readRows: () => store.ShippedRows;
  /** Whether a digest is of a piece of a release from before versions were kept. */
  isEarlier: (digest: string) => boolean;
  /** Kinds that belong to the made-up shop: a shop of its own never had them and is not given any. */
  madeUp: ReadonlySet<string>;
}

/** What has to happen to a database that had the releases `had`. `newer`: its texts come from a program after this one, and stay. */
export function planRelease(releases: readonly string[], had: readonly string[]): "none" | "newer" | "bring" {
  if (had.some((digest) => !releases.includes(digest))) return "newer";
  return had.includes(releases.at(-1) ?? "") ? "none" : "bring";
}

/** What staff has instead of what is shipped. */
export interface KeptPiece extends PieceKey {
  /** `changed`: its text; `removed`: nothing. */
  how: "changed" | "removed";
  /** Another text is shipped since staff made theirs. */
  isNewerShipped: boolean;
}

const toKept = ({ kind, slug, locale, given, current }: KnownPiece): KeptPiece[] =>
  given === null || current === given.digest || (current === null && given.digest === givenByNobody)
    ? []
    : [
        {
          kind,
          slug,
          locale,
          how: current === null ? "removed" : "changed",
          isNewerShipped: given.newest !== given.digest,
        },
      ];

/** What staff changed and took away, by kind, name and language. */
export const findKept = async (db: Queryable): Promise<KeptPiece[]> =>
  (await store.findOtherPieces(db)).flatMap(toKept);

/** A text that staff has put back as it was is replaced by the newest, without a new release. */
const isPutBack = ({ given, current }: KnownPiece): boolean =>
  given !== null && given.newest !== given.digest && given.digest === current;

/** Whether `bringContents` would change anything, and what staff has instead: a start asks this and mostly does nothing else. */
export async function readContentState(
  db: Queryable,
  { releases }: ContentRelease,
): Promise<{ isDue: boolean; kept: KeptPiece[] }> {
  const others = await store.findOtherPieces(db);
  const due = planRelease(releases, await store.findReleases(db));
  return { isDue: due === "bring" || (due === "none" && others.some(isPutBack)), kept: others.flatMap(toKept) };
}

/**
 * Brings the texts of a database up to what this program ships, in the transaction and under the lock of the caller; what
 * staff changed stays. `isFilling`: the made-up shop is being filled and gets everything.
 */
export async function bringContents(
  tx: Queryable,
  release: ContentRelease,
  { now, isFilling = false }: { now: Date; isFilling?: boolean },
): Promise<void> {
  const digest = release.releases.at(-1);
  if (digest === undefined || planRelease(release.releases, await store.findReleases(tx)) === "newer") return;
  const rows = release.readRows();
  const [shipped, known] = [await store.digestShipped(tx, rows), await store.findPieces(tx)];
  const given = new Set(
    known.flatMap((piece) => (piece.given && piece.given.digest !== givenByNobody ? [piece.kind] : [])),
  );
  const there = new Set(known.flatMap((piece) => (piece.current === null ? [] : [piece.kind])));
  const isBrought = ({ kind }: PieceKey): boolean => {
    if (isFilling || given.has(kind)) return true;
    // Words that are missing where versions begin to be kept were taken away by staff; other texts are never.
    return kind === "word" ? !there.has(kind) : !release.madeUp.has(kind);
  };
  const plan = planContents(shipped, isFilling ? known.filter(({ current }) => current !== null) : known, {
    isEarlier: release.isEarlier,
    isBrought,
  });
  await store.removePieces(tx, plan.remove);
  await store.writePieces(tx, plan.write, rows);
  await store.rememberPieces(tx, plan.remember, plan.forget);
  await store.noteRelease(tx, digest, now);
}
