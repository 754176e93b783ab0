import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getCollectionProducts, getProduct } from "#contract/catalog.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { desc, eq } from "../db/orm.ts";
import { catalogChanges, collectionProducts, priceHistory, products, websiteContents } from "../db/schema/catalog.ts";
import { changePrice } from "./change-price.ts";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const find = async (id: number) => {
  const [product] = await api.dependencies.db.select().from(products).where(eq(products.id, id));
  if (!product) throw new Error(`no product ${id}`);
  return product;
};
const change = async (id: number, priceCents: number, isRegular = false) =>
  changePrice(api.dependencies.db, { sku: (await find(id)).sku, priceCents, now: api.clock.now(), isRegular });
const tags = async () => {
  const rows = await api.dependencies.db.delete(catalogChanges).returning();
  return [...new Set(rows.map(({ tag }) => tag))].toSorted();
};
const unreduced = async () => {
  const all = await api.dependencies.db.select().from(products).orderBy(products.id);
  const found = all.find(({ originalPriceCents, isListed }) => originalPriceCents === null && isListed);
  if (!found) throw new Error("every product is reduced");
  return found;
};

describe("changePrice", () => {
  it("shows the reduction on the product, in its history and in its lists, and announces all of them", async () => {
    const product = await unreduced();
    await tags();
    const wanted = product.priceCents - 500;
    expect(await change(product.id, wanted)).toMatchObject({
      productId: product.id,
      previousPriceCents: product.priceCents,
      priceCents: wanted,
    });
    expect(await api.call(getProduct, { params: { id: product.id }, query: {} })).toMatchObject({
      lc_price: wanted / 100,
      original_price: product.priceCents / 100,
    });
    const { db } = api.dependencies;
    const [newest] = await db
      .select()
      .from(priceHistory)
      .where(eq(priceHistory.productId, product.id))
      .orderBy(desc(priceHistory.startsAt));
    expect(newest).toMatchObject({ priceCents: wanted, startsAt: api.clock.now() });
    const copies = await db.select().from(collectionProducts).where(eq(collectionProducts.productId, product.id));
    const { discountPercent } = await find(product.id);
    expect(discountPercent).toBeGreaterThan(0);
    for (const copy of copies) expect(copy).toMatchObject({ priceCents: wanted, discountPercent });
    expect(await tags()).toEqual(
      [...copies.map(({ collectionSlug }) => `collection:${collectionSlug}`), `product:${product.id}`].toSorted(),
    );
    const slug = copies[0]?.collectionSlug ?? "";
    const list = await api.call(getCollectionProducts, {
      params: { slug },
      query: { sort: "price-asc", page_size: 48 },
    });
    const prices = list.products.map(({ lc_price }) => lc_price);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  });

  it("ends a reduction when the price comes back, and leaves a price alone that is the same", async () => {
    const product = await unreduced();
    await change(product.id, product.priceCents - 300);
    api.clock.advance(86_400_000);
    expect(await change(product.id, product.priceCents)).toMatchObject({
      originalPriceCents: null,
      discountPercent: 0,
    });
    await tags();
    expect(await change(product.id, product.priceCents)).toMatchObject({ priceCents: product.priceCents });
    expect(await tags()).toEqual([]);
  });

  it("does not know other pieces", async () => {
    const wanted = { sku: "NOTHING", priceCents: 100, now: api.clock.now(), isRegular: false };
    expect(await changePrice(api.dependencies.db, wanted)).toBeNull();
  });
});

describe("the change feed", () => {
  it("hears of contents by their kind, of every change of a catalogue row a page shows, and of nothing else", async () => {
    const { id } = await unreduced();
    const { db } = api.dependencies;
    const before = await find(id);
    await tags();
    await db.insert(websiteContents).values({ kind: "faq", slug: "new", locale: "fr", data: {} });
    expect(await tags()).toEqual(["content:faq"]);
    await db.update(websiteContents).set({ position: 9 }).where(eq(websiteContents.slug, "new"));
    expect(await tags()).toEqual(["content:faq"]);
    await db.delete(websiteContents).where(eq(websiteContents.slug, "new"));
    expect(await tags()).toEqual(["content:faq"]);
    await db.update(products).set({ sizesInStock: [] }).where(eq(products.id, id));
    await db.update(products).set({ rank: before.rank }).where(eq(products.id, id));
    expect(await tags()).toEqual([]);
    await db.update(products).set({ isPublished: false }).where(eq(products.id, id));
    expect(await tags()).toEqual(expect.arrayContaining(["catalog", `product:${id}`]));
  });
});
