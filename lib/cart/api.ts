import {
  createCart,
  deleteCartLine,
  getCart,
  getClientCart,
  mergeCart,
  putCartLine,
  setCartReductions,
  type Cart,
} from "#contract/cart.ts";
import type { AnswerOf, BodyOf } from "#contract/endpoint.ts";
import { browserApi } from "#lib/http/browser-client.ts";

/** The calls of the cart, as the browser makes them. */
export interface CartApi {
  open: () => Promise<Cart>;
  load: (cartId: string) => Promise<Cart>;
  loadOfClient: () => Promise<Cart>;
  /** Sets the quantity of a variant; 0 removes it. */
  put: (cartId: string, variantId: number, quantity: number, look?: number) => Promise<Cart>;
  /** Takes a code and the wallet along to the checkout. */
  reduce: (cartId: string, reductions: BodyOf<typeof setCartReductions>) => Promise<Cart>;
  merge: (cartId: string) => Promise<AnswerOf<typeof mergeCart>>;
}

export const browserCartApi: CartApi = {
  open: () => browserApi().call(createCart, { body: {} }),
  load: (cart_id) => browserApi().call(getCart, { params: { cart_id } }),
  loadOfClient: () => browserApi().call(getClientCart, {}),
  put: (cart_id, variant_id, quantity, look) =>
    quantity === 0
      ? browserApi().call(deleteCartLine, { params: { cart_id, variant_id } })
      : browserApi().call(putCartLine, {
          params: { cart_id, variant_id },
          body: { quantity, ...(look === undefined ? {} : { look }) },
        }),
  reduce: (cart_id, body) => browserApi().call(setCartReductions, { params: { cart_id }, body }),
  merge: (cart_id) => browserApi().call(mergeCart, { body: { cart_id } }),
};
