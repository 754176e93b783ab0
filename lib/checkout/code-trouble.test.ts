import { describe, expect, it } from "vitest";
import { codeRefusalReasonSchema } from "#contract/discounts.ts";
import { AppError } from "#lib/http/app-error.ts";
import fr from "#messages/fr.json" with { type: "json" };
import { giftCardWorth, troubleInBox, troubleOfError, troubleOfFixed, troubleOfProblem } from "./code-trouble.ts";

const refusal = (code: string, data?: Record<string, unknown>) =>
  new AppError("domain", code, "refused", {
    status: 422,
    problem: { type: "about:blank", title: code, status: 422, code, request_id: "1", ...(data ? { data } : {}) },
  });

describe("a code that was refused", () => {
  it.each([
    ["CODE_INVALID", undefined, "unknown", null],
    ["CODE_INVALID", { reason: "NOT_YET_VALID" }, "notYet", null],
    ["CODE_INVALID", { reason: "NO_ELIGIBLE_KID" }, "noKid", "profiles"],
    ["CODE_INVALID", { reason: "MINIMUM_NOT_REACHED", minimum_ttc: 60 }, "minimum", "cart"],
    ["CODE_INVALID", { reason: "WRONG_PURCHASE" }, "wrongPurchase", null],
    ["CODE_INVALID", { reason: "IS_GIFT_CARD", amount_ttc: 40 }, "isGiftCard", null],
    ["CODE_INVALID", { reason: "toString" }, "unknown", null],
    ["COUPON_CODE_ALREADY_USED", undefined, "used", "codes"],
    ["COUPON_CODE_EXPIRED", undefined, "expired", "codes"],
    ["GIFT_CARD_ALREADY_USED", undefined, "giftCardUsed", "wallet"],
    ["GIFT_CARD_EXPIRED", undefined, "giftCardExpired", "contact"],
    ["TOO_MANY_REQUESTS", undefined, "tooMany", null],
    ["UNAVAILABLE", undefined, "network", null],
  ])("%s %o is told as %s and leads to %s", (code, data, key, way) =>
    expect(troubleOfError(refusal(code, data))).toMatchObject({ key, way }),
  );

  it("tells the figures it came with, and nothing where there are none", () => {
    const points = refusal("CODE_INVALID", { reason: "NOT_ENOUGH_POINTS", minimum_points: 200, points: 140 });
    expect(troubleOfError(points)).toEqual({
      key: "points",
      minimumPoints: 200,
      points: 140,
      minimumTtc: 0,
      way: "points",
    });
  });

  it("is a matter of the line when nothing answered", () =>
    expect(troubleOfError(new TypeError("Failed to fetch"))).toMatchObject({ key: "network", way: null }));

  it("has words for every reason of the contract", () => {
    for (const reason of codeRefusalReasonSchema.options)
      expect(fr.price.code.trouble).toHaveProperty(
        troubleOfProblem({
          code: "CODE_INVALID",
          detail: null,
          reason,
          minimum_points: null,
          points: null,
          minimum_ttc: null,
        }).key,
      );
  });

  it("counts, but comes too late for a price that was agreed on", () => {
    expect(troubleOfFixed("SHOP")).toMatchObject({ key: "fixedShop", way: "orders" });
    expect(troubleOfFixed("BOX")).toMatchObject({ key: "fixedBox", way: null });
  });
});

describe("a code that was refused for a box", () => {
  it.each([
    ["CODE_INVALID", { reason: "WRONG_PURCHASE" }, "wrongPurchaseBox", null],
    ["CODE_INVALID", { reason: "MINIMUM_NOT_REACHED", minimum_ttc: 60 }, "minimum", null],
    ["TOO_MANY_REQUESTS", undefined, "tooManyBox", null],
    ["CONFLICT", undefined, "fixedBox", null],
    ["COUPON_CODE_ALREADY_USED", undefined, "used", "codes"],
  ])("%s %o speaks of the box: %s", (code, data, key, way) =>
    expect(troubleInBox(refusal(code, data))).toMatchObject({ key, way }),
  );
});

it("knows the worth of a gift card that was typed as a code, and of nothing else", () => {
  expect(giftCardWorth(refusal("CODE_INVALID", { reason: "IS_GIFT_CARD", amount_ttc: 40 }))).toBe(40);
  expect(giftCardWorth(refusal("CODE_INVALID", { reason: "IS_GIFT_CARD" }))).toBeNull();
  expect(giftCardWorth(refusal("CODE_INVALID", { reason: "UNKNOWN" }))).toBeNull();
  expect(giftCardWorth(new Error("x"))).toBeNull();
});
