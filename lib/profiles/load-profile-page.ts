import "server-only";
import { getKnownAnswers } from "#contract/profile-quiz.ts";
import { getKidRequests, type Request } from "#contract/requests.ts";
import { getQuiz, type QuizCode } from "#contract/quiz.ts";
import { profileOf } from "#lib/guards/profile-of.ts";
import { loadProfilesOf } from "#lib/session/account.ts";
import { callAsClient, type ClientSession } from "#lib/session/server.ts";
import { getSubscriptions } from "#contract/subscriptions.ts";
import { tastesOf, type Taste } from "./tastes-of.ts";

/** The quizzes that ask of tastes: all a first form asks, and what is asked later, one question at a time. */
const quizzesOf = (profileType: "KID" | "WOMAN"): readonly QuizCode[] => [
  profileType === "WOMAN" ? "signup-woman" : "signup",
  "additional-quiz",
];

export interface ProfilePageData {
  boxes: Request[];
  tastes: Taste[];
  /** Days of the boxes of the next twelve months, as long as nothing is changed. */
  plannedDays: string[];
}

/** What the page of a profile shows besides it; nothing where the path names none of the client's, whose guards answer that. */
export async function loadProfilePage(session: ClientSession, profileId: string): Promise<ProfilePageData | null> {
  const profiles = await loadProfilesOf(session.locale, session.target);
  const profile = profileOf({ profileId }, profiles);
  if (profile === null || profile === "unknown") return null;
  const params = { id: profile.id };
  const [boxes, subscriptions, known, ...quizzes] = await Promise.all([
    callAsClient(session, getKidRequests, { params }),
    callAsClient(session, getSubscriptions, { params }),
    callAsClient(session, getKnownAnswers, { params }),
    ...quizzesOf(profile.profile_type).map((code) => callAsClient(session, getQuiz, { params: { code } })),
  ]);
  const tastes = quizzes.flatMap((quiz) => tastesOf(quiz, known.answers));
  const isFirst = ({ question }: Taste, index: number) =>
    tastes.findIndex((other) => other.question === question) === index;
  return {
    boxes,
    tastes: tastes.filter(isFirst),
    plannedDays: subscriptions.flatMap(({ planned_delivery_dates }) => planned_delivery_dates),
  };
}
