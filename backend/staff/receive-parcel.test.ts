import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { locales } from "#contract/locale.ts";
import { getOrder, type Order } from "#contract/orders.ts";
import { createReturn, getReturn } from "#contract/returns.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { deliveredBoxes } from "#tests/backend/delivered-box.ts";
import { comeBack } from "#tests/backend/box-builders.ts";
import { aDeliveredOrder } from "#tests/backend/delivered-order.ts";
import { insertTestCatalogue, present, type TestPiece } from "#tests/backend/test-catalogue.ts";
import { inArray } from "../db/orm.ts";
import { variants } from "../db/schema/catalog.ts";
import { mailOutbox } from "../db/schema/order.ts";
import { renderMail } from "../mails/render.ts";
import { closeReturnedBoxes } from "../requests/close-due.ts";
import { settleReturns } from "../returns/jobs.ts";
import { readParcel, receiveParcel } from "./receive-parcel.ts";

let api: TestApi;
let pieces: TestPiece[];
beforeAll(async () => {
  api = await createTestApi();
  pieces = await insertTestCatalogue(api.dependencies.db, api.clock.now(), 60);
});
afterAll(() => api.close());

const piece = (index: number) => present(pieces[index]);
async function stockOf(...ids: number[]): Promise<number[]> {
  const rows = await api.dependencies.db.select().from(variants).where(inArray(variants.id, ids));
  return ids.map((id) => present(rows.find((row) => row.id === id)).stock);
}

const back = (order: Order, at: number, quantity: number, reason: "TOO_SMALL" | "DEFECT", exchange?: number) => ({
  order_line_id: present(order.lines[at]).id,
  quantity,
  reason,
  ...(exchange === undefined ? {} : { exchange_variant_id: exchange }),
});
const declare = (token: string, order: Order, items: ReturnType<typeof back>[]) =>
  api.call(createReturn, { token, idempotencyKey: randomUUID(), body: { order_id: order.id, items } });
const look = { command: "parcel", reason: "to be counted", staff: "Zoé" } as const;
const receive = (number: string, counted: [line: number, came: number, damaged?: number][] = []) =>
  receiveParcel(
    api.dependencies,
    number,
    counted.map(([line, came, damaged = 0]) => ({ line, came, damaged })),
  );

describe("a parcel of an order of the shop", () => {
  it("that lacks pieces is refunded and exchanged for what came, the rest can be declared again", async () => {
    const customer = await aDeliveredOrder(api, [
      [piece(0), 3],
      [piece(3), 2],
    ]);
    const [kept, other] = [piece(0).id, piece(4).id];
    const before = await stockOf(kept, other);
    const { token, order } = customer;
    const made = await declare(token, order, [back(order, 0, 3, "TOO_SMALL"), back(order, 1, 2, "TOO_SMALL", other)]);
    expect(await readParcel(api.dependencies, { ...look, number: made.tracking_number.toLowerCase() })).toMatchObject({
      kind: "RETURN",
      status: "DECLARED",
      lines: [
        { line: 1, declared: 3, came: null },
        { line: 2, declared: 2, came: null },
      ],
    });
    await expect(receive(made.tracking_number, [[3, 1]])).rejects.toThrow("has no line 3");
    await expect(receive(made.tracking_number, [[1, 4]])).rejects.toThrow("declared with 3");
    await expect(
      receive(made.tracking_number, [
        [1, 0],
        [2, 0],
      ]),
    ).rejects.toThrow("cannot be received");
    const received = await receive(made.tracking_number, [
      [1, 2, 1],
      [2, 1],
    ]);
    expect(received.lines).toMatchObject([
      { came: 2, damaged: 1 },
      { came: 1, damaged: 0 },
    ]);
    // The size that was put aside for a piece that did not come is free again.
    expect((await stockOf(other))[0]).toBe((before[1] ?? 0) - 1);
    api.clock.advance(3 * 86_400_000);
    await settleReturns(api.dependencies);
    const again = await comeBack(api, customer);
    const settled = await api.call(getReturn, { token: again, params: { id: made.id } });
    expect(settled).toMatchObject({
      status: "SETTLED",
      refund: { amount_ttc: 39.8 },
      items: [{ received_quantity: 2 }, { received_quantity: 1 }],
    });
    expect(settled.replacement_order_id).not.toBeNull();
    // Of the two that came one is fit for sale.
    expect((await stockOf(kept))[0]).toBe((before[0] ?? 0) + 1);
    const after = await api.call(getOrder, { token: again, params: { id: order.id } });
    expect(after.lines.map((line) => [line.returned_quantity, line.returnable_quantity])).toEqual([
      [2, 1],
      [1, 1],
    ]);
    const mails = await api.dependencies.db.select().from(mailOutbox);
    const mail = present(mails.find(({ dedupeKey }) => dedupeKey === `return-received:${made.id}`));
    expect(mail.data).toMatchObject({
      items: [{ quantity: 2 }, { quantity: 1 }],
      missing: [{ quantity: 1 }, { quantity: 1 }],
    });
    for (const locale of locales) {
      const { html, text } = renderMail(mail.kind, locale, mail.data, "https://shop.example");
      expect(text).toContain("1 × Haut 0, Ombelle");
      expect(`${html}${text}`).not.toMatch(/undefined|\{\w+\}/);
    }
  });

  it("is taken back whole when nobody counts, and once", async () => {
    const { token, order } = await aDeliveredOrder(api, [[piece(6), 1]]);
    const { tracking_number } = await declare(token, order, [back(order, 0, 1, "TOO_SMALL")]);
    expect((await receive(tracking_number)).lines).toMatchObject([{ came: 1, damaged: 0 }]);
    await expect(receive(tracking_number)).rejects.toThrow("came before");
    await expect(receive("PM0000000FR")).rejects.toThrow("No return");
  });
});

describe("a parcel of a box", () => {
  it("puts back on the shelf what can be sold, and bills what did not come", async () => {
    const [home] = await deliveredBoxes(api, 1);
    const { token, order } = present(home);
    const ids = order.lines.slice(0, 4).map((line) => line.variant_id);
    const before = await stockOf(...ids);
    const made = await declare(token, order, [
      back(order, 0, 1, "TOO_SMALL"),
      back(order, 1, 1, "DEFECT"),
      back(order, 2, 1, "TOO_SMALL"),
      back(order, 3, 1, "TOO_SMALL"),
    ]);
    await receive(made.tracking_number, [
      [3, 0],
      [4, 1, 1],
    ]);
    expect(await closeReturnedBoxes(api.dependencies)).toBe(1);
    const billed = await api.call(getOrder, { token, params: { id: order.id } });
    expect(billed.lines.map((line) => line.returned_quantity)).toEqual([1, 1, 0, 1, 0, 0, 0]);
    // The first is as new; the second came with a defect, the fourth damaged; the third is kept.
    expect(await stockOf(...ids)).toEqual(before.map((stock, index) => stock + (index === 0 ? 1 : 0)));
  });
});
