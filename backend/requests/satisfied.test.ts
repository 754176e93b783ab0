import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Problem } from "#contract/errors.ts";
import { getOrder } from "#contract/orders.ts";
import { declareSatisfied } from "#contract/requests.ts";
import { createReturn } from "#contract/returns.ts";
import { sendCall } from "#tests/backend/contract-call.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { deliveredBoxes } from "#tests/backend/delivered-box.ts";
import { present } from "#tests/backend/test-catalogue.ts";
import { eq } from "../db/orm.ts";
import { returns } from "../db/schema/after-sale.ts";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const codeOf = async (response: Response): Promise<string> =>
  response.ok ? "done" : ((await response.json()) as Problem).code;

it("of 'I keep everything' and a return at the same moment one counts, and the other is told so", async () => {
  for (const [index, { token, order }] of (await deliveredBoxes(api, 4)).entries()) {
    const items = [{ order_line_id: present(order.lines[0]).id, quantity: 1, reason: "TOO_SMALL" }];
    const send = async (path: string, init: RequestInit) => api.request(path, init);
    const body = { order_id: order.id, items };
    const calls = [
      () => sendCall(send, declareSatisfied, { token, params: { id: order.id } }),
      () => sendCall(send, createReturn, { token, idempotencyKey: randomUUID(), body }),
    ];
    // Who is first by a hair changes: on a server both are under way together.
    const started = index % 2 === 0 ? calls : calls.toReversed();
    const answers = await Promise.all(started.map(async (call) => codeOf(await call())));
    const [satisfied, declared] = index % 2 === 0 ? answers : answers.toReversed();
    const after = await api.call(getOrder, { token, params: { id: order.id } });
    const parcels = await api.dependencies.db.select().from(returns).where(eq(returns.orderId, order.id));
    const kept = { satisfied: "done", declared: "RETURN_NOT_POSSIBLE", status: "PAID", parcels: [] };
    const returned = { satisfied: "BOX_NOT_CLOSABLE", declared: "done", status: "DELIVERED", parcels: ["DECLARED"] };
    expect({ satisfied, declared, status: after.status, parcels: parcels.map(({ status }) => status) }).toEqual(
      satisfied === "done" ? kept : returned,
    );
  }
}, 120_000);
