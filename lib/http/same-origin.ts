const safeMethods = new Set(["GET", "HEAD"]);

/** True for a read, and for a write that a page of this site sent. Browsers cannot be made to lie in these headers. */
export function isSameOrigin(method: string, headers: Headers): boolean {
  if (safeMethods.has(method)) return true;
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin";
  const origin = headers.get("origin");
  const host = headers.get("x-forwarded-host") ?? headers.get("host");
  return origin !== null && host !== null && URL.canParse(origin) && new URL(origin).host === host;
}
