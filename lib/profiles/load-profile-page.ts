import "server-only";
import { getKnownAnswers } from "#contract/profile-quiz.ts";
import { getKidRequests, type Request } from "#contract/requests.ts";
import { getQuiz } from "#contract/quiz.ts";
import { profileOf } from "#lib/guards/profile-of.ts";
import { loadProfilesOf } from "#lib/session/account.ts";
import { callAsClient, type ClientSession } from "#lib/session/server.ts";
import { getSubscriptions } from "#contract/subscriptions.ts";
import { tastesIn, type Taste } from "./tastes-of.ts";

export interface ProfilePageData {
  boxes: Request[];
  tastes: Taste[];
  /** Days of the boxes of the next twelve months, as long as nothing is changed. */
  plannedDays: string[];
}

/** All that was answered, whichever quiz asked it. */
async function loadTastes(session: ClientSession, id: string): Promise<Taste[]> {
  const { answers, codes } = await callAsClient(session, getKnownAnswers, { params: { id } });
  const quizzes = await Promise.all(
    [...new Set(Object.values(codes))].map((code) => callAsClient(session, getQuiz, { params: { code } })),
  );
  return tastesIn(quizzes, { answers, codes }, session.locale);
}

/** What the page of a profile shows besides it; nothing where the path names none of the client's, whose guards answer that. */
export async function loadProfilePage(session: ClientSession, profileId: string): Promise<ProfilePageData | null> {
  const profiles = await loadProfilesOf(session.locale, session.target);
  const profile = profileOf({ profileId }, profiles);
  if (profile === null || profile === "unknown") return null;
  const params = { id: profile.id };
  const [boxes, subscriptions, tastes] = await Promise.all([
    callAsClient(session, getKidRequests, { params }),
    callAsClient(session, getSubscriptions, { params }),
    loadTastes(session, profile.id),
  ]);
  return {
    boxes,
    tastes,
    plannedDays: subscriptions.flatMap(({ planned_delivery_dates }) => planned_delivery_dates),
  };
}
