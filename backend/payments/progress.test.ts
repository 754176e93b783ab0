import fc from "fast-check";
import { expect, it } from "vitest";
import { advancePayment, type PaymentStatus } from "./progress.ts";

const status = fc.constantFrom<PaymentStatus[]>("PENDING", "REQUIRES_ACTION", "FAILED", "SUCCEEDED");

it("reaches the same end in whichever order news arrive and however often", () => {
  fc.assert(
    fc.property(fc.array(status, { maxLength: 6 }), fc.integer(), (news, turn) => {
      const shift = Math.abs(turn) % (news.length || 1);
      const again = [...news.slice(shift), ...news.slice(0, shift), ...news.toReversed()];
      const end = (list: PaymentStatus[]) => list.reduce(advancePayment, "PENDING");
      expect(end(again)).toBe(end(news));
    }),
    { seed: 11 },
  );
});

it("never takes back a success", () => {
  expect(advancePayment("SUCCEEDED", "FAILED")).toBe("SUCCEEDED");
  expect(advancePayment("FAILED", "REQUIRES_ACTION")).toBe("FAILED");
  expect(advancePayment("FAILED", "SUCCEEDED")).toBe("SUCCEEDED");
});
