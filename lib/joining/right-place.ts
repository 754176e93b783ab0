import type { Locale } from "#contract/locale.ts";
import type { Profile } from "#contract/profiles.ts";
import { clientClassOf } from "#lib/profiles/client-class.ts";
import { quizCodeOf } from "#lib/profiles/quiz-code.ts";
import { href } from "#lib/routing/href.ts";

type Page = "membership" | "checkout" | "subscription";

/**
 * Where a profile belongs that was led to one of these pages: its code in the address, and the page that code has. Null
 * where it is right already. Codes of subscribers change what they have; all others begin.
 */
export function rightPlace(
  locale: Locale,
  page: Page,
  code: string,
  profile: Profile,
  profiles: readonly Profile[],
): string | null {
  const right = quizCodeOf(profile, clientClassOf(profile, profiles));
  const isSubscriber = right === "subscriber" || right === "subscriber-woman";
  const wanted: Page = isSubscriber ? "subscription" : page === "subscription" ? "membership" : page;
  if (wanted === page && code === right) return null;
  return href(locale, `quiz-code-${wanted}-kidId`, { code: right, kidId: profile.id });
}
