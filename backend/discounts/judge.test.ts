import { describe, expect, it } from "vitest";
import { isNearBirthday } from "./birthday.ts";
import { judgeCode, type CodeFacts, type Coupon } from "./judge.ts";

const client = "00000000-0000-4000-8000-000000000001";
const coupon = (change: Partial<Coupon> = {}): Coupon => ({
  code: "CODE",
  kind: "PERCENT",
  value: 10,
  points: null,
  minimumCents: 0,
  scope: "SHOP",
  clientId: null,
  validFrom: "2026-01-01",
  validUntil: "2026-12-31",
  usesPerClient: 1,
  createdAt: new Date(0),
  ...change,
});
const facts = (change: Partial<CodeFacts> = {}): CodeFacts => ({
  clientId: client,
  day: "2026-11-21",
  uses: 0,
  isUsedLately: false,
  kidBirthdates: [],
  points: 0,
  ...change,
});
const shop = { kind: "SHOP" as const, itemsTotalCents: 5000 };

describe("a code", () => {
  it("counts from its first to its last day", () => {
    for (const day of ["2026-01-01", "2026-12-31"]) expect(judgeCode(coupon(), facts({ day }), shop)).toBeNull();
    expect(judgeCode(coupon(), facts({ day: "2025-12-31" }), shop)).toMatchObject({ reason: "NOT_YET_VALID" });
    expect(judgeCode(coupon(), facts({ day: "2027-01-01" }), shop)?.code).toBe("COUPON_CODE_EXPIRED");
    expect(judgeCode(coupon({ validUntil: null }), facts({ day: "2099-01-01" }), shop)).toBeNull();
  });

  it("of somebody else looks like one that does not exist", () => {
    const foreign = judgeCode(coupon({ clientId: "00000000-0000-4000-8000-000000000002" }), facts(), shop);
    expect(foreign).toEqual(judgeCode(null, facts(), shop));
    expect(foreign).toMatchObject({ code: "CODE_INVALID", reason: "UNKNOWN" });
    expect(judgeCode(coupon({ clientId: client }), facts(), shop)).toBeNull();
  });

  it("counts as often as it may be used", () => {
    expect(judgeCode(coupon(), facts({ uses: 1 }), shop)?.code).toBe("COUPON_CODE_ALREADY_USED");
    expect(judgeCode(coupon({ usesPerClient: 2 }), facts({ uses: 1 }), shop)).toBeNull();
    expect(judgeCode(coupon({ usesPerClient: null }), facts({ uses: 99 }), shop)).toBeNull();
  });

  it("counts for its kind of purchase and from its minimum, asked only about a purchase", () => {
    const box = { kind: "BOX" as const, itemsTotalCents: 5000 };
    expect(judgeCode(coupon(), facts(), box)).toMatchObject({ reason: "WRONG_PURCHASE" });
    expect(judgeCode(coupon({ scope: "ALL" }), facts(), box)).toBeNull();
    expect(judgeCode(coupon({ minimumCents: 5001 }), facts(), shop)).toMatchObject({
      reason: "MINIMUM_NOT_REACHED",
      data: { minimum_ttc: 50.01 },
    });
    expect(judgeCode(coupon({ minimumCents: 5000 }), facts(), shop)).toBeNull();
    expect(judgeCode(coupon({ minimumCents: 5001, scope: "BOX" }), facts(), null)).toBeNull();
  });

  it("for points needs them, in the words of the specification", () => {
    const loyalty = (points: number) => coupon({ kind: "LOYALTY", points, usesPerClient: null });
    expect(judgeCode(loyalty(200), facts({ points: 199 }), shop)).toMatchObject({
      code: "CODE_INVALID",
      detail: "Not enough loyalty points. Minimum: 200.00",
    });
    expect(judgeCode(loyalty(600), facts({ points: 200 }), shop)?.detail).toBe(
      "Not enough loyalty points. Minimum: 600.00",
    );
    expect(judgeCode(loyalty(200), facts({ points: 200 }), shop)).toBeNull();
  });

  it("for a birthday needs a kid whose birthday is near, once a year", () => {
    const birthday = coupon({ kind: "BIRTHDAY", usesPerClient: null });
    expect(judgeCode(birthday, facts({ kidBirthdates: ["2020-03-01"] }), shop)).toMatchObject({
      code: "CODE_INVALID",
      detail: "No eligible kid for birthday offer",
    });
    const near = facts({ kidBirthdates: ["2020-03-01", "2021-12-05"] });
    expect(judgeCode(birthday, near, shop)).toBeNull();
    expect(judgeCode(birthday, { ...near, isUsedLately: true }, shop)?.code).toBe("COUPON_CODE_ALREADY_USED");
  });
});

it.each([
  ["2020-11-21", "2026-11-21", true],
  ["2020-11-21", "2026-12-05", true],
  ["2020-11-21", "2026-12-06", false],
  ["2020-11-21", "2026-11-07", true],
  ["2020-11-21", "2026-11-06", false],
  ["2020-12-28", "2027-01-08", true],
  ["2020-01-03", "2026-12-25", true],
  ["2020-02-29", "2027-03-15", true],
  ["2026-11-20", "2026-11-21", false],
])("a kid born on %s has its birthday near %s: %s", (birthdate, day, isNear) =>
  expect(isNearBirthday(birthdate, day)).toBe(isNear),
);
