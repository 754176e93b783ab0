import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyMoment, dayNumber, parisDayNumber } from "#tests/backend/any-moment.ts";
import { judgeWithdrawal, withdrawUntil } from "./withdraw.ts";

const dayMs = 86_400_000;

describe("withdrawing from a gift card", () => {
  it("is possible through the whole 14th day of Paris after it was paid, and not a moment longer", () =>
    fc.assert(
      fc.property(anyMoment, fc.nat(30 * dayMs), (paidAt, later) => {
        const now = new Date(paidAt.getTime() + later);
        const isLate = parisDayNumber(now) > parisDayNumber(paidAt) + 14;
        expect(judgeWithdrawal({ status: "ACTIVE", paidAt }, now)).toBe(isLate ? "TOO_LATE" : null);
        const until = withdrawUntil({ status: "ACTIVE", paidAt }, now);
        expect(until === null ? null : dayNumber(until)).toBe(isLate ? null : parisDayNumber(paidAt) + 14);
      }),
    ));

  it.each(["REFUNDED", "REDEEMED", "EXPIRED", "PENDING_PAYMENT", "CANCELLED"] as const)(
    "is never possible for one that is %s, however early",
    (status) =>
      fc.assert(
        fc.property(anyMoment, (paidAt) => {
          expect(judgeWithdrawal({ status, paidAt }, paidAt)).not.toBeNull();
          expect(withdrawUntil({ status, paidAt }, paidAt)).toBeNull();
        }),
      ),
  );
});
