import type { Locale } from "#contract/locale.ts";
import type { Profile } from "#contract/profiles.ts";
import { href } from "#lib/routing/href.ts";

/** The page of a profile; a woman's has its own. */
export const profileHref = (locale: Locale, { id, profile_type }: Pick<Profile, "id" | "profile_type">): string =>
  profile_type === "WOMAN"
    ? href(locale, "profil-woman-profileId", { profileId: id })
    : href(locale, "profil-profileId", { profileId: id });
