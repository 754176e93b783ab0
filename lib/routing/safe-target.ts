/**
 * The place to go after signing in, as it came in a query: a path of this site, else the fallback. Other hosts,
 * protocols, backslashes and control characters never get through.
 */
export function safeTarget(target: string | null | undefined, fallback: string): string {
  if (!target || target.length > 1000 || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(target)) return fallback;
  const url = new URL(target, "http://site.invalid");
  return url.host === "site.invalid" && !url.pathname.startsWith("//")
    ? url.pathname + url.search + url.hash
    : fallback;
}

/**
 * The target with the end of the address somebody came with (`#piece-1`), which no server is sent and browsers carry along
 * to the sign-in page. Letters, digits, `-` and `_` only; a target that has an end keeps its own.
 */
export const withCarriedHash = (target: string, hash: string): string =>
  !target.includes("#") && /^#[\w-]{1,100}$/.test(hash) ? target + hash : target;
