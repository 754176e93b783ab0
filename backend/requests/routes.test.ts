import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { BodyOf } from "#contract/endpoint.ts";
import { getPreview, searchPreview, validatePreview } from "#contract/preview.ts";
import {
  cancelRequest,
  createRequest,
  declareSatisfied,
  getKidRequests,
  getNextRequest,
  getRequest,
  getRequests,
  putWish,
  updateRequest,
} from "#contract/requests.ts";
import { getSubscriptions } from "#contract/subscriptions.ts";
import { plainSteps } from "#tests/backend/plain-steps.ts";
import { aHousehold, subscribe, type Household } from "#tests/backend/box-builders.ts";
import { aClient } from "#tests/backend/builders.ts";
import { aComposedBox, askForBox, boxPath, itemsOf } from "#tests/backend/composed-box.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { present } from "#tests/backend/test-catalogue.ts";
import { asc, eq, inArray } from "../db/orm.ts";
import { variants } from "../db/schema/catalog.ts";
import { clients, paymentMethods } from "../db/schema/client.ts";
import { orders } from "../db/schema/order.ts";
import { moveBoxes } from "./life.ts";
import { stylist } from "./stylist.ts";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const ask = (home: Household, body?: BodyOf<typeof createRequest>) => askForBox(api, home, body);
const stockOf = async (ids: number[]) =>
  (await api.dependencies.db.select().from(variants).where(inArray(variants.id, ids)).orderBy(asc(variants.id))).map(
    ({ stock }) => stock,
  );

describe("asking for a box", () => {
  it("once, with wishes, is a one-shot whose stylist begins at once", async () => {
    const home = await aHousehold(api);
    const box = await ask(home, { wishes: [{ product_id: 5 }, { product_id: 19 }], budget_ttc: 300 });
    expect(box).toMatchObject({
      kind: "ONE_SHOT",
      status_details: { code: "OPEN", actions: ["GO_TO_SUGGESTIONS", "UPDATE_DELIVERY_DATE", "CANCEL"] },
      is_blocked: false,
      budget_ttc: 300,
      items: [],
      order: null,
    });
    expect(box.wishes.map(({ product_id, variant_id }) => [product_id, variant_id])).toEqual([
      [5, null],
      [19, null],
    ]);
    await moveBoxes(api.dependencies, stylist);
    const composed = await api.call(getRequest, { token: home.token, params: boxPath(home, box.id) });
    expect(composed.status_details.code).toBe("COMPOSED");
    const [subscription] = await api.call(getSubscriptions, { token: home.token, params: { id: home.kid.id } });
    expect(subscription).toMatchObject({ frequency: null, active_request_id: box.id });
  });

  it("answers the same box for the same key, at the same moment too", async () => {
    const home = await aHousehold(api);
    const call = { token: home.token, params: { id: home.kid.id }, body: {}, idempotencyKey: randomUUID() };
    const boxes = await Promise.all([1, 2, 3].map(() => api.call(createRequest, call)));
    expect(new Set(boxes.map(({ id }) => id)).size).toBe(1);
    expect(await api.call(getKidRequests, { token: home.token, params: { id: home.kid.id } })).toHaveLength(1);
  });

  it("opens the subscription's next box early, and one extra beside it", async () => {
    const home = await aHousehold(api);
    const { id } = await subscribe(api, home, { frequency: 2, first_delivery_date: "2027-02-15" });
    const next = await ask(home, { subscription_id: id, delivery_date: "2027-01-15" });
    expect(next).toMatchObject({ subscription_id: id, kind: "SUBSCRIPTION", delivery_date: "2027-01-15" });
    const extra = await ask(home);
    expect(extra).toMatchObject({ subscription_id: null, kind: "ONE_SHOT" });
    for (const body of [{ subscription_id: id }, {}]) {
      const again = { token: home.token, params: { id: home.kid.id }, body, idempotencyKey: randomUUID() };
      expect((await api.fail(createRequest, again)).code).toBe("BOX_ALREADY_OPEN");
    }
    const first = await api.call(getNextRequest, { token: home.token, params: { id: home.kid.id } });
    expect(first?.id).toBe(extra.id);
    const [subscription] = await api.call(getSubscriptions, { token: home.token, params: { id: home.kid.id } });
    expect(subscription?.next_delivery_date).toBe("2027-01-15");
  });

  it("refuses products that are not there and sizes of others, and leaves nothing behind", async () => {
    const home = await aHousehold(api);
    const call = { token: home.token, params: { id: home.kid.id }, idempotencyKey: randomUUID() };
    const none = { ...call, body: { wishes: [{ product_id: 99_999 }] } };
    expect((await api.fail(createRequest, none)).code).toBe("NOT_FOUND");
    const [foreign] = await api.dependencies.db.select().from(variants).where(eq(variants.productId, 9));
    const wrong = { ...call, body: { wishes: [{ product_id: 4, variant_id: present(foreign).id }] } };
    expect((await api.fail(createRequest, wrong)).code).toBe("UNKNOWN_VARIANT");
    expect(await api.call(getRequests, { token: home.token })).toEqual([]);
  });
});

