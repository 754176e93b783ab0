import { describe, expect, it } from "vitest";
import { quizCodes } from "#contract/quiz-codes.ts";
import type { FeatureName } from "#lib/routing/route.ts";
import { matchRoute } from "#lib/routing/match.ts";
import { routes, type PageName } from "#lib/routing/routes.ts";
import { decideAccess } from "./decide-access.ts";
import { maxProfiles } from "./guards.ts";
import type { GuardFacts, GuardProfile } from "./verdict.ts";

const id = "0b6f2f0e-3a44-4a3f-9a53-0d8c0f2c7a01";
const womanId = "0b6f2f0e-3a44-4a3f-9a53-0d8c0f2c7a02";
const foreign = "0b6f2f0e-3a44-4a3f-9a53-0d8c0f2c7a03";
const box = "0b6f2f0e-3a44-4a3f-9a53-0d8c0f2c7a04";

const aKid = (change: Partial<GuardProfile> = {}): GuardProfile => ({
  id,
  profile_type: "KID",
  has_requested: true,
  subscription_status: "ONGOING_SUBSCRIPTION",
  top_size: "4 ans",
  bottom_size: null,
  shoe_size: null,
  ...change,
});
const aWoman = (change: Partial<GuardProfile> = {}): GuardProfile =>
  aKid({ id: womanId, profile_type: "WOMAN", top_size: "M", ...change });
const bare = { top_size: null, has_requested: false, subscription_status: null } as const;

interface Case {
  profiles?: GuardProfile[];
  client?: Partial<GuardFacts["client"]>;
  off?: FeatureName[];
  params?: Record<string, string>;
}

function outcome(name: PageName, { profiles = [], client = {}, off = [], params = {} }: Case): string {
  const verdict = decideAccess({
    name,
    params,
    profiles,
    client: { shop_status: "PROSPECT", gift_card_status: null, is_woman_activated: true, ...client },
    isOn: (feature) => !off.includes(feature),
  });
  return verdict.kind === "go" ? verdict.path : verdict.kind;
}

const table = (rows: [string, PageName, Case, string][]) =>
  it.each(rows)("%s", (_, name, facts, expected) => expect(outcome(name, facts)).toBe(expected));

describe("a quiz in the address", () => {
  const kid = { profiles: [aKid()] };
  const woman = { profiles: [aWoman()], params: { code: "client-woman", kidId: womanId } };
  table([
    ["is one the shop has", "quiz-code-photo-kidId", { ...kid, params: { code: "subscriber", kidId: id } }, "allow"],
    ["is a 404 otherwise", "quiz-code-photo-kidId", { ...kid, params: { code: "nobody", kidId: id } }, "not-found"],
    ["may be a woman's", "quiz-code-checkout-kidId", woman, "allow"],
    ["goes with the women's world", "quiz-code-checkout-kidId", { ...woman, off: ["woman"] }, "not-found"],
  ]);
});

describe("lc-auth", () => {
  table([["asks for nothing but a session", "infos-orders", {}, "allow"]]);
});

describe("signed-up", () => {
  table([
    ["a bare account signs up first", "infos-subscriptions", {}, "/quiz/signup/kid"],
    ["a profile is a sign-up", "infos-subscriptions", { profiles: [aKid(bare)] }, "allow"],
    ["a client of the shop sends things back", "infos-returns", { client: { shop_status: "ORDERED" } }, "allow"],
    ["a cart is no sign-up", "infos-returns", { client: { shop_status: "PROSPECT_WITH_CART" } }, "/quiz/signup/kid"],
    ["a giver keeps a card", "infos-add-payment", { client: { gift_card_status: "GIVER" } }, "allow"],
  ]);
});

