import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Profile } from "#contract/profiles.ts";
import { aClient } from "#tests/backend/builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { aBox, aKid, aProfile, aWoman } from "#tests/backend/profile-builders.ts";
import { present } from "#tests/backend/test-catalogue.ts";
import { asc, eq, inArray, sql } from "../db/orm.ts";
import { lookProducts, products, variants } from "../db/schema/catalog.ts";
import { lookLikes } from "../db/schema/profile.ts";
import { requestItems } from "../db/schema/request.ts";
import { composeBox, type ComposedLook, type WantedBox } from "./compose.ts";

let api: TestApi;
let kid: Profile;
let woman: Profile;
beforeAll(async () => {
  api = await createTestApi();
  const { token } = await aClient(api);
  kid = await aProfile(api, token);
  woman = await aProfile(api, token, aWoman());
});
afterAll(() => api.close());

const compose = (profile: Profile, change: Partial<WantedBox> = {}) =>
  composeBox(api.dependencies.db, {
    profileId: profile.id,
    requestId: 0,
    seed: 5,
    pieceCount: profile.profile_type === "KID" ? 7 : 5,
    budgetCents: null,
    day: "2026-12-10",
    wishes: [],
    ...change,
  });
const idsOf = (looks: ComposedLook[]) => looks.flatMap(({ items }) => items.map(({ productId }) => productId));
const variantsOf = async (looks: ComposedLook[]) => {
  const ids = looks.flatMap(({ items }) => items.map(({ variantId }) => variantId));
  return api.dependencies.db
    .select({ variant: variants, product: products })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(inArray(variants.id, ids));
};

describe("composeBox", () => {
  it("chooses pieces in stock in the sizes of the profile, worn by its gender, at the price of the day", async () => {
    for (const [profile, genders, sizes] of [
      [kid, ["GIRL", "MIXED"], ["5 ans", "6 ans", "28", "27-30", "TU"]],
      [woman, ["WOMAN"], ["M", "S", "38", "36-38", "TU"]],
    ] as const) {
      const looks = await compose(profile);
      expect(idsOf(looks).length).toBeGreaterThanOrEqual(4);
      expect(looks.map(({ lookIndex }) => lookIndex)).toEqual(looks.map((_, index) => index));
      const prices = new Map(looks.flatMap(({ items }) => items.map((item) => [item.variantId, item.unitPriceCents])));
      for (const { variant, product } of await variantsOf(looks)) {
        expect(genders).toContain(product.gender);
        expect(sizes).toContain(variant.size);
        expect(variant.stock).toBeGreaterThan(0);
        expect(prices.get(variant.id)).toBe(product.priceCents);
      }
    }
  });

  it("makes the same box for the same seed", async () => {
    expect(await compose(kid)).toEqual(await compose(kid));
  });

  it("puts wishes first: in the size asked for, else in the profile's, else not at all", async () => {
    const { db } = api.dependencies;
    const girls = await db
      .select({ id: products.id, sizes: products.sizesInStock })
      .from(products)
      .where(sql`gender = 'GIRL' and meta_category = 'TOP'`)
      .orderBy(asc(products.id));
    const fitting = present(girls.find(({ sizes }) => sizes.includes("5 ans") && sizes.includes("8 ans")));
    const tooSmall = present(
      girls.find(({ sizes }) => sizes.length > 0 && !sizes.some((size) => /^[56] ans/.test(size))),
    );
    const [asked] = await db
      .select()
      .from(variants)
      .where(sql`product_id = ${fitting.id} and size = '8 ans'`);
    const plain = await compose(kid, {
      wishes: [
        { productId: tooSmall.id, variantId: null },
        { productId: fitting.id, variantId: null },
      ],
    });
    const item = present(plain.flatMap(({ items }) => items).find(({ productId }) => productId === fitting.id));
    expect(item.reasons[0]).toEqual({ code: "WISHED" });
    expect(idsOf(plain)).not.toContain(tooSmall.id);
    const larger = await compose(kid, { wishes: [{ productId: fitting.id, variantId: present(asked).id }] });
    expect(larger.flatMap(({ items }) => items).find(({ productId }) => productId === fitting.id)).toMatchObject({
      variantId: present(asked).id,
      reasons: expect.arrayContaining([{ code: "SIZE_ASKED", data: { size: "8 ans" } }]),
    });
  });

  it("repeats nothing of an earlier box, but of a cancelled one", async () => {
    const { db } = api.dependencies;
    const { token } = await aClient(api);
    const profile = await aProfile(api, token);
    const first = await compose(profile);
    const box = await aBox(api, profile, { status: "CLOSED" });
    await db
      .insert(requestItems)
      .values(
        first.flatMap(({ lookIndex, items }) =>
          items.map((item, itemIndex) => ({ requestId: box, lookIndex, itemIndex, ...item, replaced: [] })),
        ),
      );
    const second = await compose(profile, { requestId: box + 1 });
    expect(idsOf(second).filter((id) => idsOf(first).includes(id))).toEqual([]);
    expect(await compose(profile, { requestId: box })).toEqual(first);
  });

  it("keeps to the budget", async () => {
    const looks = await compose(kid, { budgetCents: 9000 });
    const spent = looks.flatMap(({ items }) => items).reduce((sum, { unitPriceCents }) => sum + unitPriceCents, 0);
    expect(spent).toBeGreaterThan(0);
    expect(spent).toBeLessThanOrEqual(9000);
  });

  it("brings pieces of liked looks rather than of disliked ones", async () => {
    const { db, clock } = api.dependencies;
    const pieces = await db
      .select({ lookId: lookProducts.lookId, productId: lookProducts.productId })
      .from(lookProducts)
      .innerJoin(products, eq(products.id, lookProducts.productId))
      .where(
        sql`gender in ('GIRL', 'MIXED') and sizes_in_stock && array['5 ans', 'TU'] and fabric ->> 'code' <> 'linen'`,
      );
    const { lookId } = present(pieces[0]);
    const { token } = await aClient(api);
    const profile = await aProfile(api, token);
    const weigh = async (isLiked: boolean) => {
      await db
        .insert(lookLikes)
        .values({ profileId: profile.id, lookId, isLiked, at: clock.now() })
        .onConflictDoUpdate({ target: [lookLikes.profileId, lookLikes.lookId], set: { isLiked } });
      return (await compose(profile)).flatMap(({ items }) => items);
    };
    const liked = await weigh(true);
    expect(liked.flatMap(({ reasons }) => reasons)).toContainEqual({ code: "LIKED_LOOK", data: { look_id: lookId } });
    const disliked = await weigh(false);
    const ofLook = pieces.filter((piece) => piece.lookId === lookId).map(({ productId }) => productId);
    const count = (items: typeof liked) => items.filter(({ productId }) => ofLook.includes(productId)).length;
    expect(count(disliked)).toBeLessThan(count(liked));
  });

  it("has nothing for a profile that is not there", async () =>
    expect(await compose({ ...kid, id: crypto.randomUUID() })).toEqual([]));
});

it("leaves out shoes for a child whose shoe size nobody knows", async () => {
  const { token } = await aClient(api);
  const barefoot = await aProfile(api, token, aKid({ shoe_size: null }));
  const chosen = await variantsOf(await compose(barefoot));
  expect(chosen.filter(({ product }) => product.family === "SHOES")).toEqual([]);
});
