import type { Route } from "#lib/routing/route.ts";
import { routes, type PageName } from "#lib/routing/routes.ts";
import type { ClientKind, Kind } from "./kinds.ts";

/** Where somebody ends who asks for a page: there, at another page, or at nothing. */
export type Ending = "open" | "missing" | { at: PageName };

/** What the demo accounts are, as the README tells. */
const households: Record<ClientKind, { kid: boolean; woman: boolean; isMember: boolean }> = {
  prospect: { kid: false, woman: false, isMember: false },
  "one-shot": { kid: true, woman: false, isMember: true },
  subscriber: { kid: true, woman: false, isMember: true },
  paused: { kid: true, woman: false, isMember: true },
  terminated: { kid: true, woman: false, isMember: true },
  woman: { kid: false, woman: true, isMember: true },
  shopper: { kid: false, woman: false, isMember: true },
  giver: { kid: false, woman: false, isMember: true },
  loyal: { kid: true, woman: false, isMember: true },
  "failed-payment": { kid: true, woman: false, isMember: true },
};

const profileParam = /\{(kidId|profileId|editingKidId)\}/;
/** Pages whose pattern says "woman" are for women, pages that say "kid" for kids, whatever else they are about. */
const isForWomen = (name: PageName): boolean => name.includes("woman");
const isForKids = (name: PageName): boolean => name === "quiz-code-kid-kidId" || name.startsWith("quiz-new-kid");

/** Where a visit has to end. It is written by hand from the specification and the demo accounts, not from the guards. */
export function endingOf(name: PageName, kind: Kind): Ending {
  const { guards, path }: Route = routes[name];
  if (kind === "visitor") return guards.includes("lc-auth") ? { at: "login" } : "open";
  if (guards.includes("guest")) return { at: "index" };
  if (!guards.includes("lc-auth")) return "open";

  const { kid, woman, isMember } = households[kind];
  const hasProfile = kid || woman;
  if (profileParam.test(path)) {
    if (!hasProfile) return "missing";
    if (isForWomen(name) && !woman) return name === "profil-woman-profileId" ? { at: "profil-profileId" } : "missing";
    if (isForKids(name) && !kid) return "missing";
    if (name === "quiz-new-kid-kid-editingKidId") return { at: "profil-profileId" };
    if (name === "quiz-new-profile-woman-editingKidId") return { at: "profil-woman-profileId" };
    return "open";
  }
  if (guards.includes("signed-up") && !isMember) return { at: "quiz-signup-kid" };
  if (guards.includes("preview") && !hasProfile) return { at: "infos-all-boxes" };
  if (guards.includes("profile") && !hasProfile) return { at: "quiz-signup-kid" };
  if (name === "login-kid-choice" && !hasProfile) return { at: "infos" };
  if (guards.includes("kids") && !hasProfile) return { at: "quiz-signup-kid" };
  if (name === "quiz-new-profile-woman" && woman) return { at: "profil-woman-profileId" };
  return "open";
}
