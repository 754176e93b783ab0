import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getProfiles } from "#contract/profiles.ts";
import { createRequest, getNextRequest, getRequests, putWish } from "#contract/requests.ts";
import {
  createSubscription,
  getAllDeliveryDates,
  getAllSubscriptions,
  getDeliveryDates,
  getSubscriptions,
  pauseSubscription,
  resumeSubscription,
  skipBox,
  terminateSubscription,
  undoSubscriptionChange,
  updateSubscription,
} from "#contract/subscriptions.ts";
import { aHousehold, subscribe, type Household } from "#tests/backend/box-builders.ts";
import { aClient, aShippingAddress } from "#tests/backend/builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { aKid, aProfile, aWoman } from "#tests/backend/profile-builders.ts";
import { present } from "#tests/backend/test-catalogue.ts";
import { eq } from "../db/orm.ts";
import { mailOutbox } from "../db/schema/order.ts";
import { addWorkingDays } from "../delivery/working-days.ts";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const key = () => randomUUID();
/** Saturday, 21 November 2026 in Paris. */
const earliest = addWorkingDays("2026-11-21", 7);
const paths = ({ kid }: Household, sid: string) => ({ id: kid.id, sid });
const mailsTo = async (email: string) =>
  (await api.dependencies.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email))).map(({ kind }) => kind);

