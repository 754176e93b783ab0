import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createCart, getCart, putCartLine } from "#contract/cart.ts";
import { createOrder, getOrder, getOrders, payOrder, quoteOrder, quoteSchema } from "#contract/orders.ts";
import { pickupPointsNear } from "#backend/delivery/pickup-points.ts";
import { addresses } from "#backend/db/schema/client.ts";
import { products } from "#backend/db/schema/catalog.ts";
import { mailOutbox, orders } from "#backend/db/schema/order.ts";
import { address, aKey, openOrderWorld, type OrderWorld } from "#tests/backend/order-world.ts";
import { aLook, present } from "#tests/backend/test-catalogue.ts";
import { eq } from "../db/orm.ts";

let world: OrderWorld;
beforeAll(async () => {
  world = await openOrderWorld();
});
afterAll(async () => world.close());
beforeEach(async () => {
  for (const { id } of world.pieces) await world.setStock(id, 10);
});

const order = (as: string, body: unknown, key = aKey(), locale?: string) =>
  world.call(createOrder, { as, body, key, ...(locale ? { locale } : {}) });
const countOrders = async (clientId: string) =>
  (await world.db.select().from(orders).where(eq(orders.clientId, clientId))).length;

describe("an order", () => {
  it("is paid, numbered, dated, and keeps what was bought in the language of the customer", async () => {
    const ada = await world.aClient();
    const { status, body } = await order(
      ada.id,
      world.anOrder(ada.methodId, [
        [0, 2],
        [3, 1],
      ]),
      aKey(),
      "de-DE",
    );
    expect(status).toBe(201);
    expect(body).toMatchObject({
      status: "PAID",
      kind: "SHOP",
      quantity: 3,
      items_total_ttc: 64.3,
      shipping_fee_ttc: 0,
      offer: { shipping_fee_offered: true },
      total_amount_ttc: 64.3,
      vat_amount: 10.72,
      vat_rate_percent: 20,
      reserved_until: null,
      paid_at: "2026-11-16T09:00:00.000Z",
      payment: { status: "SUCCEEDED", brand: "visa", last4: "4242", payment_method_type: "card_via_sandbox" },
      delivery: {
        mode: "HOME",
        carrier: "La Poste Colissimo",
        pickup_point: null,
        expected_from: "2026-11-18",
        expected_until: "2026-11-19",
      },
      shipping_address: address,
      billing_address: address,
    });
    expect(body.number).toMatch(/^PM-2026-\d{6}$/);
    expect(body.lines.map(({ name, quantity, line_total_ttc }) => [name, quantity, line_total_ttc])).toEqual([
      ["Oberteil 0", 2, 39.8],
      ["Oberteil 1", 1, 24.5],
    ]);
    expect(body.timeline.map(({ status: at }) => at)).toEqual(["PENDING_PAYMENT", "PAID"]);
    expect(await world.stockOf(world.piece(0).id)).toBe(8);
    await world.db
      .update(products)
      .set({ names: { fr: "-", de: "-", nl: "-", es: "-" } })
      .where(eq(products.id, world.piece(0).productId));
    expect((await world.call(getOrder, { as: ada.id, params: { id: body.id } })).body.lines[0]?.name).toBe(
      "Oberteil 0",
    );
    await world.db
      .update(products)
      .set({ names: { fr: "Haut 0", de: "Oberteil 0", nl: "Top 0", es: "Camiseta 0" } })
      .where(eq(products.id, world.piece(0).productId));
  });

  it("keeps the look a piece was chosen from, and none that does not exist", async () => {
    const ada = await world.aClient();
    await aLook(world.db, 12);
    const wanted = world.anOrder(ada.methodId, [
      [0, 2],
      [3, 1],
    ]);
    const lines = wanted.lines.map((line, index) => ({ ...line, look: index === 0 ? 12 : 2_147_483_647 }));
    const quoted = await world.call(quoteOrder, {
      as: ada.id,
      body: { lines, address: { country_code: "FR" }, delivery: { mode: "HOME" } },
    });
    expect(quoted.body.lines.map(({ look }) => look)).toEqual([12, null]);
    const ordered = await order(ada.id, { ...wanted, lines });
    expect(ordered.body.lines.map(({ look }) => look)).toEqual([12, null]);
  });

  it("is quoted for a saved address as for its country, and for none of somebody else's", async () => {
    const [ada, other] = [await world.aClient(), await world.aClient()];
    const { lines } = world.anOrder(ada.methodId, [[0, 1]]);
    const delivery = { mode: "PICKUP_POINT" } as const;
    const quoteFor = (as: string, address: object) =>
      world.call(quoteOrder, { as, body: { lines, address, delivery } });
    const home = { street: "1 rue A", postcode: "1000", city: "Bruxelles", phone: "+32 470 12 34 56" };
    const id = crypto.randomUUID();
    await world.db.insert(addresses).values({
      ...home,
      id,
      clientId: ada.id,
      kind: "shipping",
      firstname: "Ada",
      lastname: "",
      countryCode: "BE",
      isDefault: true,
      createdAt: world.clock.now(),
    });
    const byId = await quoteFor(ada.id, { id });
    expect(byId.body).toEqual((await quoteFor(ada.id, { country_code: "BE" })).body);
    expect(byId.body).toEqual((await quoteFor(ada.id, { ...home, country_code: "BE" })).body);
    expect((await quoteFor(other.id, { id })).code).toBe("ADDRESS_NOT_FOUND");
  });

  it("puts one confirmation in the outbox and takes what was ordered from the cart", async () => {
    const ada = await world.aClient();
    const cart = (await world.call(createCart, { as: ada.id, body: {} })).body;
    for (const [index, quantity] of [
      [0, 5],
      [1, 1],
    ] as const)
      await world.call(putCartLine, {
        as: ada.id,
        params: { cart_id: cart.id, variant_id: world.piece(index).id },
        body: { quantity },
      });
    const { body } = await order(
      ada.id,
      world.anOrder(
        ada.methodId,
        [
          [0, 2],
          [1, 1],
        ],
        { cart_id: cart.id },
      ),
    );
    const left = (await world.call(getCart, { as: ada.id, params: { cart_id: cart.id } })).body;
    expect(left.lines.map(({ variant, quantity }) => [variant.variant_id, quantity])).toEqual([[world.piece(0).id, 3]]);
    expect(left.version).toBe(4);
    const mails = await world.db
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.recipient, `${ada.id}@mail.example`));
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      kind: "order-confirmation",
      locale: "fr-FR",
      dedupeKey: `order-confirmation:${body.id}`,
      data: { firstname: "Ada", order: { number: body.number, status: "PAID" } },
    });
  });

  it("leaves the cart of somebody else alone", async () => {
    const [ada, eve] = [await world.aClient(), await world.aClient()];
    const cart = (await world.call(createCart, { as: eve.id, body: {} })).body;
    await world.call(putCartLine, {
      as: eve.id,
      params: { cart_id: cart.id, variant_id: world.piece(0).id },
      body: { quantity: 1 },
    });
    expect((await order(ada.id, world.anOrder(ada.methodId, [[0, 1]], { cart_id: cart.id }))).status).toBe(201);
    expect((await world.call(getCart, { as: eve.id, params: { cart_id: cart.id } })).body.quantity).toBe(1);
  });

  it("goes to a pickup point of the country", async () => {
    const ada = await world.aClient();
    const point = present(pickupPointsNear("FR", "69001", "fr")?.[2]);
    const wanted = (pickup_point_id: string) =>
      world.anOrder(ada.methodId, [[0, 1]], {
        delivery: { mode: "PICKUP_POINT", pickup_point_id },
        expected_total_ttc: 23.4,
      });
    expect((await order(ada.id, wanted(point.id))).body.delivery).toMatchObject({
      mode: "PICKUP_POINT",
      carrier: "Mondial Relay",
      pickup_point: point,
      expected_from: "2026-11-19",
    });
    expect((await order(ada.id, wanted("nowhere"))).code).toBe("PICKUP_POINT_UNKNOWN");
    expect((await order(ada.id, wanted(present(pickupPointsNear("DE", "10115", "de")?.[0]).id))).code).toBe(
      "PICKUP_POINT_UNKNOWN",
    );
    const irish = { ...address, country_code: "IE" as const, postcode: "D02 X285" };
    expect((await order(ada.id, { ...wanted(point.id), shipping_address: irish })).code).toBe(
      "DELIVERY_MODE_NOT_AVAILABLE",
    );
  });

  it("takes a saved address of the client only", async () => {
    const [ada, eve] = [await world.aClient(), await world.aClient()];
    const { street_extra: streetExtra, country_code: countryCode, ...rest } = address;
    const saved = {
      id: crypto.randomUUID(),
      clientId: ada.id,
      kind: "shipping" as const,
      ...rest,
      streetExtra,
      countryCode,
      isDefault: false,
      createdAt: world.clock.now(),
    };
    await world.db.insert(addresses).values(saved);
    expect(
      (await order(ada.id, world.anOrder(ada.methodId, [[0, 1]], { shipping_address: { id: saved.id } }))).body
        .shipping_address,
    ).toEqual(address);
    expect(
      (await order(eve.id, world.anOrder(eve.methodId, [[0, 1]], { shipping_address: { id: saved.id } }))).code,
    ).toBe("ADDRESS_NOT_FOUND");
    await world.db.update(addresses).set({ postcode: "750" }).where(eq(addresses.id, saved.id));
    expect(
      (await order(ada.id, world.anOrder(ada.methodId, [[0, 1]], { shipping_address: { id: saved.id } }))).code,
    ).toBe("POSTCODE_INVALID");
  });
});