describe("moving and giving up", () => {
  it("moves an open box, and the subscription follows", async () => {
    const home = await aHousehold(api);
    const { active_request_id } = await subscribe(api, home, { frequency: 1 });
    const params = boxPath(home, present(active_request_id));
    const moved = await api.call(updateRequest, {
      token: home.token,
      params,
      body: { delivery_date: "2027-01-14" },
    });
    expect(moved).toMatchObject({ delivery_date: "2027-01-14" });
    const [subscription] = await api.call(getSubscriptions, { token: home.token, params: { id: home.kid.id } });
    expect(subscription).toMatchObject({ next_delivery_date: "2027-01-14", last_event: { type: "POSTPONED" } });
    const problem = await api.fail(updateRequest, { token: home.token, params, body: { delivery_date: "2026-11-23" } });
    expect(problem).toMatchObject({ code: "DELIVERY_DATE_NOT_POSSIBLE", data: { reason: "TOO_EARLY" } });
  });

  it("moves the planned box by id 0, and makes wishes final", async () => {
    const home = await aHousehold(api);
    await subscribe(api, home, { frequency: 1, first_delivery_date: "2027-02-15" });
    const call = { token: home.token, params: boxPath(home, 0) };
    expect(await api.call(updateRequest, { ...call, body: { delivery_date: "2027-03-15" } })).toMatchObject({
      id: 0,
      delivery_date: "2027-03-15",
    });
    const opened = await api.call(updateRequest, { ...call, body: { are_wishes_final: true, budget_ttc: 200 } });
    expect(opened).toMatchObject({ budget_ttc: 200, status_details: { code: "OPEN" } });
    expect(opened.id).toBeGreaterThan(0);
  });

  it("gives a composed box up with its pieces; a one-shot ends with it", async () => {
    const { home, rid, preview } = await aComposedBox(api);
    const ids = itemsOf(preview)
      .map(({ variant }) => variant.variant_id)
      .toSorted((a, b) => a - b);
    const before = await stockOf(ids);
    const call = { token: home.token, params: boxPath(home, rid) };
    const [gone] = await Promise.all([api.call(cancelRequest, call), api.call(cancelRequest, call)]);
    expect(gone.status_details).toEqual({ code: "CANCELLED", actions: [] });
    expect(await stockOf(ids)).toEqual(before.map((stock) => stock + 1));
    const [subscription] = await api.call(getSubscriptions, { token: home.token, params: { id: home.kid.id } });
    expect(subscription?.status_details_code).toBe("terminated");
    expect((await api.fail(getPreview, call)).code).toBe("PREVIEW_NOT_READY");
  });
});

