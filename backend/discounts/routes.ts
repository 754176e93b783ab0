import { getCouponCodes, getDiscount, getSubscriberOffer } from "#contract/discounts.ts";
import { toDecimal } from "#contract/money.ts";
import { judgeGiftCard } from "../gift-cards/judge.ts";
import { normalizeGiftCardCode } from "../gift-cards/code.ts";
import { findGiftCardByCode } from "../gift-cards/store.ts";
import { implement, type Implementation } from "../http/implementation.ts";
import { ApiError } from "../http/problem.ts";
import { codeLimit, countCall, forgetCall } from "../http/rate-limit.ts";
import { findOrderOf } from "../orders/store.ts";
import { judgeCode } from "./judge.ts";
import { reduceTotals, subscriberPercent } from "./reduce.ts";
import { findUsableCode, toCodeError, toDiscount, toProblem } from "./service.ts";
import { findCouponsFor, isSubscriber } from "./store.ts";

export const discountRoutes: Implementation[] = [
  implement(getDiscount, async ({ params, query }, context) => {
    const { db, clock, caller } = context;
    const { clientId } = caller;
    await countCall(context, codeLimit, clientId);
    const order = query.order_id === undefined ? null : await findOrderOf(db, query.order_id, clientId);
    if (query.order_id !== undefined && !order) throw new ApiError("NOT_FOUND");
    if (normalizeGiftCardCode(params.code) !== null) {
      const refusal = judgeGiftCard(await findGiftCardByCode(db, params.code), clock.now());
      throw new ApiError(refusal ?? "CODE_INVALID", refusal ? {} : { data: { reason: "IS_GIFT_CARD" } });
    }
    const wanted = { clientId, code: params.code, purchase: order, now: clock.now(), orderId: order?.id ?? null };
    const { coupon, refusal } = await findUsableCode(db, wanted);
    if (refusal) throw toCodeError(refusal);
    await forgetCall(context, codeLimit, clientId);
    if (!order) return { ...toDiscount(coupon), discount_ttc: null };
    const reduced = reduceTotals(
      { ...order, freeFromCents: null },
      { mode: order.delivery.mode, isSubscriber: false, coupon, walletBalanceCents: 0 },
    );
    const saved = reduced.codeDiscountCents + order.shippingFeeCents - reduced.shippingFeeCents;
    return { ...toDiscount(coupon), discount_ttc: toDecimal(saved) };
  }),
  implement(getCouponCodes, async (_, { db, clock, caller }) => {
    const found = await findCouponsFor(db, caller.clientId, clock.now());
    const codes = found.map(({ coupon, facts }) => {
      const refusal = judgeCode(coupon, facts, null);
      return { ...toDiscount(coupon), problem: refusal && toProblem(refusal) };
    });
    return codes.toSorted((a, b) => Number(a.problem !== null) - Number(b.problem !== null));
  }),
  implement(getSubscriberOffer, async (_, { db, clock, caller }) => ({
    is_active: await isSubscriber(db, caller.clientId, clock.now()),
    percent: subscriberPercent,
    is_home_delivery_offered: true,
  })),
];
