import { afterAll, beforeAll, expect, it } from "vitest";
import { getProduct, searchProducts, suggestSearch } from "#contract/catalog.ts";
import { composeDraftBox } from "#contract/draft-box.ts";
import { getSuggestions } from "#contract/suggestions.ts";
import { aClient } from "#tests/backend/builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { aKid, aProfile, aWoman } from "#tests/backend/profile-builders.ts";
import { products } from "../db/schema/catalog.ts";
import { composeBox } from "../stylist/compose.ts";

/* Two shops that sell the same: one draws its pieces, the other has photographs of them. */
let drawn: TestApi;
let photographed: TestApi;
beforeAll(async () => {
  [drawn, photographed] = [await createTestApi(), await createTestApi()];
  await photographed.dependencies.db.update(products).set({ drawing: null });
});
afterAll(() => Promise.all([drawn.close(), photographed.close()]));

const inBoth = <T>(ask: (api: TestApi) => Promise<T>): Promise<[ofDrawn: T, ofPhotographed: T]> =>
  Promise.all([ask(drawn), ask(photographed)]);

it("fills a whole box of photographed pieces: the same ones, in the same sizes, for the same reasons", async () => {
  for (const [answers, pieceCount] of [
    [aKid(), 7],
    [aWoman(), 5],
  ] as const) {
    const [ofDrawn, ofPhotographed] = await inBoth(async (api) => {
      const { token } = await aClient(api);
      const { id } = await aProfile(api, token, answers);
      const wanted = { profileId: id, requestId: 0, seed: 5, pieceCount, budgetCents: null, day: "2026-12-10" };
      return composeBox(api.dependencies.db, { ...wanted, wishes: [] });
    });
    expect(ofPhotographed).toEqual(ofDrawn);
    expect(ofPhotographed.flatMap(({ items }) => items)).toHaveLength(pieceCount);
  }
});

it("shows a visitor a draft box of them, without a picture of them laid out", async () => {
  const answers = {
    firstname: "Léonie",
    gender: "GIRL",
    birthdate: "2021-04-12",
    top_size: "5 ans",
    needs: ["school"],
  };
  const [ofDrawn, ofPhotographed] = await inBoth((api) =>
    api.call(composeDraftBox, { body: { code: "signup", answers, seed: 3 } }),
  );
  expect(ofPhotographed.looks.map(({ image }) => image)).toEqual(ofDrawn.looks.map(() => null));
  expect(ofPhotographed.looks.map(({ items }) => items)).toEqual(ofDrawn.looks.map(({ items }) => items));
});

it("is narrowed, counted and searched like one of drawings", async () => {
  const queries = [
    { name: "robe" },
    { name: "body bébé" },
    { name: "chaussures" },
    { name: "jean", gender: "GIRL" },
    { season: "WINTER", with_facets: "true" },
    { family: "TOPS", size: "5 ans", pattern: "stripe", with_facets: "true" },
  ];
  for (const query of queries) {
    const [ofDrawn, ofPhotographed] = await inBoth((api) => api.call(searchProducts, { query, locale: "fr" }));
    expect(ofPhotographed).toEqual(ofDrawn);
    expect({ query, isFound: ofPhotographed.total > 0 }).toEqual({ query, isFound: true });
  }
  const [ofDrawn, ofPhotographed] = await inBoth((api) =>
    api.call(suggestSearch, { query: { name: "robe" }, locale: "fr" }),
  );
  expect(ofPhotographed).toEqual(ofDrawn);
});

it("is suggested by what is missing in a wardrobe", async () => {
  const [ofDrawn, ofPhotographed] = await inBoth(async (api) => {
    const { token } = await aClient(api);
    const { id } = await aProfile(api, token);
    return api.call(getSuggestions, { token, params: { id }, query: { shelf: "essentials" } });
  });
  expect(ofPhotographed.products.map(({ id }) => id)).toEqual(ofDrawn.products.map(({ id }) => id));
  expect(ofPhotographed.total).toBeGreaterThan(0);
});

it("has its sizes and lengths on its page", async () => {
  const [ofDrawn, ofPhotographed] = await inBoth((api) => api.call(getProduct, { params: { id: 1 } }));
  expect(ofPhotographed).toEqual({ ...ofDrawn, worn: [], look: ofPhotographed.look });
  expect(ofPhotographed.lengths?.sizes.length).toBeGreaterThan(0);
});
