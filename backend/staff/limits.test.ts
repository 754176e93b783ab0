import { afterAll, beforeAll, expect, it } from "vitest";
import { getClient, replaceClient, updateClient } from "#contract/client.ts";
import { aClient } from "#tests/backend/builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { openStaffSession } from "#tests/backend/staff-session.ts";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

it.each([updateClient, replaceClient])("staff changes a name, and never an e-mail: $method", async (endpoint) => {
  const client = await aClient(api);
  const { access_token: token } = await openStaffSession(api, client.email);
  const body = { email: "thief@example.com", firstname: "Zoé" };
  expect((await api.fail(endpoint, { token, body })).code).toBe("STAFF_NOT_ALLOWED");
  expect(await api.call(getClient, { token: client.token })).toMatchObject({
    email: client.email,
    firstname: "Jeanne",
  });
  await api.call(endpoint, { token, body: { firstname: "Zoé" } });
  expect(await api.call(getClient, { token: client.token })).toMatchObject({ firstname: "Zoé" });
});
