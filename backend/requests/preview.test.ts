import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  commentPreview,
  getPreview,
  replacePreviewItem,
  searchPreview,
  validatePreview,
  type Preview,
} from "#contract/preview.ts";
import { getRequest } from "#contract/requests.ts";
import { comeBack, type Household } from "#tests/backend/box-builders.ts";
import { aComposedBox, boxPath, itemsOf } from "#tests/backend/composed-box.ts";
import { sendCall } from "#tests/backend/contract-call.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { present } from "#tests/backend/test-catalogue.ts";
import { asc, eq, inArray } from "../db/orm.ts";
import { variants } from "../db/schema/catalog.ts";
import { moveBoxes } from "./life.ts";
import { stylist } from "./stylist.ts";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const stockOf = async (ids: number[]) =>
  (await api.dependencies.db.select().from(variants).where(inArray(variants.id, ids)).orderBy(asc(variants.id))).map(
    ({ stock }) => stock,
  );

describe("the preview", () => {
  let home: Household;
  let rid: number;
  let preview: Preview;
  beforeEach(async () => {
    ({ home, rid, preview } = await aComposedBox(api));
  });
  const call = () => ({ token: home.token, params: boxPath(home, rid) });
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

  it("takes a yes that comes late for what silence says", async () => {
    api.clock.set(new Date(present(preview.preview_until)));
    home.token = await comeBack(api, home);
    expect((await api.call(validatePreview, call())).status_details.code).toBe("VALIDATED");
    await moveBoxes(api.dependencies, stylist);
    expect((await api.call(validatePreview, call())).status_details.code).toBe("VALIDATED");
    expect(itemsOf(await api.call(getPreview, call()))).toHaveLength(itemsOf(preview).length);
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
