import type { Locale } from "#contract/locale.ts";
import { getProfiles } from "#contract/profiles.ts";
import type { QuizCode } from "#contract/quiz.ts";
import { browserApi } from "#lib/http/browser-client.ts";
import { clientClassOf } from "#lib/profiles/client-class.ts";
import { quizCodeOf } from "#lib/profiles/quiz-code.ts";
import { quizPath } from "./ways.ts";

export interface DoorWay {
  id: string;
  /** Null for somebody who is not there yet. */
  name: string | null;
  href: string;
}

/** The client's quizzes of a kind, each under the code that is right now, and one for somebody new. Throws without an answer. */
export async function findDoorWays(locale: Locale, code: QuizCode, step: string | null): Promise<DoorWay[]> {
  const profiles = await browserApi().call(getProfiles, {});
  const isForAnybody = code === "additional-quiz";
  const type = code.includes("woman") ? "WOMAN" : "KID";
  const query = step === null ? "" : `?${new URLSearchParams({ step }).toString()}`;
  const own = profiles
    .filter(({ profile_type }) => isForAnybody || profile_type === type)
    .map((profile): DoorWay => {
      const right = isForAnybody ? code : quizCodeOf(profile, clientClassOf(profile, profiles));
      return { id: profile.id, name: profile.firstname, href: quizPath(locale, right, profile) + query };
    });
  const isNewOnly = isForAnybody || (type === "WOMAN" && own.length > 0);
  return isNewOnly
    ? own
    : [
        ...own,
        { id: "new", name: null, href: quizPath(locale, type === "WOMAN" ? "new-profile-woman" : "new-kid", null) },
      ];
}
