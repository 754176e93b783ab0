import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ProductCard } from "#contract/catalog.ts";
import type { Profile } from "#contract/profiles.ts";
import { getCollections } from "#contract/catalog.ts";
import {
  getLandingSuggestions,
  getLookSuggestions,
  getProfileCollections,
  getSuggestions,
  judgeLook,
  getLookJudgements,
  unjudgeLook,
} from "#contract/suggestions.ts";
import { aClient, type SignedIn } from "#tests/backend/builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { anOrderRow } from "#tests/backend/order-rows.ts";
import { aKid, aProfile, aWoman } from "#tests/backend/profile-builders.ts";
import { present } from "#tests/backend/test-catalogue.ts";
import { eq, inArray } from "../db/orm.ts";
import { collectionProducts, lookProducts, products } from "../db/schema/catalog.ts";
import { orderLines } from "../db/schema/order.ts";
import { lookLikes, quizAnswers } from "../db/schema/profile.ts";

let api: TestApi;
let client: SignedIn;
let kid: Profile;
beforeAll(async () => {
  api = await createTestApi();
  client = await aClient(api);
  kid = await aProfile(api, client.token);
});
afterAll(() => api.close());

const suggest = (profile: Profile, query: Parameters<typeof api.call<typeof getSuggestions>>[1]["query"] = {}) =>
  api.call(getSuggestions, { token: client.token, params: { id: profile.id }, query });
const available = ({ variants }: ProductCard) => variants.filter((v) => v.is_available).map(({ size }) => size);

describe("suggestions for a profile", () => {
  it("fit its gender and sizes, by meta category", async () => {
    const page = await suggest(kid);
    expect(page).toMatchObject({ page: 1, page_size: 24, filter_type: "none", is_total_bounded: false });
    expect(page.products.length).toBeGreaterThan(5);
    for (const product of page.products) {
      expect(["GIRL", "MIXED"]).toContain(product.gender);
      const sizes =
        product.meta_category === "TOP" || product.meta_category === "BOTTOM"
          ? ["5 ans", "6 ans", "TU"]
          : ["5 ans", "6 ans", "28", "27-30", "TU"];
      expect(available(product).some((size) => sizes.includes(size))).toBe(true);
    }
  });

  it("follow one another page by page, each product once", async () => {
    const woman = await aProfile(api, client.token, aWoman());
    const first = await suggest(woman);
    const rest = await Promise.all(
      Array.from({ length: first.pages - 1 }, (_, index) => suggest(woman, { page: index + 2 })),
    );
    const ids = [first, ...rest].flatMap((page) => page.products.map(({ id }) => id));
    expect([ids.length, new Set(ids).size]).toEqual([first.total, first.total]);
    expect((await suggest(woman, { page: first.pages + 1 })).products).toEqual([]);
  });

  it.each([
    ["Tops", ["TOPS"]],
    ["Bottoms,Pull-Cardi", ["BOTTOMS", "KNITWEAR"]],
    ["Robe/Combi/Salopette", ["DRESSES"]],
    ["Accessoires", ["ACCESSORIES"]],
    ["Autre", ["OUTERWEAR", "NIGHTWEAR", "SHOES"]],
  ])("of %s are of %j", async (categories, families) => {
    const page = await suggest(kid, { categories });
    expect(page.filter_type).toBe("filters");
    expect(page.products.filter(({ family }) => !families.includes(family))).toEqual([]);
  });

  it("are found by the beginning of an article number", async () => {
    const [some] = (await suggest(kid)).products;
    const sku = `PM${String(present(some).id).padStart(7, "0")}`;
    const page = await suggest(kid, { sku_query: sku.toLowerCase() });
    expect([page.filter_type, page.products.map(({ id }) => id)]).toEqual(["search", [present(some).id]]);
    expect((await suggest(kid, { sku_query: "PM" })).total).toBe((await suggest(kid)).total);
    expect((await suggest(kid, { sku_query: "%" })).total).toBe(0);
  });

  it("never hold what a quiz excluded, and begin with what is loved", async () => {
    const { db, clock } = api.dependencies;
    const profile = await aProfile(api, client.token);
    await db.insert(quizAnswers).values({
      profileId: profile.id,
      code: "signup",
      answers: { colors_loved: ["white"], colors_avoided: ["blue", "red"], patterns_avoided: ["stripe"] },
      updatedAt: clock.now(),
    });
    const { products: suggested } = await suggest(profile);
    const rows = await db
      .select()
      .from(products)
      .where(
        inArray(
          products.id,
          suggested.map(({ id }) => id),
        ),
      );
    const of = (id: number | undefined) => rows.find((row) => row.id === id);
    expect(rows.filter(({ pattern }) => pattern.code === "stripe")).toEqual([]);
    expect(
      rows.map(({ color }) => color.code).filter((code) => ["navy", "sky", "denim", "red"].includes(code)),
    ).toEqual([]);
    expect(["white", "cream"]).toContain(of(suggested[0]?.id)?.color.code);
  });

  it("leave out what the client bought", async () => {
    const other = await aClient(api);
    const profile = await aProfile(api, other.token);
    const ask = async () =>
      (await api.call(getSuggestions, { token: other.token, params: { id: profile.id }, query: {} })).products;
    const bought = present((await ask())[0]);
    const orderId = await anOrderRow(api, other.client_id, {});
    const variantId = present(bought.variants[0]).variant_id;
    await api.dependencies.db.insert(orderLines).values({
      id: randomUUID(),
      orderId,
      position: 0,
      productId: bought.id,
      variantId,
      snapshot: {
        name: "-",
        clean_name: "-",
        brand_name: "-",
        size: "5 ans",
        collection_slug: "girls",
        image: { url: "/p.svg", width: 1, height: 1, placeholder: "#ffffff", alt: "-" },
      },
      quantity: 1,
      unitPriceCents: 1000,
    });
    expect((await ask()).map(({ id }) => id)).not.toContain(bought.id);
  });

  it("of somebody else's profile are not found", async () => {
    const other = await aClient(api);
    for (const endpoint of [getSuggestions, getLookSuggestions, getProfileCollections]) {
      expect((await api.fail(endpoint, { token: other.token, params: { id: kid.id } })).code).toBe("NOT_FOUND");
    }
    const like = { token: other.token, params: { id: kid.id }, body: { look_id: 1, like: true } };
    expect((await api.fail(judgeLook, like)).code).toBe("NOT_FOUND");
  });
});

