import { expect, it } from "vitest";
import type { Request } from "#contract/requests.ts";
import type { ProfileSubscription } from "#contract/profiles.ts";
import { hasToMove, obstacleOf } from "./obstacle.ts";

const subscription = (status_details_code: ProfileSubscription["status_details_code"]) => ({
  subscriptions: [{ status_details_code } as ProfileSubscription],
});
const box = (code: Request["status_details"]["code"]) => ({ status_details: { code, actions: [] } });

it.each([
  ["active", [], "subscription", true],
  ["paused", [], "subscription", true],
  ["terminated", ["CLOSED", "CANCELLED"], null, false],
  ["completed", ["OPEN"], "box", true],
  ["terminated", ["VALIDATED"], "box", true],
  ["active", ["SHIPPED"], "underway", true],
  ["terminated", ["DELIVERED"], "underway", false],
  ["active", ["UPCOMING"], "subscription", true],
] as const)("a subscription %s and boxes %j: %s stands in the way, to move: %s", (status, codes, obstacle, moves) => {
  const boxes = codes.map(box);
  expect([obstacleOf(subscription(status), boxes), hasToMove(subscription(status), boxes)]).toEqual([obstacle, moves]);
});
