import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { getOrder, getOrders, type Order } from "#contract/orders.ts";
import { deletePaymentMethod, getPaymentMethods } from "#contract/payment-methods.ts";
import {
  cancelReturn,
  createReturn,
  extendReturnDeadline,
  getReturn,
  getReturnOptions,
  getReturns,
  type Return,
} from "#contract/returns.ts";
import { comeBack } from "#tests/backend/box-builders.ts";
import { aClient } from "#tests/backend/builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { aDeliveredOrder, type Customer } from "#tests/backend/delivered-order.ts";
import { insertTestCatalogue, present, type TestPiece } from "#tests/backend/test-catalogue.ts";
import { eq, sql } from "../db/orm.ts";
import { variants } from "../db/schema/catalog.ts";
import { ledgerPostings } from "../db/schema/ledger.ts";
import { mailOutbox, orders } from "../db/schema/order.ts";
import { fulfilOrders } from "../fulfilment/fulfil.ts";
import { accounts } from "../ledger/accounts.ts";
import { checkLedger } from "../ledger/check.ts";
import { readBalance } from "../ledger/post.ts";
import { renderMail } from "../mails/render.ts";
import { sendRefunds } from "../refunds/send.ts";
import { expireReturns, receiveDemoReturns, remindOfDeadlines, settleReturns } from "./jobs.ts";

let api: TestApi;
let pieces: TestPiece[];
beforeAll(async () => {
  api = await createTestApi();
  pieces = await insertTestCatalogue(api.dependencies.db, api.clock.now(), 60);
});
afterAll(() => api.close());

const dayMs = 86_400_000;
const piece = (index: number) => present(pieces[index]);
const stockOf = async (index: number) =>
  present(
    (
      await api.dependencies.db
        .select()
        .from(variants)
        .where(eq(variants.id, piece(index).id))
    )[0],
  ).stock;
const setStock = (index: number, stock: number) =>
  api.dependencies.db
    .update(variants)
    .set({ stock })
    .where(eq(variants.id, piece(index).id));

type Line = { at: number; quantity?: number; exchange?: number; reason?: "TOO_SMALL" | "DEFECT" };
const bodyOf = (order: Order, lines: Line[]) => ({
  order_id: order.id,
  items: lines.map(({ at, quantity = 1, exchange, reason = "TOO_SMALL" }) => ({
    order_line_id: present(order.lines[at]).id,
    quantity,
    reason,
    ...(exchange === undefined ? {} : { exchange_variant_id: piece(exchange).id }),
  })),
});
const declare = ({ token, order }: Customer, lines: Line[], idempotencyKey: string = randomUUID()): Promise<Return> =>
  api.call(createReturn, { token, idempotencyKey, body: bodyOf(order, lines) });
const refuse = ({ token, order }: Customer, lines: Line[]) =>
  api.fail(createReturn, { token, idempotencyKey: randomUUID(), body: bodyOf(order, lines) });

async function live(days: number): Promise<void> {
  const { dependencies } = api;
  for (let day = 0; day < days; day++) {
    api.clock.advance(dayMs);
    await fulfilOrders(dependencies);
    await receiveDemoReturns(dependencies);
    await settleReturns(dependencies);
    await expireReturns(dependencies);
    await sendRefunds(dependencies);
  }
}
const readAgain = async (customer: Customer, id: string) =>
  api.call(getReturn, { token: await comeBack(api, customer), params: { id } });
const orderAgain = async (customer: Customer, id = customer.order.id) =>
  api.call(getOrder, { token: await comeBack(api, customer), params: { id } });
const mailOf = async (dedupeKey: string) =>
  (await api.dependencies.db.select().from(mailOutbox).where(eq(mailOutbox.dedupeKey, dedupeKey)))[0];

