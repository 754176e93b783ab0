import { describe, expect, it } from "vitest";
import { deriveStatuses, type ClientFacts } from "./status.ts";

const nothing: ClientFacts = { profiles: [], cartQuantity: 0, paidOrders: 0, giftCardsGiven: 0 };
const kid = (subscription: "ONGOING" | "PAUSED" | null) => ({ type: "KID" as const, isEmpty: false, subscription });
const woman = (subscription: "ONGOING" | "PAUSED" | null, isEmpty = false) => ({
  type: "WOMAN" as const,
  isEmpty,
  subscription,
});

describe("deriveStatuses", () => {
  it.each<[string, Partial<ClientFacts>, object]>([
    [
      "a new client",
      {},
      {
        subscription_status: "PROSPECT",
        woman_subscription_status: "PROSPECT",
        shop_status: "PROSPECT",
        gift_card_status: null,
      },
    ],
    ["a filled cart", { cartQuantity: 1 }, { shop_status: "PROSPECT_WITH_CART" }],
    ["a paid order", { paidOrders: 1 }, { shop_status: "ORDERED" }],
    ["a paid order and a filled cart", { paidOrders: 1, cartQuantity: 2 }, { shop_status: "ORDERED" }],
    [
      "a kid",
      { profiles: [kid(null)] },
      { subscription_status: "PROSPECT_WITH_KID", woman_subscription_status: "PROSPECT" },
    ],
    [
      "an ongoing and a paused kid",
      { profiles: [kid("PAUSED"), kid("ONGOING")] },
      { subscription_status: "ONGOING_SUBSCRIPTION" },
    ],
    ["a paused kid", { profiles: [kid("PAUSED"), kid(null)] }, { subscription_status: "PAUSED_SUBSCRIPTION" }],
    [
      "a woman",
      { profiles: [woman(null)] },
      { subscription_status: "PROSPECT", woman_subscription_status: "PROSPECT_WITH_WOMAN" },
    ],
    ["an empty woman profile", { profiles: [woman(null, true)] }, { woman_subscription_status: null }],
    [
      "a subscribed woman",
      { profiles: [woman("ONGOING"), kid(null)] },
      { subscription_status: "PROSPECT_WITH_KID", woman_subscription_status: "ONGOING_SUBSCRIPTION" },
    ],
    ["a gift card given", { giftCardsGiven: 1 }, { gift_card_status: "GIVER" }],
  ])("%s", (_, facts, expected) => expect(deriveStatuses({ ...nothing, ...facts })).toMatchObject(expected));
});
