import { afterAll, beforeAll, expect, it } from "vitest";
import { getClient } from "#contract/client.ts";
import { getOrders } from "#contract/orders.ts";
import { createReturn } from "#contract/returns.ts";
import { signIn } from "#contract/session.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { present } from "#tests/backend/test-catalogue.ts";
import { addDays, todayOf } from "../../subscriptions/calendar.ts";
import { mailOutbox } from "../schema/order.ts";
import { demoEmails, demoPassword, seedAccounts } from "./accounts.ts";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
  await seedAccounts(api.dependencies);
  await seedAccounts(api.dependencies);
});
afterAll(() => api.close());

const signedIn = async (email: string) =>
  (await api.call(signIn, { body: { email, password: demoPassword } })).access_token;

it("gives the shopper addresses, a card and one delivered order, of which nothing is mailed", async () => {
  const token = await signedIn(demoEmails.shopper);
  const client = await api.call(getClient, { token });
  expect(client.shop_status).toBe("ORDERED");
  expect(client.default_payment_method?.last4).toBe("4242");
  expect([client.default_shipping_address?.city, client.default_billing_address?.city]).toEqual(["Nantes", "Nantes"]);
  const orders = await api.call(getOrders, { token });
  expect(orders.items.map(({ status, quantity, payment }) => [status, quantity, payment.status])).toEqual([
    ["DELIVERED", 2, "SUCCEEDED"],
  ]);
  expect(await api.dependencies.db.select().from(mailOutbox)).toEqual([]);
});

it("lets the shopper follow that order's parcel and send it back", async () => {
  const token = await signedIn(demoEmails.shopper);
  const order = present((await api.call(getOrders, { token })).items[0]);
  expect(order.tracking_number).toMatch(/^PM\d+FR$/);
  expect(order.delivered_at).toBe(order.timeline.find(({ status }) => status === "DELIVERED")?.at);
  expect([order.can_return, order.return_until]).toEqual([
    true,
    addDays(todayOf(new Date(order.delivered_at ?? 0)), 30),
  ]);
  const [line] = order.lines;
  const body = {
    order_id: order.id,
    items: [{ order_line_id: present(line).id, quantity: 1, reason: "TOO_SMALL" as const }],
  };
  const made = await api.call(createReturn, { token, idempotencyKey: crypto.randomUUID(), body });
  expect(made.status).toBe("DECLARED");
});

it("gives the prospect nothing", async () => {
  const token = await signedIn(demoEmails.prospect);
  expect(await api.call(getClient, { token })).toMatchObject({
    shop_status: "PROSPECT",
    payment_methods: [],
    default_shipping_address: null,
  });
});
