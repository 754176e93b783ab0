import { describe, expect, it, vi } from "vitest";

vi.mock("server-only", () => ({}));
vi.mock("#lib/env/server.ts", () => ({ env: { SITE_URL: "https://shop.test" } }));
vi.mock("#lib/blog/api.ts", () => ({}));
vi.mock("#lib/catalog/api.ts", () => ({
  listCollections: async () => [{ slug: "girls", image: { url: "/girls.svg" } }],
  listProducts: async (locale: string, _: null, { page }: { page: number }) =>
    page === 1
      ? {
          products: [
            { id: 12, clean_name: `robe-${locale}`, collection_slug: "girls", changed_at: "2026-10-03T22:30:00.000Z" },
            { id: 13, clean_name: `pull-${locale}`, collection_slug: "girls", changed_at: null },
          ].map((product) => ({ ...product, images: [{ url: "/front.svg" }] })),
        }
      : null,
  listLooks: async (_: string, world: string) => [
    { id: world === "WOMAN" ? 9 : 3, profile_type: world, products: [{}, {}], image: { url: "/look.svg" } },
    { id: 4, profile_type: world, products: [{}], image: { url: "/look.svg" } },
  ],
}));
const switchedOff = new Set(["de woman", "es giftcards", "nl shop", "fr loyalty"]);
vi.mock("#lib/website/api.ts", () => ({
  listBrands: async () => [{ slug: "ombelle" }],
  listStylists: async () => [{ slug: "ines", image: { url: "/ines.svg" } }],
  listLegalContents: async () => [{ code: "legal_notice", updated_on: "2026-11-23" }],
  isFeatureOn: async (locale: string, feature: string) => !switchedOff.has(`${locale} ${feature}`),
}));

const { listCollectionUrls, listPageUrls, listPeopleUrls, listProductUrls } = await import("./sitemap.ts");

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
    expect(changeOf("/faq")).toBeUndefined();
  });
  it("lists no page of one person, of quizzes only where they begin", () => {
    expect(pages.filter(({ loc }) => /checkout|create-label/.test(loc))).toEqual([]);
    const quizzes = pages.filter(({ loc }) => loc.includes("/quiz/"));
    expect(quizzes.filter(({ loc }) => !/\/quiz\/signup\/(kid|woman)$/.test(loc))).toEqual([]);
    expect(quizzes).not.toEqual([]);
  });
  it("lists looks that are whole, brands and stylists, each where there is what they are about", async () => {
    const listed = (await listPeopleUrls()).map(({ loc }) => new URL(loc).pathname);
    const languages = (path: string) => listed.filter((other) => other.endsWith(path));
    expect(languages("/look/3")).toEqual(["/look/3", "/de/look/3", "/es/look/3"]);
    expect(languages("/look/9")).toEqual(["/look/9", "/es/look/9"]);
    expect(languages("/look/4")).toEqual([]);
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
  it("lists collections where there is a shop", async () =>
    expect((await listCollectionUrls()).map(({ loc }) => loc)).toEqual([
      "https://shop.test/shop/girls",
      "https://shop.test/de/shop/girls",
      "https://shop.test/es/shop/girls",
    ]));
});
