import { quizCodes } from "#contract/quiz.ts";
import { routes } from "#lib/routing/routes.ts";
import type { Route } from "#lib/routing/route.ts";
import { guards } from "./guards.ts";
import { profileOf } from "./profile-of.ts";
import { allow, goTo, notFoundHere, type GuardFacts, type Verdict } from "./verdict.ts";

/**
 * Whether a signed-in client may see a page. First what the shop has switched off, quizzes it does not have and profiles
 * that are not the client's, then the women's pages, which are for accounts with the women's line and for women only, then
 * the guards in the order of the route table.
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
  return allow;
}

/** Quizzes are named in the address; those for women go with the women's line. */
const hasQuiz = (code: string, hasWomen: boolean): boolean =>
  quizCodes.some((known) => known === code) && (!code.includes("woman") || hasWomen);

const saysWoman = (name: GuardFacts["name"]): boolean => name.includes("woman");
