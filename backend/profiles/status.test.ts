import { describe, expect, it } from "vitest";
import {
  deriveProfileStatus,
  deriveSubscriptionStatus,
  findNextSubscription,
  type SubscriptionFacts,
} from "./status.ts";

const subscription = (change: Partial<SubscriptionFacts> = {}): SubscriptionFacts => ({
  id: "one",
  status: "ACTIVE",
  frequencyMonths: 2,
  nextAt: null,
  ...change,
});
const ended = subscription({ status: "TERMINATED" });
const oneShot = subscription({ frequencyMonths: null });

describe("deriveSubscriptionStatus", () => {
  it.each([
    ["none", [], null],
    ["one that goes on", [subscription()], "ONGOING_SUBSCRIPTION"],
    ["one that is paused", [subscription({ status: "PAUSED" })], "PAUSED_SUBSCRIPTION"],
    ["a box ordered once", [oneShot], "ONE_SHOT"],
    ["a box ordered once that is closed", [{ ...oneShot, status: "COMPLETED" }], "ONE_SHOT"],
    ["one that ended", [ended], "TERMINATED_SUBSCRIPTION"],
    ["one that ended after a new one began", [ended, subscription()], "ONGOING_SUBSCRIPTION"],
    ["a closed box after one that ended", [{ ...oneShot, status: "COMPLETED" }, ended], "ONE_SHOT"],
  ] as const)("%s", (_, subscriptions, status) => expect(deriveSubscriptionStatus(subscriptions)).toBe(status));
});

describe("findNextSubscription", () => {
  const at = (id: string, day: string | null, change: Partial<SubscriptionFacts> = {}) =>
    subscription({ id, nextAt: day === null ? null : new Date(day), ...change });

  it("is the active one with the earliest next_at", () => {
    const found = findNextSubscription([
      at("later", "2026-12-10"),
      at("unplanned", null),
      at("paused", "2026-12-01", { status: "PAUSED" }),
      at("sooner", "2026-12-05"),
    ]);
    expect(found?.id).toBe("sooner");
  });

  it("is one that plans nothing when there is no other, and none without an active one", () => {
    expect(findNextSubscription([at("unplanned", null)])?.id).toBe("unplanned");
    expect(findNextSubscription([ended])).toBeNull();
  });
});

it.each([
  [true, "Aime grimper", "CLIENT"],
  [true, null, "CLIENT"],
  [false, "Aime grimper", "PROSPECT_WITH_COMMENT"],
  [false, null, "PROSPECT"],
  [false, "", "PROSPECT"],
] as const)("has asked for a box %s, description %s: %s", (hasRequested, description, status) =>
  expect(deriveProfileStatus({ hasRequested, description })).toBe(status),
);
