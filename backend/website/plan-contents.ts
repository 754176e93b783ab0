/** One text of the shop: a content of the website or a word of the search, in a language. */
export interface PieceKey {
  kind: string;
  slug: string;
  locale: string;
}
export interface ShippedPiece extends PieceKey {
  digest: string;
}
/** What is known of a piece in a database. */
export interface KnownPiece extends PieceKey {
  /** Of what was put there by a release, null before versions were kept; `newest`: of what that release ships. */
  given: { digest: string; newest: string } | null;
  /** Of what is there now; null when it was taken away. */
  current: string | null;
}

export interface ContentPlan {
  /** Keys of pieces to put there. */
  write: ShippedPiece[];
  /** Keys of pieces that are shipped no longer and that nobody changed. */
  remove: PieceKey[];
  /** What to remember of every piece that changes there, or that staff's stands in the place of. */
  remember: (PieceKey & { digest: string; newest: string })[];
  forget: PieceKey[];
}

export const keyOf = ({ kind, slug, locale }: PieceKey): string => JSON.stringify([kind, slug, locale]);

/** Said of a piece that no release put there. */
export const givenByNobody = "";

/**
 * What has to change so that a database holds what is shipped: what nobody changed is replaced, what staff changed, took away
 * or wrote itself is kept. `isEarlier` knows the texts of releases from before versions were kept. `isBrought` says of a
 * piece that is missing and that the database was never given whether it is to come.
 */
export function planContents(
  shipped: readonly ShippedPiece[],
  known: readonly KnownPiece[],
  { isEarlier, isBrought }: { isEarlier: (digest: string) => boolean; isBrought: (piece: PieceKey) => boolean },
): ContentPlan {
  const there = new Map(known.map((piece) => [keyOf(piece), piece]));
  const stillShipped = new Set(shipped.map(keyOf));
  const plan: ContentPlan = { write: [], remove: [], remember: [], forget: [] };
  for (const piece of shipped) {
    const { given = null, current = null } = there.get(keyOf(piece)) ?? {};
    const { kind, slug, locale, digest } = piece;
    const isOurs =
      given === null
        ? current === null
          ? isBrought(piece)
          : current === digest || isEarlier(current)
        : current === given.digest;
    if (isOurs && current !== digest) plan.write.push(piece);
    const next = { digest: isOurs ? digest : (given?.digest ?? givenByNobody), newest: digest };
    if (given?.digest !== next.digest || given.newest !== next.newest)
      plan.remember.push({ kind, slug, locale, ...next });
  }
  for (const { kind, slug, locale, given, current } of known) {
    const key = { kind, slug, locale };
    if (stillShipped.has(keyOf(key))) continue;
    const isOurs = current !== null && (given === null ? isEarlier(current) : current === given.digest);
    if (isOurs) plan.remove.push(key);
    if (given !== null) plan.forget.push(key);
  }
  return plan;
}