describe("a return of an order of the shop", () => {
  it("is received, looked through and paid back by the clock: card first, then the wallet", async () => {
    const customer = await aDeliveredOrder(
      api,
      [
        [piece(0), 2],
        [piece(3), 1],
      ],
      { walletCents: 1000 },
    );
    expect(customer.order).toMatchObject({ status: "DELIVERED", can_return: true, wallet_ttc: 10, due_ttc: 54.3 });
    const before = await stockOf(0);
    const declared = await declare(customer, [{ at: 0, quantity: 2 }]);
    expect(declared).toMatchObject({
      status: "DECLARED",
      mode: "POST_OFFICE",
      expected_refund_ttc: 39.8,
      refund: null,
    });
    expect((await orderAgain(customer)).lines.map((line) => line.returnable_quantity)).toEqual([0, 1]);
    await live(8);
    expect(await readAgain(customer, declared.id)).toMatchObject({
      status: "SETTLED",
      can_cancel: false,
      expected_refund_ttc: null,
      refund: { amount_ttc: 39.8, payment_method_ttc: 39.8, wallet_ttc: 0, is_sent: true },
    });
    expect(await stockOf(0)).toBe(before + 2);
    const rest = await declare({ ...customer, token: await comeBack(api, customer) }, [{ at: 1 }]);
    expect(rest.expected_refund_ttc).toBe(24.5);
    await live(8);
    expect((await readAgain(customer, rest.id)).refund).toMatchObject({ payment_method_ttc: 14.5, wallet_ttc: 10 });
    expect(await readBalance(api.dependencies.db, accounts.wallet(customer.client_id), "EUR")).toBe(1000);
    const order = await orderAgain(customer);
    expect(order).toMatchObject({ can_return: false, lines: [{ returned_quantity: 2 }, { returned_quantity: 1 }] });
    const [sum] = await api.dependencies.db
      .select({ sum: sql<number>`sum(${ledgerPostings.amount})::int` })
      .from(ledgerPostings);
    expect(present(sum).sum).toBe(0);
    for (const locale of ["fr-FR", "de-DE", "nl-NL", "es-ES"])
      for (const kind of ["return-received", "return-settled"]) {
        const { data } = present(await mailOf(`${kind}:${rest.id}`));
        const { html, text } = renderMail(kind, locale, data, "https://shop.example");
        expect(text).toContain(`/infos/returns/${rest.id}`);
        expect(`${html}${text}`).not.toMatch(/undefined|\{\w+\}/);
      }
  });

  it("pays back to a card that was taken out of the account meanwhile", async () => {
    const customer = await aDeliveredOrder(api, [[piece(0), 1]], { walletCents: 0 });
    const { token } = customer;
    const methods = await api.call(getPaymentMethods, { token });
    for (const { id } of methods) await api.call(deletePaymentMethod, { token, params: { id } });
    expect(await api.call(getPaymentMethods, { token })).toEqual([]);
    const provider = present(api.dependencies.payments.get("sandbox"));
    const refund = vi.spyOn(provider, "refund");
    const { id } = await declare(customer, [{ at: 0 }]);
    await live(8);
    const { refund: told } = await readAgain(customer, id);
    expect(told).toMatchObject({ wallet_ttc: 0, is_sent: true });
    // Once, all of it, and to the charge itself: it needs no method any more.
    const paidBack = refund.mock.calls.map(([asked]) => asked.amountCents);
    expect(paidBack).toEqual([Math.round((told?.amount_ttc ?? 0) * 100)]);
    expect(told?.payment_method_ttc).toBe(told?.amount_ttc);
    expect(told?.amount_ttc).toBe(customer.order.total_amount_ttc);
    await expect(present(refund.mock.results[0]).value).resolves.toBeDefined();
    refund.mockRestore();
  });

  it("gives the delivery back with the last piece", async () => {
    const customer = await aDeliveredOrder(api, [[piece(0), 1]]);
    const declared = await declare(customer, [{ at: 0 }]);
    expect(declared.expected_refund_ttc).toBe(24.8);
    await live(8);
    expect((await readAgain(customer, declared.id)).refund).toMatchObject({ amount_ttc: 24.8, wallet_ttc: 0 });
  });

  it("goes into the wallet where the client wants it there, card money too, and never twice", async () => {
    const customer = await aDeliveredOrder(api, [[piece(0), 2]]);
    const options = await api.call(getReturnOptions, { token: customer.token, params: { id: customer.order.id } });
    expect(options).toMatchObject({
      lines: [{ returnable_quantity: 2, refunds_ttc: [19.9, 39.8], other_sizes: [{}, {}] }],
      shipping_ttc: 4.9,
      modes: [{ mode: "PICKUP_POINT" }, { mode: "POST_OFFICE" }, { mode: "HOME" }],
    });
    const body = { ...bodyOf(customer.order, [{ at: 0 }]), refund_to: "WALLET" as const };
    const first = await api.call(createReturn, { token: customer.token, idempotencyKey: randomUUID(), body });
    expect(first).toMatchObject({ refund_to: "WALLET", refund_by: options.refund_by });
    expect(first.code?.length).toBeGreaterThan(20);
    await live(8);
    expect((await readAgain(customer, first.id)).refund).toMatchObject({
      amount_ttc: 19.9,
      payment_method_ttc: 0,
      wallet_ttc: 19.9,
      is_sent: true,
    });
    const rest = await declare({ ...customer, token: await comeBack(api, customer) }, [{ at: 0 }]);
    await live(8);
    expect((await readAgain(customer, rest.id)).refund).toMatchObject({ payment_method_ttc: 24.8, wallet_ttc: 0 });
    const { db } = api.dependencies;
    expect(await readBalance(db, accounts.wallet(customer.client_id), "EUR")).toBe(1990);
    expect(await readBalance(db, accounts.orderMoney(customer.order.id), "EUR")).toBe(0);
    expect(await checkLedger(db)).toEqual([]);
  });

  it("is made once however often it is asked for with its key", async () => {
    const customer = await aDeliveredOrder(api, [[piece(0), 2]]);
    const key = randomUUID();
    const [one, two] = await Promise.all([declare(customer, [{ at: 0 }], key), declare(customer, [{ at: 0 }], key)]);
    expect(two.id).toBe(one.id);
    expect((await declare(customer, [{ at: 0 }], key)).id).toBe(one.id);
    const other = {
      token: customer.token,
      idempotencyKey: key,
      body: bodyOf(customer.order, [{ at: 0, quantity: 2 }]),
    };
    expect((await api.fail(createReturn, other)).code).toBe("IDEMPOTENCY_KEY_REUSED");
    expect((await api.call(getReturns, { token: customer.token })).total).toBe(1);
  });

  it("is asked for while something may still go back, and its label while the parcel is to come", async () => {
    const customer = await aDeliveredOrder(api, [[piece(0), 2]]);
    const { token } = customer;
    const isReturnable = async () => (await api.call(getOrders, { token, query: { waits_for: "RETURN" } })).total === 1;
    const labels = async () => (await api.call(getReturns, { token, query: { status: "DECLARED" } })).total;
    const facts = async () => [await isReturnable(), await labels()];
    expect(await facts()).toEqual([true, 0]);
    await declare(customer, [{ at: 0 }]);
    expect(await facts()).toEqual([true, 1]);
    const { id } = await declare(customer, [{ at: 0 }]);
    expect(await facts()).toEqual([false, 2]);
    await api.call(cancelReturn, { token, params: { id } });
    expect(await facts()).toEqual([true, 1]);
    await api.dependencies.db.update(orders).set({ returnUntil: "2026-01-01" }).where(eq(orders.id, customer.order.id));
    expect(await facts()).toEqual([false, 1]);
  });

  it("never holds more than is left, at the same moment neither", async () => {
    const customer = await aDeliveredOrder(api, [[piece(0), 2]]);
    const tooMany = await refuse(customer, [{ at: 0, quantity: 3 }]);
    expect(tooMany).toMatchObject({ code: "RETURN_QUANTITY_TOO_LARGE", data: { items: [{ left: 2 }] } });
    const both = await Promise.allSettled([
      declare(customer, [{ at: 0, quantity: 2 }]),
      declare(customer, [{ at: 0, quantity: 2 }]),
    ]);
    expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("is refused before the delivery, after the last day, for a foreign order and a line of another", async () => {
    const customer = await aDeliveredOrder(api, [[piece(0), 1]]);
    const { db } = api.dependencies;
    const { order } = customer;
    await db.update(orders).set({ status: "SHIPPED" }).where(eq(orders.id, order.id));
    expect((await refuse(customer, [{ at: 0 }])).code).toBe("RETURN_NOT_POSSIBLE");
    await db.update(orders).set({ status: "DELIVERED", returnUntil: "2020-01-01" }).where(eq(orders.id, order.id));
    expect((await refuse(customer, [{ at: 0 }])).code).toBe("RETURN_DEADLINE_PASSED");
    expect(await orderAgain(customer)).toMatchObject({ can_return: false, can_extend_return: false });
    const stranger = await aClient(api);
    expect((await refuse({ ...customer, token: stranger.token }, [{ at: 0 }])).code).toBe("NOT_FOUND");
    await db.update(orders).set({ returnUntil: "2099-01-01" }).where(eq(orders.id, order.id));
    const body = { order_id: order.id, items: [{ order_line_id: randomUUID(), quantity: 1, reason: "OTHER" }] };
    expect(await api.fail(createReturn, { token: customer.token, idempotencyKey: randomUUID(), body })).toMatchObject({
      code: "VALIDATION",
      fields: [{ path: "body.items.0.order_line_id", code: "unknown" }],
    });
    for (const odd of [
      { items: [] },
      { order_id: order.id, request_id: 1, items: bodyOf(order, [{ at: 0 }]).items },
      { ...bodyOf(order, [{ at: 0 }, { at: 0 }]) },
      { ...bodyOf(order, [{ at: 0, quantity: 0 }]) },
    ])
      expect(
        (await api.fail(createReturn, { token: customer.token, idempotencyKey: randomUUID(), body: odd })).code,
      ).toBe("VALIDATION");
  });

  it("goes no way its country does not have", async () => {
    const customer = await aDeliveredOrder(api, [[piece(0), 1]], { country: "IE" });
    const body = { ...bodyOf(customer.order, [{ at: 0 }]), mode: "PICKUP_POINT" };
    const input = { token: customer.token, idempotencyKey: randomUUID(), body };
    expect((await api.fail(createReturn, input)).code).toBe("DELIVERY_MODE_NOT_AVAILABLE");
  });

  it("can be cancelled until the parcel comes, and declared again", async () => {
    const customer = await aDeliveredOrder(api, [[piece(0), 1]]);
    const { id } = await declare(customer, [{ at: 0 }]);
    const input = { token: customer.token, params: { id } };
    expect(await api.call(cancelReturn, input)).toMatchObject({ status: "CANCELLED", can_cancel: false });
    expect((await api.call(cancelReturn, input)).status).toBe("CANCELLED");
    const again = await declare(customer, [{ at: 0 }]);
    await live(8);
    const late = { token: await comeBack(api, customer), params: { id: again.id } };
    expect((await api.fail(cancelReturn, late)).code).toBe("RETURN_NOT_CANCELLABLE");
  });

  it("with a defect is paid back and not sold again", async () => {
    const customer = await aDeliveredOrder(api, [[piece(1), 1]]);
    const before = await stockOf(1);
    const { id } = await declare(customer, [{ at: 0, reason: "DEFECT" }]);
    await live(8);
    expect((await readAgain(customer, id)).refund?.amount_ttc).toBe(24.8);
    expect(await stockOf(1)).toBe(before);
  });
});

describe("an exchange for another size", () => {
  it("takes the last piece at once, sends it when the parcel came, and is worth the same when it comes back", async () => {
    const customer = await aDeliveredOrder(api, [
      [piece(6), 1],
      [piece(0), 1],
    ]);
    await setStock(7, 1);
    const declared = await declare(customer, [{ at: 0, exchange: 7 }]);
    expect(declared).toMatchObject({ expected_refund_ttc: 0, items: [{ exchange: { size: "5 ans" } }] });
    expect(await stockOf(7)).toBe(0);
    const other = await aDeliveredOrder(api, [[piece(6), 1]]);
    expect((await refuse(other, [{ at: 0, exchange: 7 }])).code).toBe("NOT_ENOUGH_STOCK");
    await live(8);
    const settled = await readAgain(customer, declared.id);
    expect(settled).toMatchObject({ status: "SETTLED", refund: null, refund_by: null });
    const id = present(settled.replacement_order_id);
    expect(await orderAgain(customer, id)).toMatchObject({
      total_amount_ttc: 0,
      discount_ttc: 35,
      exchange_of: customer.order.id,
      has_invoice: false,
      lines: [{ size: "5 ans", unit_price_ttc: 35 }],
    });
    expect(await stockOf(7)).toBe(0);
    await live(10);
    const token = await comeBack(api, customer);
    const replacement = await api.call(getOrder, { token, params: { id } });
    expect(replacement).toMatchObject({ status: "DELIVERED", can_return: true });
    const back = await declare({ ...customer, token, order: replacement }, [{ at: 0 }]);
    await live(8);
    expect((await readAgain(customer, back.id)).refund).toMatchObject({ amount_ttc: 35, payment_method_ttc: 35 });
    expect(await stockOf(7)).toBe(1);
    const { items } = await api.call(getOrders, { token: await comeBack(api, customer), query: { kind: "SHOP" } });
    expect(items).toHaveLength(2);
  });

  it("gives the size back when it is cancelled and when nothing comes", async () => {
    const customer = await aDeliveredOrder(api, [[piece(3), 2]]);
    const before = await stockOf(4);
    const { id } = await declare(customer, [{ at: 0, exchange: 4 }]);
    await api.call(cancelReturn, { token: customer.token, params: { id } });
    expect(await stockOf(4)).toBe(before);
    const lost = await declare(customer, [{ at: 0, quantity: 2, exchange: 4 }]);
    expect(await stockOf(4)).toBe(before - 2);
    api.clock.advance(22 * dayMs);
    await expireReturns(api.dependencies);
    expect((await readAgain(customer, lost.id)).status).toBe("EXPIRED");
    expect(await stockOf(4)).toBe(before);
  });

  it("is for another size of the same piece", async () => {
    const customer = await aDeliveredOrder(api, [[piece(0), 1]]);
    expect(await refuse(customer, [{ at: 0, exchange: 3 }])).toMatchObject({
      code: "EXCHANGE_NOT_POSSIBLE",
      data: { reason: "OTHER_PRODUCT" },
    });
    expect((await refuse(customer, [{ at: 0, exchange: 0 }])).data).toMatchObject({ reason: "SAME_SIZE" });
  });
});

describe("the last day to return", () => {
  it("is reminded of once and can be moved once", async () => {
    const customer = await aDeliveredOrder(api, [[piece(0), 1]]);
    const until = present(customer.order.return_until);
    const extend = async (days: number) => ({
      token: await comeBack(api, customer),
      params: { id: customer.order.id },
      body: { days },
    });
    for (const days of [0, 15, 7.5])
      expect((await api.fail(extendReturnDeadline, await extend(days))).code).toBe("VALIDATION");
    api.clock.set(new Date(new Date(`${until}T10:00:00Z`).getTime() - 3 * dayMs));
    expect(await remindOfDeadlines(api.dependencies)).toBeGreaterThan(0);
    expect(await remindOfDeadlines(api.dependencies)).toBe(0);
    const mail = present(await mailOf(`return-deadline:${customer.order.id}:${until}`));
    for (const locale of ["fr", "de", "nl", "es"])
      expect(renderMail(mail.kind, locale, mail.data, "https://shop.example").text).toContain(
        `/infos/edit/return-deadline/${customer.order.id}`,
      );
    const moved = await api.call(extendReturnDeadline, await extend(10));
    expect(moved.return_until).toBe(
      new Date(new Date(`${until}T00:00:00Z`).getTime() + 10 * dayMs).toISOString().slice(0, 10),
    );
    expect(moved.can_extend_return).toBe(false);
    expect((await api.fail(extendReturnDeadline, await extend(7))).code).toBe("RETURN_DEADLINE_ALREADY_MOVED");
    api.clock.advance(15 * dayMs);
    expect((await api.fail(extendReturnDeadline, await extend(7))).code).toBe("RETURN_DEADLINE_PASSED");
  });
});
