/** Renewed this long before it ends, so that no page begins with a token that ends under way. */
const marginS = 60;
/** For tokens that are no JWT. */
const unknownLifetimeS = 300;

/**
 * For how many seconds from its receipt an access token need not be renewed; 0 for one that hardly lives. Only what the
 * token says of its length counts, never a clock: that of the API may be another one than ours. The signature is not
 * checked, the API decides whether to believe.
 */
export function freshForS(token: string): number {
  const lifetimeS = readLifetimeS(token) ?? unknownLifetimeS;
  return Math.max(0, lifetimeS - Math.min(marginS, Math.ceil(lifetimeS / 2)));
}

function readLifetimeS(token: string): number | null {
  const payload = token.split(".")[1];
  if (payload === undefined) return null;
  try {
    const claims = JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/"))) as Record<
      string,
      unknown
    > | null;
    const [issuedAt, endsAt] = [claims?.["iat"], claims?.["exp"]];
    return typeof issuedAt === "number" && typeof endsAt === "number"
      ? Math.max(0, Math.floor(endsAt - issuedAt))
      : null;
  } catch {
    return null;
  }
}
