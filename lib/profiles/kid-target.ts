import type { Locale } from "#contract/locale.ts";
import type { Profile } from "#contract/profiles.ts";
import { localizePath, splitLocale } from "#lib/routing/href.ts";
import { matchRoute } from "#lib/routing/match.ts";

/** Pages that are somebody's, though their address names nobody: `/your-shop/looks` is `/{kidId}/your-shop/looks`. */
const shared = /^your-shop(-|$)/;

function pathOf(target: string): string | null {
  const [pathname = ""] = target.split(/[?#]/, 1);
  const { path } = splitLocale(pathname);
  const match = matchRoute(path);
  return match && shared.test(match.name) ? path : null;
}

/** Whether it has to be said for whom before a page of this site (a path with its language and query) shows anything. */
export const needsKid = (target: string): boolean => pathOf(target) !== null;

/** The page of one profile somebody was on the way to; null where the target is nobody's in particular. */
export function kidTargetOf(locale: Locale, target: string, { id }: Pick<Profile, "id">): string | null {
  const path = pathOf(target);
  return path === null ? null : localizePath(locale, `/${id}${path}`);
}
