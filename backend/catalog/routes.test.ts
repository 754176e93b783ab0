import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  getCollection,
  getCollectionProducts,
  getCollections,
  getLook,
  getProduct,
  searchProducts,
  suggestSearch,
} from "#contract/catalog.ts";
import { locales } from "#contract/locale.ts";
import { getLooks } from "#contract/website.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { testProducts } from "#tests/backend/test-database.ts";
import { and, asc, eq, inArray, sql } from "../db/orm.ts";
import { lookProducts, products, websiteContents } from "../db/schema/catalog.ts";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const search = (query: Parameters<typeof list>[0], locale = "fr") => list(query, locale);
const list = (
  query: {
    name?: string;
    page?: number;
    page_size?: number;
    gender?: string;
    size?: string;
    family?: string;
    sort?: "newest" | "price-asc" | "price-desc" | "discount";
  },
  locale = "fr",
) => api.call(searchProducts, { query, locale });

describe("searching", () => {
  it("lists everything in pages without a query", async () => {
    const first = await search({});
    expect(first).toMatchObject({
      page: 1,
      page_size: 40,
      pages: 2,
      total: testProducts,
      is_total_bounded: false,
      filter_type: "none",
    });
    const second = await search({ page: 2 });
    expect(new Set([...first.products, ...second.products].map(({ id }) => id)).size).toBe(testProducts);
  });

  it("answers an empty page beyond the last", async () => {
    expect(await search({ page: 9 })).toMatchObject({ page: 9, pages: 2, total: testProducts, products: [] });
  });

  it.each([
    ["fr", "robe", /Robe/],
    ["fr", "ROBES", /Robe/],
    ["de", "kleider", /[Kk]leid/],
    ["nl", "jurken", /[Jj]urk/],
    ["es", "vestidos", /Vestido/],
  ])("finds %s %j by its stem", async (locale, name, expected) => {
    const { products: found, filter_type } = await search({ name }, locale);
    expect(filter_type).toBe("search");
    expect(found.length).toBeGreaterThan(0);
    expect(found[0]?.name).toMatch(expected);
  });

  it("ignores accents and finds a word by its beginning", async () => {
    const { products: all } = await search({});
    const model = all.map(({ name }) => name.split(" ")).find((words) => /[éèë]/.test(words[1] ?? ""))?.[1] ?? "";
    expect(model).not.toBe("");
    const plain = model.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
    expect((await search({ name: plain })).products.some(({ name }) => name.includes(model))).toBe(true);
    expect((await search({ name: plain.slice(0, -2) })).products.some(({ name }) => name.includes(model))).toBe(true);
  });

  it("needs every word", async () => {
    const robes = await search({ name: "robe" });
    const brand = robes.products[0]?.brand_name ?? "";
    const both = await search({ name: `robe ${brand}` });
    expect(both.total).toBeGreaterThan(0);
    expect(both.products.every((product) => product.brand_name === brand)).toBe(true);
  });

  it.each([
    ["fr", "pantalno", "Pantalon"],
    ["fr", "chausettes", "Chaussettes"],
    ["fr", "tee shirt", "T-shirt"],
    ["de", "pulover", "Pullover"],
  ])("corrects %s %j when nothing is found", async (locale, name, expected) => {
    const { products: found } = await search({ name }, locale);
    expect(found.some((product) => product.name.startsWith(expected))).toBe(true);
  });

  it.each(["zzzzqqqq", "!!!", "日本", "' or 1=1 --", "%", "a:*&|"])("answers %j without failing", async (name) => {
    const { total, pages } = await search({ name });
    expect(pages).toBe(Math.ceil(total / 40));
  });

  it("adds mixed pieces to girls' and boys', not to women's", async () => {
    const gendersOf = async (gender: string) =>
      [...new Set((await search({ gender })).products.map((product) => product.gender))].toSorted();
    expect(await gendersOf("GIRL")).toEqual(["GIRL", "MIXED"]);
    expect(await gendersOf("WOMAN")).toEqual(["WOMAN"]);
    expect(await gendersOf("MIXED")).toEqual(["MIXED"]);
  });

  it("filters by size what is in stock in that size", async () => {
    const { products: found, filter_type } = await search({ size: "4 ans,XS" });
    expect(filter_type).toBe("filters");
    expect(found.length).toBeGreaterThan(0);
    for (const { variants } of found)
      expect(variants.some(({ size, is_available }) => is_available && (size === "4 ans" || size === "XS"))).toBe(true);
  });

  it("filters by family", async () => {
    const { products: found } = await search({ family: "TOPS,SHOES" });
    expect(found.every(({ family }) => family === "TOPS" || family === "SHOES")).toBe(true);
  });

  it("sorts", async () => {
    const prices = (await search({ sort: "price-asc" })).products.map(({ lc_price }) => lc_price);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    const falling = (await search({ sort: "price-desc", name: "robe" })).products.map(({ lc_price }) => lc_price);
    expect(falling).toEqual(falling.toSorted((a, b) => b - a));
    const [newest] = (await search({ sort: "newest" })).products;
    expect(newest?.is_recent).toBe(true);
    const [reduced] = (await search({ sort: "discount" })).products;
    expect(reduced?.original_price).toBeGreaterThan(reduced?.lc_price ?? 0);
  });

  it.each([{ page: 0 }, { gender: "CAT" }, { page_size: 500 }, { unknown: "1" }])("refuses %j", async (query) => {
    expect((await api.fail(searchProducts, { query })).code).toBe("VALIDATION");
  });
});

