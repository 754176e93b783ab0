import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { getCollections, getProductAddresses, searchProducts } from "#contract/catalog.ts";
import { getLooks, getPageChanges } from "#contract/website.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { present } from "#tests/backend/test-catalogue.ts";
import type { Database } from "../db/database.ts";
import { and, eq, sql } from "../db/orm.ts";
import {
  brands,
  collectionProducts,
  collections,
  lookProducts,
  looks,
  products,
  websiteContents,
} from "../db/schema/catalog.ts";
import { keptMs, newestOf } from "./page-changes.ts";

let api: TestApi;
let db: Database;
beforeAll(async () => {
  api = await createTestApi();
  db = api.dependencies.db;
});
afterAll(() => api.close());

const old = new Date("2026-01-05T10:00:00Z");
const readKept = () => api.call(getPageChanges, {});
/** As it is by now. */
const read = () => {
  api.clock.advance(keptMs);
  return readKept();
};

/** Dates everything alike, does something, and answers what is newer then. */
async function newerAfter(deed: () => Promise<unknown>): Promise<string[]> {
  for (const table of [products, brands, collections, looks, websiteContents])
    await db.update(table).set({ changedAt: old });
  await deed();
  const { products: all, stylists, faq, collections: shelves, ...others } = await read();
  const groups = { products: { all }, shelves, faq, ...others, ...stylists };
  return Object.entries(groups).flatMap(([group, moments]) =>
    Object.entries(moments).flatMap(([name, moment]) => (moment === old.toISOString() ? [] : [`${group} ${name}`])),
  );
}

/** A product that is in a look, with all that it is in. */
async function aPiece() {
  const look = present((await api.call(getLooks, { query: { limit: 1 } }))[0]);
  const { id, brand_name } = present(look.products[0]);
  const [brand] = await db.select({ slug: brands.slug }).from(brands).where(eq(brands.name, brand_name));
  const shelves = await db
    .select({ slug: collectionProducts.collectionSlug })
    .from(collectionProducts)
    .where(eq(collectionProducts.productId, id));
  const worn = await db.select({ id: lookProducts.lookId }).from(lookProducts).where(eq(lookProducts.productId, id));
  return {
    id,
    lookId: look.id,
    brand: present(brand).slug,
    slugs: shelves.map(({ slug }) => slug),
    around: [
      "products all",
      ...shelves.map(({ slug }) => `shelves ${slug}`),
      ...worn.map((other) => `looks ${other.id}`),
      `brands ${present(brand).slug}`,
    ].toSorted(),
  };
}

it("takes the newest of what is known, and nothing where a part is unknown", () => {
  const newer = new Date("2026-02-05T10:00:00Z");
  expect(newestOf([old, newer, old])).toBe(newer);
  expect(newestOf([old, null])).toBeNull();
  expect(newestOf([])).toBeNull();
});

describe("in a shop that was just filled", () => {
  it("dates everything, and what shows pieces on none of them later than its pieces", async () => {
    const { products: all, collections: shelves, brands: makers, looks: worn, stylists, faq } = await read();
    for (const moments of [shelves, makers, worn, faq, ...Object.values(stylists)]) {
      expect(Object.keys(moments)).not.toEqual([]);
      expect(Object.values(moments)).not.toContain(null);
    }
    const newest = present(all);
    const filled = (await api.call(getCollections, { query: {} })).filter(({ product_count }) => product_count > 0);
    const ofShelves = filled.map(({ slug }) => shelves[slug] ?? "");
    expect(ofShelves.length).toBeGreaterThan(10);
    expect([...ofShelves, ...Object.values(worn)].filter((moment) => present(moment) > newest)).toEqual([]);
    expect(Object.keys(worn)).toEqual(
      (await api.call(getLooks, { query: {} })).map(({ id }) => String(id)).toSorted((a, b) => Number(a) - Number(b)),
    );
  });
});

