import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { joinPostings, requireBalanced, type Posting } from "./postings.ts";

const posting = fc.record({
  account: fc.constantFrom("client:a:wallet", "client:b:wallet", "revenue:shop", "provider:stripe"),
  unit: fc.constantFrom("EUR" as const, "POINT" as const),
  amount: fc.integer({ min: -5000, max: 5000 }),
});
const sumOf = (postings: readonly Posting[], account: string, unit: string) =>
  postings.reduce((sum, one) => sum + (one.account === account && one.unit === unit ? one.amount : 0), 0);

describe("postings of one entry", () => {
  it("are joined by account and unit, keep every sum, move something and stand in one order", () => {
    fc.assert(
      fc.property(fc.array(posting, { maxLength: 12 }), (postings) => {
        const joined = joinPostings(postings);
        for (const { account, unit } of postings)
          expect(sumOf(joined, account, unit)).toBe(sumOf(postings, account, unit));
        expect(joined.every(({ amount }) => amount !== 0)).toBe(true);
        const names = joined.map(({ account, unit }) => `${account} ${unit}`);
        expect(new Set(names).size).toBe(names.length);
        expect(joinPostings(postings.toReversed())).toEqual(joined);
      }),
    );
  });

  it("are whole amounts", () => {
    expect(() => joinPostings([{ account: "revenue:shop", unit: "EUR", amount: 0.5 }])).toThrow(RangeError);
  });

  it("have to add up to zero in each unit", () => {
    const pair = (unit: "EUR" | "POINT", amount: number): Posting[] => [
      { account: "a", unit, amount },
      { account: "b", unit, amount: -amount },
    ];
    expect(() => requireBalanced([...pair("EUR", 5), ...pair("POINT", 7)])).not.toThrow();
    expect(() => requireBalanced([])).not.toThrow();
    expect(() => requireBalanced([...pair("EUR", 5), { account: "c", unit: "EUR", amount: 1 }])).toThrow("1 EUR");
    expect(() =>
      requireBalanced([
        { account: "a", unit: "EUR", amount: 5 },
        { account: "b", unit: "POINT", amount: -5 },
      ]),
    ).toThrow(RangeError);
  });
});
