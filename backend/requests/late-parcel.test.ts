import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getOrder } from "#contract/orders.ts";
import { declareSatisfied } from "#contract/requests.ts";
import { createReturn, getReturn } from "#contract/returns.ts";
import { comeBack } from "#tests/backend/box-builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { deliveredBoxes, liveWithBoxes, type BoxHousehold } from "#tests/backend/delivered-box.ts";
import { present } from "#tests/backend/test-catalogue.ts";
import { receiveParcel } from "../staff/receive-parcel.ts";
import { closeReturnedBoxes } from "./close-due.ts";
import { closeAt, declaredParcelDays, graceDays } from "./schedule.ts";

let api: TestApi;
beforeAll(async () => {
  // Staff scans parcels: none comes by itself.
  api = await createTestApi({ environment: { SEED_ACCOUNTS: false } });
});
afterAll(() => api.close());

async function declare({ token, order }: BoxHousehold) {
  const items = [{ order_line_id: present(order.lines[0]).id, quantity: 1, reason: "TOO_SMALL" as const }];
  return api.call(createReturn, { token, idempotencyKey: randomUUID(), body: { order_id: order.id, items } });
}
const orderOf = async (home: BoxHousehold) =>
  api.call(getOrder, { token: await comeBack(api, home), params: { id: home.order.id } });
/** Shortly before and after a moment. */
async function passTo(moment: Date, minutes: number): Promise<void> {
  api.clock.set(new Date(moment.getTime() + minutes * 60_000));
  await closeReturnedBoxes(api.dependencies);
  await liveWithBoxes(api, 0);
}

describe("a box of which a declared parcel is still on its way", () => {
  it("waits for it beyond the days of grace, and closes the moment it comes", async () => {
    const [late, lost, none] = await deliveredBoxes(api, 3);
    const [home, other, silent] = [present(late), present(lost), present(none)];
    const parcel = await declare(home);
    const lostParcel = await declare(other);
    const until = present(home.order.return_until);
    const [grace, last] = [closeAt(until, false), closeAt(until, true)];
    expect((last.getTime() - grace.getTime()) / 86_400_000).toBeCloseTo(declaredParcelDays, 0);
    expect(graceDays).toBe(5);

    // Day by day: a client who says nothing is reminded before it is charged.
    while (api.clock.now().getTime() < grace.getTime() - 86_400_000) await liveWithBoxes(api, 1);
    // Nothing was declared of the third box: it is closed with all of it kept.
    api.clock.set(new Date(grace.getTime() + 60_000));
    await liveWithBoxes(api, 1);
    expect((await orderOf(silent)).status).toBe("PAID");
    expect((await orderOf(home)).status).toBe("DELIVERED");
    const satisfied = { token: await comeBack(api, home), params: { id: home.order.id } };
    expect((await api.fail(declareSatisfied, satisfied)).code).toBe("BOX_NOT_CLOSABLE");

    await liveWithBoxes(api, 5);
    await receiveParcel(api.dependencies, parcel.tracking_number);
    expect(await closeReturnedBoxes(api.dependencies)).toBe(1);
    const billed = await orderOf(home);
    expect(billed).toMatchObject({ status: "PAID", discount_ttc: 0 });
    expect(billed.lines.map((line) => line.returned_quantity)).toEqual([1, 0, 0, 0, 0, 0, 0]);

    // The other parcel never comes: the wait has an end, and what was declared is kept.
    await passTo(last, -60);
    expect((await orderOf(other)).status).toBe("DELIVERED");
    await passTo(last, 60);
    for (let round = 0; round < 2; round++) await liveWithBoxes(api, 1);
    const kept = await orderOf(other);
    expect(kept.status).toBe("PAID");
    expect(kept.discount_ttc).toBeGreaterThan(0);
    const token = await comeBack(api, other);
    expect((await api.call(getReturn, { token, params: { id: lostParcel.id } })).status).toBe("EXPIRED");
    await expect(receiveParcel(api.dependencies, lostParcel.tracking_number)).rejects.toThrow("box is closed");
  }, 120_000);
});
