import { afterAll, beforeAll, expect, it } from "vitest";
import { getClient } from "#contract/client.ts";
import { getOrders } from "#contract/orders.ts";
import { signIn } from "#contract/session.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
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

it("gives the prospect nothing", async () => {
  const token = await signedIn(demoEmails.prospect);
  expect(await api.call(getClient, { token })).toMatchObject({
    shop_status: "PROSPECT",
    payment_methods: [],
    default_shipping_address: null,
  });
});