describe("what changes when something does", () => {
  it("is all that shows a piece whose price changes, goes or comes back", async () => {
    const { id, around } = await aPiece();
    const ofPiece = eq(products.id, id);
    const deeds = [{ priceCents: 4321 }, { isPublished: false }, { isPublished: true }];
    for (const values of deeds)
      expect((await newerAfter(() => db.update(products).set(values).where(ofPiece))).toSorted()).toEqual(around);
    expect(
      await newerAfter(() =>
        db
          .update(products)
          .set({ sizesInStock: ["TU"], rank: 99_999 })
          .where(ofPiece),
      ),
    ).toEqual([]);
  });

  it("is a look, a brand, a collection by itself when its own words change", async () => {
    const { lookId, brand } = await aPiece();
    const words = { fr: "a", de: "b", nl: "c", es: "d" };
    expect(await newerAfter(() => db.update(looks).set({ descriptions: words }).where(eq(looks.id, lookId)))).toEqual([
      `looks ${lookId}`,
    ]);
    expect(
      await newerAfter(() => db.update(looks).set({ descriptions: words, position: 500 }).where(eq(looks.id, lookId))),
    ).toEqual([]);
    expect(await newerAfter(() => db.update(brands).set({ description: words }).where(eq(brands.slug, brand)))).toEqual(
      [`brands ${brand}`],
    );
    expect(
      await newerAfter(() => db.update(collections).set({ taglines: words }).where(eq(collections.slug, "girls"))),
    ).toEqual(["shelves girls"]);
    expect(
      await newerAfter(() => db.update(collections).set({ productCount: 1 }).where(eq(collections.slug, "girls"))),
    ).toEqual([]);
  });

  it("is what a piece leaves, and where it comes", async () => {
    const { id, lookId, slugs } = await aPiece();
    const slug = present(slugs[0]);
    const ofMember = and(eq(collectionProducts.productId, id), eq(collectionProducts.collectionSlug, slug));
    const [member] = await db.select().from(collectionProducts).where(ofMember);
    expect(await newerAfter(() => db.delete(collectionProducts).where(ofMember))).toEqual([`shelves ${slug}`]);
    expect(await newerAfter(() => db.insert(collectionProducts).values(present(member)))).toEqual([`shelves ${slug}`]);
    const ofWorn = and(eq(lookProducts.productId, id), eq(lookProducts.lookId, lookId));
    const [worn] = await db.select().from(lookProducts).where(ofWorn);
    expect(await newerAfter(() => db.delete(lookProducts).where(ofWorn))).toEqual([`looks ${lookId}`]);
    expect(await newerAfter(() => db.insert(lookProducts).values(present(worn)))).toEqual([`looks ${lookId}`]);
  });

  it("is a text in its language, and in those it stands in for", async () => {
    const ofFaq = (locale: string) => and(eq(websiteContents.kind, "faq"), eq(websiteContents.locale, locale));
    const retold = { data: sql`data || '{"title": "?"}'` };
    expect(await newerAfter(() => db.update(websiteContents).set(retold).where(ofFaq("de")))).toEqual(["faq de"]);
    expect(await newerAfter(() => db.update(websiteContents).set(retold).where(ofFaq("de")))).toEqual([]);
    const [section] = await db.select().from(websiteContents).where(ofFaq("nl")).limit(1);
    const ofSection = (locale: string) => and(ofFaq(locale), eq(websiteContents.slug, present(section).slug));
    expect(await newerAfter(() => db.delete(websiteContents).where(ofSection("nl")))).toEqual(["faq nl"]);
    expect(
      (await newerAfter(() => db.update(websiteContents).set({ position: 77 }).where(ofSection("fr")))).toSorted(),
    ).toEqual(["faq fr", "faq nl"]);
  });

  it("is unknown where that of a part is", async () => {
    const { id, around } = await aPiece();
    const isUnknown = await newerAfter(() => db.update(products).set({ changedAt: null }).where(eq(products.id, id)));
    expect(isUnknown.toSorted()).toEqual(around);
    const { products: all, looks: worn } = await read();
    expect([all, ...around.filter((name) => name.startsWith("looks ")).map((name) => worn[name.slice(6)])]).toEqual(
      Array.from(
        around.filter((name) => name === "products all" || name.startsWith("looks ")),
        () => null,
      ),
    );
  });
});

describe("however many ask", () => {
  const newest = new Date("2030-01-05T10:00:00Z");

  it("is read once in five seconds, and tells of a change after them", async () => {
    const asked = vi.spyOn(db, "select");
    const { products: before } = await read();
    const once = asked.mock.calls.length;
    expect(once).toBeGreaterThan(0);
    await db.update(products).set({ changedAt: newest });
    api.clock.advance(keptMs - 1);
    const answers = await Promise.all([readKept(), readKept(), readKept()]);
    expect(answers.map((answer) => answer.products)).toEqual([before, before, before]);
    expect(asked).toHaveBeenCalledTimes(once);
    api.clock.advance(1);
    const [first, second] = await Promise.all([readKept(), readKept()]);
    expect([first.products, second.products]).toEqual([newest.toISOString(), newest.toISOString()]);
    expect(asked).toHaveBeenCalledTimes(2 * once);
  });

  it("is read anew after a reading that failed, and when the clock was set back", async () => {
    vi.spyOn(db, "select").mockImplementationOnce(() => {
      throw new Error("the database is away");
    });
    api.clock.advance(keptMs);
    await expect(readKept()).rejects.toThrow("GET /website/page-changes answered");
    expect((await readKept()).products).toBe(newest.toISOString());
    await db.update(products).set({ changedAt: old });
    api.clock.advance(-1);
    expect((await readKept()).products).toBe(old.toISOString());
  });
});

it("tells where every product of the shop is, page by page, as its lists and its page do", async () => {
  const whole = await api.call(getProductAddresses, { query: {} });
  expect([whole.page, whole.pages, whole.items.length]).toEqual([1, 1, whole.total]);
  const rest = await api.call(getProductAddresses, { query: { page: 2, page_size: 50 } });
  expect(rest.items).toEqual(whole.items.slice(50, 100));
  expect(rest.pages).toBe(Math.ceil(whole.total / 50));
  for (const locale of ["fr", "de"] as const) {
    const { products: cards } = await api.call(searchProducts, { query: {}, locale });
    for (const card of cards) {
      const address = present(whole.items.find(({ id }) => id === card.id));
      expect([address.alternates[locale], address.collection_slug, address.changed_at, address.image_url]).toEqual([
        card.clean_name,
        card.collection_slug,
        card.changed_at,
        card.images[0]?.url,
      ]);
    }
  }
});
