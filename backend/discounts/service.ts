import type { CodeProblem, Discount } from "#contract/discounts.ts";
import { toDecimal } from "#contract/money.ts";
import type { Price, PricedLine, PriceTerms } from "#contract/price.ts";
import { priceShop, type ShopTerms } from "../cart/price.ts";
import type { Queryable, Transaction } from "../db/database.ts";
import { normalizeGiftCardCode } from "../gift-cards/code.ts";
import { ApiError } from "../http/problem.ts";
import { judgeCode, type Coupon, type Purchase, type Refusal } from "./judge.ts";
import { findCoupon, findUse, freeUse, lockCodesOf, readCodeFacts, saveUse, type Buyer } from "./store.ts";

export const toCodeError = ({ code, reason, detail, data }: Refusal): ApiError =>
  new ApiError(code, {
    ...(detail === null ? {} : { detail }),
    ...(reason === null ? {} : { data: { reason, ...data } }),
  });

export const toProblem = ({ code, reason, detail, data }: Refusal): CodeProblem => ({
  code,
  reason,
  detail,
  minimum_points: data?.minimum_points ?? null,
  points: data?.points ?? null,
  minimum_ttc: data?.minimum_ttc ?? null,
});

export const toDiscount = (coupon: Coupon): Discount => ({
  code: coupon.code,
  kind: coupon.kind,
  percent: coupon.kind === "PERCENT" ? coupon.value : null,
  amount_ttc: coupon.kind === "PERCENT" || coupon.kind === "SHIPPING" ? null : toDecimal(coupon.value),
  points: coupon.points,
  minimum_ttc: toDecimal(coupon.minimumCents),
  scope: coupon.scope,
  valid_until: coupon.validUntil,
});

/** A coupon as a price takes it. */
export const toCodeTerms = ({ code, kind, value, minimumCents }: Coupon): NonNullable<PriceTerms["code"]> => ({
  code,
  kind,
  value,
  minimumCents,
});

/** A code and what speaks against it; `coupon` is null when it cannot be used. */
export async function findUsableCode(
  db: Queryable,
  {
    clientId,
    code,
    purchase,
    now,
    orderId = null,
  }: {
    clientId: string;
    code: string;
    purchase: Purchase | null;
    now: Date;
    /** The order it is wanted for: its own use does not count against it. */
    orderId?: string | null;
  },
): Promise<{ coupon: Coupon; refusal: null } | { coupon: null; refusal: Refusal }> {
  if (normalizeGiftCardCode(code) !== null)
    return { coupon: null, refusal: { code: "CODE_INVALID", reason: "IS_GIFT_CARD", detail: null } };
  const coupon = await findCoupon(db, code);
  const refusal = judgeCode(coupon, await readCodeFacts(db, clientId, coupon, now, orderId), purchase);
  if (refusal || coupon === null)
    return { coupon: null, refusal: refusal ?? { code: "CODE_INVALID", reason: "UNKNOWN", detail: null } };
  return { coupon, refusal: null };
}

export interface WantedReductions extends Pick<ShopTerms, "country" | "mode"> {
  clientId: string;
  code: string | null;
  useWallet: boolean;
  now: Date;
}

export interface PlannedReductions {
  totals: Price;
  /** Null without a code, and when the code does not count. */
  coupon: Coupon | null;
  refusal: Refusal | null;
  walletBalanceCents: number;
}

/** What pieces of the shop cost the client: its offer, code and wallet; changes nothing. A code that does not count is left out. */
export async function planReductions(
  db: Queryable,
  lines: readonly PricedLine[],
  { walletBalanceCents, isSubscriber }: Buyer,
  { clientId, code, useWallet, now, ...delivery }: WantedReductions,
): Promise<PlannedReductions> {
  const itemsTotalCents = lines.reduce((sum, { unitPriceCents, count }) => sum + unitPriceCents * count, 0);
  const purchase = { kind: "SHOP" as const, itemsTotalCents };
  const found = code === null ? null : await findUsableCode(db, { clientId, code, purchase, now });
  const coupon = found?.coupon ?? null;
  const totals = priceShop(lines, {
    ...delivery,
    isSubscriber,
    code: coupon && toCodeTerms(coupon),
    walletCents: useWallet ? walletBalanceCents : 0,
  });
  return { totals, coupon, refusal: found?.refusal ?? null, walletBalanceCents };
}

interface Claim extends Purchase {
  orderId: string;
  clientId: string;
  code: string;
  discountCents: number;
}

/**
 * Uses a code for an order in the order's transaction: of two orders at once one is refused. Throws the errors of the
 * code. Stock is locked before, wallets after.
 */
export async function claimCode(tx: Transaction, claim: Claim, now: Date): Promise<void> {
  const { orderId, clientId, discountCents } = claim;
  await lockCodesOf(tx, clientId);
  const { coupon, refusal } = await findUsableCode(tx, { clientId, code: claim.code, purchase: claim, now, orderId });
  if (refusal) throw toCodeError(refusal);
  await saveUse(tx, { orderId, clientId, code: coupon.code, discountCents, at: now });
}

/** The code of an order that was cancelled can be used anew. */
export const releaseCode = freeUse;

/** Uses the code of a cancelled order again, because the order lives again. False when it cannot be used any more. */
export async function reclaimCode(
  tx: Transaction,
  order: Purchase & { id: string; clientId: string; couponCode: string | null },
  now: Date,
): Promise<boolean> {
  if (order.couponCode === null) return true;
  const use = await findUse(tx, order.id);
  if (!use || use.isSpent) return true;
  await lockCodesOf(tx, order.clientId);
  const wanted = { clientId: order.clientId, code: use.code, purchase: order, now, orderId: order.id };
  if ((await findUsableCode(tx, wanted)).refusal) return false;
  await saveUse(tx, { ...use, at: now });
  return true;
}
