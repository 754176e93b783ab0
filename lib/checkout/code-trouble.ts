import type { CodeProblem } from "#contract/discounts.ts";
import { AppError } from "#lib/http/app-error.ts";

type TroubleKey =
  | "unknown"
  | "used"
  | "expired"
  | "notYet"
  | "noKid"
  | "points"
  | "minimum"
  | "wrongPurchase"
  | "wrongPurchaseBox"
  | "isGiftCard"
  | "giftCardUsed"
  | "giftCardExpired"
  | "fixedShop"
  | "fixedBox"
  | "tooMany"
  | "tooManyBox"
  | "network";

/** What is told about a code that does not count, and the page that helps on. */
export interface CodeTrouble {
  key: TroubleKey;
  minimumPoints: number;
  points: number;
  minimumTtc: number;
  way: "codes" | "points" | "profiles" | "wallet" | "contact" | "cart" | "orders" | null;
}

const ofReason: Record<NonNullable<CodeProblem["reason"]>, TroubleKey> = {
  UNKNOWN: "unknown",
  NOT_YET_VALID: "notYet",
  NO_ELIGIBLE_KID: "noKid",
  NOT_ENOUGH_POINTS: "points",
  MINIMUM_NOT_REACHED: "minimum",
  WRONG_PURCHASE: "wrongPurchase",
  IS_GIFT_CARD: "isGiftCard",
};
const ofCode: Record<string, TroubleKey> = {
  COUPON_CODE_ALREADY_USED: "used",
  COUPON_CODE_EXPIRED: "expired",
  GIFT_CARD_ALREADY_USED: "giftCardUsed",
  GIFT_CARD_EXPIRED: "giftCardExpired",
  TOO_MANY_REQUESTS: "tooMany",
  CODE_INVALID: "unknown",
};
const wayOf: Partial<Record<TroubleKey, CodeTrouble["way"]>> = {
  used: "codes",
  expired: "codes",
  points: "points",
  noKid: "profiles",
  minimum: "cart",
  giftCardUsed: "wallet",
  giftCardExpired: "contact",
  fixedShop: "orders",
};

const troubleOf = (key: TroubleKey, facts: Partial<Record<keyof CodeProblem, unknown>>): CodeTrouble => ({
  key,
  minimumPoints: Number(facts.minimum_points ?? 0),
  points: Number(facts.points ?? 0),
  minimumTtc: Number(facts.minimum_ttc ?? 0),
  way: wayOf[key] ?? null,
});

export const troubleOfProblem = (problem: CodeProblem): CodeTrouble =>
  troubleOf(problem.reason ? ofReason[problem.reason] : (ofCode[problem.code] ?? "unknown"), problem);

/** A code that counts, for an order whose price is agreed on already. */
export const troubleOfFixed = (kind: "SHOP" | "BOX"): CodeTrouble =>
  troubleOf(kind === "SHOP" ? "fixedShop" : "fixedBox", {});

const isReason = (reason: unknown): reason is keyof typeof ofReason =>
  typeof reason === "string" && Object.hasOwn(ofReason, reason);

/** Of a refused call. */
export function troubleOfError(error: unknown): CodeTrouble {
  if (!(error instanceof AppError)) return troubleOf("network", {});
  const data = error.problem?.data ?? {};
  if (error.code === "CODE_INVALID" && isReason(data.reason)) return troubleOf(ofReason[data.reason], data);
  return troubleOf(ofCode[error.code] ?? "network", data);
}

const inBox: Partial<Record<TroubleKey, TroubleKey>> = { wrongPurchase: "wrongPurchaseBox", tooMany: "tooManyBox" };

/** Of a code that was refused for a box, which is no cart: more pieces are not to be had, and once it is billed its price stays. */
export function troubleInBox(error: unknown): CodeTrouble {
  if (error instanceof AppError && error.code === "CONFLICT") return troubleOfFixed("BOX");
  const trouble = troubleOfError(error);
  return { ...trouble, key: inBox[trouble.key] ?? trouble.key, way: trouble.way === "cart" ? null : trouble.way };
}

/** Whether a code was refused for it is a gift card's. */
export const isGiftCard = (error: unknown): boolean =>
  error instanceof AppError && error.problem?.data?.reason === "IS_GIFT_CARD";

/** The worth of a gift card that was typed as a code, in euros; null for anything else. */
export function giftCardWorth(error: unknown): number | null {
  const data = error instanceof AppError ? error.problem?.data : undefined;
  return data?.reason === "IS_GIFT_CARD" && typeof data.amount_ttc === "number" ? data.amount_ttc : null;
}