describe("subscribing", () => {
  it("takes the first possible day, opens the first box at once and confirms by mail", async () => {
    const home = await aHousehold(api);
    const dates = await api.call(getDeliveryDates, { token: home.token, params: { id: home.kid.id } });
    expect(dates).toMatchObject({ from: earliest, until: "2027-11-21" });
    expect(dates.days.slice(0, 3)).toEqual([earliest, addWorkingDays(earliest, 1), addWorkingDays(earliest, 2)]);
    expect(dates.days).not.toContain("2026-12-25");
    expect(dates.days).not.toContain("2026-12-20");
    const subscription = await subscribe(api, home, { frequency: 2, budget_ttc: 250 });
    expect(subscription).toMatchObject({
      is_active: true,
      status_details_code: "active",
      frequency: 2,
      next_delivery_date: earliest,
      budget_ttc: 250,
      delivery: { mode: "HOME", pickup_point: null },
      kid: { id: home.kid.id, firstname: "Lou", profile_type: "KID" },
      label: null,
      last_event: { type: "CREATED" },
    });
    expect(present(subscription.next_optimistic_delivery_date) <= earliest).toBe(true);
    expect(subscription.active_request_id).toBeGreaterThan(0);
    expect(await mailsTo(home.email)).toContain("subscription-created");
    const [profile] = await api.call(getProfiles, { token: home.token });
    expect(profile).toMatchObject({ has_requested: true, subscription_status: "ONGOING_SUBSCRIPTION" });
  });

  it.each([
    ["child", aKid(), 80],
    ["woman", aWoman(), 130],
  ])("takes no budget for a %s that the fewest pieces of a box exceed", async (_, wearer, least) => {
    const { token } = await aHousehold(api);
    const kid = await aProfile(api, token, wearer);
    const asked = { token, params: { id: kid.id } };
    const tooLow = { code: "BUDGET_TOO_LOW", data: { least_ttc: least } };
    const budget_ttc = least - 0.01;
    const first = { ...asked, body: { frequency: 2, budget_ttc }, idempotencyKey: key() };
    expect(await api.fail(createSubscription, first)).toMatchObject(tooLow);
    const once = { ...asked, body: { budget_ttc }, idempotencyKey: key() };
    expect(await api.fail(createRequest, once)).toMatchObject(tooLow);
    const { id } = await subscribe(api, { token, kid }, { frequency: 2, budget_ttc: least });
    const change = { token, params: { id: kid.id, sid: id }, body: { budget_ttc } };
    expect(await api.fail(updateSubscription, change)).toMatchObject(tooLow);
    const [kept] = await api.call(getSubscriptions, asked);
    expect(kept).toMatchObject({ budget_ttc: least });
  });

  it("only plans a box that is far away, as id 0", async () => {
    const home = await aHousehold(api);
    const subscription = await subscribe(api, home, { frequency: 3, first_delivery_date: "2027-02-15" });
    expect(subscription).toMatchObject({ active_request_id: 0, next_delivery_date: "2027-02-15" });
    const next = await api.call(getNextRequest, { token: home.token, params: { id: home.kid.id } });
    expect(next).toMatchObject({
      id: 0,
      status_details: { code: "UPCOMING", actions: ["GO_TO_SUGGESTIONS", "UPDATE_DELIVERY_DATE"] },
      delivery_date: "2027-02-15",
      subscription_id: subscription.id,
    });
  });

  it("answers the same subscription for the same key, and refuses a second one", async () => {
    const home = await aHousehold(api);
    const call = { token: home.token, params: { id: home.kid.id }, body: { frequency: 1 }, idempotencyKey: key() };
    const [one, two] = await Promise.all([api.call(createSubscription, call), api.call(createSubscription, call)]);
    expect(two.id).toBe(one.id);
    expect((await api.fail(createSubscription, { ...call, body: { frequency: 2 } })).code).toBe(
      "IDEMPOTENCY_KEY_REUSED",
    );
    expect((await api.fail(createSubscription, { ...call, idempotencyKey: key() })).code).toBe(
      "SUBSCRIPTION_ALREADY_OPEN",
    );
    expect(await api.call(getSubscriptions, { token: home.token, params: { id: home.kid.id } })).toHaveLength(1);
  });

  it("is read with those of the other profiles, and with the days that are free for any of them", async () => {
    const home = await aHousehold(api);
    const { token } = home;
    const { id } = await subscribe(api, home);
    const { id: other } = await aProfile(api, token, aKid());
    const idempotencyKey = key();
    const { id: second } = await api.call(createSubscription, {
      token,
      params: { id: other },
      body: {},
      idempotencyKey,
    });
    const all = await api.call(getAllSubscriptions, { token });
    expect(new Map(all.map((each) => [each.kid.id, each.id]))).toEqual(
      new Map([
        [home.kid.id, id],
        [other, second],
      ]),
    );
    expect(await api.call(getAllDeliveryDates, { token })).toEqual(
      await api.call(getDeliveryDates, { token, params: { id: other } }),
    );
    const { token: nobody } = await aClient(api);
    expect(await api.call(getAllSubscriptions, { token: nobody })).toEqual([]);
  });

  it("needs neither an address nor a card, but then says what is missing", async () => {
    const client = await aClient(api);
    const kid = await aProfile(api, client.token);
    await subscribe(api, { ...client, kid });
    const ask = () => api.call(getNextRequest, { token: client.token, params: { id: kid.id } });
    expect(await ask()).toMatchObject({
      is_blocked: true,
      blocked_reason: "ADDRESS_MISSING",
      delivery_date_range: null,
      status_details: { actions: ["GO_TO_SUGGESTIONS", "CANCEL"] },
    });
    await aShippingAddress(api, client.token);
    expect(await ask()).toMatchObject({ is_blocked: true, blocked_reason: "PAYMENT_METHOD_MISSING" });
  });

  it.each([
    ["too early", "2026-11-25", "TOO_EARLY"],
    ["too far away", "2028-01-03", "TOO_LATE"],
    ["a Sunday", "2026-12-20", "NOT_A_WORKING_DAY"],
  ])("refuses a day that is %s", async (_, first_delivery_date, reason) => {
    const home = await aHousehold(api);
    const problem = await api.fail(createSubscription, {
      token: home.token,
      params: { id: home.kid.id },
      body: { frequency: 1, first_delivery_date },
      idempotencyKey: key(),
    });
    expect(problem).toMatchObject({ code: "DELIVERY_DATE_NOT_POSSIBLE", data: { reason, from: earliest } });
  });

  it("refuses an unknown pickup point and a frequency that does not exist", async () => {
    const home = await aHousehold(api);
    const call = { token: home.token, params: { id: home.kid.id }, idempotencyKey: key() };
    const delivery = { mode: "PICKUP_POINT", pickup_point_id: "nowhere" };
    expect((await api.fail(createSubscription, { ...call, body: { delivery } })).code).toBe("PICKUP_POINT_UNKNOWN");
    expect((await api.fail(createSubscription, { ...call, body: { frequency: 13 } })).code).toBe("VALIDATION");
  });

  it("labels a duplicate of another account without refusing it", async () => {
    const first = await aHousehold(api);
    expect((await subscribe(api, first)).label).toBe("DUPLICATE_ACCOUNTS");
    const other = await aClient(api);
    await aShippingAddress(api, other.token, { street: "3 allée des Tilleuls" });
    const kid = await aProfile(api, other.token, aKid({ firstname: "Nils" }));
    expect((await subscribe(api, { ...other, kid })).label).toBeNull();
  });
});

