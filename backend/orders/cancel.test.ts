import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { getClientCart } from "#contract/cart.ts";
import { cancelOrder, createOrder, getOrder, orderAgain, payOrder } from "#contract/orders.ts";
import { fulfilOrders } from "#backend/fulfilment/fulfil.ts";
import { coupons } from "#backend/db/schema/ledger.ts";
import { mailOutbox } from "#backend/db/schema/order.ts";
import { accounts } from "#backend/ledger/accounts.ts";
import { checkLedger } from "#backend/ledger/check.ts";
import { postEntry, readBalance } from "#backend/ledger/post.ts";
import { renderMail } from "#backend/mails/render.ts";
import { sendRefunds } from "#backend/refunds/send.ts";
import { aKey, openOrderWorld, type OrderWorld } from "#tests/backend/order-world.ts";
import { present } from "#tests/backend/test-catalogue.ts";
import { eq } from "../db/orm.ts";
import { planQuantity } from "./again.ts";

let world: OrderWorld;
beforeAll(async () => {
  world = await openOrderWorld();
});
afterAll(async () => world.close());
beforeEach(async () => {
  for (const { id } of world.pieces) await world.setStock(id, 10);
});

type Client = Awaited<ReturnType<OrderWorld["aClient"]>>;
const buy = async (client: Client, wanted: [number, number][], change: object = {}) =>
  (
    await world.call(createOrder, {
      as: client.id,
      key: aKey(),
      body: world.anOrder(client.methodId, wanted, change),
    })
  ).body;
const cancel = (client: { id: string }, id: string) => world.call(cancelOrder, { as: client.id, params: { id } });
async function give(clientId: string, account: string, unit: "EUR" | "POINT", amount: number) {
  const from = unit === "EUR" ? accounts.expense("goodwill") : accounts.pointsIssued;
  await world.db.transaction((tx) =>
    postEntry(tx, {
      rule: unit === "EUR" ? "GOODWILL" : "ORDER_POINTS",
      source: { type: "test", id: clientId },
      clientId,
      dedupeKey: aKey(),
      at: world.clock.now(),
      postings: [
        { account: from, unit, amount: -amount },
        { account, unit, amount },
      ],
    }),
  );
}

describe("an order that is given up before it is packed", () => {
  it("gives pieces, card, wallet, code and points back, once", async () => {
    const client = await world.aClient();
    const [wallet, points] = [accounts.wallet(client.id), accounts.points(client.id)];
    await give(client.id, wallet, "EUR", 500);
    await give(client.id, points, "POINT", 250);
    await world.db
      .insert(coupons)
      .values({
        code: "LOYALTY200",
        kind: "LOYALTY",
        value: 1000,
        points: 200,
        scope: "ALL",
        validFrom: "2026-01-01",
        usesPerClient: null,
        createdAt: world.clock.now(),
      })
      .onConflictDoNothing();
    const order = await buy(client, [[0, 2]], {
      codes: ["LOYALTY200"],
      use_wallet: true,
      expected_total_ttc: 34.7,
      expected_due_ttc: 29.7,
    });
    expect(order).toMatchObject({ status: "PAID", can_cancel: true, wallet_ttc: 5, due_ttc: 29.7 });
    expect(await readBalance(world.db, points, "POINT")).toBe(50);
    const { body } = await cancel(client, order.id);
    expect(body).toMatchObject({ status: "CANCELLED", can_cancel: false, credit_notes: [{ total_ttc: 34.7 }] });
    expect(body.cancelled_at).not.toBeNull();
    expect((await cancel(client, order.id)).body.status).toBe("CANCELLED");
    await sendRefunds(world.dependencies);
    expect(await world.stockOf(world.piece(0).id)).toBe(10);
    expect(await readBalance(world.db, wallet, "EUR")).toBe(500);
    expect(await readBalance(world.db, points, "POINT")).toBe(250);
    expect(await readBalance(world.db, accounts.orderMoney(order.id), "EUR")).toBe(0);
    expect(await checkLedger(world.db)).toEqual([]);
    const again = await buy(client, [[0, 2]], {
      codes: ["LOYALTY200"],
      use_wallet: true,
      expected_total_ttc: 34.7,
      expected_due_ttc: 29.7,
    });
    expect(again.status).toBe("PAID");
    const [mail] = await world.db
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.dedupeKey, `order-cancelled:${order.id}`));
    for (const locale of ["fr-FR", "de-DE", "nl-NL", "es-ES"]) {
      const { text } = renderMail("order-cancelled", locale, present(mail).data, "https://shop.example");
      expect(text).toContain(order.number);
      expect(text).not.toMatch(/undefined|\{\w+\}/);
    }
  });

  it("stays given up, whoever would pay it", async () => {
    const client = await world.aClient("declined");
    const order = await buy(client, [[1, 1]]);
    expect(order).toMatchObject({ status: "PAYMENT_FAILED", can_cancel: true });
    expect((await cancel(client, order.id)).body).toMatchObject({ status: "CANCELLED", credit_notes: [] });
    expect(await world.stockOf(world.piece(1).id)).toBe(10);
    const paid = await world.call(payOrder, {
      as: client.id,
      key: aKey(),
      params: { id: order.id },
      body: { payment_method_id: await world.aMethod(client.id, "succeeds") },
    });
    expect(paid).toMatchObject({ code: "ORDER_NOT_PAYABLE", data: { reason: "CANCELLED" } });
  });

  it("is nobody else's, and not one that is packed", async () => {
    const client = await world.aClient();
    const order = await buy(client, [[2, 1]]);
    expect((await cancel(await world.aClient(), order.id)).code).toBe("NOT_FOUND");
    world.clock.pass(2 * 3_600_000);
    await fulfilOrders(world.dependencies);
    const { body } = await world.call(getOrder, { as: client.id, params: { id: order.id } });
    expect(body).toMatchObject({ status: "PREPARED", can_cancel: false });
    expect(await cancel(client, order.id)).toMatchObject({
      code: "ORDER_NOT_CANCELLABLE",
      data: { status: "PREPARED" },
    });
  });
});

describe("an order that is wanted again", () => {
  it("fills the cart with what there is and tells what there is not", async () => {
    const client = await world.aClient();
    const order = await buy(client, [
      [3, 2],
      [4, 3],
      [5, 1],
    ]);
    await world.setStock(world.piece(4).id, 1);
    await world.setStock(world.piece(5).id, 0);
    const again = () => world.call(orderAgain, { as: client.id, params: { id: order.id } });
    const expected = [
      { wanted: 2, added: 2 },
      { wanted: 3, added: 1 },
      { wanted: 1, added: 0 },
    ];
    expect((await again()).body).toMatchObject({ lines: expected, cart: { quantity: 3 } });
    expect((await again()).body.cart.quantity).toBe(3);
    expect((await world.call(getClientCart, { as: client.id })).body.quantity).toBe(3);
    const stranger = await world.aClient();
    expect((await world.call(orderAgain, { as: stranger.id, params: { id: order.id } })).code).toBe("NOT_FOUND");
  });

  it.each([
    [2, 5, 0, 2],
    [2, 1, 0, 1],
    [2, 5, 4, 4],
    [10, 99, 0, 10],
    [3, -1, 0, 0],
  ])("wanted %i of %i with %i in the cart: %i", (wanted, stock, inCart, held) =>
    expect(planQuantity(wanted, stock, inCart)).toBe(held),
  );
});
