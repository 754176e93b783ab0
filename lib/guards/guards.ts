import type { GuardName } from "#lib/routing/route.ts";
import { clientClassOf } from "#lib/profiles/client-class.ts";
import { quizCodeOf } from "#lib/profiles/quiz-code.ts";
import { profileOf } from "./profile-of.ts";
import { allow, goTo, notFoundHere, type Guard, type GuardFacts, type GuardProfile } from "./verdict.ts";

/** The API takes no more; see TOO_MANY_PROFILES. */
export const maxProfiles = 20;

/**
 * Whoever has a profile, ordered in the shop or gave a gift card has finished signing up; a bare account has nothing such
 * pages could show, and its way on is the first quiz.
 */
const signedUp: Guard = ({ client, profiles }) =>
  profiles.length > 0 || client.shop_status === "ORDERED" || client.gift_card_status === "GIVER"
    ? allow
    : goTo("quiz-signup-kid");

const profile: Guard = ({ profiles }) => (profiles.length > 0 ? allow : goTo("quiz-signup-kid"));

const hasSizes = ({ top_size, bottom_size, shoe_size }: GuardProfile): boolean =>
  [top_size, bottom_size, shoe_size].some((size) => size !== null);

/** Pieces are suggested by size: a profile without any is asked for them first. */
const profileSuggestions: Guard = (facts) => {
  const own = ownProfile(facts);
  if (own === null || hasSizes(own)) return allow;
  const code = quizCodeOf(own, clientClassOf(own, facts.profiles));
  return own.profile_type === "WOMAN"
    ? goTo("quiz-code-woman-kidId", { code, kidId: own.id })
    : goTo("quiz-code-kid-kidId", { code, kidId: own.id });
};

/**
 * Who has no kid's profile signs a kid up first, or has nobody to choose. Where the path names the profile its quiz serves
 * kids and women alike, because women have no pages of their own for it; only what says `kid` is for kids.
 */
const kids: Guard = (facts) => {
  const own = ownProfile(facts);
  if (own !== null) return saysKid(facts) && own.profile_type !== "KID" ? notFoundHere : allow;
  if (facts.profiles.some(({ profile_type }) => profile_type === "KID")) return allow;
  return facts.name === "login-kid-choice" ? goTo("infos") : goTo("quiz-signup-kid");
};

const saysKid = ({ name }: GuardFacts): boolean => name === "quiz-code-kid-kidId" || name.startsWith("quiz-new-kid");

/** A quiz that adds a profile can be taken up again until a box was asked for; then the profile has a page of its own. */
const newProfile =
  (type: GuardProfile["profile_type"]): Guard =>
  (facts) => {
    const own = ownProfile(facts);
    if (own === null) return facts.profiles.length < maxProfiles ? allow : goTo("infos-kids");
    if (own.profile_type !== type) return notFoundHere;
    if (!own.has_requested) return allow;
    return type === "WOMAN"
      ? goTo("profil-woman-profileId", { profileId: own.id })
      : goTo("profil-profileId", { profileId: own.id });
  };

/** A second woman's profile is none. */
const newWoman: Guard = (facts) => {
  const woman = facts.profiles.find(({ profile_type }) => profile_type === "WOMAN");
  if (ownProfile(facts) === null && woman) return goTo("profil-woman-profileId", { profileId: woman.id });
  return newProfile("WOMAN")(facts);
};

const shop: Guard = ({ isOn }) => (isOn("custom_shop") ? allow : notFoundHere);
const loyalty: Guard = ({ isOn }) => (isOn("loyalty") ? allow : notFoundHere);
const littlegeste: Guard = ({ isOn }) => (isOn("recycle") ? allow : notFoundHere);
const blog: Guard = ({ isOn }) => (isOn("blog") ? allow : notFoundHere);

/** Only a profile that asked for a box has one to look into. */
const preview: Guard = (facts) => {
  const own = ownProfile(facts);
  const asked = own === null ? facts.profiles.some(({ has_requested }) => has_requested) : own.has_requested;
  return asked ? allow : goTo("infos-all-boxes");
};

const ownProfile = ({ params, profiles }: GuardFacts): GuardProfile | null => {
  const own = profileOf(params, profiles);
  return own === "unknown" ? null : own;
};

/** Guards that ask for more than whether somebody is signed in. The middleware keeps the other two, see `decide`. */
export const guards: Record<Exclude<GuardName, "guest" | "lc-auth">, Guard> = {
  "signed-up": signedUp,
  profile,
  "profile-suggestions": profileSuggestions,
  kids,
  "new-kid": newProfile("KID"),
  "new-woman": newWoman,
  shop,
  loyalty,
  littlegeste,
  preview,
  blog,
};
