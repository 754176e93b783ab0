import type { Client } from "#contract/client.ts";

export interface ClientFacts {
  /** `subscription` is one with a frequency: a box that comes once makes nobody a subscriber. */
  profiles: readonly { type: "KID" | "WOMAN"; isEmpty: boolean; subscription: "ONGOING" | "PAUSED" | null }[];
  cartQuantity: number;
  /** Orders of the shop that were paid. */
  paidOrders: number;
  giftCardsGiven: number;
}

type Statuses = Pick<Client, "subscription_status" | "woman_subscription_status" | "shop_status" | "gift_card_status">;

/** A profile that says nothing yet of what to choose: a woman's is made with the account's first visit to her line. */
export const isEmptyProfile = (profile: {
  topSize: string | null;
  bottomSize: string | null;
  shoeSize: string | null;
  description: string | null;
  hasRequested: boolean;
}): boolean =>
  !profile.hasRequested && !profile.topSize && !profile.bottomSize && !profile.shoeSize && !profile.description;

function subscriptionOf(profiles: ClientFacts["profiles"]): "ONGOING_SUBSCRIPTION" | "PAUSED_SUBSCRIPTION" | null {
  if (profiles.some(({ subscription }) => subscription === "ONGOING")) return "ONGOING_SUBSCRIPTION";
  return profiles.some(({ subscription }) => subscription === "PAUSED") ? "PAUSED_SUBSCRIPTION" : null;
}

/** The statuses of a client, from what the client did. `woman_subscription_status` is null for an empty woman profile. */
export function deriveStatuses({ profiles, cartQuantity, paidOrders, giftCardsGiven }: ClientFacts): Statuses {
  const kids = profiles.filter(({ type }) => type === "KID");
  const women = profiles.filter(({ type }) => type === "WOMAN");
  const womanProspect =
    women.length === 0 ? "PROSPECT" : women.every(({ isEmpty }) => isEmpty) ? null : "PROSPECT_WITH_WOMAN";
  return {
    subscription_status: subscriptionOf(kids) ?? (kids.length > 0 ? "PROSPECT_WITH_KID" : "PROSPECT"),
    woman_subscription_status: subscriptionOf(women) ?? womanProspect,
    shop_status: paidOrders > 0 ? "ORDERED" : cartQuantity > 0 ? "PROSPECT_WITH_CART" : "PROSPECT",
    gift_card_status: giftCardsGiven > 0 ? "GIVER" : null,
  };
}
