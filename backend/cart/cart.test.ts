import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { insertAddress } from "#backend/addresses/store.ts";
import { products, variants } from "#backend/db/schema/catalog.ts";
import { cartLines } from "#backend/db/schema/order.ts";
import { createCart, deleteCartLine, getCart, getClientCart, mergeCart, putCartLine } from "#contract/cart.ts";
import { anAddress } from "#tests/backend/builders.ts";
import { openOrderWorld, type OrderWorld } from "#tests/backend/order-world.ts";
import { aLook, present } from "#tests/backend/test-catalogue.ts";
import { eq } from "../db/orm.ts";

let world: OrderWorld;
beforeAll(async () => {
  world = await openOrderWorld();
});
afterAll(async () => world.close());

const open = async (as?: string) => (await world.call(createCart, { body: {}, ...(as ? { as } : {}) })).body;
const put = (cart_id: string, index: number, quantity: number, options: { as?: string; look?: number | null } = {}) =>
  world.call(putCartLine, {
    params: { cart_id, variant_id: world.piece(index).id },
    body: { quantity, ...("look" in options ? { look: options.look } : {}) },
    ...(options.as ? { as: options.as } : {}),
  });

describe("a visitor's cart", () => {
  it("opens empty, and sets absolute quantities with a growing version", async () => {
    const cart = await open();
    expect(cart).toMatchObject({
      version: 1,
      lines: [],
      quantity: 0,
      is_orderable: false,
      totals: { total_amount_ttc: 0 },
    });
    const first = (await put(cart.id, 0, 2)).body;
    expect(first).toMatchObject({
      version: 2,
      quantity: 2,
      is_orderable: true,
      totals: { items_total_ttc: 39.8, shipping_fee_ttc: 4.9, total_amount_ttc: 44.7, vat_amount: 7.45 },
    });
    expect((await put(cart.id, 0, 2)).body.version).toBe(2);
    expect((await put(cart.id, 0, 5)).body).toMatchObject({ version: 3, quantity: 5 });
    const emptied = await world.call(deleteCartLine, { params: { cart_id: cart.id, variant_id: world.piece(0).id } });
    expect(emptied.body).toMatchObject({ version: 4, lines: [] });
    expect(
      (await world.call(deleteCartLine, { params: { cart_id: cart.id, variant_id: world.piece(0).id } })).body.version,
    ).toBe(4);
  });

  it("keeps the look of a line until it is told another", async () => {
    const cart = await open();
    await aLook(world.db, 7);
    await put(cart.id, 0, 1, { look: 7 });
    expect((await put(cart.id, 0, 3)).body.lines[0]?.look).toBe(7);
    expect((await put(cart.id, 0, 3, { look: null })).body.lines[0]?.look).toBeNull();
  });

  it("takes a piece without a look when the look does not exist", async () => {
    const cart = await open();
    expect((await put(cart.id, 0, 1, { look: 2_147_483_647 })).body.lines[0]?.look).toBeNull();
    expect((await world.db.select().from(cartLines).where(eq(cartLines.cartId, cart.id)))[0]?.lookId).toBeNull();
  });

  it("answers in the language asked for, with the fees of its country", async () => {
    const cart = await open();
    await put(cart.id, 0, 1);
    const { body } = await world.call(getCart, { params: { cart_id: cart.id }, locale: "de-AT" });
    expect(body.lines[0]?.product.name).toBe("Oberteil 0");
    expect(body.totals).toMatchObject({ shipping_fee_ttc: 6.9, vat_rate_percent: 20, free_shipping_from_ttc: 80 });
    expect((await world.call(getCart, { params: { cart_id: cart.id }, locale: "fr-BE" })).body.totals).toMatchObject({
      vat_rate_percent: 21,
      free_shipping_from_ttc: 70,
    });
  });

  it("costs a client what it costs to send it to the address that is theirs, in whichever language they read", async () => {
    const { id } = await world.aClient();
    const cart = await open(id);
    await put(cart.id, 0, 1, { as: id });
    const feeIn = async (locale: string) =>
      (await world.call(getCart, { params: { cart_id: cart.id }, as: id, locale })).body.totals.shipping_fee_ttc;
    expect([await feeIn("fr-FR"), await feeIn("de-DE")]).toEqual([4.9, 5.9]);
    const { street_extra: streetExtra, country_code: countryCode, ...rest } = anAddress({ country_code: "AT" });
    const own = { ...rest, streetExtra, countryCode, id: randomUUID(), clientId: id, createdAt: world.clock.now() };
    await insertAddress(world.db, { ...own, kind: "shipping", isDefault: true });
    expect([await feeIn("fr-FR"), await feeIn("de-DE")]).toEqual([6.9, 6.9]);
  });

  it("has at most 50 lines", async () => {
    const cart = await open();
    const known = await world.db.select({ id: variants.id }).from(variants).limit(51);
    const lines = known.map(({ id }) => ({ cartId: cart.id, variantId: id, quantity: 1, addedAt: world.clock.now() }));
    await world.db.insert(cartLines).values(lines.slice(0, 50));
    const refused = await world.call(putCartLine, {
      params: { cart_id: cart.id, variant_id: lines[50]?.variantId ?? 0 },
      body: { quantity: 1 },
    });
    expect(refused).toMatchObject({ code: "QUANTITY_TOO_LARGE", data: { max_lines: 50 } });
    const raised = await world.call(putCartLine, {
      params: { cart_id: cart.id, variant_id: lines[49]?.variantId ?? 0 },
      body: { quantity: 3 },
    });
    expect(raised.body.quantity).toBe(52);
  });

  it("refuses what is not sold and more than 10 pieces", async () => {
    const cart = await open();
    expect(
      (await world.call(putCartLine, { params: { cart_id: cart.id, variant_id: 999_999 }, body: { quantity: 1 } }))
        .code,
    ).toBe("UNKNOWN_VARIANT");
    expect((await put(cart.id, 0, 11)).code).toBe("VALIDATION");
    expect((await put(crypto.randomUUID(), 0, 1)).code).toBe("NOT_FOUND");
  });

  it("takes no new piece that is not published, and keeps one it has as sold out", async () => {
    const [cart, other] = [await open(), await open()];
    await put(cart.id, 8, 1);
    const { id, productId } = world.piece(8);
    const publish = (isPublished: boolean) =>
      world.db.update(products).set({ isPublished }).where(eq(products.id, productId));
    await publish(false);
    const [kept, refused] = [await put(cart.id, 8, 2), await put(other.id, 8, 1)];
    const shown = await world.call(getCart, { params: { cart_id: other.id } });
    await publish(true);
    expect(kept.body).toMatchObject({ quantity: 2, is_orderable: false });
    expect(kept.body.lines[0]).toMatchObject({
      variant: { variant_id: id, is_available: false },
      availability: { status: "sold_out", alternatives: [] },
    });
    expect(refused.code).toBe("UNKNOWN_VARIANT");
    expect(shown.body.lines).toEqual([]);
  });

  it("keeps sold-out lines in sight, proposes other sizes and leaves them out of the totals", async () => {
    const cart = await open();
    await put(cart.id, 3, 1);
    await put(cart.id, 6, 4);
    await world.setStock(world.piece(3).id, 0);
    await world.setStock(world.piece(6).id, 3);
    const { body } = await world.call(getCart, { params: { cart_id: cart.id } });
    expect(body.lines.map(({ availability }) => [availability.status, availability.available_quantity])).toEqual([
      ["sold_out", 0],
      ["limited", 3],
    ]);
    expect(body.lines[0]?.availability.alternatives.map(({ size }) => size)).toEqual(["5 ans", "6 ans"]);
    expect(body.totals.items_total_ttc).toBe(140);
    expect(body.is_orderable).toBe(false);
    expect((await put(cart.id, 6, 3)).body.is_orderable).toBe(true);
    await world.setStock(world.piece(3).id, 10);
    await world.setStock(world.piece(6).id, 10);
  });

  it("ends with one of the quantities when two devices write at once, one version a change", async () => {
    const cart = await open();
    await Promise.all([1, 2, 3, 4, 5, 6].map((quantity) => put(cart.id, 0, quantity)));
    const { body } = await world.call(getCart, { params: { cart_id: cart.id } });
    expect(body.lines).toHaveLength(1);
    expect(body.version).toBe(7);
  });
});

