import { randomUUID } from "node:crypto";
import { asc, eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { BodyOf } from "#contract/endpoint.ts";
import {
  cancelRequest,
  commentPreview,
  createRequest,
  declareSatisfied,
  deleteWish,
  getKidRequests,
  getNextRequest,
  getPreview,
  getRequest,
  getRequests,
  putWish,
  replacePreviewItem,
  searchPreview,
  updateRequest,
  validatePreview,
  type Preview,
} from "#contract/requests.ts";
import { getSubscriptions } from "#contract/subscriptions.ts";
import { aHousehold, comeBack, subscribe, type Household } from "#tests/backend/box-builders.ts";
import { aClient } from "#tests/backend/builders.ts";
import { sendCall } from "#tests/backend/contract-call.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { present } from "#tests/backend/test-catalogue.ts";
import { products, variants } from "../db/schema/catalog.ts";
import { clients, paymentMethods } from "../db/schema/client.ts";
import { orders } from "../db/schema/order.ts";
import { requests } from "../db/schema/request.ts";
import { moveBoxes } from "./life.ts";
import { stylist } from "./stylist.ts";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const dayMs = 24 * 3_600_000;
const paths = ({ kid }: Household, rid: number) => ({ id: kid.id, rid });
const ask = (home: Household, body: BodyOf<typeof createRequest> = {}) =>
  api.call(createRequest, { token: home.token, params: { id: home.kid.id }, body, idempotencyKey: randomUUID() });
const stockOf = async (ids: number[]) =>
  (await api.dependencies.db.select().from(variants).where(inArray(variants.id, ids)).orderBy(asc(variants.id))).map(
    ({ stock }) => stock,
  );
const itemsOf = ({ looks }: Preview) => looks.flatMap(({ items }) => items);

/** A box the stylist composed a moment ago, and a token of then. */
async function aComposedBox(): Promise<{ home: Household; rid: number; preview: Preview }> {
  const home = await aHousehold(api);
  const { id: rid } = await ask(home);
  api.clock.advance(3 * dayMs);
  await moveBoxes(api.dependencies, stylist);
  home.token = await comeBack(api, home);
  return { home, rid, preview: await api.call(getPreview, { token: home.token, params: paths(home, rid) }) };
}

describe("asking for a box", () => {
  it("once, with wishes, is a one-shot whose stylist begins at once", async () => {
    const home = await aHousehold(api);
    const box = await ask(home, { wishes: [{ product_id: 4 }, { product_id: 5 }], budget_ttc: 300 });
    expect(box).toMatchObject({
      kind: "ONE_SHOT",
      status_details: { code: "OPEN", actions: ["GO_TO_SUGGESTIONS", "UPDATE_DELIVERY_DATE", "CANCEL"] },
      is_blocked: false,
      budget_ttc: 300,
      items: [],
      order: null,
    });
    expect(box.wishes.map(({ product_id, variant_id }) => [product_id, variant_id])).toEqual([
      [4, null],
      [5, null],
    ]);
    await moveBoxes(api.dependencies, stylist);
    const composed = await api.call(getRequest, { token: home.token, params: paths(home, box.id) });
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

describe("wishes", () => {
  it("open the upcoming box once, whoever comes first", async () => {
    const home = await aHousehold(api);
    await subscribe(api, home, { frequency: 2, first_delivery_date: "2027-02-15" });
    const wish = (product_id: number) =>
      api.call(putWish, { token: home.token, params: { ...paths(home, 0), product_id } });
    const boxes = await Promise.all([4, 5, 6].map(wish));
    expect(new Set(boxes.map(({ id }) => id)).size).toBe(1);
    const { id } = present(boxes[0]);
    expect(id).toBeGreaterThan(0);
    const box = await api.call(getRequest, { token: home.token, params: paths(home, id) });
    expect(new Set(box.wishes.map(({ product_id }) => product_id))).toEqual(new Set([4, 5, 6]));
    const without = await api.call(deleteWish, { token: home.token, params: { ...paths(home, id), product_id: 5 } });
    expect(without.wishes).toHaveLength(2);
    expect(await api.call(deleteWish, { token: home.token, params: { ...paths(home, id), product_id: 5 } })).toEqual(
      without,
    );
  });

  it("ask for a size, change it, and go only with it", async () => {
    const home = await aHousehold(api);
    const { id } = await ask(home);
    const sizes = await api.dependencies.db.select().from(variants).where(eq(variants.productId, 4)).limit(2);
    const [small, large] = sizes.map((variant) => variant.id);
    const call = { token: home.token, params: { ...paths(home, id), product_id: 4 } };
    await api.call(putWish, { ...call, query: { variant_id: present(small) } });
    const changed = await api.call(putWish, { ...call, query: { variant_id: present(large) } });
    expect(changed.wishes).toMatchObject([{ product_id: 4, variant_id: large, variant: { variant_id: large } }]);
    const kept = await api.call(deleteWish, { ...call, query: { variant_id: present(small) } });
    expect(kept.wishes).toHaveLength(1);
    const gone = await api.call(deleteWish, { ...call, query: { variant_id: present(large) } });
    expect(gone.wishes).toEqual([]);
  });

  it("are not more than a stylist can read, and end when the box is composed", async () => {
    const home = await aHousehold(api);
    const { id } = await ask(home);
    const shown = await api.dependencies.db.select({ id: products.id }).from(products).limit(31);
    const wish = (product_id: number) => ({ token: home.token, params: { ...paths(home, id), product_id } });
    for (const product of shown.slice(0, 30)) await api.call(putWish, wish(product.id));
    expect((await api.fail(putWish, wish(present(shown[30]).id))).code).toBe("TOO_MANY_WISHES");
    await api.dependencies.db.update(requests).set({ status: "COMPOSED" }).where(eq(requests.id, id));
    expect((await api.fail(putWish, wish(1))).code).toBe("REQUEST_NOT_CHANGEABLE");
  });
});

describe("moving and giving up", () => {
  it("moves an open box, and the subscription follows", async () => {
    const home = await aHousehold(api);
    const { active_request_id } = await subscribe(api, home, { frequency: 1 });
    const params = paths(home, present(active_request_id));
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
    const call = { token: home.token, params: paths(home, 0) };
    expect(await api.call(updateRequest, { ...call, body: { delivery_date: "2027-03-15" } })).toMatchObject({
      id: 0,
      delivery_date: "2027-03-15",
    });
    const opened = await api.call(updateRequest, { ...call, body: { are_wishes_final: true, budget_ttc: 200 } });
    expect(opened).toMatchObject({ budget_ttc: 200, status_details: { code: "OPEN" } });
    expect(opened.id).toBeGreaterThan(0);
  });

  it("gives a composed box up with its pieces; a one-shot ends with it", async () => {
    const { home, rid, preview } = await aComposedBox();
    const ids = itemsOf(preview)
      .map(({ variant }) => variant.variant_id)
      .toSorted((a, b) => a - b);
    const before = await stockOf(ids);
    const call = { token: home.token, params: paths(home, rid) };
    const [gone] = await Promise.all([api.call(cancelRequest, call), api.call(cancelRequest, call)]);
    expect(gone.status_details).toEqual({ code: "CANCELLED", actions: [] });
    expect(await stockOf(ids)).toEqual(before.map((stock) => stock + 1));
    const [subscription] = await api.call(getSubscriptions, { token: home.token, params: { id: home.kid.id } });
    expect(subscription?.status_details_code).toBe("terminated");
    expect((await api.fail(getPreview, call)).code).toBe("PREVIEW_NOT_READY");
  });
});

describe("the preview", () => {
  let home: Household;
  let rid: number;
  let preview: Preview;
  beforeEach(async () => {
    ({ home, rid, preview } = await aComposedBox());
  });
  const call = () => ({ token: home.token, params: paths(home, rid) });
  const first = () => present(itemsOf(preview)[0]);

  it("shows looks with prices and reasons, and what keeping all saves", async () => {
    expect(preview).toMatchObject({ is_open: true, status: "COMPOSED", request_id: rid });
    expect(preview.looks.length).toBeGreaterThanOrEqual(2);
    expect(preview.totals.pieces).toBe(7);
    const total = itemsOf(preview).reduce((sum, { unit_price_ttc }) => sum + unit_price_ttc, 0);
    expect(preview.totals.items_total_ttc).toBeCloseTo(total, 2);
    expect(preview.totals.keep_all_total_ttc).toBeCloseTo(total - preview.totals.keep_all_discount_ttc, 2);
    for (const { reasons } of itemsOf(preview)) expect(reasons.length).toBeGreaterThan(0);
    const box = await api.call(getRequest, call());
    expect(box.status_details.actions).toContain("GO_TO_PREVIEW");
    expect(box.items).toHaveLength(7);
  });

  it("replaces a piece by the stylist's next choice: one is taken, one given back", async () => {
    const { look_index, item_index, product, variant } = first();
    const [before] = await stockOf([variant.variant_id]);
    const body = { look_index, item_index, replacement_reason: "COLOR" as const };
    const changed = await api.call(replacePreviewItem, { ...call(), body });
    const now = present(itemsOf(changed)[0]);
    expect(now.product.id).not.toBe(product.id);
    expect(now.replaced).toEqual([{ product_id: product.id, reason: "COLOR" }]);
    expect(await stockOf([variant.variant_id])).toEqual([present(before) + 1]);
    const stale = { ...call(), body: { ...body, expected_variant_id: variant.variant_id } };
    expect((await api.fail(replacePreviewItem, stale)).code).toBe("CONFLICT");
  });

  it("replaces a piece by what was found, and refuses what is there, sold out or unknown", async () => {
    const { look_index, item_index } = first();
    const found = await api.call(searchPreview, {
      ...call(),
      query: { look_index, item_index, same_category: "true" },
    });
    const wanted = present(found.products[0]);
    expect(wanted.family).toBe(first().product.family);
    const body = { look_index, item_index, replacement_reason: "STYLE" as const };
    const changed = await api.call(replacePreviewItem, {
      ...call(),
      body: { ...body, replacement_product_id: wanted.id },
    });
    const taken = present(itemsOf(changed)[0]);
    expect(taken.product.id).toBe(wanted.id);
    const [, second] = itemsOf(changed);
    const fail = (change: object) => api.fail(replacePreviewItem, { ...call(), body: { ...body, ...change } });
    expect((await fail({ replacement_product_id: present(second).product.id })).code).toBe("PIECE_ALREADY_IN_BOX");
    expect((await fail({ replacement_variant_id: 1_999_999 })).code).toBe("UNKNOWN_VARIANT");
    expect((await fail({ look_index: 9 })).code).toBe("NOT_FOUND");
    const other = present(
      (await api.call(searchPreview, { ...call(), query: { look_index, item_index } })).products[0],
    );
    const size = present(other.variants.find(({ is_available }) => is_available)).variant_id;
    await api.dependencies.db.update(variants).set({ stock: 0 }).where(eq(variants.productId, other.id));
    expect((await fail({ replacement_variant_id: size })).code).toBe("NOT_ENOUGH_STOCK");
  });

  it("keeps all stock when two replacements want the same place", async () => {
    const { look_index, item_index } = first();
    const total = async () =>
      (await api.dependencies.db.select().from(variants)).reduce((sum, { stock }) => sum + stock, 0);
    const before = await total();
    const body = { look_index, item_index, replacement_reason: "OTHER" as const };
    const answers = await Promise.all(
      [1, 2, 3].map(() => sendCall(api.request, replacePreviewItem, { ...call(), body })),
    );
    // A small catalogue may have nothing left for the last of them.
    for (const { status } of answers) expect([200, 409]).toContain(status);
    expect(await total()).toBe(before);
  });

  it("stays in the categories of the box while no piece is named, and in the one that is asked for", async () => {
    const inBox = new Set(itemsOf(await api.call(getPreview, call())).map(({ product }) => product.family));
    const { products } = await api.call(searchPreview, { ...call(), query: { same_category: "true" } });
    expect(products.length).toBeGreaterThan(0);
    expect(products.filter(({ family }) => !inBox.has(family))).toEqual([]);
    const around = await api.call(searchPreview, { ...call(), query: { category: "TOPS", filter_profile: "false" } });
    expect(new Set(around.products.map(({ family }) => family))).toEqual(new Set(["TOPS"]));
  });

  it("takes a word, then a yes, and closes", async () => {
    const commented = await api.call(commentPreview, { ...call(), body: { message: "  Moins de rose.  " } });
    expect(commented.comment).toBe("Moins de rose.");
    const valid = await api.call(validatePreview, call());
    expect(valid.status_details).toEqual({ code: "VALIDATED", actions: expect.not.arrayContaining(["GO_TO_PREVIEW"]) });
    expect((await api.call(validatePreview, call())).status_details.code).toBe("VALIDATED");
    const late = { ...call(), body: { message: "Trop tard" } };
    expect((await api.fail(commentPreview, late)).code).toBe("PREVIEW_CLOSED");
    expect((await api.call(getPreview, call())).is_open).toBe(false);
  });

  it("closes by itself when the time to answer is over", async () => {
    api.clock.set(new Date(present(preview.preview_until)));
    home.token = await comeBack(api, home);
    const { look_index, item_index } = first();
    const body = { look_index, item_index, replacement_reason: "SIZE" };
    expect((await api.fail(replacePreviewItem, { ...call(), body })).code).toBe("PREVIEW_CLOSED");
    await moveBoxes(api.dependencies, stylist);
    expect((await api.call(getRequest, call())).status_details.code).toBe("VALIDATED");
  });
});

describe("what is not there yet", () => {
  it("has no preview and cannot be kept", async () => {
    const home = await aHousehold(api);
    const { id } = await ask(home);
    const call = { token: home.token, params: paths(home, id) };
    for (const endpoint of [getPreview, searchPreview, validatePreview])
      expect((await api.fail(endpoint, call)).code).toBe("PREVIEW_NOT_READY");
    expect((await api.fail(declareSatisfied, { token: home.token, params: { id: randomUUID() } })).code).toBe(
      "NOT_FOUND",
    );
    const nothing = await aHousehold(api);
    const zero = { token: nothing.token, params: paths(nothing, 0) };
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