describe("a profile in the path", () => {
  table([
    ["the client's own", "kidId-malle", { profiles: [aKid()], params: { kidId: id } }, "allow"],
    ["written in capitals", "kidId-malle", { profiles: [aKid()], params: { kidId: id.toUpperCase() } }, "allow"],
    ["somebody else's is not there", "kidId-malle", { profiles: [aKid()], params: { kidId: foreign } }, "not-found"],
    ["not there either for who has none", "kidId-malle", { params: { kidId: foreign } }, "not-found"],
    ["nor in the quiz", "quiz-confirm-kidId-requestId", { params: { kidId: foreign, requestId: box } }, "not-found"],
    ["nor while it is made", "quiz-new-kid-kid-editingKidId", { params: { editingKidId: foreign } }, "not-found"],
    ["nor as a profile", "profil-profileId", { profiles: [aKid()], params: { profileId: foreign } }, "not-found"],
  ]);
});

describe("women's pages", () => {
  table([
    [
      "are for women",
      "quiz-code-woman-kidId",
      { profiles: [aKid()], params: { code: "client", kidId: id } },
      "not-found",
    ],
    [
      "lead a kid's profile to its page",
      "profil-woman-profileId",
      { profiles: [aKid()], params: { profileId: id } },
      `/profil/${id}`,
    ],
    ["open for a woman", "profil-woman-profileId", { profiles: [aWoman()], params: { profileId: womanId } }, "allow"],
    [
      "are not there while the women's line is off",
      "profil-woman-profileId",
      { profiles: [aWoman()], params: { profileId: womanId }, off: ["woman"] },
      "not-found",
    ],
  ]);
});

describe("an account without the women's line", () => {
  const off = { client: { is_woman_activated: false }, profiles: [aKid(), aWoman()] };
  const woman = { ...off, params: { code: "client-woman", kidId: womanId, profileId: womanId, slug: "style" } };
  table([
    ["has no page of a woman's profile", "profil-woman-profileId", woman, "not-found"],
    ["no quiz of hers", "quiz-code-woman-kidId", woman, "not-found"],
    ["nor a step of it", "quiz-code-woman-slug-kidId", woman, "not-found"],
    ["nor one that is named in the address", "quiz-code-checkout-kidId", woman, "not-found"],
    ["has those of its kids", "quiz-code-checkout-kidId", { ...off, params: { code: "client", kidId: id } }, "allow"],
  ]);
});

describe("profile", () => {
  table([
    ["somebody without a profile makes one", "infos-kids", {}, "/quiz/signup/kid"],
    ["any profile will do", "infos-kids", { profiles: [aWoman(bare)] }, "allow"],
  ]);
});

describe("profile-suggestions", () => {
  table([
    ["sizes are enough", "kidId-suggestions", { profiles: [aKid()], params: { kidId: id } }, "allow"],
    [
      "a first kid without sizes answers the quiz of the sign-up",
      "kidId-suggestions",
      { profiles: [aKid(bare)], params: { kidId: id } },
      `/quiz/signup/kid/${id}`,
    ],
    [
      "a further kid its own",
      "kidId-suggestions",
      { profiles: [aKid(bare), aWoman()], params: { kidId: id } },
      `/quiz/new-kid/kid/${id}`,
    ],
    [
      "so does a woman",
      "kidId-suggestions",
      { profiles: [aKid(), aWoman(bare)], params: { kidId: womanId } },
      `/quiz/new-profile-woman/woman/${womanId}`,
    ],
    [
      "a client answers the quiz of a client",
      "kidId-suggestions",
      { profiles: [aKid({ top_size: null, subscription_status: "ONE_SHOT" })], params: { kidId: id } },
      `/quiz/client/kid/${id}`,
    ],
  ]);
});

