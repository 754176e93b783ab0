import "server-only";
import type { NextRequest } from "next/server";
import {
  createCart,
  deleteCartLine,
  getCart,
  getClientCart,
  maxLineQuantity,
  putCartLine,
  type Cart,
} from "#contract/cart.ts";
import type { Locale } from "#contract/locale.ts";
import { findCartMemo } from "#lib/cart/cart-cookie.ts";
import { hasCode } from "#lib/http/app-error.ts";
import { keepCart } from "./open-session.ts";
import { plainSession } from "./session.ts";

/** The cart of whoever sent the request, by its cookies; `cookies` collects what has to be set with the answer. */
export function plainCart(request: NextRequest, locale: Locale) {
  const { api, cookies, isSignedIn } = plainSession(request, locale);

  /* The cookies of the request know no cart that was begun since. */
  let last: Cart | null = null;

  const keep = (cart: Cart): Cart => {
    last = cart;
    cookies.push(keepCart(cart));
    return cart;
  };

  /** Null where there is none yet, or none any more. */
  async function find(): Promise<Cart | null> {
    if (last) return last;
    const memo = findCartMemo(request.headers.get("cookie") ?? "");
    try {
      if (memo) return keep(await api.call(getCart, { params: { cart_id: memo.id } }));
    } catch (error) {
      if (!hasCode(error, "NOT_FOUND")) throw error;
    }
    return !isSignedIn() ? null : keep(await api.call(getClientCart, {}));
  }

  /** Sets the pieces of a size; none takes the line away. */
  async function put(cart: Cart, variantId: number, quantity: number, look: number | null = null): Promise<Cart> {
    const params = { cart_id: cart.id, variant_id: variantId };
    if (quantity === 0) return keep(await api.call(deleteCartLine, { params }));
    return keep(await api.call(putCartLine, { params, body: { quantity, ...(look === null ? {} : { look }) } }));
  }

  return {
    api,
    cookies,
    isSignedIn,
    find,
    put: async (variantId: number, quantity: number) => {
      const cart = await find();
      return cart && put(cart, variantId, quantity);
    },
    /** One piece more. Answers whether there was room for it. */
    add: async (variantId: number, look: number | null): Promise<"added" | "full"> => {
      const cart = (await find()) ?? (await api.call(createCart, { body: {} }));
      const before = cart.lines.find(({ variant }) => variant.variant_id === variantId)?.quantity ?? 0;
      if (before >= maxLineQuantity) return "full";
      await put(cart, variantId, before + 1, look);
      return "added";
    },
  };
}
