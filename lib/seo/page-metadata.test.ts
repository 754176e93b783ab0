import { describe, expect, it, vi } from "vitest";

vi.mock("server-only", () => ({}));
vi.mock("#lib/env/server.ts", () => ({ env: { SITE_URL: "https://shop.test" } }));
const switchedOff = new Set(["de blog", "nl blog", "fr loyalty"]);
vi.mock("#lib/website/api.ts", () => ({
  isFeatureOn: async (locale: string, feature: string) => !switchedOff.has(`${locale} ${feature}`),
}));

const { alternateUrls, pageMetadata } = await import("./page-metadata.ts");

const faq = await pageMetadata({ locale: "de", routeName: "faq", title: "Fragen", description: "Antworten" });

describe("pageMetadata", () => {
  it("names itself with an absolute address", () => expect(faq.alternates?.canonical).toBe("https://shop.test/de/faq"));
  it("names every language, itself and a default", () =>
    expect(faq.alternates?.languages).toEqual({
      fr: "https://shop.test/faq",
      de: "https://shop.test/de/faq",
      nl: "https://shop.test/nl/faq",
      es: "https://shop.test/es/faq",
      "x-default": "https://shop.test/faq",
    }));
  it("ends the title with the shop's name once", async () => {
    expect(faq.title).toEqual({ absolute: "Fragen | Petite Malle" });
    const named = await pageMetadata({ locale: "fr", routeName: "faq", title: "FAQ | Petite Malle", description: "" });
    expect(named.title).toEqual({ absolute: "FAQ | Petite Malle" });
  });
  it("names only the languages in which the page's feature is on", async () => {
    const input = { locale: "fr", title: "", description: "" } as const;
    const blog = await pageMetadata({ ...input, routeName: "blog" });
    expect(blog.alternates.languages).toEqual({
      fr: "https://shop.test/blog",
      es: "https://shop.test/es/blog",
      "x-default": "https://shop.test/blog",
    });
    const loyalty = await pageMetadata({ ...input, locale: "nl", routeName: "loyalty" });
    expect(Object.keys(loyalty.alternates.languages ?? {})).toEqual(["de", "nl", "es", "x-default"]);
    expect(loyalty.alternates.languages?.["x-default"]).toBe("https://shop.test/de/loyalty");
    const chosen = await pageMetadata({ ...input, routeName: "giftcard", languages: ["fr", "nl"] });
    expect(Object.keys(chosen.alternates.languages ?? {})).toEqual(["fr", "nl", "x-default"]);
  });
  it("takes parameters that differ between languages, and a query that makes a page", async () => {
    const names = { fr: "robe", de: "kleid", nl: "jurk", es: "vestido" };
    const product = await pageMetadata({
      locale: "nl",
      routeName: "shop-collection-productId",
      title: "",
      description: "",
      params: (locale) => ({ collection: "girls", productId: `1-${names[locale]}` }),
    });
    expect(product.alternates).toMatchObject({
      canonical: "https://shop.test/nl/shop/girls/1-jurk",
      languages: { de: "https://shop.test/de/shop/girls/1-kleid" },
    });
    const page = await pageMetadata({
      locale: "fr",
      routeName: "shop-collection",
      params: { collection: "girls" },
      query: { page: 2 },
      title: "",
      description: "",
    });
    expect(page.alternates?.canonical).toBe("https://shop.test/shop/girls?page=2");
  });
  it("keeps search engines out where the route table or the page says so", async () => {
    const cart = await pageMetadata({ locale: "fr", routeName: "shop-cart", title: "", description: "" });
    expect(cart.robots).toEqual({ index: false, follow: true });
    expect(cart.alternates?.languages).toBeUndefined();
    expect(faq.robots).toBeUndefined();
  });
  it("gives social networks a picture they take: JPEG for a drawing, a photograph as it is, the shop's own otherwise", async () => {
    const image = { width: 3, height: 4, alt: "a" };
    const imagesOf = async (url?: string) => {
      const picture = url ? { image: { ...image, url } } : {};
      const page = await pageMetadata({ locale: "fr", routeName: "faq", title: "", description: "", ...picture });
      return page.openGraph.images;
    };
    expect(await imagesOf("/pictures/scenes/a-0.svg")).toEqual([
      { url: "https://shop.test/pictures/scenes/a-0.jpg", width: 1200, height: 630, alt: "a" },
    ]);
    expect(await imagesOf("https://cdn.test/a.jpg")).toEqual([{ ...image, url: "https://cdn.test/a.jpg" }]);
    expect(await imagesOf()).toMatchObject([{ url: "https://shop.test/share.jpg", width: 1200, height: 630 }]);
  });
  it("names its language the way networks do", () => expect(faq.openGraph.locale).toBe("de_DE"));
});

it("has the same alternates whatever language asks", () =>
  expect(Object.keys(alternateUrls((locale) => `/${locale}`))).toEqual(["fr", "de", "nl", "es", "x-default"]));
