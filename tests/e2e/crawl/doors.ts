import type { Route } from "#lib/routing/route.ts";
import { routes, type PageName } from "#lib/routing/routes.ts";
import { profileFor } from "./addresses.ts";
import { quizCodes, type ClientKind, type Person } from "./kinds.ts";

/** Where somebody ends who asks for a page: there, at another page, or at nothing. */
export type Ending = "open" | "missing" | { at: PageName };

interface Household {
  kid: boolean;
  woman: boolean;
  /** Has finished signing up. */
  isMember: boolean;
  /** Asked for a box once. */
  hasAsked: boolean;
}

const boxes = { kid: true, woman: false, isMember: true, hasAsked: true };
const buyer = { kid: false, woman: false, isMember: true, hasAsked: false };

/** What the demo accounts are, as the README tells. */
const households: Record<ClientKind, Household> = {
  prospect: { kid: false, woman: false, isMember: false, hasAsked: false },
  "one-shot": boxes,
  subscriber: boxes,
  paused: boxes,
  terminated: boxes,
  woman: { ...boxes, kid: false, woman: true },
  shopper: buyer,
  giver: buyer,
  loyal: { ...buyer, kid: true },
  "failed-payment": boxes,
  staff: boxes,
};

const profileParam = /\{(kidId|profileId|editingKidId)\}/;
/** Pages whose pattern says "woman" are for women, pages that say "kid" for kids, whatever else they are about. */
const isForWomen = (name: PageName): boolean => name.includes("woman");
const isForKids = (name: PageName): boolean => name === "quiz-code-kid-kidId" || name.startsWith("quiz-new-kid");

/** Where a visit has to end. It is written by hand from the specification and the demo accounts, not from the guards. */
export function endingOf(name: PageName, person: Person): Ending {
  const { guards, path }: Route = routes[name];
  const { kind } = person;
  if (kind === "visitor") return guards.includes("lc-auth") ? { at: "login" } : "open";
  /* Without a mailed link it is the own password that is meant. */
  if (name === "reset-password") return { at: "infos-edit-password" };
  if (guards.includes("guest")) return { at: "index" };
  const shop = shopOfOne(name, person);
  if (shop !== null) return { at: shop };
  if (!guards.includes("lc-auth")) return "open";

  const { kid, woman, isMember, hasAsked } = households[kind];
  const hasProfile = kid || woman;
  if (profileParam.test(path)) {
    if (!hasProfile) return "missing";
    if (isForWomen(name) && !woman) return name === "profil-woman-profileId" ? { at: "profil-profileId" } : "missing";
    if (isForKids(name) && !kid) return "missing";
    if (name === "quiz-new-kid-kid-editingKidId" && hasAsked) return { at: "profil-profileId" };
    if (name === "quiz-new-profile-woman-editingKidId" && hasAsked) return { at: "profil-woman-profileId" };
    if (guards.includes("preview") && !hasAsked) return { at: "infos-all-boxes" };
    /* The piece is on nobody's list. */
    if (/^kidId-your-shop-.*productId$/.test(name)) return { at: "shop-collection-productId" };
    const joining = joiningOf(name, person);
    if (joining !== null && joining !== name) return { at: joining };
    return hasThing(name, person) ? "open" : "missing";
  }
  /* Whether there is such an order is known before its page, whose guard this is, begins. */
  if (guards.includes("signed-up") && !isMember) return hasThing(name, person) ? { at: "quiz-signup-kid" } : "missing";
  if (guards.includes("preview") && !hasAsked) return { at: "infos-all-boxes" };
  if (guards.includes("profile") && !hasProfile) return { at: "quiz-signup-kid" };
  if (name === "login-kid-choice" && !kid) return { at: "infos" };
  if (guards.includes("kids") && !kid) return { at: "quiz-signup-kid" };
  if (name === "infos-failed-payment-orderId" && person.orderPayment === "paid")
    return { at: "infos-failed-payment-orderId-success" };
  if (name === "infos-failed-payment-orderId-success" && person.orderPayment === "failed")
    return { at: "infos-failed-payment-orderId" };
  if (name === "infos-returns-order-id-success" && person.hasBoxOrder) return { at: "infos-returns-order-id" };
  if (name === "quiz-new-profile-woman" && woman) return { at: "profil-woman-profileId" };
  return hasThing(name, person) ? "open" : "missing";
}

/** The shop of the only child, or woman, there is; several are asked which one. */
function shopOfOne(name: PageName, { profiles }: Person): PageName | null {
  if (profiles.length !== 1) return null;
  if (name === "shop-your-shop") return "kidId-your-shop";
  return name === "your-shop" || name.startsWith("your-shop-") ? (`kidId-${name}` as PageName) : null;
}

/** Of the pages on which one joins: who has a subscription changes it, who has none chooses first. */
function joiningOf(name: PageName, { kind }: Person): PageName | null {
  if (!/^quiz-code-(membership|subscription|checkout)-kidId$/.test(name)) return null;
  return quizCodes[kind]?.startsWith("subscriber") ? "quiz-code-subscription-kidId" : "quiz-code-membership-kidId";
}

/** Whether the box, subscription, order or return that a page is about is there; pages that only say a word need none. */
function hasThing(name: PageName, person: Person): boolean {
  const profile = profileFor(name, person);
  if (/^kidId-suggestions-requestId|^infos-preview-profileId|^quiz-confirm-.*requestId/.test(name))
    return profile?.requestId != null;
  if (name === "kidId-malle-subscription-delivery") return profile?.subscriptionId != null;
  if (name.startsWith("infos-returns-id")) return person.returnId !== null;
  if (name === "infos-messages-id") return person.ticketId !== null;
  return !/orderId|returns-order-id/.test(name) || person.orderId !== null;
}
