import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { BodyOf } from "#contract/endpoint.ts";
import { getOrder, getOrders } from "#contract/orders.ts";
import { createReturn, extendReturnDeadline, getReturn } from "#contract/returns.ts";
import { decideBox, getTryOn, type TryOn } from "#contract/try-on.ts";
import { comeBack } from "#tests/backend/box-builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { deliveredBoxes, liveWithBoxes, type BoxHousehold } from "#tests/backend/delivered-box.ts";
import { present } from "#tests/backend/test-catalogue.ts";
import { and, eq, like } from "../db/orm.ts";
import { variants } from "../db/schema/catalog.ts";
import { mailOutbox, payments } from "../db/schema/order.ts";
import { checkLedger } from "../ledger/check.ts";
import { sendBoxExchanges } from "../returns/box-exchanges.ts";
import { receiveParcel } from "../staff/receive-parcel.ts";
import { closeReturnedBoxes } from "./close-due.ts";

type Body = BodyOf<typeof decideBox>;
type Item = Body["items"][number];

let api: TestApi;
let homes: BoxHousehold[];
beforeAll(async () => {
  api = await createTestApi({ environment: { SEED_ACCOUNTS: false } });
  homes = await deliveredBoxes(api, 6);
}, 60_000);
afterAll(() => api.close());

const home = (index: number): BoxHousehold => present(homes[index]);
const read = ({ token, order }: BoxHousehold) => api.call(getTryOn, { token, params: { id: order.id } });
/** Everything is kept but the pieces that are named. */
const itemsOf = ({ pieces }: TryOn, others: Record<number, Partial<Item>> = {}): Item[] =>
  pieces.map(({ order_line_id }, index) => ({ order_line_id, decision: "KEEP", ...others[index] }));
const callOf = ({ token, order }: BoxHousehold, body: Body, idempotencyKey: string = randomUUID()) => ({
  token,
  params: { id: order.id },
  idempotencyKey,
  body,
});
const decide = (...call: Parameters<typeof callOf>) => api.call(decideBox, callOf(...call));
const refuse = (...call: Parameters<typeof callOf>) => api.fail(decideBox, callOf(...call));
const back = (reason: Item["reason"] = "TOO_SMALL"): Partial<Item> => ({ decision: "BACK", reason });
const stockOf = async (id: number) =>
  present((await api.dependencies.db.select().from(variants).where(eq(variants.id, id)))[0]).stock;
const chargesOf = (orderId: string) =>
  api.dependencies.db
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.purpose, "ORDER")));

