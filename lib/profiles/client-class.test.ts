import { expect, it } from "vitest";
import { clientClassOf } from "./client-class.ts";

const begun = { has_requested: false, subscription_status: null } as const;
const asked = (subscription_status: "ONE_SHOT" | "ONGOING_SUBSCRIPTION" | "PAUSED_SUBSCRIPTION" | null) => ({
  has_requested: true,
  subscription_status,
});

it.each([
  ["whose first profile is only begun fills in the first form", begun, [begun], "prospect-form"],
  ["with two begun profiles does so too", begun, [begun, begun], "prospect-form"],
  [
    "who adds a child to one that had a box has a new profile",
    begun,
    [asked("ONGOING_SUBSCRIPTION"), begun],
    "new-profile",
  ],
  ["who asked for a box without a subscription is a one-shot", asked("ONE_SHOT"), [asked("ONE_SHOT")], "one-shot"],
  ["who subscribed is none of them", asked("ONGOING_SUBSCRIPTION"), [asked("ONGOING_SUBSCRIPTION"), begun], null],
  ["who paused is none of them", asked("PAUSED_SUBSCRIPTION"), [asked("PAUSED_SUBSCRIPTION")], null],
] as const)("a client %s", (_, profile, profiles, expected) => expect(clientClassOf(profile, profiles)).toBe(expected));
