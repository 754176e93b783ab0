import { afterAll, beforeAll, expect, it } from "vitest";
import { sorts } from "#contract/catalog.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { inArray } from "../db/orm.ts";
import { products } from "../db/schema/catalog.ts";
import { noFilter } from "./listing.ts";
import { findMatchingIds } from "./listing-store.ts";
import { findSearch } from "./search.ts";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

it.each(["coton", "robe fille", "petit ressac", "pull marine", "fille 6 ans"])(
  "takes the first matches of %j in the order of the shop when there are more than asked for",
  async (text) => {
    const { db } = api.dependencies;
    const { match } = await findSearch(db, text, "fr");
    if (!match) throw new Error("nothing was understood");
    const all = await findMatchingIds(db, match, { filter: noFilter, sort: "relevance", limit: 1000 });
    expect(all.length).toBeGreaterThan(2);
    const inOrder = await db
      .select({ id: products.id })
      .from(products)
      .where(inArray(products.id, all))
      .orderBy(products.rank);
    const some = await findMatchingIds(db, match, { filter: noFilter, sort: "relevance", limit: 2 });
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

/* Few are cut off the index of the order; all are more than there are, and sorted. */
it.each(sorts.filter((sort) => sort !== "relevance"))(
  "takes the same matches in the order of %s from the index and by sorting",
  async (sort) => {
    const { db } = api.dependencies;
    const { match } = await findSearch(db, "coton", "fr");
    if (!match) throw new Error("nothing was understood");
    for (const filter of [noFilter, { ...noFilter, genders: ["GIRL" as const] }]) {
      const all = await findMatchingIds(db, match, { filter, sort, limit: 1000 });
      expect(all.length).toBeGreaterThan(10);
      expect(await findMatchingIds(db, match, { filter, sort, limit: 10 })).toEqual(all.slice(0, 10));
    }
  },
);