describe("what is not there yet", () => {
  it("has no preview and cannot be kept", async () => {
    const home = await aHousehold(api);
    const { id } = await ask(home);
    const call = { token: home.token, params: boxPath(home, id) };
    for (const endpoint of [getPreview, searchPreview, validatePreview])
      expect((await api.fail(endpoint, call)).code).toBe("PREVIEW_NOT_READY");
    expect((await api.fail(declareSatisfied, { token: home.token, params: { id: randomUUID() } })).code).toBe(
      "NOT_FOUND",
    );
    const nothing = await aHousehold(api);
    const zero = { token: nothing.token, params: boxPath(nothing, 0) };
    expect((await api.fail(getRequest, zero)).code).toBe("NOT_FOUND");
    expect((await api.fail(putWish, { ...zero, params: { ...zero.params, product_id: 1 } })).code).toBe("NOT_FOUND");
  });
});

describe("the list of all boxes", () => {
  it("filters by status and shows nobody else's", async () => {
    const home = await aHousehold(api);
    await subscribe(api, home, { frequency: 2, first_delivery_date: "2027-08-16" });
    await ask(home);
    const list = (status?: string) =>
      api.call(getRequests, { token: home.token, query: status === undefined ? {} : { status } });
    const codes = async (status?: string) => (await list(status)).map(({ status_details }) => status_details.code);
    expect(await codes()).toEqual(["UPCOMING", "OPEN"]);
    expect(await codes("OPEN")).toEqual(["OPEN"]);
    expect(await codes("UPCOMING,CLOSED")).toEqual(["UPCOMING"]);
    expect((await api.fail(getRequests, { token: home.token, query: { status: "LOST" } })).code).toBe("VALIDATION");
    const stranger = await aClient(api);
    expect(await api.call(getRequests, { token: stranger.token })).toEqual([]);
  });
});

describe("an account that does not pay", () => {
  it("is labelled and its boxes wait, also on another account with the same card and name", async () => {
    const { db } = api.dependencies;
    const debtor = await aHousehold(api);
    for (const status of ["PAYMENT_FAILED", "PAYMENT_FAILED"] as const) {
      const now = api.clock.now();
      const address = {
        firstname: "J",
        lastname: "M",
        street: "1",
        street_extra: "",
        postcode: "44000",
        city: "N",
        country_code: "FR" as const,
        phone: "1",
      };
      await db.insert(orders).values({
        id: randomUUID(),
        number: randomUUID(),
        clientId: debtor.client_id,
        kind: "BOX",
        status,
        locale: "fr-FR",
        itemsTotalCents: 100,
        shippingFeeCents: 0,
        isShippingOffered: true,
        totalCents: 100,
        vatCents: 17,
        vatRateBasisPoints: 2000,
        steps: plainSteps([{ id: randomUUID(), unitPriceCents: 100, quantity: 1 }]),
        delivery: {
          mode: "HOME",
          carrier: "x",
          pickup_point: null,
          expected_from: "2026-12-01",
          expected_until: "2026-12-02",
        },
        shippingAddress: address,
        billingAddress: address,
        createdAt: now,
      });
    }
    const labelled = await ask(debtor);
    expect(labelled).toMatchObject({ label: "PRESUMED_FRAUDSTER", is_blocked: true, blocked_reason: "FRAUD_CHECK" });
    // Everybody in these tests has the same test card; only the name tells them apart.
    await db.update(clients).set({ lastname: "Dupont" }).where(eq(clients.id, debtor.client_id));
    const other = await aHousehold(api);
    expect((await ask(other)).label).not.toBe("PRESUMED_FRAUDSTER");
    const same = await aHousehold(api);
    await db.update(clients).set({ lastname: "DUPONT" }).where(eq(clients.id, same.client_id));
    expect((await ask(same)).label).toBe("PRESUMED_FRAUDSTER");
    await db.delete(paymentMethods).where(eq(paymentMethods.clientId, same.client_id));
  });
});
