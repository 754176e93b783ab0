// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Endpoint } from "#contract/endpoint.ts";
import {
  getDeliveryDates,
  getSubscriptions,
  terminateSubscription,
  updateSubscription,
  type Subscription,
} from "#contract/subscriptions.ts";
import { aHousehold, subscribe, type Household } from "#tests/backend/box-builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { aKid, aProfile } from "#tests/backend/profile-builders.ts";
import { present } from "#tests/backend/test-catalogue.ts";
import { commonDays } from "./change.ts";
import { moveTogether, undoAll } from "./together.ts";

type Sent = { params?: { sid?: string }; query?: { dry_run?: string } };
const door = vi.hoisted(() => ({ send: null as ((endpoint: Endpoint, input: Sent) => Promise<unknown>) | null }));
/* The browser's door alone: what it answers is the API's own. */
vi.mock("#lib/http/browser-client.ts", () => ({
  browserApi: () => ({ call: (endpoint: Endpoint, input: Sent) => door.send?.(endpoint, input) }),
}));

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

let home: Household;
let both: [Subscription, Subscription];
let afterCall: (endpoint: Endpoint, input: Sent) => Promise<void>;
const read = async ({ kid }: Subscription) =>
  present((await api.call(getSubscriptions, { token: home.token, params: { id: kid.id } }))[0]);
const days = async () => [(await read(both[0])).next_delivery_date, (await read(both[1])).next_delivery_date];
/** A day both can come on and neither does. */
const aCommonDay = async () => {
  const { days: free } = await api.call(getDeliveryDates, {
    token: home.token,
    params: { id: home.kid.id },
    query: {},
  });
  const taken = await days();
  return present(commonDays(free, both).findLast((day) => !taken.includes(day)));
};

beforeEach(async () => {
  home = await aHousehold(api);
  const brother = await aProfile(api, home.token, aKid({ firstname: "Basile" }));
  both = [await subscribe(api, home), await subscribe(api, { ...home, kid: brother }, { frequency: 2 })];
  afterCall = async () => {};
  door.send = async (endpoint, input) => {
    const answer: unknown = await api.call(endpoint, { ...input, token: home.token });
    await afterCall(endpoint, input);
    return answer;
  };
});

describe("boxes of several children", () => {
  it("come on one day, and each on its own again", async () => {
    const [before, day] = [await days(), await aCommonDay()];
    const moved = await moveTogether(both, day);
    expect(await days()).toEqual([day, day]);
    await undoAll(moved);
    expect(await days()).toEqual(before);
  });

  it("all stay where a refusal can be known before", async () => {
    const before = await days();
    await expect(moveTogether(both, "2020-01-01")).rejects.toThrow("DELIVERY_DATE_NOT_POSSIBLE");
    expect(await days()).toEqual(before);
  });

  it("all stay, too, where one is refused when the other has moved", async () => {
    const [[first], day] = [await days(), await aCommonDay()];
    const [, second] = both;
    afterCall = async (endpoint, { params, query }) => {
      if (endpoint !== updateSubscription || query?.dry_run === "true" || params?.sid === second.id) return;
      const whose = { id: second.kid.id, sid: second.id };
      await api.call(terminateSubscription, { token: home.token, params: whose, query: {}, body: {} });
    };
    await expect(moveTogether(both, day)).rejects.toThrow("SUBSCRIPTION_ENDED");
    expect((await read(both[0])).next_delivery_date).toBe(first);
  });
});
