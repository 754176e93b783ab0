import type { Locale } from "#contract/locale.ts";
import type { ProfileType } from "#contract/profiles.ts";
import { href } from "#lib/routing/href.ts";

/** What a link to a box says of itself on a page that is the same for everybody. */
export interface BoxWay {
  href: string;
  "data-member-href": string;
}

/** Visitors go to the quiz, clients to where their boxes are. */
export const boxWay = (locale: Locale, line: ProfileType): BoxWay => ({
  href: href(locale, line === "WOMAN" ? "quiz-signup-woman" : "quiz-signup-kid"),
  "data-member-href": href(locale, "infos-all-boxes"),
});
