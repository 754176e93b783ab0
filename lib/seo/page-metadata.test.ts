import { describe, expect, it, vi } from "vitest";

vi.mock("server-only", () => ({}));
vi.mock("#lib/env/server.ts", () => ({ env: { SITE_URL: "https://shop.test" } }));

const { alternateUrls, pageMetadata } = await import("./page-metadata.ts");

describe("pageMetadata", () => {
  const faq = pageMetadata({ locale: "de", routeName: "faq", title: "Fragen", description: "Antworten" });
  it("names itself with an absolute address", () => expect(faq.alternates?.canonical).toBe("https://shop.test/de/faq"));
  it("names every language, itself and a default", () =>
    expect(faq.alternates?.languages).toEqual({
      fr: "https://shop.test/faq",
      de: "https://shop.test/de/faq",
      nl: "https://shop.test/nl/faq",
      es: "https://shop.test/es/faq",
      "x-default": "https://shop.test/faq",
    }));
  it("ends the title with the shop's name once", () => {
    expect(faq.title).toEqual({ absolute: "Fragen | Petite Malle" });
    expect(
      pageMetadata({ locale: "fr", routeName: "faq", title: "FAQ | Petite Malle", description: "" }).title,
    ).toEqual({ absolute: "FAQ | Petite Malle" });
  });
  it("takes parameters that differ between languages, and a query that makes a page", () => {
    const names = { fr: "robe", de: "kleid", nl: "jurk", es: "vestido" };
    const product = pageMetadata({
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
    const page = pageMetadata({
      locale: "fr",
      routeName: "shop-collection",
      params: { collection: "girls" },
      query: { page: 2 },
      title: "",
      description: "",
    });
    expect(page.alternates?.canonical).toBe("https://shop.test/shop/girls?page=2");
  });
  it("keeps search engines out where the route table or the page says so", () => {
    const cart = pageMetadata({ locale: "fr", routeName: "shop-cart", title: "", description: "" });
    expect(cart.robots).toEqual({ index: false, follow: true });
    expect(cart.alternates?.languages).toBeUndefined();
    expect(faq.robots).toBeUndefined();
  });
  it("gives social networks a picture they take: JPEG for a drawing, a photograph as it is, the shop's own otherwise", () => {
    const image = { width: 3, height: 4, alt: "a" };
    const imagesOf = (url?: string) =>
      pageMetadata({
        locale: "fr",
        routeName: "faq",
        title: "",
        description: "",
        ...(url ? { image: { ...image, url } } : {}),
      }).openGraph.images;
    expect(imagesOf("/pictures/scenes/a-0.svg")).toEqual([
      { url: "https://shop.test/pictures/scenes/a-0.jpg", width: 1200, height: 630, alt: "a" },
    ]);
    expect(imagesOf("https://cdn.test/a.jpg")).toEqual([{ ...image, url: "https://cdn.test/a.jpg" }]);
    expect(imagesOf()).toMatchObject([{ url: "https://shop.test/share.jpg", width: 1200, height: 630 }]);
  });
  it("names its language the way networks do", () => expect(faq.openGraph.locale).toBe("de_DE"));
});

it("has the same alternates whatever language asks", () =>
  expect(Object.keys(alternateUrls((locale) => `/${locale}`))).toEqual(["fr", "de", "nl", "es", "x-default"]));