describe("an order is refused, and nothing is kept of it,", () => {
  it("when pieces are missing, with what there is", async () => {
    const ada = await world.aClient();
    await world.setStock(world.piece(0).id, 1);
    const refused = await order(
      ada.id,
      world.anOrder(ada.methodId, [
        [0, 3],
        [1, 1],
      ]),
    );
    expect(refused).toMatchObject({
      status: 409,
      code: "NOT_ENOUGH_STOCK",
      data: { lines: [{ variant_id: world.piece(0).id, quantity: 3, available_quantity: 1 }] },
    });
    expect(await world.stockOf(world.piece(1).id)).toBe(10);
  });

  it("when it would go to a country that is not served", async () => {
    const ada = await world.aClient();
    const wanted = world.anOrder(ada.methodId, [[0, 1]]);
    const abroad = { ...address, postcode: "10001", city: "New York", country_code: "US" };
    expect((await order(ada.id, { ...wanted, shipping_address: abroad })).code).toBe("VALIDATION");
    expect((await order(ada.id, { ...wanted, billing_address: abroad })).code).toBe("VALIDATION");
    expect([await countOrders(ada.id), await world.stockOf(world.piece(0).id)]).toEqual([0, 10]);
    expect(await world.db.select().from(addresses).where(eq(addresses.clientId, ada.id))).toEqual([]);
  });

  it("when the total is another one, with the new quote", async () => {
    const ada = await world.aClient();
    const refused = await order(ada.id, { ...world.anOrder(ada.methodId, [[0, 1]]), expected_total_ttc: 1 });
    expect(refused.code).toBe("TOTAL_CHANGED");
    const quote = quoteSchema.parse(refused.data?.["quote"]);
    const asked = await world.call(quoteOrder, {
      as: ada.id,
      body: { lines: world.anOrder("", [[0, 1]]).lines, address: { country_code: "FR" }, delivery: { mode: "HOME" } },
    });
    expect(quote).toEqual(asked.body);
    expect(quote.totals.total_amount_ttc).toBe(24.8);
  });

  it("when a line is unknown or too large", async () => {
    const ada = await world.aClient();
    const line = present(world.anOrder("", [[0, 6]]).lines[0]);
    expect((await order(ada.id, { ...world.anOrder(ada.methodId, [[0, 1]]), lines: [line, line] })).code).toBe(
      "QUANTITY_TOO_LARGE",
    );
    expect(
      (
        await order(ada.id, {
          ...world.anOrder(ada.methodId, [[0, 1]]),
          lines: [{ ...line, product_id: line.product_id + 1 }],
        })
      ).code,
    ).toBe("UNKNOWN_VARIANT");
    expect((await order(ada.id, { ...world.anOrder(ada.methodId, [[0, 1]]), lines: [] })).code).toBe("VALIDATION");
  });

  it("when a line is not published, which nobody is told of but whoever has it in the cart", async () => {
    const [ada, eve] = [await world.aClient(), await world.aClient()];
    const cart = (await world.call(createCart, { as: ada.id, body: {} })).body;
    const { id: variant_id, productId } = world.piece(8);
    await world.call(putCartLine, {
      as: ada.id,
      params: { cart_id: cart.id, variant_id },
      body: { quantity: 1 },
    });
    const publish = (isPublished: boolean) =>
      world.db.update(products).set({ isPublished }).where(eq(products.id, productId));
    const { lines } = world.anOrder("", [[8, 1]]);
    const quoteFor = (as: string) =>
      world.call(quoteOrder, { as, body: { lines, address: { country_code: "FR" }, delivery: { mode: "HOME" } } });
    await publish(false);
    const [own, others] = [await quoteFor(ada.id), await quoteFor(eve.id)];
    const ordered = await order(ada.id, world.anOrder(ada.methodId, [[8, 1]]));
    const guessed = await order(eve.id, world.anOrder(eve.methodId, [[8, 1]]));
    await publish(true);
    expect(own.body).toMatchObject({ is_orderable: false, lines: [{ availability: { status: "sold_out" } }] });
    expect(others).toMatchObject({ code: "UNKNOWN_VARIANT", data: { variant_ids: [variant_id] } });
    expect(ordered.code).toBe("NOT_ENOUGH_STOCK");
    expect(guessed.code).toBe("UNKNOWN_VARIANT");
  });

  it("when the card is foreign, or was valid until yesterday", async () => {
    const [ada, eve] = [await world.aClient(), await world.aClient("succeeds", "2026-11-15")];
    expect((await order(ada.id, world.anOrder(eve.methodId, [[0, 1]]))).code).toBe("PAYMENT_METHOD_NOT_FOUND");
    expect((await order(eve.id, world.anOrder(eve.methodId, [[0, 1]]))).code).toBe("PAYMENT_METHOD_EXPIRED");
    const today = await world.aMethod(eve.id, "succeeds", "2026-11-16");
    expect((await order(eve.id, world.anOrder(today, [[0, 1]]))).status).toBe(201);
    expect(await countOrders(ada.id)).toBe(0);
    expect(await world.stockOf(world.piece(0).id)).toBe(9);
  });

  it("without a key or a session", async () => {
    const ada = await world.aClient();
    expect((await world.call(createOrder, { as: ada.id, body: world.anOrder(ada.methodId, [[0, 1]]) })).code).toBe(
      "IDEMPOTENCY_KEY_MISSING",
    );
    expect((await world.call(createOrder, { key: aKey(), body: world.anOrder(ada.methodId, [[0, 1]]) })).code).toBe(
      "UNAUTHENTICATED",
    );
  });
});

