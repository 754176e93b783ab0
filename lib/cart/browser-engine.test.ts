// @vitest-environment jsdom
import { afterAll, afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Cart } from "#contract/cart.ts";
import { browserCartApi } from "./api.ts";
import { addWithEngine } from "./browser-engine.ts";
import { aCart, aCartLine } from "#tests/lib/cart-builders.ts";
import { readCartCount, writeCartMemo, type CartNews } from "./cart-shell.ts";

const channel = new BroadcastChannel("cart");
const tell = channel.postMessage.bind(channel);
let cart: Cart;

const setPieces = (quantity: number) => {
  cart = aCart({ id: cart.id, version: cart.version + 1, lines: [aCartLine({ variant_id: 7, quantity })] });
  return cart;
};
/** What another tab does to the cart of this browser. */
const otherTabTells = (news: CartNews, memo: Parameters<typeof writeCartMemo>[0]) => {
  writeCartMemo(memo);
  tell(news);
};

beforeEach(() => {
  cart = aCart({ id: "00000000-0000-4000-8000-000000000001" });
  vi.spyOn(browserCartApi, "open").mockImplementation(() => Promise.resolve(cart));
  vi.spyOn(browserCartApi, "load").mockImplementation(() => Promise.resolve(cart));
  vi.spyOn(browserCartApi, "put").mockImplementation((_id, _variant, quantity) => Promise.resolve(setPieces(quantity)));
});
afterEach(() => {
  tell(null);
  writeCartMemo(null);
});
afterAll(() => channel.close());

it("shows and keeps what another tab added where nobody has opened the cart", async () => {
  await addWithEngine(7, undefined);
  expect(readCartCount()).toBe(1);
  const { id, version } = setPieces(2);
  otherTabTells({ id, version }, { id, quantity: 2 });
  await vi.waitFor(() => expect(readCartCount()).toBe(2));
  await addWithEngine(7, undefined);
  expect(browserCartApi.put).toHaveBeenLastCalledWith(id, 7, 3, undefined);
  expect(readCartCount()).toBe(3);
});

it("takes out again what was sold out when it was asked for", async () => {
  cart = aCart({ id: "00000000-0000-4000-8000-000000000003" });
  const put = vi.spyOn(browserCartApi, "put").mockImplementation((_id, _variant, quantity) => {
    const line = aCartLine({ variant_id: 7, quantity, status: "sold_out", available_quantity: 0 });
    cart = aCart({ id: cart.id, version: cart.version + 1, lines: quantity === 0 ? [] : [line] });
    return Promise.resolve(cart);
  });
  expect(await addWithEngine(7, undefined)).toBe("gone");
  expect(put.mock.calls.map(([, , quantity]) => quantity)).toEqual([1, 0]);
  await vi.waitFor(() => expect(readCartCount()).toBe(0));
});

it("forgets the cart of a client who signed out in another tab", async () => {
  await addWithEngine(7, undefined);
  otherTabTells(null, null);
  await vi.waitFor(() => expect(readCartCount()).toBe(0));
  cart = aCart({ id: "00000000-0000-4000-8000-000000000002" });
  await addWithEngine(7, undefined);
  expect(browserCartApi.put).toHaveBeenLastCalledWith(cart.id, 7, 1, undefined);
});