describe("shelves of the shop of one profile", () => {
  const every = async (query: Parameters<typeof suggest>[1]) => {
    const first = await suggest(kid, query);
    const rest = await Promise.all(
      Array.from({ length: Math.max(0, first.pages - 1) }, (_, index) => suggest(kid, { ...query, page: index + 2 })),
    );
    return { first, products: [first, ...rest].flatMap((page) => page.products) };
  };

  it("promo holds reduced pieces only, and every page it counts has some", async () => {
    const { first, products: found } = await every({ shelf: "promo" });
    expect(found.length).toBe(first.total);
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter(({ original_price }) => original_price === null)).toEqual([]);
  });

  it("new holds pieces of the last sixty days only", async () => {
    const { products: found } = await every({ shelf: "new" });
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter(({ is_recent }) => !is_recent)).toEqual([]);
  });

  it("essentials holds plain basics", async () => {
    const { products: found } = await every({ shelf: "essentials" });
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter(({ family }) => family === "DRESSES" || family === "OUTERWEAR")).toEqual([]);
  });

  it("recommendations is empty while nothing was liked, and like what was afterwards", async () => {
    const profile = await aProfile(api, client.token);
    expect((await suggest(profile, { shelf: "recommendations" })).total).toBe(0);
    const [look] = await api.call(getLookSuggestions, {
      token: client.token,
      params: { id: profile.id },
      query: {},
    });
    const params = { id: profile.id };
    await api.call(judgeLook, {
      token: client.token,
      params,
      body: { look_id: present(look).look_id, like: true },
    });
    const liked = await suggest(profile, { shelf: "recommendations" });
    expect(liked.total).toBeGreaterThan(0);
    expect(liked.total).toBeLessThan((await suggest(profile)).total);
  });

  it("can be narrowed to a size, to words of a name and to one product", async () => {
    const tall = await aProfile(api, client.token, aKid({ bottom_size: "8 ans" }));
    const long = await suggest(tall, { sizes: "8 ans" });
    expect(long.products.length).toBeGreaterThan(0);
    expect(long.products.filter((product) => !available(product).includes("8 ans"))).toEqual([]);
    expect(long.total).toBeLessThan((await suggest(tall)).total);
    const [some] = (await suggest(kid)).products;
    const word = present(present(some).name.split(" ")[0]);
    const named = await suggest(kid, { sku_query: word });
    expect(named.filter_type).toBe("search");
    expect(named.products.map(({ id }) => id)).toContain(present(some).id);
    expect((await suggest(kid, { product_id: present(some).id })).products.map(({ id }) => id)).toEqual([
      present(some).id,
    ]);
    const fullPrice = present((await suggest(kid)).products.find(({ original_price }) => original_price === null));
    expect((await suggest(kid, { shelf: "promo", product_id: fullPrice.id })).total).toBe(0);
  });
});

