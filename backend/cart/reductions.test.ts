import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createCart, getCart, getClientCart, mergeCart, putCartLine, setCartReductions } from "#contract/cart.ts";
import { searchProducts } from "#contract/catalog.ts";
import { getDiscount } from "#contract/discounts.ts";
import { quoteOrder } from "#contract/orders.ts";
import { aClient } from "#tests/backend/builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { fillWallet } from "#tests/backend/delivered-order.ts";
import { present } from "#tests/backend/test-catalogue.ts";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ environment: { RATE_LIMIT_FACTOR: 1 } });
});
afterAll(() => api.close());

/** A cart with one piece in stock, of a visitor or a client. */
async function aFilledCart(token?: string) {
  const { products } = await api.call(searchProducts, { query: {} });
  const variants = products.flatMap((product) => product.variants.map((variant) => ({ product, variant })));
  const { product, variant } = present(variants.find((one) => one.variant.is_available && !one.variant.is_low_stock));
  const auth = token === undefined ? {} : { token };
  const { id } =
    token === undefined ? await api.call(createCart, { body: {} }) : await api.call(getClientCart, { token });
  const cart = await api.call(putCartLine, {
    ...auth,
    params: { cart_id: id, variant_id: variant.variant_id },
    body: { quantity: 1 },
  });
  return { cart, product, variant, params: { cart_id: id } };
}

describe("what is taken along with a cart", () => {
  it("is in its totals as in those of the checkout: code, then wallet", async () => {
    const { token, client_id } = await aClient(api);
    await fillWallet(api, client_id, 500);
    const { cart, product, variant, params } = await aFilledCart(token);
    const worth = await api.call(getDiscount, { token, params: { code: "bienvenue10" }, query: { cart_id: cart.id } });
    expect(worth.discount_ttc).toBeGreaterThan(0);
    const body = { codes: ["bienvenue10"], use_wallet: true };
    const reduced = await api.call(setCartReductions, { token, params, body });
    expect(reduced).toMatchObject({
      codes: [{ code: "BIENVENUE10", problem: null, is_judged: true }],
      use_wallet: true,
      wallet_balance_ttc: 5,
      version: cart.version + 1,
    });
    expect(reduced.totals.discount_ttc).toBe(worth.discount_ttc);
    const quote = await api.call(quoteOrder, {
      token,
      body: {
        lines: [{ product_id: product.id, variant_id: variant.variant_id, quantity: 1 }],
        address: { country_code: "FR" },
        delivery: { mode: "HOME" },
        codes: ["BIENVENUE10"],
        use_wallet: true,
      },
    });
    expect(quote.totals).toEqual(reduced.totals);
    expect(quote.totals.steps.map(({ rule }) => rule)).toEqual(["ITEMS", "CODE", "SHIPPING", "WALLET"]);
    const without = await api.call(setCartReductions, { token, params, body: { codes: [], use_wallet: false } });
    expect(without.totals).toEqual(cart.totals);
  });

  it("of a visitor is judged once somebody is signed in, and goes into the client's cart", async () => {
    const visitor = await aFilledCart();
    const body = { codes: ["MALLE5"], use_wallet: false };
    const kept = await api.call(setCartReductions, { params: visitor.params, body });
    expect(kept).toMatchObject({ codes: [{ code: "MALLE5", problem: null, is_judged: false }] });
    expect(kept.totals).toEqual(visitor.cart.totals);
    const { token } = await aClient(api);
    const { cart } = await api.call(mergeCart, { token, body: { cart_id: visitor.cart.id } });
    expect(cart.codes).toMatchObject([{ code: "MALLE5", is_judged: true }]);
  });

  it("refuses a code that does not count, and cannot be used to try codes out", async () => {
    const { token } = await aClient(api);
    const { params } = await aFilledCart(token);
    const reduce = (code: string) => ({ token, params, body: { codes: [code], use_wallet: false } });
    expect(await api.fail(setCartReductions, reduce("NOTHING"))).toMatchObject({ code: "CODE_INVALID" });
    expect((await api.call(getCart, { token, params })).codes).toEqual([]);
    const answers = [];
    for (let attempt = 0; attempt < 25; attempt++)
      answers.push((await api.fail(setCartReductions, reduce(`GUESS${attempt}`))).code);
    expect(answers.at(-1)).toBe("TOO_MANY_REQUESTS");
    // As a visitor it may be kept, but reading the cart tells nothing of it any more.
    const visitor = await aFilledCart();
    await api.call(setCartReductions, { params: visitor.params, body: { codes: ["BIENVENUE10"], use_wallet: false } });
    expect((await api.call(getCart, { token, params: visitor.params })).codes).toMatchObject([{ is_judged: false }]);
  });
});
