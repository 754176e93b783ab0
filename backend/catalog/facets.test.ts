import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getCollectionProducts, searchProducts } from "#contract/catalog.ts";
import { listFilters, priceRanges, type ListFacets } from "#contract/list-filters.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { inArray, isNotNull } from "../db/orm.ts";
import { products } from "../db/schema/catalog.ts";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

type Query = Partial<Record<(typeof listFilters)[number] | "name", string>>;
const list = (query: Query) => api.call(searchProducts, { query: { with_facets: "true", ...query } });
const facetsOf = async (query: Query): Promise<ListFacets> => {
  const { facets } = await list(query);
  if (!facets) throw new Error("no facets");
  return facets;
};
const rowsOf = async (ids: number[]) => api.dependencies.db.select().from(products).where(inArray(products.id, ids));

describe("filters", () => {
  it("find the colours of a family", async () => {
    const { products: found, filter_type } = await list({ color: "blue" });
    const rows = await rowsOf(found.map(({ id }) => id));
    expect(rows.length).toBeGreaterThan(3);
    expect(filter_type).toBe("filters");
    for (const { color } of rows) expect(["sky", "denim", "royal", "petrol", "navy"]).toContain(color.code);
  });

  it("find what costs as much as one of several ranges says, without its end", async () => {
    const { products: found } = await list({ price: "15-25,60-100" });
    expect(found.length).toBeGreaterThan(3);
    for (const { lc_price: price } of found)
      expect((price >= 15 && price < 25) || (price >= 60 && price < 100)).toBe(true);
  });

  it("find reduced pieces only", async () => {
    const { products: found, total } = await list({ offers: "true" });
    expect(found.every(({ original_price }) => original_price !== null)).toBe(true);
    expect(total).toBe(await api.dependencies.db.$count(products, isNotNull(products.originalPriceCents)));
  });

  it("hold together: brand, season and fabric at once", async () => {
    const { brand, fabric } = await facetsOf({ season: "SUMMER" });
    const [slug, code] = [brand[0]?.value ?? "", fabric[0]?.value ?? ""];
    const { products: found } = await list({ season: "SUMMER", brand: slug, fabric: code });
    for (const row of await rowsOf(found.map(({ id }) => id))) {
      expect(row.details?.seasons).toContain("SUMMER");
      expect(row.fabric.code).toBe(code);
    }
    expect(found.every(({ brand_name }) => brand_name === brand[0]?.name)).toBe(true);
  });

  it("narrow a collection and a search alike", async () => {
    const girls = await api.call(getCollectionProducts, {
      params: { slug: "girls" },
      query: { color: "pink", with_facets: "true" },
    });
    expect(girls.facets?.color.find(({ value }) => value === "pink")?.count).toBe(girls.total);
    const { products: dresses, facets } = await list({ name: "robe", color: "green" });
    expect(facets?.color.find(({ value }) => value === "green")?.count).toBe(dresses.length);
  });

  it.each([
    { color: "ultraviolet" },
    { price: "10" },
    { price: "-5" },
    { brand: "' or 1=1" },
    { season: "MONSOON" },
    { offers: "perhaps" },
    { fabric: "x".repeat(81) },
  ])("refuse %j", async (query) => {
    expect((await api.fail(searchProducts, { query })).code).toBe("VALIDATION");
  });
});

describe("facets", () => {
  it("come when they are asked for", async () => {
    expect((await api.call(searchProducts, { query: {} })).facets).toBeNull();
  });

  it("count what each choice shows, whatever is chosen beside it", async () => {
    const chosen: Query = { gender: "GIRL", color: "blue", price: "15-25" };
    const facets = await facetsOf(chosen);
    for (const filter of listFilters)
      for (const { value, count } of facets[filter].slice(0, 3))
        expect([filter, value, count]).toEqual([filter, value, (await list({ ...chosen, [filter]: value })).total]);
  });

  it("name brands, patterns and fabrics in the language asked for", async () => {
    const { facets } = await api.call(searchProducts, { query: { with_facets: "true" }, locale: "de" });
    expect(facets?.pattern.find(({ value }) => value === "plain")?.name).toBe("Einfarbig");
    expect(facets?.fabric.every(({ name }) => name !== null)).toBe(true);
    expect(facets?.brand.map(({ name }) => name)).toEqual(
      facets?.brand.map(({ name }) => name ?? "").toSorted((a, b) => a.localeCompare(b)),
    );
  });

  it("keep what was chosen where nothing is left of it", async () => {
    const { brand, fabric } = await facetsOf({ family: "SHOES", brand: "nobody", fabric: "denim" });
    expect(brand.at(-1)).toMatchObject({ value: "nobody", count: 0 });
    expect(fabric.find(({ value }) => value === "denim")).toMatchObject({ name: "Denim" });
  });

  it("offer prices that are there, cheapest first", async () => {
    const values = (await facetsOf({})).price.map(({ value }) => value);
    expect(values).toEqual(priceRanges.filter((range) => values.includes(range)));
  });
});