describe("collections", () => {
  it("are listed in display order, in the language asked for", async () => {
    const all = await api.call(getCollections, { query: { is_shop: "true" }, locale: "de" });
    expect(all[0]).toMatchObject({ slug: "new-in", name: "Neuheiten" });
    expect(all.map(({ slug }) => slug)).toContain("woman-dresses");
    const women = await api.call(getCollections, { query: { gender: "WOMAN" } });
    expect(women.every(({ profile_type }) => profile_type === "WOMAN")).toBe(true);
    const spanish = await api.call(getCollections, { query: { locale: "es" } });
    expect(spanish[0]?.name).toBe("Novedades");
  });

  it("offer the sizes, families and genders of their products", async () => {
    const girls = await api.call(getCollection, { params: { slug: "girls" } });
    const { products: found, total } = await api.call(getCollectionProducts, {
      params: { slug: "girls" },
      query: { page_size: 48 },
    });
    expect(total).toBe(girls.product_count);
    for (const product of found) {
      expect(girls.families).toContain(product.family);
      expect(girls.genders).toContain(product.gender);
      for (const { size } of product.variants) expect(girls.sizes).toContain(size);
    }
  });

  it("follow their rule", async () => {
    const reduced = await api.call(getCollectionProducts, { params: { slug: "last-chance" } });
    expect(reduced.total).toBeGreaterThan(0);
    for (const { original_price, variants } of reduced.products)
      expect(original_price !== null || variants.every(({ is_low_stock }) => is_low_stock)).toBe(true);
    const organic = await api.call(getCollectionProducts, { params: { slug: "organic-cotton" } });
    expect(organic.products.every(({ label }) => label === "cotonbio")).toBe(true);
  });

  it("drop products without a picture", async () => {
    await using own = await createTestApi();
    const before = await own.call(getCollectionProducts, { params: { slug: "girls" } });
    const id = before.products[0]?.id ?? 0;
    await own.dependencies.db.update(products).set({ images: [] }).where(eq(products.id, id));
    const after = await own.call(getCollectionProducts, { params: { slug: "girls" } });
    expect(after.total).toBe(before.total - 1);
    expect(after.products.map((product) => product.id)).not.toContain(id);
  });

  it("are not found under another name", async () => {
    expect((await api.fail(getCollection, { params: { slug: "hats-for-cats" } })).code).toBe("NOT_FOUND");
    expect((await api.fail(getCollectionProducts, { params: { slug: "hats-for-cats" } })).code).toBe("NOT_FOUND");
    expect((await api.fail(getCollection, { params: { slug: "Not A Slug" } })).code).toBe("VALIDATION");
  });
});

