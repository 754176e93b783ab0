import { inArray } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { products } from "../db/schema/catalog.ts";
import { findMatchingIds } from "./listing-store.ts";
import { matchOf } from "./search.ts";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const filter = { genders: [], families: [], sizes: [] };

it.each([[["coton"]], [["robe", "fille"]], [["petit", "ressac"]]])(
  "takes the first matches of %j in the order of the shop when there are more than asked for",
  async (words) => {
    const { db } = api.dependencies;
    const match = matchOf(words, "fr", false);
    const all = await findMatchingIds(db, match, { filter, sort: "relevance", limit: 1000 });
    expect(all.length).toBeGreaterThan(2);
    const inOrder = await db
      .select({ id: products.id })
      .from(products)
      .where(inArray(products.id, all))
      .orderBy(products.rank);
    const some = await findMatchingIds(db, match, { filter, sort: "relevance", limit: 2 });
    expect(some.toSorted((a, b) => a - b)).toEqual(
      inOrder
        .slice(0, 2)
        .map(({ id }) => id)
        .toSorted((a, b) => a - b),
    );
    // Best words first, whichever way they were found.
    expect(some).toEqual(all.filter((id) => some.includes(id)));
  },
);
