import type { Locale } from "#contract/locale.ts";
import type { Profile } from "#contract/profiles.ts";
import { href } from "#lib/routing/href.ts";
import { clientClassOf } from "./client-class.ts";
import { profileHref } from "./profile-href.ts";
import { quizCodeOf } from "./quiz-code.ts";
import type { Next } from "./what-next.ts";

/** Where a begun form goes on: the first one of an account, or that of a further profile. */
function formHref(locale: Locale, profile: Profile, profiles: readonly Profile[]): string {
  const [isWoman, clientClass] = [profile.profile_type === "WOMAN", clientClassOf(profile, profiles)];
  if (clientClass === "new-profile") {
    return isWoman
      ? href(locale, "quiz-new-profile-woman-editingKidId", { editingKidId: profile.id })
      : href(locale, "quiz-new-kid-kid-editingKidId", { editingKidId: profile.id });
  }
  const params = { code: quizCodeOf(profile, clientClass), kidId: profile.id };
  return isWoman ? href(locale, "quiz-code-woman-kidId", params) : href(locale, "quiz-code-kid-kidId", params);
}

/** Where the one thing a profile needs next is done. */
export function nextHref(locale: Locale, next: Next, profile: Profile, profiles: readonly Profile[]): string {
  const params = { kidId: profile.id };
  switch (next) {
    case "form":
      return formHref(locale, profile, profiles);
    case "sizes":
    case "size-check":
      return `${profileHref(locale, profile)}#profile-sizes`;
    case "paused":
      return href(locale, "infos-subscriptions");
    case "box":
      return href(locale, "quiz-code-membership-kidId", {
        code: quizCodeOf(profile, clientClassOf(profile, profiles)),
        ...params,
      });
    case "planned":
      return href(locale, "kidId-malle", params);
  }
}
