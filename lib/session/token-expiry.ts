/**
 * Milliseconds since the epoch at which a JWT ends; null when it is not one. The signature is not checked:
 * this only decides whether to refresh, the API decides whether to believe.
 */
export function tokenExpiry(token: string): number | null {
  const payload = token.split(".")[1];
  if (payload === undefined) return null;
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/")));
    const exp = typeof claims === "object" && claims !== null && "exp" in claims ? claims.exp : null;
    return typeof exp === "number" ? exp * 1000 : null;
  } catch {
    return null;
  }
}

const marginMs = 60_000;

/** True when a token is over, about to be, or unreadable. */
export const needsRefresh = (token: string, nowMs: number): boolean => (tokenExpiry(token) ?? 0) - marginMs <= nowMs;
