/** For how long the previous refresh token still answers the pair that replaced it. */
const previousTokenGraceMs = 10_000;
/** A session ends a year after its last refresh. */
export const sessionTtlMs = 365 * 24 * 60 * 60_000;
/** A session of staff ends this long after it was opened, refreshed or not. */
export const staffSessionTtlMs = 8 * 60 * 60_000;

/** A session that an e-mail alone opened ends this long after it was opened: long enough to order and to look at the order. */
export const guestSessionTtlMs = 24 * 60 * 60_000;

export interface SessionState {
  generation: number;
  rotatedAt: Date;
  expiresAt: Date;
  revokedAt: Date | null;
}

/** What a refresh with a token of `generation` does: `rotate`, `repeat` the current pair, `revoke` the session, or `refuse`. */
export function planRefresh(
  session: SessionState,
  generation: number,
  now: Date,
): "rotate" | "repeat" | "revoke" | "refuse" {
  if (session.revokedAt !== null || session.expiresAt <= now || generation > session.generation) return "refuse";
  if (generation === session.generation) return "rotate";
  const sinceRotationMs = now.getTime() - session.rotatedAt.getTime();
  return generation === session.generation - 1 && sinceRotationMs <= previousTokenGraceMs ? "repeat" : "revoke";
}