describe("kids", () => {
  table([
    ["nobody to choose from", "login-kid-choice", {}, "/infos"],
    ["somebody to choose from", "login-kid-choice", { profiles: [aKid()] }, "allow"],
    ["a woman is no kid to choose", "login-kid-choice", { profiles: [aWoman()] }, "/infos"],
    ["a first kid signs up, whoever is there", "quiz-new-kid-kid", { profiles: [aWoman()] }, "/quiz/signup/kid"],
    ["sign-up comes before a further kid", "quiz-new-kid-kid", {}, "/quiz/signup/kid"],
    [
      "a kid's quiz is not a woman's",
      "quiz-code-kid-kidId",
      { profiles: [aWoman()], params: { code: "client", kidId: womanId } },
      "not-found",
    ],
    [
      "a woman pays like a kid",
      "quiz-code-checkout-kidId",
      { profiles: [aWoman()], params: { code: "client-woman", kidId: womanId } },
      "allow",
    ],
  ]);
});

describe("new-kid", () => {
  table([
    ["a further kid", "quiz-new-kid-kid", { profiles: [aKid()] }, "allow"],
    [
      "not too many",
      "quiz-new-kid-kid",
      { profiles: Array.from({ length: maxProfiles }, () => aKid()) },
      "/infos/kids",
    ],
    [
      "goes on with one not finished",
      "quiz-new-kid-kid-editingKidId",
      { profiles: [aKid(bare)], params: { editingKidId: id } },
      "allow",
    ],
    [
      "one that had a box has its page",
      "quiz-new-kid-kid-editingKidId",
      { profiles: [aKid()], params: { editingKidId: id } },
      `/profil/${id}`,
    ],
    [
      "a woman is no kid",
      "quiz-new-kid-kid-editingKidId",
      { profiles: [aWoman(bare)], params: { editingKidId: womanId } },
      "not-found",
    ],
  ]);
});

describe("new-woman", () => {
  table([
    ["somebody with kids", "quiz-new-profile-woman", { profiles: [aKid()] }, "allow"],
    ["somebody without anybody", "quiz-new-profile-woman", {}, "allow"],
    [
      "not where the account has no women's line",
      "quiz-new-profile-woman",
      { client: { is_woman_activated: false } },
      "not-found",
    ],
    ["not where the language has none", "quiz-new-profile-woman", { off: ["woman"] }, "not-found"],
    ["one woman is enough", "quiz-new-profile-woman", { profiles: [aWoman()] }, `/profil/woman/${womanId}`],
    [
      "goes on with one not finished",
      "quiz-new-profile-woman-editingKidId",
      { profiles: [aWoman(bare)], params: { editingKidId: womanId } },
      "allow",
    ],
    [
      "one that had a box has its page",
      "quiz-new-profile-woman-editingKidId",
      { profiles: [aWoman()], params: { editingKidId: womanId } },
      `/profil/woman/${womanId}`,
    ],
  ]);
});

describe("what is switched off is not there", () => {
  table([
    ["shop", "kidId-your-shop", { profiles: [aKid()], params: { kidId: id }, off: ["custom_shop"] }, "not-found"],
    ["loyalty", "infos-loyalty", { off: ["loyalty"] }, "not-found"],
    ["littlegeste", "infos-littlegeste", { off: ["recycle"] }, "not-found"],
    ["blog", "blog", { off: ["blog"] }, "not-found"],
    ["gift cards", "infos-add-giftcard", { off: ["giftcards"] }, "not-found"],
    ["and is there when it is on", "infos-loyalty", {}, "allow"],
  ]);
});

describe("preview", () => {
  table([
    ["a box that was asked for", "infos-preview", { profiles: [aKid(bare), aWoman()] }, "allow"],
    ["nobody asked for one", "infos-preview", { profiles: [aKid(bare)] }, "/infos/all-boxes"],
    [
      "the profile asked for one",
      "infos-preview-profileId-requestId",
      { profiles: [aKid()], params: { profileId: id, requestId: box } },
      "allow",
    ],
    [
      "another one did",
      "infos-preview-profileId-requestId",
      { profiles: [aKid(bare), aWoman()], params: { profileId: id, requestId: box } },
      "/infos/all-boxes",
    ],
  ]);
});

const paramsOf = (name: PageName, profileId: string): Record<string, string> =>
  Object.fromEntries(
    [...routes[name].path.matchAll(/\{(\w+)\}/g)].map(([, param = ""]) => [
      param,
      /^(kidId|profileId|editingKidId)$/.test(param) ? profileId : param === "code" ? "client" : box,
    ]),
  );