describe("the list of orders", () => {
  it("finds what waits, however much is newer", async () => {
    const ada = await world.aClient();
    const refusing = await world.aMethod(ada.id, "declined");
    const unpaid = (await order(ada.id, world.anOrder(refusing, [[0, 1]]))).body.id;
    world.clock.pass(1000);
    const paid = (await order(ada.id, world.anOrder(ada.methodId, [[1, 1]]))).body.id;
    const waiting = async (waits_for: string) => {
      const { body } = await world.call(getOrders, { as: ada.id, query: { waits_for, page_size: "1" } });
      return { total: body.total, ids: body.items.map(({ id }) => id) };
    };
    expect(await waiting("PAYMENT")).toEqual({ total: 1, ids: [unpaid] });
    expect(await waiting("DELIVERY")).toEqual({ total: 1, ids: [paid] });
    expect(await waiting("RETURN")).toEqual({ total: 0, ids: [] });
    expect(await waiting("PAYMENT,DELIVERY,RETURN")).toEqual({ total: 2, ids: [paid] });
    expect((await world.call(getOrders, { as: ada.id, query: { waits_for: "MONEY" } })).code).toBe("VALIDATION");
  });

  it("is newest first, in pages, of the client only", async () => {
    const [ada, eve] = [await world.aClient(), await world.aClient()];
    const made: string[] = [];
    for (let index = 0; index < 5; index++) {
      world.clock.pass(1000);
      made.unshift((await order(ada.id, world.anOrder(ada.methodId, [[index, 1]]))).body.id);
    }
    const page = async (number: string) =>
      (await world.call(getOrders, { as: ada.id, query: { page: number, page_size: "2" } })).body;
    const first = await page("1");
    expect(first).toMatchObject({ page: 1, page_size: 2, pages: 3, total: 5 });
    expect([...first.items, ...(await page("2")).items, ...(await page("3")).items].map(({ id }) => id)).toEqual(made);
    expect(first.items[0]?.lines).toHaveLength(1);
    expect((await page("4")).items).toEqual([]);
    expect((await world.call(getOrders, { as: eve.id })).body).toMatchObject({ total: 0, pages: 0, items: [] });
    expect((await world.call(getOrder, { as: eve.id, params: { id: present(made[0]) } })).code).toBe("NOT_FOUND");
    expect(
      (
        await world.call(payOrder, {
          as: eve.id,
          key: aKey(),
          params: { id: present(made[0]) },
          body: { payment_method_id: eve.methodId },
        })
      ).code,
    ).toBe("NOT_FOUND");
  });
});