describe("a client's cart", () => {
  it("is one, also when opened many times at once, and answers only its client", async () => {
    const [ada, eve] = [(await world.aClient()).id, (await world.aClient()).id];
    const ids = await Promise.all(
      Array.from({ length: 8 }, async () => (await world.call(getClientCart, { as: ada })).body.id),
    );
    expect(new Set(ids).size).toBe(1);
    const id = present(ids[0]);
    expect((await open(ada)).id).toBe(id);
    for (const options of [{}, { as: eve }]) {
      expect((await world.call(getCart, { params: { cart_id: id }, ...options })).code).toBe("NOT_FOUND");
      expect((await put(id, 0, 1, options)).code).toBe("NOT_FOUND");
      expect((await world.call(deleteCartLine, { params: { cart_id: id, variant_id: 1 }, ...options })).code).toBe(
        "NOT_FOUND",
      );
    }
    expect((await world.call(mergeCart, { as: eve, body: { cart_id: id } })).code).toBe("NOT_FOUND");
  });

  it("takes in a visitor's cart: larger quantity wins, the changes can be undone, a second time changes nothing", async () => {
    const ada = (await world.aClient()).id;
    const own = await open(ada);
    await put(own.id, 0, 3, { as: ada });
    await put(own.id, 1, 1, { as: ada });
    const visitor = await open();
    await put(visitor.id, 0, 2);
    await put(visitor.id, 1, 4);
    await put(visitor.id, 2, 1);
    const merged = (await world.call(mergeCart, { as: ada, body: { cart_id: visitor.id } })).body;
    expect(merged.changes).toEqual([
      { variant_id: world.piece(1).id, quantity_before: 1, quantity_after: 4 },
      { variant_id: world.piece(2).id, quantity_before: 0, quantity_after: 1 },
    ]);
    expect(merged.cart.id).toBe(own.id);
    expect(merged.cart.lines.map(({ quantity }) => quantity)).toEqual([3, 4, 1]);
    const again = (await world.call(mergeCart, { as: ada, body: { cart_id: visitor.id } })).body;
    expect(again).toEqual({ cart: merged.cart, changes: [] });
    expect((await world.call(mergeCart, { as: ada, body: { cart_id: own.id } })).body.changes).toEqual([]);
    expect((await world.call(getCart, { params: { cart_id: visitor.id } })).code).toBe("NOT_FOUND");
    expect((await put(visitor.id, 0, 1)).code).toBe("NOT_FOUND");
  });

  it("merges once when asked many times at once", async () => {
    const ada = (await world.aClient()).id;
    const visitor = await open();
    await put(visitor.id, 0, 2);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => world.call(mergeCart, { as: ada, body: { cart_id: visitor.id } })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200));
    expect(answers.filter(({ body }) => body.changes.length > 0)).toHaveLength(1);
    expect((await world.call(getClientCart, { as: ada })).body).toMatchObject({ quantity: 2, version: 2 });
  });
});
