import { describe, expect, it, vi } from "vitest";
import { locales } from "#contract/locale.ts";

vi.mock("server-only", () => ({}));
vi.mock("#lib/env/server.ts", () => ({ env: { SITE_URL: "https://shop.test" } }));
vi.mock("#lib/blog/api.ts", () => ({}));
vi.mock("#lib/catalog/api.ts", () => ({
  listCollections: async () => [{ slug: "girls", image: { url: "/girls.svg" } }],
  listProductAddresses: async () => ({
    pages: 3,
    items: [
      { id: 12, collection_slug: "girls", changed_at: "2026-10-03T22:30:00.000Z" },
      { id: 13, collection_slug: "girls", changed_at: null },
    ].map((product) => ({
      ...product,
      alternates: Object.fromEntries(
        locales.map((locale) => [locale, `${product.id === 12 ? "robe" : "pull"}-${locale}`]),
      ),
      image_url: "/pictures/front.svg",
    })),
  }),
  listAllLooks: async (_: string, world: string) => [
    { id: world === "WOMAN" ? 9 : 3, profile_type: world, stylist_slug: "ines", image: { url: "/look.svg" } },
  ],
}));
const ines = { ines: "2026-09-01T08:00:00.000Z", lotte: null };
const changes = {
  products: "2026-11-02T08:00:00.000Z",
  collections: { girls: "2026-10-30T08:00:00.000Z", "birth-gift": "2026-08-01T08:00:00.000Z" },
  brands: { ombelle: "2026-10-12T08:00:00.000Z" },
  looks: { 3: "2026-10-20T08:00:00.000Z", 9: "2026-10-21T23:30:00.000Z" } as Record<string, string | null>,
  stylists: { fr: { ...ines, jonas: "2026-07-01T08:00:00.000Z" }, de: ines, nl: ines, es: ines },
  faq: { fr: "2026-06-01T08:00:00.000Z", de: "2026-06-02T08:00:00.000Z", nl: null, es: null },
};
const switchedOff = new Set(["de woman", "es giftcards", "nl shop", "fr loyalty"]);
vi.mock("#lib/website/api.ts", () => ({
  listBrands: async () => [{ slug: "ombelle" }],
  listStylists: async () => ["ines", "jonas", "lotte"].map((slug) => ({ slug, image: { url: `/${slug}.svg` } })),
  readPageChanges: async () => changes,
  listLegalContents: async () => [{ code: "legal_notice", updated_on: "2026-11-23" }],
  isFeatureOn: async (locale: string, feature: string) => !switchedOff.has(`${locale} ${feature}`),
}));

const { countProductFiles, listCollectionUrls, listPageUrls, listPeopleUrls, listProductUrls } =
  await import("./sitemap.ts");

