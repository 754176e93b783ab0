import { afterAll, beforeAll, expect, it } from "vitest";
import { getProfiles } from "#contract/profiles.ts";
import { getNextRequest } from "#contract/requests.ts";
import { getSubscriptions } from "#contract/subscriptions.ts";
import { aHousehold, comeBack, subscribe } from "#tests/backend/box-builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { liveWithBoxes } from "#tests/backend/delivered-box.ts";
import { present } from "#tests/backend/test-catalogue.ts";
import { readAccount } from "../staff/account.ts";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

it("a profile tells the day of its open box, as its subscription and the box themselves do", async () => {
  const home = await aHousehold(api);
  await subscribe(api, home, { frequency: 2 });
  const read = async () => {
    const token = await comeBack(api, home);
    const params = { id: home.kid.id };
    const [profile] = await api.call(getProfiles, { token });
    const [subscription] = await api.call(getSubscriptions, { token, params });
    const box = await api.call(getNextRequest, { token, params });
    const { profiles } = await readAccount(api.dependencies, home.email);
    return [
      present(profile).subscriptions[0]?.next_delivery_date,
      present(subscription).next_delivery_date,
      present(box).delivery_date,
      profiles[0]?.next_delivery_date,
    ];
  };
  const opened = await read();
  expect(new Set(opened).size).toBe(1);
  await liveWithBoxes(api, 20);
  const afterwards = await read();
  expect(new Set(afterwards).size).toBe(1);
  expect(present(afterwards[0]) > present(opened[0])).toBe(true);
});
