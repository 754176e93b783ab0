import type { Locale } from "#contract/locale.ts";
import type { Profile } from "#contract/profiles.ts";
import { clientClassOf } from "#lib/profiles/client-class.ts";
import { quizCodeOf } from "#lib/profiles/quiz-code.ts";
import { href } from "#lib/routing/href.ts";

/** Where boxes for a profile are begun, once or again. `profiles` are all of the client's. */
export const beginHrefOf = (locale: Locale, profile: Profile, profiles: readonly Profile[]): string =>
  href(locale, "quiz-code-membership-kidId", {
    code: quizCodeOf(profile, clientClassOf(profile, profiles)),
    kidId: profile.id,
  });
