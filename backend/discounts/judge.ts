import type { CodeProblem, CodeRefusalReason } from "#contract/discounts.ts";
import type { coupons } from "../db/schema/ledger.ts";
import { isNearBirthday } from "./birthday.ts";

export type Coupon = typeof coupons.$inferSelect;

/** What is known of a client when a code is judged. */
export interface CodeFacts {
  clientId: string;
  /** Today in Paris. */
  day: string;
  /** How often the client has used the code, orders that were cancelled left out. */
  uses: number;
  /** Whether a use of it is too young for another (see `birthdayRestDays`). */
  isUsedLately: boolean;
  /** Those that are to be believed. */
  kidBirthdates: readonly string[];
  /** Points that are not promised to another order. */
  points: number;
}

export interface Purchase {
  kind: "SHOP" | "BOX";
  itemsTotalCents: number;
}

type Told = "minimum_points" | "points" | "minimum_ttc";
export interface Refusal extends Omit<CodeProblem, Told> {
  data?: Partial<Pick<CodeProblem, Told>> & { scope?: string };
}

const invalid = (reason: CodeRefusalReason, detail: string | null = null, data?: Refusal["data"]): Refusal => ({
  code: "CODE_INVALID",
  reason,
  detail,
  ...(data ? { data } : {}),
});
const alreadyUsed: Refusal = { code: "COUPON_CODE_ALREADY_USED", reason: null, detail: null };
const expired: Refusal = { code: "COUPON_CODE_EXPIRED", reason: null, detail: null };

/** Details the specification gives these two refusals word for word. */
const noEligibleKid = "No eligible kid for birthday offer";
const notEnoughPoints = (minimum: number): string => `Not enough loyalty points. Minimum: ${minimum.toFixed(2)}`;

/** Why a client cannot use a coupon at all; null when it can. */
function judgeForClient(coupon: Coupon, facts: CodeFacts): Refusal | null {
  if (coupon.clientId !== null && coupon.clientId !== facts.clientId) return invalid("UNKNOWN");
  if (facts.day < coupon.validFrom) return invalid("NOT_YET_VALID");
  if (coupon.validUntil !== null && facts.day > coupon.validUntil) return expired;
  if (coupon.usesPerClient !== null && facts.uses >= coupon.usesPerClient) return alreadyUsed;
  if (coupon.kind === "BIRTHDAY") {
    if (!facts.kidBirthdates.some((birthdate) => isNearBirthday(birthdate, facts.day)))
      return invalid("NO_ELIGIBLE_KID", noEligibleKid);
    if (facts.isUsedLately) return alreadyUsed;
  }
  const points = coupon.points ?? 0;
  if (facts.points < points)
    return invalid("NOT_ENOUGH_POINTS", notEnoughPoints(points), { minimum_points: points, points: facts.points });
  return null;
}

/** Why a code does not count; null when it does. Without a purchase its scope and minimum are not asked for. */
export function judgeCode(coupon: Coupon | null, facts: CodeFacts, purchase: Purchase | null): Refusal | null {
  if (coupon === null) return invalid("UNKNOWN");
  const refusal = judgeForClient(coupon, facts);
  if (refusal || purchase === null) return refusal;
  if (coupon.scope !== "ALL" && coupon.scope !== purchase.kind)
    return invalid("WRONG_PURCHASE", null, { scope: coupon.scope });
  if (purchase.itemsTotalCents < coupon.minimumCents)
    return invalid("MINIMUM_NOT_REACHED", null, { minimum_ttc: coupon.minimumCents / 100 });
  return null;
}
