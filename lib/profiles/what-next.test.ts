import { expect, it } from "vitest";
import { isStale, nextFor } from "./what-next.ts";

const today = "2026-11-22";
const told = { top_size: "2026-10-01", bottom_size: "2026-10-01", shoe_size: null };
const lou = {
  has_requested: true,
  profile_type: "KID",
  top_size: "5 ans",
  bottom_size: "5 ans",
  sizes_told_on: told,
  subscription_status: "TERMINATED_SUBSCRIPTION",
  subscriptions: [],
  next_subscription_id: null,
} as const;

it.each([
  ["form", { has_requested: false }],
  ["sizes", { bottom_size: null }],
  ["size-check", { sizes_told_on: { ...told, top_size: "2026-03-01" } }],
  ["paused", { subscription_status: "PAUSED_SUBSCRIPTION" }],
  ["box", {}],
] as const)("a profile needs its %s next", (next, change) =>
  expect(nextFor({ ...lou, subscriptions: [], ...change }, today)).toBe(next),
);

it("asks about a child's size after four months, and never about a woman's", () => {
  expect(isStale("2026-07-25", today, "KID")).toBe(false);
  expect(isStale("2026-07-24", today, "KID")).toBe(true);
  expect(isStale("2020-01-01", today, "WOMAN")).toBe(false);
  expect(isStale(null, today, "KID")).toBe(false);
});
