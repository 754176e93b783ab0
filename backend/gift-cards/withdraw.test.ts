import { describe, expect, it } from "vitest";
import { judgeWithdrawal } from "./withdraw.ts";

const paidAt = new Date("2026-11-21T22:59:00Z");
const judge = (now: string, status: Parameters<typeof judgeWithdrawal>[0]["status"] = "ACTIVE") =>
  judgeWithdrawal({ status, paidAt }, new Date(now));

describe("judgeWithdrawal", () => {
  it("takes a card back until the end of the fourteenth day in Paris", () => {
    expect(judge("2026-11-21T22:59:30Z")).toBeNull();
    expect(judge("2026-12-05T22:59:59Z")).toBeNull();
    expect(judge("2026-12-05T23:00:00Z")).toBe("TOO_LATE");
  });

  it.each([
    ["REDEEMED", "USED"],
    ["EXPIRED", "EXPIRED"],
    ["REFUNDED", "ALREADY_REFUNDED"],
    ["CANCELLED", "NOT_PAID"],
    ["PENDING_PAYMENT", "NOT_PAID"],
  ] as const)("refuses one that is %s", (status, refusal) =>
    expect(judge("2026-11-22T10:00:00Z", status)).toBe(refusal),
  );
});
