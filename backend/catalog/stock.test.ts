import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { openTestDatabase } from "#tests/backend/test-database.ts";
import type { OpenDatabase } from "../db/database.ts";
import { and, asc, eq, inArray } from "../db/orm.ts";
import { catalogChanges, products, variants } from "../db/schema/catalog.ts";
import { returnStock, takeStock } from "./stock.ts";

let database: OpenDatabase | undefined;
afterAll(() => database?.close());

/** Product 1 with 2, 5 and 0 pieces of its first three sizes, product 2 with 4 pieces of its first. */
const [first, second, third, other] = [10, 11, 12, 20] as const;

beforeEach(async () => {
  database ??= await openTestDatabase();
  const { db } = database;
  await db
    .update(variants)
    .set({ stock: 0 })
    .where(inArray(variants.productId, [1, 2]));
  for (const [id, stock] of [
    [first, 2],
    [second, 5],
    [third, 0],
    [other, 4],
  ] as const)
    await db.update(variants).set({ stock }).where(eq(variants.id, id));
  const sizeOf = async (id: number) => (await db.select().from(variants).where(eq(variants.id, id)))[0]?.size ?? "";
  await db
    .update(products)
    .set({ sizesInStock: [await sizeOf(first), await sizeOf(second)] })
    .where(eq(products.id, 1));
  await db
    .update(products)
    .set({ sizesInStock: [await sizeOf(other)] })
    .where(eq(products.id, 2));
  await db.delete(catalogChanges);
});

const db = () => {
  if (!database) throw new Error("not open");
  return database.db;
};
const take = (...lines: [variantId: number, quantity: number][]) =>
  db().transaction((tx) =>
    takeStock(
      tx,
      lines.map(([variantId, quantity]) => ({ variantId, quantity })),
    ),
  );
const giveBack = (...lines: [variantId: number, quantity: number][]) =>
  db().transaction((tx) =>
    returnStock(
      tx,
      lines.map(([variantId, quantity]) => ({ variantId, quantity })),
    ),
  );
const stockOf = async (id: number) =>
  (await db().select({ stock: variants.stock }).from(variants).where(eq(variants.id, id)))[0]?.stock;
/** What is announced; the same tag twice counts once. */
const tags = async () => {
  const rows = await db().select({ tag: catalogChanges.tag }).from(catalogChanges).orderBy(asc(catalogChanges.tag));
  return [...new Set(rows.map(({ tag }) => tag))];
};

/** What `sizes_in_stock` says, against what the variants say. */
async function sizes(productId: number) {
  const [product] = await db()
    .select({ sizes: products.sizesInStock })
    .from(products)
    .where(eq(products.id, productId));
  const left = await db()
    .select()
    .from(variants)
    .where(and(eq(variants.productId, productId)))
    .orderBy(asc(variants.position));
  expect(product?.sizes).toEqual(left.filter(({ stock }) => stock > 0).map(({ size }) => size));
  return product?.sizes.length;
}

describe("takeStock", () => {
  it("takes all lines", async () => {
    expect(await take([other, 1], [first, 1])).toEqual({ ok: true });
    expect([await stockOf(first), await stockOf(other)]).toEqual([1, 3]);
  });

  it("changes nothing with a shortage, and the transaction goes on", async () => {
    const result = await db().transaction(async (tx) => {
      const refused = await takeStock(tx, [
        { variantId: second, quantity: 1 },
        { variantId: first, quantity: 3 },
        { variantId: 999_999, quantity: 1 },
      ]);
      const taken = await takeStock(tx, [{ variantId: second, quantity: 2 }]);
      return { refused, taken };
    });
    expect(result.refused).toEqual({
      ok: false,
      shortages: [
        { variantId: first, quantity: 3, available: 2 },
        { variantId: 999_999, quantity: 1, available: 0 },
      ],
    });
    expect(result.taken).toEqual({ ok: true });
    expect([await stockOf(first), await stockOf(second)]).toEqual([2, 3]);
  });

  it("adds up lines of the same variant", async () => {
    expect(await take([first, 1], [first, 2])).toEqual({
      ok: false,
      shortages: [{ variantId: first, quantity: 3, available: 2 }],
    });
  });

  it("takes a size that sold out from the product's sizes and announces it", async () => {
    await take([first, 2]);
    expect(await sizes(1)).toBe(1);
    expect(await tags()).toEqual(["product:1"]);
  });

  it("announces a size that runs low, once a product", async () => {
    await take([second, 2], [other, 1]);
    expect(await tags()).toEqual(["product:1", "product:2"]);
    await take([second, 1]);
    expect(await tags()).toHaveLength(2);
  });

  it("announces it to the pages of the other colours, which say what is sold out", async () => {
    await db()
      .update(products)
      .set({ model: "M" })
      .where(inArray(products.id, [1, 5]));
    await db().delete(catalogChanges);
    await take([first, 2]);
    expect(await tags()).toEqual(["product:1", "product:5"]);
    await db().delete(catalogChanges);
    await db().update(products).set({ model: "another" }).where(eq(products.id, 5));
    expect((await tags()).filter((tag) => tag.startsWith("product:"))).toEqual(["product:1", "product:5"]);
  });

  it.each([0, -1, 1.5])("refuses a quantity of %d", async (quantity) => {
    await expect(take([first, quantity])).rejects.toThrow(RangeError);
  });
});

describe("returnStock", () => {
  it("brings a size back", async () => {
    await giveBack([third, 1], [second, 1]);
    expect([await stockOf(third), await stockOf(second)]).toEqual([1, 6]);
    expect(await sizes(1)).toBe(3);
    expect(await tags()).toEqual(["product:1"]);
  });

  it("does nothing without lines", async () => {
    await giveBack();
    expect(await tags()).toEqual([]);
  });
});

it("sells the last pieces once, whatever the order of the lines", async () => {
  const results = await Promise.all(
    Array.from({ length: 6 }, (_, index) => (index % 2 ? take([first, 1], [other, 1]) : take([other, 1], [first, 1]))),
  );
  expect(results.filter(({ ok }) => ok)).toHaveLength(2);
  expect([await stockOf(first), await stockOf(other)]).toEqual([0, 2]);
  expect(await sizes(1)).toBe(1);
});
