import type { Locale } from "#contract/locale.ts";
import type { Profile } from "#contract/profiles.ts";
import { localizePath } from "#lib/routing/href.ts";
import { routes, type PageName } from "#lib/routing/routes.ts";
import { profileHref } from "./profile-href.ts";

/**
 * The page of the same purpose for another profile. What its address names besides the profile (a box, a piece, a
 * subscription) belongs to one person only, so the page above it is taken, which everybody has.
 */
export function siblingHref(locale: Locale, name: PageName, profile: Pick<Profile, "id" | "profile_type">): string {
  const { path } = routes[name];
  if (name === "profil-profileId" || name === "profil-woman-profileId" || !path.startsWith("/{kidId}/"))
    return profileHref(locale, profile);
  const [, , ...rest] = path.split("/");
  const firstOther = rest.findIndex((segment) => segment.startsWith("{"));
  const shared = firstOther === -1 ? rest : rest.slice(0, firstOther);
  return localizePath(locale, `/${profile.id}/${shared.join("/")}`);
}

/** Whether a page is about one profile and has a counterpart for every other. */
export const isOfOneProfile = (name: PageName): boolean =>
  routes[name].path.startsWith("/{kidId}/") || name.startsWith("profil-");