describe("changing", () => {
  it("postpones and forwards the next box, and the rhythm follows", async () => {
    const home = await aHousehold(api);
    const { id } = await subscribe(api, home, { frequency: 1, first_delivery_date: "2027-01-14" });
    const change = (next_delivery_date: string) =>
      api.call(updateSubscription, { token: home.token, params: paths(home, id), body: { next_delivery_date } });
    expect(await change("2027-01-28")).toMatchObject({
      next_delivery_date: "2027-01-28",
      last_event: { type: "POSTPONED" },
    });
    expect(await change("2027-01-20")).toMatchObject({ last_event: { type: "FORWARDED" } });
    const opened = await api.call(putWish, { token: home.token, params: { id: home.kid.id, rid: 0, product_id: 1 } });
    expect(opened).toMatchObject({ delivery_date: "2027-01-20" });
    expect(await change("2027-01-29")).toMatchObject({
      next_delivery_date: "2027-01-29",
      active_request_id: opened.id,
    });
  });

  it("changes frequency, budget and delivery, of the open box as well", async () => {
    const home = await aHousehold(api);
    const { id } = await subscribe(api, home);
    const changed = await api.call(updateSubscription, {
      token: home.token,
      params: paths(home, id),
      body: { frequency: 3, budget_ttc: 180 },
    });
    expect(changed).toMatchObject({ frequency: 3, budget_ttc: 180, next_delivery_date: earliest });
    const next = await api.call(getNextRequest, { token: home.token, params: { id: home.kid.id } });
    expect(next?.budget_ttc).toBe(180);
  });

  it("turns a one-shot into a subscription", async () => {
    const home = await aHousehold(api);
    const oneShot = await subscribe(api, home, { frequency: null });
    expect(oneShot).toMatchObject({ frequency: null, next_at: null });
    const [profile] = await api.call(getProfiles, { token: home.token });
    expect(profile?.subscription_status).toBe("ONE_SHOT");
    expect(
      await api.call(updateSubscription, {
        token: home.token,
        params: paths(home, oneShot.id),
        body: { frequency: 2 },
      }),
    ).toMatchObject({ frequency: 2, last_event: { type: "CONVERTED" } });
  });

  it("does not move a box while one is blocked", async () => {
    const client = await aClient(api);
    const kid = await aProfile(api, client.token);
    const { id } = await subscribe(api, { ...client, kid });
    const problem = await api.fail(updateSubscription, {
      token: client.token,
      params: { id: kid.id, sid: id },
      body: { next_delivery_date: "2027-01-14" },
    });
    expect(problem.code).toBe("REQUEST_BLOCKED");
  });
});

