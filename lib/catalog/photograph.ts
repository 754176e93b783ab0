import { normalTarget } from "#lib/routing/normal-target.ts";

/**
 * Whether `next/image` prepares a photograph: it does for each address anew, a second of a core each, so that a picture has to
 * have one address only. One with a query, a fragment, a port, a user or another spelling of its path is shown as it is, from
 * its own host, which may answer all of them with the same picture.
 */
export function isPrepared(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { hostname, pathname } = new URL(url);
  return url === `https://${hostname}${normalTarget(pathname)}`;
}
