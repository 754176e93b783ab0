import {
  createCart,
  deleteCartLine,
  getCart,
  getClientCart,
  mergeCart,
  putCartLine,
  setCartReductions,
} from "#contract/cart.ts";
import { implement, type Implementation } from "../http/implementation.ts";
import { askerOf, cartLimit, cartLineLimit, countCall } from "../http/rate-limit.ts";
import * as service from "./service.ts";

export const cartRoutes: Implementation[] = [
  implement(createCart, async (_, context) => {
    await countCall(context, cartLimit, askerOf(context));
    return service.createCart(context);
  }),
  implement(getClientCart, async (_, context) => service.createCart(context)),
  implement(getCart, async ({ params }, context) => service.getCart(params.cart_id, context)),
  implement(putCartLine, async ({ params, body }, context) => {
    await countCall(context, cartLineLimit, askerOf(context));
    return service.putLine(params.cart_id, params.variant_id, body, context);
  }),
  implement(deleteCartLine, async ({ params }, context) => {
    await countCall(context, cartLineLimit, askerOf(context));
    return service.deleteLine(params.cart_id, params.variant_id, context);
  }),
  implement(setCartReductions, async ({ params, body }, context) => {
    await countCall(context, cartLineLimit, askerOf(context));
    return service.setReductions(params.cart_id, body, context);
  }),
  implement(mergeCart, async ({ body }, context) => {
    const { cart, changes } = await service.mergeCart(body.cart_id, context);
    return {
      cart,
      changes: changes.map(({ variantId, quantityBefore, quantityAfter }) => ({
        variant_id: variantId,
        quantity_before: quantityBefore,
        quantity_after: quantityAfter,
      })),
    };
  }),
];
