import { afterAll, beforeAll, expect, it } from "vitest";
import { getKidRequests } from "#contract/requests.ts";
import { getSubscriptions } from "#contract/subscriptions.ts";
import { aHousehold, anyPieces, comeBack, subscribe } from "#tests/backend/box-builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { liveWithBoxes } from "#tests/backend/delivered-box.ts";
import { anOrderRow } from "#tests/backend/order-rows.ts";
import { present } from "#tests/backend/test-catalogue.ts";
import { eq } from "../db/orm.ts";
import { staffDecisions } from "../db/schema/staff.ts";
import { moveBoxes } from "../requests/life.ts";
import { readAccount } from "./account.ts";
import { clearFraud } from "./fraud-check.ts";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const unpaidBox = (clientId: string) =>
  anOrderRow(api, clientId, { kind: "BOX", status: "PAYMENT_FAILED", paidAt: null, createdAt: api.clock.now() });
const ask = (email: string) =>
  clearFraud(api.dependencies, { command: "clear-fraud", email, reason: "paid by transfer", staff: "Zoé" });

it("what is held against an account is lifted with a reason: its box goes on, until new debts are made", async () => {
  const home = await aHousehold(api);
  await expect(ask(home.email)).rejects.toThrow("nothing to lift");
  await expect(ask("nobody@example.com")).rejects.toThrow("no account");
  await unpaidBox(home.client_id);
  await unpaidBox(home.client_id);
  await subscribe(api, home, { frequency: 1 });
  await liveWithBoxes(api, 3);
  const boxOf = async () => {
    const token = await comeBack(api, home);
    return present((await api.call(getKidRequests, { token, params: { id: home.kid.id } })).find(({ id }) => id > 0));
  };
  expect(await boxOf()).toMatchObject({ blocked_reason: "FRAUD_CHECK", status_details: { code: "OPEN" } });

  const cleared = await ask(home.email.toUpperCase());
  expect(cleared).toEqual({
    client: `Jeanne Martin <${home.email}>`,
    labels: expect.any(Number),
    boxes: [(await boxOf()).id],
  });
  expect(cleared.labels).toBeGreaterThan(0);
  expect(await boxOf()).toMatchObject({ is_blocked: false, blocked_reason: null, label: null });
  await moveBoxes(api.dependencies, anyPieces);
  expect(await boxOf()).toMatchObject({ status_details: { code: "COMPOSED" } });
  const subscriptions = await api.call(getSubscriptions, {
    token: await comeBack(api, home),
    params: { id: home.kid.id },
  });
  expect(subscriptions).toMatchObject([{ label: null }]);
  const decisions = await api.dependencies.db
    .select()
    .from(staffDecisions)
    .where(eq(staffDecisions.clientId, home.client_id));
  expect(decisions).toMatchObject([{ kind: "FRAUD_CLEARED", staffName: "Zoé", reason: "paid by transfer" }]);
  expect((await readAccount(api.dependencies, home.email)).staff_decisions).toMatchObject([
    { kind: "FRAUD_CLEARED", staff_name: "Zoé", reason: "paid by transfer" },
  ]);
  await expect(ask(home.email)).rejects.toThrow("nothing to lift");

  api.clock.advance(86_400_000);
  await unpaidBox(home.client_id);
  expect(await boxOf()).toMatchObject({ is_blocked: true, blocked_reason: "FRAUD_CHECK" });
});
