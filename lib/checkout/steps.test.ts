import { describe, expect, it } from "vitest";
import { openStepOf, planSteps, type Progress } from "./steps.ts";

const progress = (change: Partial<Progress> = {}): Progress => ({
  isSignedIn: false,
  hasDelivery: false,
  isOrdered: false,
  reopened: null,
  ...change,
});

describe("openStepOf", () => {
  it.each<[string, Partial<Progress>, string]>([
    ["starts with who orders", {}, "identity"],
    ["goes on to the delivery once somebody is signed in", { isSignedIn: true }, "delivery"],
    ["goes on to the payment once the delivery is confirmed", { isSignedIn: true, hasDelivery: true }, "payment"],
    ["asks who orders again when the session ends", { hasDelivery: true }, "identity"],
    ["opens a finished step again", { isSignedIn: true, hasDelivery: true, reopened: "delivery" }, "delivery"],
    ["cannot jump ahead", { isSignedIn: true, reopened: "payment" }, "delivery"],
    ["goes straight to the payment of an order that exists", { isSignedIn: true, isOrdered: true }, "payment"],
    [
      "keeps the delivery of an order as it is",
      { isSignedIn: true, hasDelivery: true, isOrdered: true, reopened: "delivery" },
      "payment",
    ],
  ])("%s", (_, change, expected) => expect(openStepOf(progress(change))).toBe(expected));
});

describe("planSteps", () => {
  it("folds what is done and offers to change the delivery", () => {
    expect(planSteps(progress({ isSignedIn: true, hasDelivery: true }))).toEqual([
      { name: "identity", state: "done", isEditable: false },
      { name: "delivery", state: "done", isEditable: true },
      { name: "payment", state: "current", isEditable: false },
    ]);
  });

  it("does not offer to change the delivery of an order", () => {
    expect(planSteps(progress({ isSignedIn: true, isOrdered: true })).some(({ isEditable }) => isEditable)).toBe(false);
  });
});