describe("suggestions for a visitor", () => {
  const ask = (query: Record<string, string>) => api.call(getLandingSuggestions, { query: query as never });

  it("fit the sizes; mixed pieces are added to girls' but not to women's", async () => {
    const girls = await ask({ gender: "GIRL", top_size: "4 ans", bottom_size: "5 ans" });
    expect(new Set(girls.products.map(({ gender }) => gender))).toEqual(new Set(["GIRL", "MIXED"]));
    const tops = girls.products.filter(({ meta_category }) => meta_category === "TOP");
    expect(tops.every((product) => available(product).some((size) => ["4 ans", "TU"].includes(size)))).toBe(true);
    const women = await ask({ gender: "WOMAN", top_size: "M", bottom_size: "M" });
    expect(new Set(women.products.map(({ gender }) => gender))).toEqual(new Set(["WOMAN"]));
    const mixed = await ask({ gender: "MIXED", top_size: "4 ans", bottom_size: "4 ans" });
    expect(new Set(mixed.products.map(({ gender }) => gender))).toEqual(new Set(["MIXED"]));
  });

  it("are narrowed to a collection; one that is not there has none", async () => {
    const sizes = { gender: "GIRL", top_size: "4 ans", bottom_size: "5 ans" };
    const all = await ask(sizes);
    const slug = present(all.products[0]).collection_slug;
    const some = await ask({ ...sizes, collection: slug });
    expect(some.total).toBeGreaterThan(0);
    expect(some.total).toBeLessThan(all.total);
    const rows = await api.dependencies.db
      .select({ id: collectionProducts.productId })
      .from(collectionProducts)
      .where(eq(collectionProducts.collectionSlug, slug));
    const members = rows.map(({ id }) => id);
    expect(some.products.every(({ id }) => members.includes(id))).toBe(true);
    expect((await ask({ ...sizes, collection: "nothing-of-the-kind" })).total).toBe(0);
  });

  it.each([
    [{ top_size: "4 ans", bottom_size: "4 ans" }, "gender", "required"],
    [{ gender: "", top_size: "4 ans", bottom_size: "4 ans" }, "gender", "required"],
    [{ gender: "GIRL", bottom_size: "4 ans" }, "top_size", "required"],
    [{ gender: "GIRL", top_size: "4 ans" }, "bottom_size", "required"],
    [{ gender: "GIRL", top_size: "4 years", bottom_size: "4 ans" }, "top_size", "size_unknown"],
  ])("%j: %s is %s", async (query, field, code) => {
    const problem = await api.fail(getLandingSuggestions, { query });
    expect([problem.code, problem.fields]).toEqual(["VALIDATION", [{ path: `query.${field}`, code }]]);
  });
});

