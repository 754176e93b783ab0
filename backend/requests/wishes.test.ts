import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getPreview } from "#contract/preview.ts";
import { boxPieces, deleteWish, getRequest, putWish, wishRefusalSchema } from "#contract/requests.ts";
import { getSuggestions } from "#contract/suggestions.ts";
import { aHousehold, subscribe } from "#tests/backend/box-builders.ts";
import { askForBox, boxPath } from "#tests/backend/composed-box.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { present } from "#tests/backend/test-catalogue.ts";
import { and, asc, eq } from "../db/orm.ts";
import { products, variants } from "../db/schema/catalog.ts";
import { requests } from "../db/schema/request.ts";
import { moveBoxes } from "./life.ts";
import { stylist } from "./stylist.ts";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

describe("wishes", () => {
  it("open the upcoming box once, whoever comes first", async () => {
    const home = await aHousehold(api);
    await subscribe(api, home, { frequency: 2, first_delivery_date: "2027-02-15" });
    const wish = (product_id: number) =>
      api.call(putWish, { token: home.token, params: { ...boxPath(home, 0), product_id } });
    const boxes = await Promise.all([5, 19, 51].map(wish));
    expect(new Set(boxes.map(({ id }) => id)).size).toBe(1);
    const { id } = present(boxes[0]);
    expect(id).toBeGreaterThan(0);
    const box = await api.call(getRequest, { token: home.token, params: boxPath(home, id) });
    expect(new Set(box.wishes.map(({ product_id }) => product_id))).toEqual(new Set([5, 19, 51]));
    const without = await api.call(deleteWish, { token: home.token, params: { ...boxPath(home, id), product_id: 5 } });
    expect(without.wishes).toHaveLength(2);
    expect(await api.call(deleteWish, { token: home.token, params: { ...boxPath(home, id), product_id: 5 } })).toEqual(
      without,
    );
  });

  it("ask for a size, change it, and go only with it", async () => {
    const home = await aHousehold(api);
    const { id } = await askForBox(api, home);
    const sizes = await api.dependencies.db
      .select()
      .from(variants)
      .where(eq(variants.productId, 5))
      .orderBy(asc(variants.position))
      .limit(2);
    const [small, large] = sizes.map((variant) => variant.id);
    const call = { token: home.token, params: { ...boxPath(home, id), product_id: 5 } };
    await api.call(putWish, { ...call, query: { variant_id: present(small) } });
    const changed = await api.call(putWish, { ...call, query: { variant_id: present(large) } });
    expect(changed.wishes).toMatchObject([{ product_id: 5, variant_id: large, variant: { variant_id: large } }]);
    const kept = await api.call(deleteWish, { ...call, query: { variant_id: present(small) } });
    expect(kept.wishes).toHaveLength(1);
    const gone = await api.call(deleteWish, { ...call, query: { variant_id: present(large) } });
    expect(gone.wishes).toEqual([]);
  });

  it("are sold out in every size once they have left the shop, where none can be made of them any more", async () => {
    await using own = await createTestApi();
    const home = await aHousehold(own);
    const { id } = await askForBox(own, home);
    const call = { token: home.token, params: { ...boxPath(home, id), product_id: 5 } };
    const { wishes } = await own.call(putWish, call);
    expect(wishes[0]?.product.variants.some(({ is_available }) => is_available)).toBe(true);
    await own.dependencies.db.update(products).set({ isPublished: false }).where(eq(products.id, 5));
    const box = await own.call(getRequest, { token: home.token, params: boxPath(home, id) });
    expect(box.wishes.map(({ product_id }) => product_id)).toEqual([5]);
    expect(box.wishes[0]?.product.variants.some(({ is_available }) => is_available)).toBe(false);
    await own.call(deleteWish, call);
    expect((await own.fail(putWish, call)).code).toBe("NOT_FOUND");
  });

  it("are not more than the box has pieces, and end when it is composed", async () => {
    const home = await aHousehold(api);
    const { id } = await askForBox(api, home, { budget_ttc: 1500 });
    const { products: fitting } = await api.call(getSuggestions, {
      token: home.token,
      params: { id: home.kid.id },
      query: {},
    });
    const wish = (product_id: number) => ({ token: home.token, params: { ...boxPath(home, id), product_id } });
    for (const product of fitting.slice(0, boxPieces.KID)) await api.call(putWish, wish(product.id));
    const oneMore = present(fitting[boxPieces.KID]).id;
    expect((await api.fail(putWish, wish(oneMore))).code).toBe("TOO_MANY_WISHES");
    await api.dependencies.db.update(requests).set({ status: "COMPOSED" }).where(eq(requests.id, id));
    expect((await api.fail(putWish, wish(oneMore))).code).toBe("REQUEST_NOT_CHANGEABLE");
  });

  it("that cannot be honoured are refused at once, with the reason and a neighbour that can", async () => {
    const home = await aHousehold(api);
    const { id } = await askForBox(api, home, { budget_ttc: 1000 });
    const wish = (product_id: number, variant_id?: number) => ({
      token: home.token,
      params: { ...boxPath(home, id), product_id },
      query: variant_id === undefined ? {} : { variant_id },
    });
    const { db } = api.dependencies;
    const [forWomen] = await db
      .select({ id: products.id })
      .from(products)
      .where(and(eq(products.gender, "WOMAN"), eq(products.family, "TOPS")))
      .limit(1);
    const audience = await api.fail(putWish, wish(present(forWomen).id));
    expect(audience).toMatchObject({ code: "WISH_NOT_POSSIBLE", data: { reason: "AUDIENCE" } });
    const { neighbour } = wishRefusalSchema.parse(audience.data);
    await api.call(putWish, wish(present(neighbour).product.id, present(neighbour).variant.variant_id));
    const [tooLarge] = await db
      .select({ id: variants.id, productId: variants.productId })
      .from(variants)
      .innerJoin(products, eq(products.id, variants.productId))
      .where(and(eq(products.gender, "GIRL"), eq(products.metaCategory, "TOP"), eq(variants.size, "12 ans")))
      .limit(1);
    const size = await api.fail(putWish, wish(present(tooLarge).productId, present(tooLarge).id));
    expect(size).toMatchObject({ code: "WISH_NOT_POSSIBLE", data: { reason: "NO_SIZE" } });
    const box = await api.call(getRequest, { token: home.token, params: boxPath(home, id) });
    expect(box.wishes.map(({ product_id }) => product_id)).toEqual([present(neighbour).product.id]);
  });

  it("over the budget together are refused", async () => {
    const home = await aHousehold(api);
    const { id } = await askForBox(api, home, { budget_ttc: 80 });
    const { products: fitting } = await api.call(getSuggestions, {
      token: home.token,
      params: { id: home.kid.id },
      query: {},
    });
    const dear = present(fitting.toSorted((a, b) => b.lc_price - a.lc_price).find(({ lc_price }) => lc_price < 60));
    const call = (product_id: number) => ({ token: home.token, params: { ...boxPath(home, id), product_id } });
    await api.call(putWish, call(dear.id));
    const other = present(fitting.find((product) => product.id !== dear.id && product.lc_price > 60 - dear.lc_price));
    expect(await api.fail(putWish, call(other.id))).toMatchObject({
      code: "WISH_NOT_POSSIBLE",
      data: { reason: "OVER_BUDGET" },
    });
  });

  it("that sold out before the box was composed are told in its preview, with the reason", async () => {
    const home = await aHousehold(api);
    const { products: fitting } = await api.call(getSuggestions, {
      token: home.token,
      params: { id: home.kid.id },
      query: {},
    });
    const [first, second] = fitting;
    const wanted = [present(first).id, present(second).id];
    const box = await askForBox(api, home, { wishes: wanted.map((product_id) => ({ product_id })), budget_ttc: 1500 });
    const { db } = api.dependencies;
    const kept = await db
      .select()
      .from(variants)
      .where(eq(variants.productId, present(first).id));
    await db
      .update(variants)
      .set({ stock: 0 })
      .where(eq(variants.productId, present(first).id));
    await db
      .update(products)
      .set({ sizesInStock: [] })
      .where(eq(products.id, present(first).id));
    await moveBoxes(api.dependencies, stylist);
    const preview = await api.call(getPreview, { token: home.token, params: boxPath(home, box.id) });
    expect(preview.unfulfilled_wishes.map(({ product, reason }) => [product.id, reason])).toEqual([
      [present(first).id, "SOLD_OUT"],
    ]);
    for (const { id, stock } of kept) await db.update(variants).set({ stock }).where(eq(variants.id, id));
  });
});
