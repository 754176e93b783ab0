import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyMoment, dayNumber } from "#tests/backend/any-moment.ts";
import { canWithdraw, withdrawUntil } from "./withdrawal.ts";

const anyDay = anyMoment.map((moment) => moment.toISOString().slice(0, 10));

describe("the last day of a withdrawal", () => {
  it.each([
    [null, null, null],
    ["2026-11-01", null, "2026-11-15"],
    ["2026-11-01", "2026-12-01", "2026-12-01"],
    ["2026-11-01", "2026-11-11", "2026-11-15"],
    // Over the end of summer time and of the year.
    ["2026-10-24", null, "2026-11-07"],
    ["2026-12-25", null, "2027-01-08"],
  ])("delivered on %s, returnable until %s: %s", (delivered, returnable, until) =>
    expect(withdrawUntil(delivered, returnable)).toBe(until),
  );

  it("is never before the law's 14 days nor before the day the shop grants, and is one of the two", () =>
    fc.assert(
      fc.property(anyDay, fc.option(anyDay), (deliveredOn, returnUntil) => {
        const until = withdrawUntil(deliveredOn, returnUntil) ?? "";
        const lawful = dayNumber(deliveredOn) + 14;
        expect(dayNumber(until)).toBe(Math.max(lawful, returnUntil === null ? lawful : dayNumber(returnUntil)));
      }),
    ));

  it("does not run before the delivery", () =>
    fc.assert(
      fc.property(fc.option(anyDay), (returnUntil) => {
        expect(withdrawUntil(null, returnUntil)).toBeNull();
      }),
    ));
});

describe("a purchase one may withdraw from", () => {
  const deliveredAt = new Date("2026-11-02T10:00:00Z");
  const box = { kind: "BOX" as const, cancelledAt: null, deliveredAt, returnUntil: "2026-11-12" };
  const bought = { kind: "SHOP" as const, cancelledAt: null, deliveredAt: null, returnUntil: null };
  const on = (day: string) => new Date(`${day}T12:00:00Z`);

  it.each(["DELIVERED", "PENDING_PAYMENT", "PAYMENT_FAILED", "PAID"] as const)(
    "is a box that came, %s, through the law's days and not after them",
    (status) => {
      expect(canWithdraw({ ...box, status }, on("2026-11-16"))).toBe(true);
      expect(canWithdraw({ ...box, status }, on("2026-11-17"))).toBe(false);
    },
  );

  it.each(["PREPARED", "SHIPPED", "CANCELLED"] as const)("is no box that has not come: %s", (status) =>
    expect(canWithdraw({ ...box, status, deliveredAt: null, returnUntil: null }, on("2026-11-03"))).toBe(false),
  );

  it.each([
    ["PENDING_PAYMENT", false],
    ["PAYMENT_FAILED", false],
    ["PAID", true],
    ["PREPARED", true],
    ["SHIPPED", true],
    ["CANCELLED", false],
  ] as const)("of the shop before it came, %s: %s", (status, may) =>
    expect(canWithdraw({ ...bought, status }, on("2026-11-03"))).toBe(may),
  );

  it("is none that was given up, nor a box of which nothing was kept", () => {
    expect(canWithdraw({ ...bought, status: "PAID", cancelledAt: deliveredAt }, on("2026-11-03"))).toBe(false);
    expect(canWithdraw({ ...box, status: "CLOSED" }, on("2026-11-03"))).toBe(false);
  });
});
