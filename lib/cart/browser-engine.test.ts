// @vitest-environment jsdom
import { afterAll, afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Cart } from "#contract/cart.ts";
import { browserCartApi } from "./api.ts";
import { addWithEngine, cartEngine } from "./browser-engine.ts";
import { aCart, aCartLine } from "#tests/lib/cart-builders.ts";
import { keepPieceToAdd } from "./pieces-to-add.ts";
import { readCartCount, writeCartMemo, type CartNews } from "./cart-shell.ts";

const channel = new BroadcastChannel("cart");
const tell = channel.postMessage.bind(channel);
let cart: Cart;
const addOne = () => addWithEngine(keepPieceToAdd({ variantId: 7 }));

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

it("adds what was asked for on a page that was left too soon, once", async () => {
  cart = aCart({ id: "00000000-0000-4000-8000-000000000009" });
  sessionStorage.setItem("cart-to-add", JSON.stringify([{ variantId: 7, look: 3, id: "1234.5 1" }]));
  await vi.waitFor(async () => {
    await cartEngine().settled();
    expect(browserCartApi.put).toHaveBeenCalledExactlyOnceWith(cart.id, 7, 1, 3);
  });
  expect([sessionStorage.getItem("cart-to-add"), readCartCount()]).toEqual([null, 1]);
});

it("adds nothing twice where the page came back and another one had added it", async () => {
  const onItsWay = keepPieceToAdd({ variantId: 7 });
  onItsWay.drop();
  expect(await addWithEngine(onItsWay)).toBe("added");
  expect(browserCartApi.put).not.toHaveBeenCalled();
});

it("shows and keeps what another tab added where nobody has opened the cart", async () => {
  await addOne();
  expect(readCartCount()).toBe(1);
  const { id, version } = setPieces(2);
  otherTabTells({ id, version }, { id, quantity: 2 });
  await vi.waitFor(() => expect(readCartCount()).toBe(2));
  await addOne();
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
  expect(await addOne()).toBe("gone");
  expect(put.mock.calls.map(([, , quantity]) => quantity)).toEqual([1, 0]);
  await vi.waitFor(() => expect(readCartCount()).toBe(0));
});

it("forgets the cart of a client who signed out in another tab", async () => {
  await addOne();
  otherTabTells(null, null);
  await vi.waitFor(() => expect(readCartCount()).toBe(0));
  cart = aCart({ id: "00000000-0000-4000-8000-000000000002" });
  await addOne();
  expect(browserCartApi.put).toHaveBeenLastCalledWith(cart.id, 7, 1, undefined);
});
