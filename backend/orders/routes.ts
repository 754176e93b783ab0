import {
  cancelOrder,
  createOrder,
  getOrder,
  getOrders,
  orderAgain,
  payOrder,
  quoteOrder,
  setOrderReductions,
  returnFromPayment,
} from "#contract/orders.ts";
import { toCents } from "#contract/money.ts";
import { countGuess } from "../discounts/guesses.ts";
import { readBuyer } from "../discounts/store.ts";
import { implement, type Implementation } from "../http/implementation.ts";
import { ApiError } from "../http/problem.ts";
import { findCountry } from "./checkout.ts";
import { findOwnOrder, listOrders } from "./answer.ts";
import { chooseReductions } from "./box-reductions.ts";
import { fillCartAgain } from "./again.ts";
import * as cancellation from "./cancel.ts";
import * as creation from "./create.ts";
import * as payment from "./pay.ts";
import { planQuote, resolveLines, toQuote } from "./quote.ts";
import { finishRedirect, refreshOpenAttempts } from "../payments/settle.ts";
import { findOrderOf } from "./store.ts";

export const orderRoutes: Implementation[] = [
  implement(quoteOrder, async ({ body }, context) => {
    const { db, locale, clock, caller } = context;
    const now = clock.now();
    const [code = null] = body.codes;
    await countGuess(context, code);
    const [lines, buyer, country] = await Promise.all([
      resolveLines(db, body.lines, caller.clientId, locale, now),
      readBuyer(db, caller.clientId, now),
      findCountry(db, body.address, caller.clientId),
    ]);
    if (country === null) throw new ApiError("ADDRESS_NOT_FOUND");
    const wish = { clientId: caller.clientId, country, mode: body.delivery.mode, code, useWallet: body.use_wallet };
    return toQuote(lines, await planQuote(db, lines, buyer, wish, now), code);
  }),
  implement(createOrder, async ({ body }, context) => creation.createOrder(body, context)),
  implement(getOrders, async ({ query }, { db, clock, caller }) => listOrders(db, caller.clientId, query, clock.now())),
  implement(getOrder, async ({ params: { id } }, context) => {
    const order = await findOwnOrder(context.db, id, context.caller.clientId, context.clock.now());
    if (!order) throw new ApiError("NOT_FOUND");
    if (order.payment.status !== "REQUIRES_ACTION") return order;
    // The customer may be back from the bank page before the provider's webhook is.
    await refreshOpenAttempts(context, { purpose: "ORDER", id });
    return creation.requireOrder(context, id);
  }),
  implement(cancelOrder, async ({ params }, context) => cancellation.cancelOrder(params.id, context)),
  implement(orderAgain, async ({ params }, context) => fillCartAgain(params.id, context)),
  implement(returnFromPayment, async ({ params, body }, context) => {
    const { id } = params;
    if (!(await findOrderOf(context.db, id, context.caller.clientId))) throw new ApiError("NOT_FOUND");
    try {
      await finishRedirect(context, { purpose: "ORDER", id }, body.redirect_result);
    } catch (error) {
      context.log.warn({ orderId: id, error }, "return from the payment page not passed on");
      throw new ApiError("UNAVAILABLE");
    }
    return creation.requireOrder(context, id);
  }),
  implement(setOrderReductions, async ({ params, body }, context) => chooseReductions(params.id, body, context)),
  implement(payOrder, async ({ params, body }, context) =>
    payment.payOrder(
      params.id,
      {
        paymentMethodId: body.payment_method_id ?? null,
        keepsMethod: body.keep_payment_method,
        wallet:
          body.use_wallet === undefined
            ? null
            : { isUsed: body.use_wallet, expectedDueCents: toCents(body.expected_due_ttc ?? 0) },
      },
      context,
    ),
  ),
];