it("leads nobody in a circle, whatever profiles and page", () => {
  const people = [
    [],
    [aKid()],
    [aKid(bare)],
    [aWoman()],
    [aWoman(bare)],
    [aKid(bare), aWoman()],
    [aKid(), aWoman(bare)],
  ];
  for (const profiles of people) {
    for (const name of Object.keys(routes) as PageName[]) {
      for (const own of profiles.length > 0 ? profiles : [aKid()]) {
        const params = paramsOf(name, own.id);
        const first = outcome(name, { profiles, params });
        if (!first.startsWith("/")) continue;
        const next = matchRoute(first);
        expect(next, `${name} → ${first}`).not.toBeNull();
        const second = outcome(next?.name as PageName, { profiles, params: next?.params ?? {} });
        expect(second, `${name} → ${first}`).toBe("allow");
      }
    }
  }
});

describe("the code in the address is held against the profile", () => {
  const terminated = { profiles: [aKid({ subscription_status: "TERMINATED_SUBSCRIPTION" })] };
  const paused = { profiles: [aWoman({ subscription_status: "PAUSED_SUBSCRIPTION" })] };
  const of = (facts: Case, code: string, kidId = id): Case => ({ ...facts, params: { code, kidId } });
  table([
    ["the right one opens", "quiz-code-kid-kidId", of(terminated, "client"), "allow"],
    ["the wrong one leads to the right one", "quiz-code-kid-kidId", of(terminated, "paused"), `/quiz/client/kid/${id}`],
    ["on every page of it", "quiz-code-comment-kidId", of(terminated, "signup"), `/quiz/client/comment/${id}`],
    [
      "a woman's has her name",
      "quiz-code-woman-kidId",
      of(paused, "client-woman", womanId),
      `/quiz/paused-woman/woman/${womanId}`,
    ],
    ["more questions are for anybody", "quiz-code-kid-kidId", of(terminated, "additional-quiz"), "allow"],
    [
      "but no way to a box",
      "quiz-code-membership-kidId",
      of(terminated, "additional-quiz"),
      `/quiz/client/membership/${id}`,
    ],
    [
      "a subscriber has a subscription, no membership",
      "quiz-code-membership-kidId",
      of({ profiles: [aKid()] }, "subscriber"),
      `/quiz/subscriber/subscription/${id}`,
    ],
    [
      "others have a membership",
      "quiz-code-subscription-kidId",
      of(terminated, "client"),
      `/quiz/client/membership/${id}`,
    ],
    [
      "who has just subscribed finishes the checkout that led there",
      "quiz-code-checkout-kidId",
      of({ profiles: [aKid()] }, "signup"),
      "allow",
    ],
  ]);
});

describe("the quiz of a child that had boxes", () => {
  const rightCodes = {
    ONGOING_SUBSCRIPTION: "subscriber",
    PAUSED_SUBSCRIPTION: "paused",
    ONE_SHOT: "client",
    TERMINATED_SUBSCRIPTION: "client",
  } as const;
  const pages = ["kid", "photo", "comment", "profile"].map(
    (part) => [part, `quiz-code-${part}-kidId` as PageName] as const,
  );
  const cases = Object.entries(rightCodes).flatMap(([status, right]) =>
    quizCodes
      .filter((code) => !code.includes("woman"))
      .flatMap((code) => pages.map(([part, name]) => ({ status, right, code, part, name }))),
  );
  it.each(cases)("$status: $name under $code", ({ status, right, code, part, name }) => {
    const profiles = [aKid({ subscription_status: status as keyof typeof rightCodes })];
    const isRight = code === right || code === "additional-quiz";
    expect(outcome(name, { profiles, params: { code, kidId: id } })).toBe(
      isRight ? "allow" : `/quiz/${right}/${part}/${id}`,
    );
  });
});
