import type { Locale } from "#contract/locale.ts";
import type { Profile } from "#contract/profiles.ts";
import { href, localizePath } from "#lib/routing/href.ts";
import { routes, type PageName } from "#lib/routing/routes.ts";
import { profileHref } from "./profile-href.ts";

/**
 * The page of the same purpose for another profile. What its address names besides the profile (a box, a piece, a
 * subscription) belongs to one person only, so the page above it is taken, which everybody has. From a preview it is the
 * other's own preview where that is open (`openPreviews`: boxes by profile), else the page of the other's box.
 */
export function siblingHref(
  locale: Locale,
  name: PageName,
  profile: Pick<Profile, "id" | "profile_type">,
  openPreviews: ReadonlyMap<string, number> = new Map(),
): string {
  const { path } = routes[name];
  if (path.startsWith("/infos/preview/{profileId}/")) {
    const requestId = openPreviews.get(profile.id);
    return requestId === undefined
      ? href(locale, "kidId-malle", { kidId: profile.id })
      : href(locale, "infos-preview-profileId-requestId", { profileId: profile.id, requestId });
  }
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
