import { getCouponCodes, getDiscount, getSubscriberOffer } from "#contract/discounts.ts";
import { toDecimal } from "#contract/money.ts";
import { subscriberPercent } from "#contract/terms.ts";
import { judgeGiftCard } from "../gift-cards/judge.ts";
import { normalizeGiftCardCode } from "../gift-cards/code.ts";
import { findGiftCardByCode } from "../gift-cards/store.ts";
import { implement, type Implementation } from "../http/implementation.ts";
import { ApiError } from "../http/problem.ts";
import { codeLimit, countCall, forgetCall } from "../http/rate-limit.ts";
import { findPricedCart } from "../cart/service.ts";
import { readCodeWorth } from "../orders/code-worth.ts";
import { findOrderOf } from "../orders/store.ts";
import { judgeCode } from "./judge.ts";
import { findUsableCode, toCodeError, toDiscount, toProblem } from "./service.ts";
import { findCouponsFor, isSubscriber } from "./store.ts";

export const discountRoutes: Implementation[] = [
  implement(getDiscount, async ({ params, query }, context) => {
    const { db, clock, caller } = context;
    const { clientId } = caller;
    const now = clock.now();
    await countCall(context, codeLimit, clientId);
    const order = query.order_id === undefined ? null : await findOrderOf(db, query.order_id, clientId);
    const cart = query.cart_id === undefined ? null : await findPricedCart(context, query.cart_id);
    if ((query.order_id !== undefined && !order) || (query.cart_id !== undefined && !cart))
      throw new ApiError("NOT_FOUND");
    if (normalizeGiftCardCode(params.code) !== null) {
      const card = await findGiftCardByCode(db, params.code);
      const refusal = judgeGiftCard(card, now);
      if (refusal || !card) throw new ApiError(refusal ?? "CODE_INVALID");
      await forgetCall(context, codeLimit, clientId);
      throw new ApiError("CODE_INVALID", {
        data: { reason: "IS_GIFT_CARD", amount_ttc: toDecimal(card.amountCents) },
      });
    }
    const wanted = { clientId, code: params.code, purchase: order ?? cart?.purchase ?? null, now };
    const { coupon, refusal } = await findUsableCode(db, { ...wanted, orderId: order?.id ?? null });
    if (refusal) throw toCodeError(refusal);
    await forgetCall(context, codeLimit, clientId);
    const worth = order ? await readCodeWorth(db, order, coupon) : (cart?.worthOf(coupon) ?? null);
    return { ...toDiscount(coupon), discount_ttc: worth === null ? null : toDecimal(worth) };
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