describe("the sitemap", async () => {
  const pages = await listPageUrls();
  const languagesOf = (path: string) =>
    pages
      .map(({ loc }) => new URL(loc))
      .filter(({ pathname, search }) => pathname.replace(/^\/(de|nl|es)(?=\/|$)/, "") + search === path)
      .map(({ pathname }) => /^\/(de|nl|es)\//.exec(pathname)?.[1] ?? "fr");

  it("lists a page in the languages whose feature is on", () => {
    expect(languagesOf("/faq")).toEqual(["fr", "de", "nl", "es"]);
    expect(languagesOf("/loyalty")).toEqual(["de", "nl", "es"]);
    expect(languagesOf("/woman")).toEqual(["fr", "nl", "es"]);
    expect(languagesOf("/giftcard?for=woman")).toEqual(["fr", "nl"]);
  });
  it("names no other language beside it than it lists", () => {
    const listed = new Set(pages.map(({ loc }) => loc));
    for (const { alternates } of pages) for (const url of Object.values(alternates)) expect(listed).toContain(url);
  });
  it("tells when a legal text was changed, and nothing where nobody knows", () => {
    const changeOf = (path: string) => pages.find(({ loc }) => loc === `https://shop.test${path}`)?.lastModified;
    expect(changeOf("/de/terms-and-conditions/legal")).toBe("2026-11-23");
    expect(changeOf("/concept")).toBeUndefined();
  });
  it("tells when the questions, the looks, the stylists and all products were changed, in each language", () => {
    const changeOf = (path: string) => pages.find(({ loc }) => loc === `https://shop.test${path}`)?.lastModified;
    expect(["/faq", "/de/faq", "/es/faq"].map(changeOf)).toEqual(["2026-06-01", "2026-06-02", undefined]);
    expect(changeOf("/de/looks")).toBe("2026-10-22");
    expect(changeOf("/shop/all-products")).toBe("2026-11-02");
    expect(changeOf("/shop/birth-gift")).toBe("2026-08-01");
    /* Of one of them nobody knows. */
    expect(changeOf("/stylists")).toBeUndefined();
  });
  it("tells of looks, brands, stylists and shelves the day what they show last changed", async () => {
    const all = [...(await listPeopleUrls()), ...(await listCollectionUrls())];
    const changeOf = (path: string) => all.find(({ loc }) => loc === `https://shop.test${path}`)?.lastModified;
    expect(["/look/3", "/es/look/9"].map(changeOf)).toEqual(["2026-10-20", "2026-10-22"]);
    expect(changeOf("/de/brand/ombelle")).toBe("2026-10-12");
    expect(changeOf("/shop/girls")).toBe("2026-10-30");
    /* A look is newer than what the stylist says of herself; another signs none; of the third nobody knows. */
    expect(["/stylist/ines", "/stylist/jonas", "/de/stylist/jonas", "/stylist/lotte"].map(changeOf)).toEqual([
      "2026-10-22",
      "2026-07-01",
      undefined,
      undefined,
    ]);
    changes.looks["3"] = null;
    const [look, stylist] = (await listPeopleUrls()).filter(({ loc }) => /\/look\/3$|\/stylist\/ines$/.test(loc));
    expect([look, stylist].map((url) => url?.lastModified)).toEqual([undefined, undefined]);
    changes.looks["3"] = "2026-10-20T08:00:00.000Z";
  });
  it("lists no page of one person, of quizzes only where they begin", () => {
    expect(pages.filter(({ loc }) => /checkout|create-label/.test(loc))).toEqual([]);
    const quizzes = pages.filter(({ loc }) => loc.includes("/quiz/"));
    expect(quizzes.filter(({ loc }) => !/\/quiz\/signup\/(kid|woman)$/.test(loc))).toEqual([]);
    expect(quizzes).not.toEqual([]);
  });
  it("lists looks, brands and stylists, each where there is what they are about", async () => {
    const listed = (await listPeopleUrls()).map(({ loc }) => new URL(loc).pathname);
    const languages = (path: string) => listed.filter((other) => other.endsWith(path));
    expect(languages("/look/3")).toEqual(["/look/3", "/de/look/3", "/es/look/3"]);
    expect(languages("/look/9")).toEqual(["/look/9", "/es/look/9"]);
    expect(languages("/brand/ombelle")).toHaveLength(3);
    expect(languages("/stylist/ines")).toHaveLength(4);
  });
  it("tells of a product the day its page last said something else, in every language the same", async () => {
    const changes = (await listProductUrls(1)).map(({ loc, lastModified }) => [new URL(loc).pathname, lastModified]);
    expect(changes).toEqual([
      ["/shop/girls/12-robe-fr", "2026-10-04"],
      ["/de/shop/girls/12-robe-de", "2026-10-04"],
      ["/es/shop/girls/12-robe-es", "2026-10-04"],
      ["/shop/girls/13-pull-fr", undefined],
      ["/de/shop/girls/13-pull-de", undefined],
      ["/es/shop/girls/13-pull-es", undefined],
    ]);
  });
  it("has as many files of products as the API has pages of addresses, each with its picture", async () => {
    expect(await countProductFiles()).toBe(3);
    expect((await listProductUrls(1))[0]?.images).toEqual(["https://shop.test/pictures/front.jpg"]);
  });
  it("lists collections where there is a shop", async () =>
    expect((await listCollectionUrls()).map(({ loc }) => loc)).toEqual([
      "https://shop.test/shop/girls",
      "https://shop.test/de/shop/girls",
      "https://shop.test/es/shop/girls",
    ]));
});