describe("a product", () => {
  it("says everything its page has to", async () => {
    const product = await api.call(getProduct, { params: { id: 1 }, query: { for_shop: "true" }, locale: "nl" });
    expect(product.images.map(({ url }) => url.split("/").at(-1)?.split("-")[0])).toEqual(["front", "back", "detail"]);
    expect(product.composition.reduce((sum, { percent }) => sum + percent, 0)).toBe(100);
    expect(product.manufacturer.email).toMatch(/@/);
    expect(product.origin.making).toMatch(/^[A-Z]{2}$/);
  });

  it("is called in every language by the name its address has there", async () => {
    const inFrench = await api.call(getProduct, { params: { id: 1 }, locale: "fr" });
    const named = await Promise.all(
      locales.map(async (locale) => [locale, (await api.call(getProduct, { params: { id: 1 }, locale })).clean_name]),
    );
    expect(new Set(Object.values(inFrench.alternates)).size).toBeGreaterThan(1);
    expect(inFrench.alternates).toEqual(Object.fromEntries(named));
  });

  it("tells closure, seasons and the length of each of its sizes", async () => {
    const product = await api.call(getProduct, { params: { id: 1 } });
    expect(product.details?.seasons.length).toBeGreaterThan(0);
    expect(product.lengths?.sizes.map(({ size }) => size)).toEqual(product.variants.map(({ size }) => size));
  });

  it("names the pieces of its model, itself among them, in the order of the shop, and none where it comes alone", async () => {
    await using own = await createTestApi();
    const { db } = own.dependencies;
    const show = async (id: number) =>
      (await own.call(getProduct, { params: { id }, locale: "de" })).colors.map((piece) => piece.id);
    expect(await show(3)).toEqual([]);
    await db
      .update(products)
      .set({ model: "M" })
      .where(inArray(products.id, [3, 24, 7, 9]));
    await db
      .update(products)
      .set({ sizesInStock: [], pattern: { code: "dot", name: { fr: "Pois", de: "Punkte", nl: "", es: "" } } })
      .where(eq(products.id, 24));
    await db.update(products).set({ isPublished: false }).where(eq(products.id, 9));
    for (const id of [3, 7, 24]) expect(await show(id)).toEqual([3, 7, 24]);
    const { colors, model } = await own.call(getProduct, { params: { id: 7 }, locale: "de" });
    const dotted = await own.call(getProduct, { params: { id: 24 }, locale: "de" });
    expect(model).toBe("M");
    expect(colors[2]).toEqual({
      id: 24,
      clean_name: dotted.clean_name,
      collection_slug: dotted.collection_slug,
      color: dotted.color.name,
      pattern: "Punkte",
      image: dotted.images[0],
      is_available: false,
    });
  });

  it("names the first look it belongs to, with all of its pieces, and none where it belongs to none", async () => {
    const [row] = await api.dependencies.db.select().from(lookProducts).orderBy(asc(lookProducts.lookId)).limit(1);
    const { look } = await api.call(getProduct, { params: { id: row!.productId } });
    expect(look?.products.map(({ id }) => id)).toContain(row!.productId);
    expect(look?.products.length).toBeGreaterThan(1);
    const worn = await api.dependencies.db.select({ id: lookProducts.productId }).from(lookProducts);
    const alone = Array.from({ length: testProducts }, (_, index) => index + 1).find(
      (id) => !worn.some((piece) => piece.id === id),
    );
    expect((await api.call(getProduct, { params: { id: alone! } })).look).toBeNull();
  });

  it("shows every product in each of its sizes on somebody the size is made for", async () => {
    for (let id = 1; id <= 40; id += 1) {
      const { worn, variants, profile_type } = await api.call(getProduct, { params: { id } });
      expect(worn.map(({ size }) => size)).toEqual(variants.map(({ size }) => size));
      for (const { wearer } of worn) expect(wearer === "WOMAN").toBe(profile_type === "WOMAN");
      const heights = worn.map(({ height_cm }) => height_cm);
      expect(heights).toEqual(heights.toSorted((a, b) => a - b));
    }
  });

  it("goes with other families for the same people, in stock", async () => {
    for (let id = 1; id <= 20; id += 1) {
      const product = await api.call(getProduct, { params: { id } });
      expect(product.goes_with.length).toBeLessThanOrEqual(6);
      for (const other of product.goes_with) {
        expect(other.family).not.toBe(product.family);
        expect(other.profile_type).toBe(product.profile_type);
        expect(other.variants.some(({ is_available }) => is_available)).toBe(true);
      }
    }
  });

  it("is gone once it is not published", async () => {
    await using own = await createTestApi();
    await own.dependencies.db.update(products).set({ isPublished: false }).where(eq(products.id, 1));
    expect((await own.fail(getProduct, { params: { id: 1 } })).code).toBe("NOT_FOUND");
    expect((await own.call(searchProducts, { query: {} })).total).toBe(testProducts - 1);
  });

  it("ages by the clock", async () => {
    await using own = await createTestApi();
    const before = await own.call(searchProducts, { query: { sort: "newest" } });
    expect(before.products[0]?.is_recent).toBe(true);
    own.clock.advance(61 * 24 * 60 * 60_000);
    const after = await own.call(searchProducts, { query: { sort: "newest" } });
    expect(after.products[0]?.is_recent).toBe(false);
  });

  it("is not found under an unknown id", async () => {
    expect((await api.fail(getProduct, { params: { id: 999_999 } })).code).toBe("NOT_FOUND");
    expect((await api.fail(getProduct, { params: { id: "abc" } })).code).toBe("VALIDATION");
    expect((await api.fail(getLook, { params: { id: 999_999 } })).code).toBe("NOT_FOUND");
  });
});

