import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Profile } from "#contract/profiles.ts";
import { aClient } from "#tests/backend/builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { aBox, aProfile } from "#tests/backend/profile-builders.ts";
import { present } from "#tests/backend/test-catalogue.ts";
import { eq, inArray, sql } from "../db/orm.ts";
import { products, variants } from "../db/schema/catalog.ts";
import { requestItems, requests } from "../db/schema/request.ts";
import { composeBox, type ComposedLook } from "./compose.ts";
import { chooseReplacement, findReplacements } from "./replace.ts";

let api: TestApi;
let kid: Profile;
let box: number;
let looks: ComposedLook[];
beforeAll(async () => {
  api = await createTestApi();
  const { db } = api.dependencies;
  const { token } = await aClient(api);
  kid = await aProfile(api, token);
  box = await aBox(api, kid, { status: "COMPOSED" });
  const wanted = { seed: 3, pieceCount: 7, budgetCents: null, day: "2026-12-10", wishes: [] };
  looks = await composeBox(db, { ...wanted, profileId: kid.id, requestId: box });
  await db
    .insert(requestItems)
    .values(
      looks.flatMap(({ lookIndex, items }) =>
        items.map((item, itemIndex) => ({ requestId: box, lookIndex, itemIndex, ...item, replaced: [] })),
      ),
    );
});
afterAll(() => api.close());

const rowsOf = (ids: readonly number[]) =>
  api.dependencies.db
    .select()
    .from(products)
    .where(inArray(products.id, [...ids]));
const inBox = () => looks.flatMap(({ items }) => items.map(({ productId }) => productId));
const place = { lookIndex: 0, itemIndex: 0 };
const replacedId = () => present(looks[0]?.items[0]).productId;

const search = async (change: Partial<Parameters<typeof findReplacements>[1]> = {}) =>
  present(
    await findReplacements(api.dependencies.db, {
      profileId: kid.id,
      requestId: box,
      ...place,
      sameCategory: false,
      category: null,
      filterProfile: true,
      page: 1,
      ...change,
    }),
  );
const choose = (change: Partial<Parameters<typeof chooseReplacement>[1]> = {}) =>
  chooseReplacement(api.dependencies.db, {
    profileId: kid.id,
    requestId: box,
    ...place,
    productId: null,
    variantId: null,
    reason: "OTHER",
    ...change,
  });

describe("findReplacements", () => {
  it("finds what fits and is not in the box, page by page", async () => {
    const page = await search();
    expect(page.total).toBeGreaterThan(0);
    expect(page.ids.filter((id) => inBox().includes(id))).toEqual([]);
    expect(
      (await rowsOf(page.ids)).every(({ sizesInStock }) =>
        sizesInStock.some((size) => ["5 ans", "6 ans", "28", "27-30", "TU"].includes(size)),
      ),
    ).toBe(true);
    expect((await search({ page: page.pages + 1 })).ids).toEqual([]);
  });

  it("keeps to the category of the piece, to a family or to where it is worn", async () => {
    const [replaced] = await rowsOf([replacedId()]);
    const same = await rowsOf((await search({ sameCategory: true })).ids);
    expect(new Set(same.map(({ family }) => family))).toEqual(new Set(same.length > 0 ? [replaced?.family] : []));
    const shoes = await rowsOf((await search({ category: "SHOES" })).ids);
    expect(shoes.filter(({ family }) => family !== "SHOES")).toEqual([]);
    const bottoms = await rowsOf((await search({ category: "BOTTOM" })).ids);
    expect(bottoms.filter(({ metaCategory }) => metaCategory !== "BOTTOM")).toEqual([]);
  });

  it("shows what does not fit too when asked, after what does", async () => {
    const [fitting, all] = [await search(), await search({ filterProfile: false })];
    expect(all.total).toBeGreaterThan(fitting.total);
    expect(all.ids.slice(0, fitting.ids.length)).toEqual(fitting.ids);
  });

  it("allows in a place what the budget leaves for it", async () => {
    const { db } = api.dependencies;
    const spent = looks.flatMap(({ items }) => items).reduce((sum, { unitPriceCents }) => sum + unitPriceCents, 0);
    await db.update(requests).set({ budgetCents: spent }).where(eq(requests.id, box));
    const [replaced] = await rowsOf([replacedId()]);
    const prices = (await rowsOf((await search()).ids)).map(({ priceCents }) => priceCents);
    expect(Math.max(0, ...prices)).toBeLessThanOrEqual(present(replaced).priceCents);
    await db.update(requests).set({ budgetCents: null }).where(eq(requests.id, box));
  });

  it("knows nothing of a box or a profile that is not there", async () => {
    const wanted = { ...place, sameCategory: false, category: null, filterProfile: true, page: 1 };
    const { db } = api.dependencies;
    expect(await findReplacements(db, { ...wanted, profileId: kid.id, requestId: 99_999 })).toBeNull();
    expect(await findReplacements(db, { ...wanted, profileId: crypto.randomUUID(), requestId: box })).toBeNull();
  });
});

describe("chooseReplacement", () => {
  it("chooses another piece of the family for the reason given, or none", async () => {
    const [replaced] = await rowsOf([replacedId()]);
    for (const [reason, isAnswered] of [
      ["COLOR", (row: typeof replaced) => row?.color.code !== replaced?.color.code],
      ["PRICE", (row: typeof replaced) => (row?.priceCents ?? 0) < (replaced?.priceCents ?? 0)],
      ["OTHER", () => true],
    ] as const) {
      const chosen = await choose({ reason });
      const rows = await rowsOf(chosen ? [chosen.productId] : []);
      expect(rows.every((row) => row.family === replaced?.family && isAnswered(row) && !inBox().includes(row.id))).toBe(
        true,
      );
    }
  });

  it("takes the product and the size the client chose", async () => {
    const [id] = (await search()).ids;
    const own = present(await choose({ productId: present(id) }));
    expect(own.productId).toBe(id);
    expect(own.reasons[0]).toEqual({ code: "CHOSEN_BY_YOU" });
    const [variant] = await api.dependencies.db
      .select()
      .from(variants)
      .where(sql`product_id = ${id} and stock > 0`);
    const asked = await choose({ productId: present(id), variantId: present(variant).id });
    expect(asked?.variantId).toBe(present(variant).id);
  });

  it("has nothing for a size that is sold out, a variant of another product or an empty place", async () => {
    const { db } = api.dependencies;
    const [id] = (await search()).ids;
    const [soldOut] = await db
      .select()
      .from(variants)
      .where(sql`stock = 0`);
    expect(await choose({ productId: present(soldOut).productId, variantId: present(soldOut).id })).toBeNull();
    expect(await choose({ productId: present(id), variantId: present(soldOut).id })).toBeNull();
    expect(await choose({ itemIndex: 19 })).toBeNull();
  });
});