describe("pausing, resuming, ending", () => {
  it("pauses for months, gives the open box up and resumes with its wishes", async () => {
    const home = await aHousehold(api);
    const { id, active_request_id } = await subscribe(api, home);
    const params = { id: home.kid.id, rid: present(active_request_id) };
    await api.call(putWish, { token: home.token, params: { ...params, product_id: 5 } });
    const paused = await api.call(pauseSubscription, {
      token: home.token,
      params: paths(home, id),
      query: { months: 2 },
    });
    expect(paused).toMatchObject({
      is_active: false,
      status_details_code: "paused",
      paused_until: "2027-01-21",
      next_at: null,
      active_request_id: null,
    });
    expect(await api.call(getNextRequest, { token: home.token, params: { id: home.kid.id } })).toBeNull();
    const resumed = await api.call(resumeSubscription, { token: home.token, params: paths(home, id) });
    expect(resumed).toMatchObject({ is_active: true, paused_until: null, next_delivery_date: earliest });
    const opened = await api.call(putWish, { token: home.token, params: { id: home.kid.id, rid: 0, product_id: 3 } });
    expect(new Set(opened.wishes.map(({ product_id }) => product_id))).toEqual(new Set([3, 5]));
    expect(await mailsTo(home.email)).toEqual(expect.arrayContaining(["subscription-paused", "subscription-resumed"]));
  });

  it("resumes by a frequency, and refuses a day that is no pause", async () => {
    const home = await aHousehold(api);
    const { id } = await subscribe(api, home);
    const call = { token: home.token, params: paths(home, id) };
    expect((await api.fail(pauseSubscription, { ...call, query: { until: "2026-11-20" } })).code).toBe(
      "DELIVERY_DATE_NOT_POSSIBLE",
    );
    expect((await api.fail(pauseSubscription, { ...call, query: { until: "2027-01-01", months: 1 } })).code).toBe(
      "VALIDATION",
    );
    await api.call(pauseSubscription, call);
    expect(await api.call(updateSubscription, { ...call, body: { frequency: 6 } })).toMatchObject({
      is_active: true,
      frequency: 6,
      last_event: { type: "RESUMED" },
    });
  });

  it("ends at once, confirms it, and lets a new one begin", async () => {
    const home = await aHousehold(api);
    const { id } = await subscribe(api, home);
    const call = { token: home.token, params: paths(home, id) };
    const ended = await api.call(terminateSubscription, { ...call, body: { reason: "GROWN_OUT" } });
    expect(ended).toMatchObject({
      is_active: false,
      status_details_code: "terminated",
      termination_reason: "GROWN_OUT",
      next_delivery_date: null,
    });
    expect(await api.call(terminateSubscription, { ...call, body: {} })).toMatchObject({
      termination_reason: "GROWN_OUT",
    });
    for (const endpoint of [resumeSubscription, pauseSubscription])
      expect((await api.fail(endpoint, call)).code).toBe("SUBSCRIPTION_ENDED");
    expect((await api.fail(updateSubscription, { ...call, body: { budget_ttc: 100 } })).code).toBe(
      "SUBSCRIPTION_ENDED",
    );
    expect(await mailsTo(home.email)).toContain("subscription-terminated");
    const open = await api.call(getRequests, { token: home.token, query: { status: "OPEN,UPCOMING" } });
    expect(open).toEqual([]);
    expect((await subscribe(api, home)).is_active).toBe(true);
  });
});

describe("skipping", () => {
  it("moves a planned box on by one rhythm, and takes that back", async () => {
    const home = await aHousehold(api);
    const { id } = await subscribe(api, home, { frequency: 2, first_delivery_date: "2027-02-15" });
    const call = { token: home.token, params: paths(home, id) };
    const skipped = await api.call(skipBox, call);
    expect(skipped).toMatchObject({ next_delivery_date: "2027-04-15", last_event: { type: "SKIPPED" } });
    expect(skipped.undo_until).not.toBeNull();
    expect(await api.call(undoSubscriptionChange, call)).toMatchObject({
      next_delivery_date: "2027-02-15",
      undo_until: null,
      last_event: { type: "UNDONE" },
    });
    expect((await api.fail(undoSubscriptionChange, call)).code).toBe("UNDO_NOT_POSSIBLE");
  });

  it("gives an open box up and opens it again with its wishes", async () => {
    const home = await aHousehold(api);
    const { id, active_request_id } = await subscribe(api, home, {
      frequency: 1,
      first_delivery_date: "2026-12-09",
      budget_ttc: 200,
    });
    const rid = present(active_request_id);
    await api.call(putWish, { token: home.token, params: { id: home.kid.id, rid, product_id: 5 } });
    const call = { token: home.token, params: paths(home, id) };
    expect(await api.call(skipBox, call)).toMatchObject({ next_delivery_date: "2027-01-11", active_request_id: 0 });
    const back = await api.call(undoSubscriptionChange, call);
    expect(back).toMatchObject({ next_delivery_date: "2026-12-09", budget_ttc: 200 });
    expect(present(back.active_request_id)).toBeGreaterThan(rid);
    const next = await api.call(getNextRequest, { token: home.token, params: { id: home.kid.id } });
    expect(next?.wishes.map(({ product_id }) => product_id)).toEqual([5]);
    expect(back.planned_delivery_dates.slice(0, 2)).toEqual(["2026-12-09", "2027-01-11"]);
  });

  it("leaves a paused subscription and a one-shot alone", async () => {
    const home = await aHousehold(api);
    const oneShot = await subscribe(api, home, { frequency: null });
    const fail = (sid: string) => api.fail(skipBox, { token: home.token, params: paths(home, sid) });
    expect((await fail(oneShot.id)).code).toBe("REQUEST_NOT_CHANGEABLE");
    const other = await aHousehold(api);
    const { id } = await subscribe(api, other);
    await api.call(pauseSubscription, { token: other.token, params: paths(other, id) });
    expect((await api.fail(skipBox, { token: other.token, params: paths(other, id) })).code).toBe(
      "REQUEST_NOT_CHANGEABLE",
    );
  });
});

