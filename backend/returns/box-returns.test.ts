import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getOrder } from "#contract/orders.ts";
import { getKidRequests } from "#contract/requests.ts";
import { createReturn, getReturn } from "#contract/returns.ts";
import { aHousehold, anyPieces, comeBack, subscribe } from "#tests/backend/box-builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { present } from "#tests/backend/test-catalogue.ts";
import { eq } from "../db/orm.ts";
import { variants } from "../db/schema/catalog.ts";
import { closeReturnedBoxes } from "../requests/close-due.ts";
import { moveBoxes } from "../requests/life.ts";
import { runStaffCommand } from "../staff/run-command.ts";
import { settleReturns } from "./jobs.ts";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

describe("a return of a box", () => {
  it("comes off its bill once the parcel is scanned in", async () => {
    const home = await aHousehold(api);
    await subscribe(api, home, { frequency: null });
    for (let day = 0; day < 17; day++) {
      api.clock.advance(86_400_000);
      for (let round = 0; round < 5; round++) await moveBoxes(api.dependencies, anyPieces);
    }
    const token = await comeBack(api, home);
    const [box] = await api.call(getKidRequests, { token, params: { id: home.kid.id } });
    const orderId = present(present(box).order).id;
    const order = await api.call(getOrder, { token, params: { id: orderId } });
    expect(order).toMatchObject({ status: "DELIVERED", can_return: true, can_extend_return: true });
    const items = order.lines.slice(0, 2).map((line, index) => ({
      order_line_id: line.id,
      quantity: 1,
      reason: index === 0 ? ("DEFECT" as const) : ("TOO_LARGE" as const),
    }));
    const stockOf = async ({ variant_id }: { variant_id: number }) =>
      present((await api.dependencies.db.select().from(variants).where(eq(variants.id, variant_id)))[0]).stock;
    const [broken, large] = [present(order.lines[0]), present(order.lines[1])];
    const stock = { broken: await stockOf(broken), large: await stockOf(large) };
    const ask = { token, idempotencyKey: randomUUID() };
    const declared = await api.call(createReturn, { ...ask, body: { request_id: present(box).id, items } });
    expect(declared).toMatchObject({ order: { id: orderId, kind: "BOX" }, expected_refund_ttc: null });
    expect(await closeReturnedBoxes(api.dependencies)).toBe(0);
    await runStaffCommand(api.dependencies, {
      command: "receive-return",
      number: declared.tracking_number,
      reason: "it came",
      staff: "Zoé",
    });
    api.clock.advance(3 * 86_400_000);
    expect(await settleReturns(api.dependencies)).toBe(0);
    expect(await closeReturnedBoxes(api.dependencies)).toBe(1);
    const later = await comeBack(api, home);
    const closed = await api.call(getReturn, { token: later, params: { id: declared.id } });
    expect(closed).toMatchObject({ status: "SETTLED", refund: null });
    const billed = await api.call(getOrder, { token: later, params: { id: orderId } });
    expect(billed).toMatchObject({ status: "PAID", can_return: false, has_invoice: true });
    expect(billed.lines.reduce((sum, line) => sum + line.returned_quantity, 0)).toBe(2);
    // What is broken is not sold again.
    expect([await stockOf(broken), await stockOf(large)]).toEqual([stock.broken, stock.large + 1]);
    const late = { token: later, idempotencyKey: randomUUID(), body: { order_id: orderId, items } };
    expect((await api.fail(createReturn, late)).code).toBe("RETURN_NOT_POSSIBLE");
  });
});
