import { describe, expect, it } from "vitest";
import {
  shopStatusSchema,
  subscriptionStatusSchema,
  womanSubscriptionStatusSchema,
  type Client,
} from "#contract/client.ts";
import { deriveStatuses, isEmptyProfile, type ClientFacts } from "./status.ts";

type Subscription = "ONGOING" | "PAUSED" | null;
const kids = (...subscriptions: Subscription[]) =>
  subscriptions.map((subscription) => ({ type: "KID" as const, isEmpty: false, subscription }));
const woman = (subscription: Subscription, isEmpty = false) => ({ type: "WOMAN" as const, isEmpty, subscription });

/** Each status follows from its own facts alone, so that the table of all is every row of one with every row of the others. */
const ofKids: [ClientFacts["profiles"], Client["subscription_status"]][] = [
  [[], "PROSPECT"],
  [kids(null), "PROSPECT_WITH_KID"],
  [kids(null, null), "PROSPECT_WITH_KID"],
  [kids("ONGOING"), "ONGOING_SUBSCRIPTION"],
  [kids(null, "ONGOING"), "ONGOING_SUBSCRIPTION"],
  [kids("PAUSED", "ONGOING"), "ONGOING_SUBSCRIPTION"],
  [kids("PAUSED"), "PAUSED_SUBSCRIPTION"],
  [kids(null, "PAUSED"), "PAUSED_SUBSCRIPTION"],
];
const ofWomen: [ClientFacts["profiles"], Client["woman_subscription_status"]][] = [
  [[], "PROSPECT"],
  [[woman(null, true)], null],
  [[woman(null)], "PROSPECT_WITH_WOMAN"],
  [[woman(null, true), woman(null)], "PROSPECT_WITH_WOMAN"],
  [[woman("ONGOING")], "ONGOING_SUBSCRIPTION"],
  [[woman("PAUSED"), woman("ONGOING")], "ONGOING_SUBSCRIPTION"],
  [[woman("PAUSED"), woman(null, true)], "PAUSED_SUBSCRIPTION"],
];
const ofShop: [number, number, Client["shop_status"]][] = [
  [0, 0, "PROSPECT"],
  [3, 0, "PROSPECT_WITH_CART"],
  [0, 1, "ORDERED"],
  [3, 2, "ORDERED"],
];
const ofGifts: [number, Client["gift_card_status"]][] = [
  [0, null],
  [1, "GIVER"],
  [4, "GIVER"],
];

const combinations = ofKids.flatMap(([kidProfiles, subscription_status]) =>
  ofWomen.flatMap(([womanProfiles, woman_subscription_status]) =>
    ofShop.flatMap(([cartQuantity, paidOrders, shop_status]) =>
      ofGifts.map(([giftCardsGiven, gift_card_status]) => ({
        facts: { profiles: [...womanProfiles, ...kidProfiles], cartQuantity, paidOrders, giftCardsGiven },
        expected: { subscription_status, woman_subscription_status, shop_status, gift_card_status },
      })),
    ),
  ),
);

describe("deriveStatuses", () => {
  it.each(combinations)("$facts is $expected", ({ facts, expected }) =>
    expect(deriveStatuses(facts)).toEqual(expected),
  );

  it("is tried with every status there is", () => {
    const seen = <K extends keyof Client>(key: K & keyof (typeof combinations)[number]["expected"]) =>
      new Set(combinations.map(({ expected }) => expected[key]));
    expect(seen("subscription_status")).toEqual(new Set(subscriptionStatusSchema.options));
    expect(seen("woman_subscription_status")).toEqual(new Set([...womanSubscriptionStatusSchema.options, null]));
    expect(seen("shop_status")).toEqual(new Set(shopStatusSchema.options));
    expect(seen("gift_card_status")).toEqual(new Set(["GIVER", null]));
  });
});

describe("isEmptyProfile", () => {
  const empty = { topSize: null, bottomSize: null, shoeSize: null, description: null, hasRequested: false };
  it("is one with neither a size, nor words, nor a box", () => expect(isEmptyProfile(empty)).toBe(true));
  it.each([
    { topSize: "M" },
    { bottomSize: "38" },
    { shoeSize: "39" },
    { description: "Du bleu" },
    { hasRequested: true },
  ])("is none with %j", (change) => expect(isEmptyProfile({ ...empty, ...change })).toBe(false));
});