describe("trying out and taking back", () => {
  it("answers what would be and changes, mails and cancels nothing", async () => {
    const home = await aHousehold(api);
    const before = await subscribe(api, home, { frequency: 1 });
    const call = { token: home.token, params: paths(home, before.id) };
    const dry = { ...call, query: { dry_run: "true" } };
    const mails = await mailsTo(home.email);
    expect(await api.call(skipBox, dry)).toMatchObject({ active_request_id: 0 });
    expect(await api.call(pauseSubscription, { ...call, query: { months: 2, dry_run: "true" } })).toMatchObject({
      status_details_code: "paused",
      undo_until: expect.any(String),
    });
    expect(await api.call(terminateSubscription, { ...dry, body: {} })).toMatchObject({
      status_details_code: "terminated",
    });
    expect(await api.call(updateSubscription, { ...dry, body: { frequency: 3 } })).toMatchObject({ frequency: 3 });
    const [now] = await api.call(getSubscriptions, { token: home.token, params: { id: home.kid.id } });
    expect(now).toEqual(before);
    expect(await mailsTo(home.email)).toEqual(mails);
  });

  it("takes a new rhythm with its budget, a pause and an end back", async () => {
    const home = await aHousehold(api);
    const { id } = await subscribe(api, home, { frequency: 1, budget_ttc: 150, first_delivery_date: "2027-01-14" });
    const call = { token: home.token, params: paths(home, id) };
    const undo = () => api.call(undoSubscriptionChange, call);
    const as = { frequency: 1, budget_ttc: 150, next_delivery_date: "2027-01-14", status_details_code: "active" };
    await api.call(updateSubscription, {
      ...call,
      body: { frequency: 3, budget_ttc: 300, next_delivery_date: "2027-01-20" },
    });
    expect(await undo()).toMatchObject(as);
    await api.call(pauseSubscription, { ...call, query: { until: "2027-03-01" } });
    expect(await undo()).toMatchObject(as);
    await api.call(terminateSubscription, { ...call, body: {} });
    await api.call(terminateSubscription, { ...call, body: { reason: "SIZES" } });
    expect(await undo()).toMatchObject({ ...as, termination_reason: null, terminated_at: null });
    expect(await mailsTo(home.email)).toContain("subscription-resumed");
  });

  it("does not take back what something else came after", async () => {
    const home = await aHousehold(api);
    const { id } = await subscribe(api, home, { frequency: 1, first_delivery_date: "2027-01-14" });
    const call = { token: home.token, params: paths(home, id) };
    await api.call(terminateSubscription, { ...call, body: {} });
    await subscribe(api, home);
    expect((await api.fail(undoSubscriptionChange, call)).code).toBe("SUBSCRIPTION_ALREADY_OPEN");
    expect((await api.fail(undoSubscriptionChange, { ...call, token: (await aClient(api)).token })).code).toBe(
      "NOT_FOUND",
    );
  });

  it("hears why a subscription ended after it did, once", async () => {
    const home = await aHousehold(api);
    const { id } = await subscribe(api, home);
    const end = (body: { reason?: "SIZES" | "STYLE" }) =>
      api.call(terminateSubscription, { token: home.token, params: paths(home, id), body });
    expect(await end({})).toMatchObject({ termination_reason: null });
    expect(await end({ reason: "SIZES" })).toMatchObject({ termination_reason: "SIZES" });
    expect(await end({ reason: "STYLE" })).toMatchObject({ termination_reason: "SIZES" });
  });
});

it("is nobody else's", async () => {
  const home = await aHousehold(api);
  const { id } = await subscribe(api, home);
  const { token } = await aClient(api);
  const params = paths(home, id);
  const calls = [
    api.fail(getSubscriptions, { token, params: { id: home.kid.id } }),
    api.fail(getDeliveryDates, { token, params: { id: home.kid.id } }),
    api.fail(createSubscription, { token, params: { id: home.kid.id }, body: {}, idempotencyKey: key() }),
    api.fail(updateSubscription, { token, params, body: { frequency: 2 } }),
    api.fail(pauseSubscription, { token, params }),
    api.fail(resumeSubscription, { token, params }),
    api.fail(skipBox, { token, params }),
    api.fail(undoSubscriptionChange, { token, params }),
    api.fail(terminateSubscription, { token, params, body: {} }),
  ];
  for (const call of calls) expect((await call).code).toBe("NOT_FOUND");
});
