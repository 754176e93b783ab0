import { quizCodes } from "#contract/quiz-codes.ts";
import { routes, type PageName } from "#lib/routing/routes.ts";
import type { Route } from "#lib/routing/route.ts";
import { clientClassOf } from "#lib/profiles/client-class.ts";
import { quizCodeOf } from "#lib/profiles/quiz-code.ts";
import { guards } from "./guards.ts";
import { profileOf } from "./profile-of.ts";
import { allow, goTo, notFoundHere, type GuardFacts, type GuardProfile, type Verdict } from "./verdict.ts";

/**
 * Whether a signed-in client may see a page. First what the shop has switched off, quizzes it does not have and profiles
 * that are not the client's, then the women's pages, which are for accounts with the women's line and for women only, then
 * the guards in the order of the route table, and at last whether a quiz is the one of the profile's situation.
 */
export function decideAccess(facts: GuardFacts): Verdict {
  const { feature, guards: names }: Route = routes[facts.name];
  if (feature !== null && !facts.isOn(feature)) return notFoundHere;
  const { code } = facts.params;
  const hasWomen = facts.isOn("woman") && facts.client.is_woman_activated;
  if (saysWoman(facts.name) && !hasWomen) return notFoundHere;
  if (code !== undefined && !hasQuiz(code, hasWomen)) return notFoundHere;
  const own = profileOf(facts.params, facts.profiles);
  if (own === "unknown") return notFoundHere;
  if (own !== null && saysWoman(facts.name) && own.profile_type !== "WOMAN") {
    return facts.name === "profil-woman-profileId" ? goTo("profil-profileId", { profileId: own.id }) : notFoundHere;
  }
  for (const name of names) {
    if (name === "guest" || name === "lc-auth") continue;
    const verdict = guards[name](facts);
    if (verdict.kind !== "allow") return verdict;
  }
  return rightQuiz(facts, own) ?? allow;
}

/** Quizzes are named in the address; those for women go with the women's line. */
const hasQuiz = (code: string, hasWomen: boolean): boolean =>
  quizCodes.some((known) => known === code) && (!code.includes("woman") || hasWomen);

/** More questions for anybody, whatever the profile's situation is; only what comes before a box asks for the right code. */
const forAnybody = "additional-quiz";

/**
 * The same page under the code of the profile's situation, where the address names another one; and the subscription in
 * place of the membership for subscribers, the other way round for all others. Null where the address is right.
 */
function rightQuiz({ name, params, profiles }: GuardFacts, own: GuardProfile | null): Verdict | null {
  const { code } = params;
  if (code === undefined || own === null) return null;
  const right = quizCodeOf(own, clientClassOf(own, profiles));
  const asked = name as keyof typeof codedPages;
  if (!(asked in codedPages)) return null;
  const isRhythm = asked === "quiz-code-membership-kidId" || asked === "quiz-code-subscription-kidId";
  const isAsSubscriber = right.startsWith("subscriber");
  const rhythm = isAsSubscriber ? "quiz-code-subscription-kidId" : "quiz-code-membership-kidId";
  const page = isRhythm ? rhythm : asked;
  /* Whoever has just subscribed finishes the checkout that led there: the bank comes back to its address. */
  const isFinishing = asked === "quiz-code-checkout-kidId" && isAsSubscriber && code !== forAnybody;
  const isRight = code === right || isFinishing || (code === forAnybody && codedPages[asked] === "anybody");
  if (isRight && page === asked) return null;
  return goTo(page, { ...params, code: right } as Parameters<typeof goTo<typeof page>>[1]);
}

/** Pages whose address names a code and a profile. */
const codedPages = {
  "quiz-code-kid-kidId": "anybody",
  "quiz-code-woman-kidId": "anybody",
  "quiz-code-woman-slug-kidId": "anybody",
  "quiz-code-profile-kidId": "anybody",
  "quiz-code-woman-profile-kidId": "anybody",
  "quiz-code-photo-kidId": "anybody",
  "quiz-code-comment-kidId": "anybody",
  "quiz-code-woman-size-alert-profileId": "anybody",
  "quiz-code-membership-kidId": "situation",
  "quiz-code-subscription-kidId": "situation",
  "quiz-code-checkout-kidId": "situation",
} as const satisfies Partial<Record<PageName, "anybody" | "situation">>;

const saysWoman = (name: GuardFacts["name"]): boolean => name.includes("woman");