describe("deciding a box", () => {
  it("keeps everything: closes and charges once what was shown, whatever is sent again", async () => {
    const me = home(0);
    const seen = await read(me);
    expect(seen).toMatchObject({ status: "OPEN", parcel: null });
    expect(seen.bill.steps).toContainEqual(expect.objectContaining({ rule: "PREPAID", amount_ttc: -10 }));
    const body: Body = {
      items: itemsOf(seen, { 0: { fit: "TOO_SMALL", score: 5 } }),
      overall: 4,
      comment: "Très joli.",
      expected_due_ttc: seen.bill.due_ttc,
      expected_version: seen.version,
    };
    const key = randomUUID();
    const closed = await decide(me, body, key);
    expect(await decide(me, body, key)).toEqual(closed);
    expect(closed).toMatchObject({ status: "CLOSED", bill: seen.bill, order: { status: "PAID" } });
    expect(closed.order.rating).toMatchObject({
      overall: 4,
      comment: "Très joli.",
      items: [{ fit: "TOO_SMALL", score: 5 }],
    });
    expect(present(closed.pieces[0])).toMatchObject({ fit: "TOO_SMALL", score: 5 });
    expect(await chargesOf(me.order.id)).toMatchObject([{ amountCents: Math.round(seen.bill.due_ttc * 100) }]);
    expect((await refuse(me, { items: itemsOf(seen) })).code).toBe("BOX_CLOSED");
    expect((await refuse(me, { ...body, items: itemsOf(seen, { 0: back() }) }, key)).code).toBe(
      "IDEMPOTENCY_KEY_REUSED",
    );
  });

  it("sends back, exchanges, may be changed, and bills to the cent what it said", async () => {
    const me = home(1);
    const seen = await read(me);
    const place = seen.pieces.findIndex(({ other_sizes }) => other_sizes.some(({ is_available }) => is_available));
    const size = present(present(seen.pieces[place]).other_sizes.find(({ is_available }) => is_available)).variant_id;
    const other = place === 0 ? 1 : 0;
    const exchange: Partial<Item> = { decision: "EXCHANGE", reason: "TOO_SMALL", exchange_variant_id: size };
    const before = await stockOf(size);
    const first = await decide(me, {
      items: itemsOf(seen, { [place]: exchange, [other]: back() }),
      expected_version: seen.version,
    });
    expect(first).toMatchObject({ status: "DECIDED", parcel: { status: "DECLARED" } });
    expect(first.pieces[place]).toMatchObject({ decision: "EXCHANGE", exchange: { variant_id: size } });
    expect(present(first.parcel_code)[0]).toMatch(/^[01]{21,}$/);
    expect(await stockOf(size)).toBe(before - 1);

    // Another tab still shows the box as it was: it undoes nothing.
    expect((await refuse(me, { items: itemsOf(seen), expected_version: seen.version })).code).toBe("CONFLICT");
    // Minds change; the label that was printed stays good, and the size is put aside once.
    const second = await decide(me, { items: itemsOf(seen, { [place]: exchange, [other]: back("NOT_AS_EXPECTED") }) });
    expect(second.parcel).toMatchObject({
      id: present(first.parcel).id,
      tracking_number: present(first.parcel).tracking_number,
    });
    expect(await stockOf(size)).toBe(before - 1);
    const shown = { ...second.bill };
    expect(shown.steps.map(({ rule }) => rule)).not.toContain("KEEP_ALL");
    expect((await refuse(me, { items: itemsOf(seen), expected_due_ttc: 1 })).code).toBe("TOTAL_CHANGED");

    await receiveParcel(api.dependencies, present(second.parcel).tracking_number);
    const came = await read(me);
    expect(came.pieces[place]?.has_come_back).toBe(true);
    expect((await refuse(me, { items: itemsOf(seen) })).code).toBe("RETURN_QUANTITY_TOO_LARGE");
    expect(await closeReturnedBoxes(api.dependencies)).toBe(1);
    const closed = await read(me);
    expect(closed).toMatchObject({ status: "CLOSED", bill: shown, order: { status: "PAID" } });
    expect(closed.order.lines[place]).toMatchObject({ returned_quantity: 1, exchanged_quantity: 1 });
    expect(await chargesOf(me.order.id)).toMatchObject([{ amountCents: Math.round(shown.due_ttc * 100) }]);

    // The other size follows once the bill is paid, and costs nothing more.
    expect(await sendBoxExchanges(api.dependencies)).toBe(1);
    expect(await sendBoxExchanges(api.dependencies)).toBe(0);
    const { items: orders } = await api.call(getOrders, { token: me.token, query: {} });
    expect(orders.find(({ exchange_of }) => exchange_of === me.order.id)).toMatchObject({
      kind: "SHOP",
      status: "PAID",
      due_ttc: 0,
      lines: [{ variant_id: size }],
    });
    expect(await checkLedger(api.dependencies.db)).toEqual([]);
  });

  it("counts a piece in another size as kept: with all kept or exchanged the whole box is kept", async () => {
    const me = home(2);
    const seen = await read(me);
    const place = seen.pieces.findIndex(({ other_sizes }) => other_sizes.some(({ is_available }) => is_available));
    const size = present(present(seen.pieces[place]).other_sizes.find(({ is_available }) => is_available)).variant_id;
    const exchange: Partial<Item> = { decision: "EXCHANGE", reason: "TOO_LARGE", exchange_variant_id: size };
    const decided = await decide(me, { items: itemsOf(seen, { [place]: exchange }) });
    expect(decided.bill).toEqual(seen.bill);
    const stock = await stockOf(size);
    // Kept after all: the size is free again, and the box is closed.
    const closed = await decide(me, { items: itemsOf(seen), expected_version: decided.version });
    expect(closed).toMatchObject({ status: "CLOSED", bill: seen.bill });
    expect(await stockOf(size)).toBe(stock + 1);
    const parcel = { token: me.token, params: { id: present(decided.parcel).id } };
    expect((await api.call(getReturn, parcel)).status).toBe("CANCELLED");
  });

  it("refuses what cannot be and does nothing of it", async () => {
    const [me, stranger] = [home(3), home(4)];
    const seen = await read(me);
    const [piece] = [present(seen.pieces[0])];
    const foreign = { token: stranger.token, params: { id: me.order.id } };
    expect((await api.fail(getTryOn, foreign)).code).toBe("NOT_FOUND");
    expect((await refuse({ ...me, token: stranger.token }, { items: itemsOf(seen) })).code).toBe("NOT_FOUND");
    const some = itemsOf(seen).slice(1);
    expect(await refuse(me, { items: some })).toMatchObject({ code: "VALIDATION" });
    const more = [...itemsOf(seen), { order_line_id: randomUUID(), decision: "KEEP" as const }];
    expect((await refuse(me, { items: more })).code).toBe("VALIDATION");
    const same = { decision: "EXCHANGE" as const, reason: "TOO_SMALL" as const };
    const wrong = { ...same, exchange_variant_id: piece.variant_id };
    expect((await refuse(me, { items: itemsOf(seen, { 0: wrong }) })).code).toBe("EXCHANGE_NOT_POSSIBLE");
    const size = present(piece.other_sizes[0]).variant_id;
    const left = await stockOf(size);
    await api.dependencies.db.update(variants).set({ stock: 0 }).where(eq(variants.id, size));
    const gone = await refuse(me, { items: itemsOf(seen, { 0: { ...same, exchange_variant_id: size }, 1: back() }) });
    expect(gone).toMatchObject({ code: "NOT_ENOUGH_STOCK", data: { lines: [{ variant_id: size, available: 0 }] } });
    await api.dependencies.db.update(variants).set({ stock: left }).where(eq(variants.id, size));
    expect(await read(me)).toMatchObject({ status: "OPEN", version: seen.version, parcel: null });
  });

  it("knows a return that was declared elsewhere", async () => {
    const me = home(4);
    const seen = await read(me);
    const items = [{ order_line_id: present(seen.pieces[0]).order_line_id, quantity: 1, reason: "DEFECT" as const }];
    const body = { order_id: me.order.id, items };
    await api.call(createReturn, { token: me.token, idempotencyKey: randomUUID(), body });
    const now = await read(me);
    expect(now.status).toBe("DECIDED");
    expect(now.pieces[0]).toMatchObject({ decision: "BACK", reason: "DEFECT" });
    expect(now.pieces.slice(1).every(({ decision }) => decision === "KEEP")).toBe(true);
    expect(now.version).not.toBe(seen.version);
  });

  it("reminds a silent client three times, the deadline moved with it, before anything is charged", async () => {
    const me = home(5);
    await api.call(extendReturnDeadline, { token: me.token, params: { id: me.order.id }, body: { days: 14 } });
    const reminders = async () =>
      (
        await api.dependencies.db
          .select()
          .from(mailOutbox)
          .where(and(eq(mailOutbox.kind, "box-deadline"), like(mailOutbox.dedupeKey, `box-deadline:${me.boxId}:%`)))
      ).length;
    const sent = await reminders();
    const until = present((await read(me)).order.return_until);
    const statusOf = async () =>
      (await api.call(getOrder, { token: await comeBack(api, me), params: { id: me.order.id } })).status;
    let remindedBefore = 0;
    for (let days = 0; days < 60 && (await statusOf()) === "DELIVERED"; days++) {
      remindedBefore = await reminders();
      await liveWithBoxes(api, 1);
    }
    expect(remindedBefore).toBe(sent + 3);
    expect(await statusOf()).toBe("PAID");
    expect(api.clock.now().toISOString().slice(0, 10) > until).toBe(true);
  }, 60_000);
});