it("keeps sizes in stock true to the variants", async () => {
  const wrong = await api.dependencies.db
    .select({ id: products.id })
    .from(products)
    .where(
      sql`${products.sizesInStock} <> array(select size from variants where product_id = ${products.id} and stock > 0 order by position)`,
    );
  expect(wrong).toEqual([]);
});

describe("understanding a search", () => {
  const understood = async (name: string, locale = "fr") => (await search({ name }, locale)).understanding;

  it("says what each of its words was taken for, and the search without it", async () => {
    expect(await understood("Robe rouge 6 ans")).toEqual({
      unknown: [],
      help: [],
      brand: null,
      parts: [
        expect.objectContaining({ kind: "piece", words: "Robe", name: "Robes", rest: "rouge 6 ans" }),
        expect.objectContaining({ kind: "colour", values: ["red", "burgundy"], rest: "Robe 6 ans" }),
        expect.objectContaining({ kind: "size", words: "6 ans", values: ["6 ans"], rest: "Robe rouge" }),
      ],
    });
    expect((await search({})).understanding).toBeNull();
  });

  it("knows brands by their names, and other forms and misspellings of words", async () => {
    expect((await understood("pom & prune"))?.parts).toMatchObject([{ kind: "brand", name: "Pom & Prune" }]);
    expect((await understood("Turnschuhe", "de"))?.parts).toMatchObject([{ kind: "piece", name: "Sneaker" }]);
    expect((await understood("mädchenschuhe", "de"))?.parts.map(({ name }) => name)).toEqual(["Mädchen", "Schuhe"]);
    expect((await understood("zapatilas", "es"))?.parts).toMatchObject([{ name: "Zapatillas", is_corrected: true }]);
  });

  it("names what comes near as such, and what was left out for anything to be found", async () => {
    expect((await understood("gummistiefel", "de"))?.parts).toMatchObject([{ is_near: true }]);
    const { total, understanding } = await search({ name: "pyjama bébé en cuir noir" });
    expect(total).toBeGreaterThan(0);
    expect(understanding?.parts.find(({ kind }) => kind === "piece")?.is_left_out).toBe(false);
    expect(understanding?.parts.some((part) => part.is_left_out)).toBe(true);
  });

  it("points to help, and shows no clothes for it", async () => {
    const { total, understanding } = await search({ name: "frais de port" });
    expect({ total, help: understanding?.help.map(({ slug }) => slug) }).toEqual({ total: 0, help: ["delivery"] });
  });

  it.each([
    ["fr", "soldes femme", "En promotion", "femme"],
    ["de", "Sale Damen", "Reduziert", "Damen"],
    ["nl", "koopjes dames", "In de aanbieding", "dames"],
    ["es", "rebajas mujer", "Rebajado", "mujer"],
  ])("takes words of sales for reduced pieces of everybody: %s %j", async (locale, name, taken, rest) => {
    const { products: found, understanding } = await search({ name }, locale);
    expect(understanding?.parts[0]).toMatchObject({ kind: "offer", name: taken, values: ["1"], rest });
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ gender, original_price }) => gender === "WOMAN" && original_price !== null)).toBe(true);
    const all = await search({ name: name.split(" ")[0] ?? "" }, locale);
    expect(new Set(all.products.map(({ gender }) => gender)).size).toBeGreaterThan(1);
  });

  it("takes a season for the filter of that name, and adds to what is chosen", async () => {
    const inSeason = (season: string, query = {}) => api.call(searchProducts, { query: { season, ...query } });
    const idsOf = ({ products: found }: { products: { id: number }[] }) => found.map(({ id }) => id);
    const summer = await search({ name: "été" });
    expect(summer.understanding?.parts).toMatchObject([{ kind: "season", values: ["SUMMER"] }]);
    expect(summer.total).toBeLessThan(testProducts);
    expect(idsOf(summer)).toEqual(idsOf(await inSeason("SUMMER")));
    const reduced = await api.call(searchProducts, { query: { name: "verano", offers: "true" }, locale: "es" });
    expect(idsOf(reduced)).toEqual(idsOf(await inSeason("SUMMER", { offers: "true" })));
  });

  it.each([
    ["fr", "tenue de fête femme"],
    ["de", "Festkleidung Damen"],
    ["nl", "feestkleding dames"],
    ["es", "ropa de fiesta mujer"],
  ])("finds what women wear to a feast: %s %j", async (locale, name) => {
    const { products: found, understanding } = await search({ name }, locale);
    expect(understanding?.parts.map(({ kind, is_left_out }) => [kind, is_left_out])).toEqual([
      ["occasion", false],
      ["wearer", false],
    ]);
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ gender }) => gender === "WOMAN")).toBe(true);
  });

  it("suggests the children's shelf of feasts for one, but not to women", async () => {
    const shelvesFor = async (name: string) =>
      (await api.call(suggestSearch, { query: { name }, locale: "fr" })).shelves.map(({ slug }) => slug);
    expect(await shelvesFor("mariage")).toEqual(["party"]);
    expect(await shelvesFor("femme mariage")).toEqual([]);
  });

  it("shows nothing for a thing it does not know, be it reduced or for school", async () => {
    for (const name of ["jouets en solde", "cahier école", "poussette été"])
      expect(await search({ name })).toMatchObject({ total: 0 });
  });

  it("tells which words it does not know", async () => {
    expect((await understood("robe zzzzqqqq"))?.unknown).toEqual(["zzzzqqqq"]);
  });

  const odd = [
    "x",
    "🦄🧦",
    "<script>alert(1)</script>",
    "'; drop table products; --",
    "robe' & !(k:dress) | 's:SHOES",
    "k:dress",
    "\\",
    "%_%",
    "a ".repeat(60),
    "ñ".repeat(120),
    "1 2 3 4 5 6 7 8 9 10 11 12 13",
    "donaudampfschifffahrtsgesellschaftskapitaen",
  ];
  it.each(odd)("answers %j in no time and without an error", async (name) => {
    for (const locale of ["fr", "de"]) {
      const startedAt = performance.now();
      const response = await api.request(`/shop/products?${new URLSearchParams({ name })}`, { headers: { locale } });
      expect(response.status).toBe(200);
      expect(performance.now() - startedAt).toBeLessThan(3000);
    }
  });

  it("suggests while one types: searches that go on, pieces, looks, shelves and help", async () => {
    const typing = await api.call(suggestSearch, { query: { name: "Robe rou" }, locale: "fr" });
    expect(typing.searches).toContain("Robe rouge");
    const pieces = await api.call(suggestSearch, { query: { name: "robe" }, locale: "fr" });
    expect(pieces.products).toHaveLength(4);
    expect(pieces.products.every(({ name, lc_price }) => name.startsWith("Robe") && lc_price > 0)).toBe(true);
    const help = await api.call(suggestSearch, { query: { name: "livr" }, locale: "fr" });
    expect(help.help).toEqual([{ slug: "delivery", title: "Livraison" }]);
    const shelf = await api.call(suggestSearch, { query: { name: "schuh" }, locale: "de" });
    expect(shelf.shelves.map(({ slug }) => slug)).toContain("shoes");
    const nothing = await api.call(suggestSearch, { query: { name: "🦄🦄" } });
    expect(nothing).toEqual({ searches: [], brands: [], shelves: [], products: [], looks: [], help: [] });
  });

  it("suggests brands by the beginning of their names, by a word of them, and those a search names", async () => {
    const brandsFor = async (name: string) =>
      (await api.call(suggestSearch, { query: { name }, locale: "de" })).brands.map((brand) => brand.name);
    expect(await api.call(suggestSearch, { query: { name: "Pom" } })).toMatchObject({
      brands: [{ slug: "pom-et-prune", name: "Pom & Prune" }],
    });
    expect(await brandsFor("po")).toContain("Pom & Prune");
    expect(await brandsFor("pom & pru")).toEqual(["Pom & Prune"]);
    expect(await brandsFor("PRUNE")).toContain("Pom & Prune");
    expect(await brandsFor("kleid pom & prune")).toEqual(["Pom & Prune"]);
    expect(await brandsFor("kleid")).toEqual([]);
    expect(await brandsFor("kleid petit")).toEqual(await brandsFor("petit"));
    expect(await brandsFor("petit")).not.toEqual([]);
    expect(await brandsFor("kleid la")).toEqual([]);
    expect((await brandsFor("la")).length).toBeLessThan(4);
  });

  it("names the brand a search is for, unless it is for something else, too", async () => {
    expect((await understood("POM & PRUNE"))?.brand).toEqual({ slug: "pom-et-prune", name: "Pom & Prune" });
    expect((await understood("robe pom & prune"))?.brand).toBeNull();
    expect((await understood("robe"))?.brand).toBeNull();
  });

  it("suggests looks that have a page: those with two pieces in the shop", async () => {
    await using own = await createTestApi();
    const { db } = own.dependencies;
    const suggest = () => own.call(suggestSearch, { query: { name: "robe" }, locale: "fr" });
    const suggested = async () => (await suggest()).looks.map(({ id }) => id);
    const { products: found, looks } = await suggest();
    const look = looks[0]!.id;
    const pieces = (await db.select().from(lookProducts).where(eq(lookProducts.lookId, look))).map(
      ({ productId }) => productId,
    );
    const kept = pieces.find((piece) => found.some(({ id }) => id === piece));
    const others = pieces.filter((piece) => piece !== kept);
    const publish = (isPublished: boolean, ids: number[]) =>
      db.update(products).set({ isPublished }).where(inArray(products.id, ids));
    await publish(false, others);
    expect((await own.call(getLook, { params: { id: look } })).products).toHaveLength(1);
    expect(await suggested()).not.toContain(look);
    await publish(true, others.slice(0, 1));
    expect(await suggested()).toContain(look);
  });

  it("suggests women's looks while their world is open", async () => {
    await using own = await createTestApi();
    const looks = await own.call(getLooks, { query: {}, locale: "fr" });
    const suggested = async (world: "KID" | "WOMAN") => {
      const { id, products: pieces } = looks.find(({ profile_type }) => profile_type === world)!;
      const found = await own.call(suggestSearch, { query: { name: pieces[0]!.name }, locale: "fr" });
      return found.looks.some((look) => look.id === id);
    };
    expect([await suggested("KID"), await suggested("WOMAN")]).toEqual([true, true]);
    await own.dependencies.db
      .update(websiteContents)
      .set({ data: { key: "woman", value: "false" } })
      .where(and(eq(websiteContents.kind, "config"), eq(websiteContents.slug, "woman")));
    expect([await suggested("KID"), await suggested("WOMAN")]).toEqual([true, false]);
  });

  it.each([
    ["de", "rote regenj", "rote Regenjacken"],
    ["fr", "rouge bott", "rouge bottines"],
    ["de", "Kleid redu", "Kleid reduziert"],
    ["de", "Kleid him", "Kleid Himbeere"],
  ])("goes on in %s from “%s” as the language writes it", async (locale, name, search) => {
    expect((await api.call(suggestSearch, { query: { name }, locale })).searches).toContain(search);
  });

  it("refuses ten thousand letters by name of the field", async () => {
    expect((await api.fail(searchProducts, { query: { name: "a".repeat(10_000) } })).code).toBe("VALIDATION");
  });
});
