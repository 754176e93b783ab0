// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { keepOutcome, takeOutcome } from "./setup-outcome.ts";

afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

it.each([
  { kind: "added", id: "8e2d6924-df51-4636-bf41-51e51d9157ae" },
  { kind: "refused", code: "authentication_failed" },
] as const)("is told once more by the page that is made anew, and then no more ($kind)", (outcome) => {
  keepOutcome(outcome);
  expect([takeOutcome(), takeOutcome()]).toEqual([outcome, null]);
});

it("is not told to who comes back to the page later", () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  keepOutcome({ kind: "refused", code: "cancelled" });
  vi.advanceTimersByTime(10_000);
  expect(takeOutcome()).toBeNull();
});

it.each(["", "refused", "now refused cancelled", `${Date.now()} paid cancelled`])(
  "is nothing where %j stands",
  (kept) => {
    sessionStorage.setItem("payment-method-outcome", kept);
    expect(takeOutcome()).toBeNull();
  },
);