describe("looks to judge", () => {
  const looksFor = (profile: Profile) =>
    api.call(getLookSuggestions, { token: client.token, params: { id: profile.id }, query: {} });
  const judge = (profile: Profile, look_id: number, like: boolean) =>
    api.call(judgeLook, { token: client.token, params: { id: profile.id }, body: { look_id, like } });

  it("are of its line and gender, in its sizes, and go once they were judged", async () => {
    const looks = await looksFor(kid);
    expect(looks.length).toBeGreaterThan(1);
    for (const look of looks) {
      expect(look.look_id).toBe(look.id);
      expect(look.products.every(({ gender }) => gender === "GIRL" || gender === "MIXED")).toBe(true);
      const sizes = look.products
        .flatMap(({ variants }) => variants)
        .filter(({ variant_id }) => look.look_variant_ids.includes(variant_id))
        .map(({ size }) => size);
      expect(sizes.filter((size) => !["5 ans", "6 ans", "28", "27-30", "TU"].includes(size))).toEqual([]);
    }
    const [first, second] = looks.map(({ look_id }) => look_id);
    await judge(kid, present(first), true);
    await judge(kid, present(second), false);
    const left = (await looksFor(kid)).map(({ look_id }) => look_id);
    expect(left).toEqual(looks.map(({ look_id }) => look_id).filter((id) => id !== first && id !== second));
  });

  it("take nothing that is never worn", async () => {
    const { db, clock } = api.dependencies;
    const profile = await aProfile(api, client.token);
    const hasDress = (looks: Awaited<ReturnType<typeof looksFor>>) =>
      looks.filter((look) => look.products.some(({ family }) => family === "DRESSES"));
    expect(hasDress(await looksFor(profile)).length).toBeGreaterThan(0);
    await db.insert(quizAnswers).values({
      profileId: profile.id,
      code: "signup",
      answers: { pieces_avoided: ["dresses"] },
      updatedAt: clock.now(),
    });
    expect(hasDress(await looksFor(profile))).toEqual([]);
  });

  it("are whole outfits when asked for: every piece in a size that fits, none disliked, liked ones first", async () => {
    const profile = await aProfile(api, client.token);
    const whole = () =>
      api.call(getLookSuggestions, { token: client.token, params: { id: profile.id }, query: { is_whole: "true" } });
    const looks = await whole();
    expect(looks.length).toBeGreaterThan(1);
    expect(looks.filter((look) => look.look_variant_ids.length < look.products.length)).toEqual([]);
    const [first, last] = [present(looks[0]).look_id, present(looks.at(-1)).look_id];
    await judge(profile, last, true);
    await judge(profile, first, false);
    const after = await whole();
    expect(present(after[0])).toMatchObject({ look_id: last, is_liked: true });
    expect(after.map(({ look_id }) => look_id)).not.toContain(first);
  });

  it("can be taken back", async () => {
    const profile = await aProfile(api, client.token);
    const { look_id } = present((await looksFor(profile))[0]);
    await judge(profile, look_id, false);
    const params = { id: profile.id };
    expect(await api.call(getLookJudgements, { token: client.token, params })).toEqual([{ look_id, like: false }]);
    await api.call(unjudgeLook, { token: client.token, params: { ...params, look_id } });
    expect(await api.call(getLookJudgements, { token: client.token, params })).toEqual([]);
    expect((await looksFor(profile)).map((look) => look.look_id)).toContain(look_id);
  });

  it("can be judged again: the last word counts", async () => {
    const profile = await aProfile(api, client.token);
    const [look] = await looksFor(profile);
    const { look_id } = present(look);
    await judge(profile, look_id, true);
    await judge(profile, look_id, false);
    const rows = await api.dependencies.db.select().from(lookLikes).where(eq(lookLikes.profileId, profile.id));
    expect(rows).toMatchObject([{ lookId: look_id, isLiked: false }]);
  });

  it("change what is suggested: a dislike sends its pieces back", async () => {
    const { db } = api.dependencies;
    const profile = await aProfile(api, client.token);
    const order = async () => (await suggest(profile)).products.map(({ id }) => id);
    const before = await order();
    const pieces = await db
      .select({ lookId: lookProducts.lookId, id: lookProducts.productId })
      .from(lookProducts)
      .where(inArray(lookProducts.productId, before));
    const { lookId, id } = present(pieces.find((piece) => before.indexOf(piece.id) < before.length - 3));
    await judge(profile, lookId, false);
    const after = await order();
    const place = after.indexOf(id) === -1 ? Number.POSITIVE_INFINITY : after.indexOf(id);
    expect(place).toBeGreaterThan(before.indexOf(id));
    await judge(profile, lookId, true);
    expect((await order()).indexOf(id)).toBeLessThan(before.indexOf(id) + 1);
  });

  it("of another line, or that do not exist, are not found", async () => {
    const { token } = await aClient(api);
    const { id } = await aProfile(api, token, aWoman());
    const [look] = await api.call(getLookSuggestions, { token, params: { id }, query: {} });
    const input = (look_id: number) => ({ token: client.token, params: { id: kid.id }, body: { look_id, like: true } });
    expect((await api.fail(judgeLook, input(present(look).look_id))).code).toBe("NOT_FOUND");
    expect((await api.fail(judgeLook, input(9_999_999))).code).toBe("NOT_FOUND");
  });
});

describe("collections for a profile", () => {
  const ask = (profile: Profile, query: object = {}) =>
    api.call(getProfileCollections, { token: client.token, params: { id: profile.id }, query });

  it("come in its sizes", async () => {
    const all = await api.call(getCollections, { query: {} });
    const own = await ask(kid);
    expect(own.length).toBeGreaterThan(3);
    expect(own.map(({ slug }) => slug)).not.toContain("boys");
    expect(own).toEqual(all.filter(({ slug }) => own.some((other) => other.slug === slug)));
    const suggested = await ask(kid, { is_suggestion: true });
    expect(suggested.length).toBeLessThan(own.length);
  });

  it("are counted and narrowed to what fits when they are custom", async () => {
    const [plain, custom] = [await ask(kid), await ask(kid, { is_custom: true })];
    expect(custom.length).toBeGreaterThan(3);
    for (const collection of custom) {
      const whole = present(plain.find(({ slug }) => slug === collection.slug));
      expect(collection.product_count).toBeGreaterThan(0);
      expect(collection.product_count).toBeLessThanOrEqual(whole.product_count);
      expect(collection.sizes.filter((size) => !["5 ans", "6 ans", "28", "27-30", "TU"].includes(size))).toEqual([]);
      expect(whole.families).toEqual(expect.arrayContaining(collection.families));
    }
  });
});
