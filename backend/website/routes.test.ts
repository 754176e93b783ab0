import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { searchProducts } from "#contract/catalog.ts";
import { locales } from "#contract/locale.ts";
import * as contract from "#contract/website.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { and, eq, inArray } from "../db/orm.ts";
import { websiteContents } from "../db/schema/catalog.ts";

/** Settings the shop owner gives; a new database has none. */
const optionalKeys: readonly string[] = ["guarantee_notice_url"] satisfies contract.ConfigKey[];

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

describe.each(locales)("in %s", (locale) => {
  it("has every content", async () => {
    expect((await api.call(contract.getStylists, { query: {}, locale })).items.length).toBeGreaterThan(5);
    expect((await api.call(contract.getBrands, { query: {}, locale })).items.length).toBeGreaterThan(15);
    expect((await api.call(contract.getSelectedMedia, { locale })).length).toBeGreaterThanOrEqual(6);
    expect((await api.call(contract.getFaq, { locale })).length).toBeGreaterThan(5);
    expect((await api.call(contract.getLegalContents, { locale })).map(({ code }) => code).toSorted()).toEqual(
      [...contract.legalCodes].toSorted(),
    );
    const seo = await api.call(contract.getSeoMetadata, { locale });
    expect(new Set(seo.map(({ title }) => title)).size).toBe(seo.length);
    for (const slug of ["index", "woman"] as const)
      expect((await api.call(contract.getEditorial, { params: { slug }, locale })).slug).toBe(slug);
    for (const key of contract.configKeys.filter((name) => !optionalKeys.includes(name)))
      expect((await api.call(contract.getConfig, { params: { key }, locale })).key).toBe(key);
  });
});

it("hands out every legal text and the model form as files, in the language of the address", async () => {
  for (const code of [...contract.legalCodes, "withdrawal_form" as const]) {
    const file = await api.call(contract.getLegalDocument, { params: { code }, query: { locale: "de" }, locale: "fr" });
    expect(new TextDecoder().decode((await file.arrayBuffer()).slice(0, 5))).toBe("%PDF-");
  }
  const input = { params: { code: "withdrawal_form" as const }, query: { locale: "de" as const } };
  expect((await api.call(contract.getLegalDocument, input)).name).toBe("Muster-Widerrufsformular.pdf");
});

it("shows looks of one world, with their products", async () => {
  const looks = await api.call(contract.getLooks, { query: { profile_type: "WOMAN", limit: 3 } });
  expect(looks.length).toBeGreaterThan(0);
  for (const look of looks) {
    expect(look.stylist_name).not.toBe("");
    expect(look.products.length).toBeGreaterThan(1);
    expect(look.products.every(({ profile_type }) => profile_type === "WOMAN")).toBe(true);
    const variantIds = look.products.flatMap(({ variants }) =>
      variants.filter(({ is_available }) => is_available).map(({ variant_id }) => variant_id),
    );
    for (const id of look.look_variant_ids) expect(variantIds).toContain(id);
  }
});

it("tells for which ages and seasons looks are, and answers them page by page", async () => {
  const all = await api.call(contract.getLooks, { query: {} });
  const kids = all.filter(({ profile_type }) => profile_type === "KID");
  expect(new Set(kids.flatMap(({ ages }) => ages))).toEqual(new Set(["0-1", "2-5", "6-9", "10-14"]));
  expect(new Set(all.flatMap(({ seasons }) => seasons)).size).toBe(4);
  const pages = await Promise.all([1, 2, 3].map((page) => api.call(contract.getLooks, { query: { limit: 10, page } })));
  expect(pages.flat().map(({ id }) => id)).toEqual(all.slice(0, 30).map(({ id }) => id));
  expect(await api.call(contract.getLooks, { query: { page: 9 } })).toEqual([]);
});

it("tells of one stylist with looks, and of one brand; made-up names are not found", async () => {
  const [look] = await api.call(contract.getLooks, { query: { profile_type: "KID", limit: 1 } });
  const slug = look?.stylist_slug ?? "";
  expect((await api.call(contract.getStylist, { params: { slug } })).firstname).toBe(look?.stylist_name);
  const own = await api.call(contract.getLooks, { query: { stylist: slug } });
  expect(own.map(({ id }) => id)).toContain(look?.id);
  expect(new Set(own.map(({ stylist_slug }) => stylist_slug))).toEqual(new Set([slug]));
  const [brand] = (await api.call(contract.getBrands, { query: {}, locale: "nl" })).items;
  expect(await api.call(contract.getBrand, { params: { slug: brand?.slug ?? "" }, locale: "nl" })).toEqual(brand);
  for (const endpoint of [contract.getStylist, contract.getBrand])
    expect((await api.fail(endpoint, { params: { slug: "personne" } })).code).toBe("NOT_FOUND");
});

it("shows up to three pieces of a brand, of different kinds where it has some", async () => {
  const kindsOf = (products: readonly { family: string }[]) => new Set(products.map(({ family }) => family)).size;
  const { items } = await api.call(contract.getBrands, { query: {} });
  for (const { slug, pictures } of items) {
    const { products } = await api.call(searchProducts, { query: { brand: slug } });
    const urls = pictures.map(({ url }) => url);
    const shown = products.filter(({ images }) => urls.includes(images[0]?.url ?? ""));
    const most = Math.min(3, products.length);
    expect([slug, shown.length, kindsOf(shown)]).toEqual([slug, most, Math.min(most, kindsOf(products))]);
  }
});

it("keeps looks with a piece out of season away when asked for those of the season", async () => {
  const all = await api.call(contract.getLooks, { query: { profile_type: "KID" } });
  const seasonal = await api.call(contract.getLooks, { query: { profile_type: "KID", is_seasonal: "true" } });
  const warm = (looks: typeof all) =>
    looks.filter(({ products }) => products.some(({ name }) => /short|sandale/i.test(name)));
  expect(warm(all).length).toBeGreaterThan(0);
  expect(all.filter((look) => look.is_in_season).map(({ id }) => id)).toEqual(seasonal.map(({ id }) => id));
  /* What is worn in autumn is more than a look or two. */
  expect(seasonal.length).toBeGreaterThan(5);
  expect(
    (await api.call(contract.getLooks, { query: { profile_type: "WOMAN", is_seasonal: "true" } })).length,
  ).toBeGreaterThan(2);
  api.clock.advance(30 * 24 * 3_600_000);
  expect(warm(await api.call(contract.getLooks, { query: { profile_type: "KID", is_seasonal: "true" } }))).toEqual([]);
});

it("does not know other switches", async () => {
  expect((await api.fail(contract.getConfig, { params: { key: "toString" } })).code).toBe("NOT_FOUND");
});

it("answers delays by country, the sales season by the clock, and its version", async () => {
  const delays = await api.call(contract.getDelays, { locale: "de-AT" });
  expect(delays.optimistic_delivery_delay).toBeLessThan(delays.pessimistic_delivery_delay);
  expect(await api.call(contract.getIsSales, {})).toBe(false);
  expect((await api.call(contract.getVersion, {})).version).toMatch(/^\d+\.\d+\.\d+/);
});

it("shows what is missing in a language in another, says which, and logs it once", async () => {
  const { db } = api.dependencies;
  const faq = (locale: "fr" | "de") => api.call(contract.getFaq, { locale });
  const [before, french] = [await faq("de"), await faq("fr")];
  const [gone] = before;
  const ofGone = and(eq(websiteContents.kind, "faq"), eq(websiteContents.slug, gone?.section ?? ""));
  const [row] = await db
    .delete(websiteContents)
    .where(and(ofGone, eq(websiteContents.locale, "de")))
    .returning();
  const linesBefore = api.logs.length;
  for (let asked = 0; asked < 2; asked += 1)
    expect(await faq("de")).toEqual([{ ...french[0], language: "fr" }, ...before.slice(1)]);
  expect(await faq("fr")).toEqual(french);
  expect(api.logs.slice(linesBefore).filter((line) => line.includes("missing in a language"))).toHaveLength(1);
  await db.insert(websiteContents).values(row!);

  const slugs = await api.call(contract.getStylists, { query: {}, locale: "nl" });
  const [stylist] = slugs.items;
  const ofStylist = and(eq(websiteContents.kind, "stylist"), eq(websiteContents.slug, stylist?.slug ?? ""));
  const rows = await db
    .delete(websiteContents)
    .where(and(ofStylist, inArray(websiteContents.locale, ["nl", "fr"])))
    .returning();
  const asked = { params: { slug: stylist?.slug ?? "" }, locale: "nl" as const };
  expect((await api.call(contract.getStylist, asked)).language).toBe("de");
  await db.insert(websiteContents).values(rows);
  expect(await api.call(contract.getStylist, asked)).toEqual(stylist);
});

it("answers messages that were changed since the release", async () => {
  expect(await api.call(contract.getTranslations, { params: { locale: "es" } })).toEqual({});
  await api.dependencies.db
    .insert(websiteContents)
    .values({ kind: "translation", slug: "cart.title", locale: "es", data: { key: "cart.title", value: "Tu cesta" } });
  expect(await api.call(contract.getTranslations, { params: { locale: "es" } })).toEqual({ "cart.title": "Tu cesta" });
});
