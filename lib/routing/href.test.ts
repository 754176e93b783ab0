import { describe, expect, it } from "vitest";
import { href, localizePath, splitLocale } from "./href.ts";

describe("href", () => {
  it("has no prefix in French", () => expect(href("fr", "shop")).toBe("/shop"));
  it("has a prefix elsewhere", () => expect(href("de", "shop")).toBe("/de/shop"));
  it("does not end the home page of a language with a slash", () => expect(href("nl", "index")).toBe("/nl"));
  it("fills and encodes parameters", () =>
    expect(href("es", "shop-collection-productId", { collection: "a/b", productId: 12 })).toBe("/es/shop/a%2Fb/12"));
  it("leaves empty query values out and joins lists", () =>
    expect(href("fr", "shop-all-products", null, { name: "robe", size: ["4 ans", "6 ans"], page: undefined })).toBe(
      "/shop/all-products?name=robe&size=4+ans%2C6+ans",
    ));
});

describe("splitLocale", () => {
  it.each([
    ["/", "fr", "/"],
    ["/shop/cart", "fr", "/shop/cart"],
    ["/de", "de", "/"],
    ["/nl/shop", "nl", "/shop"],
    ["/denim", "fr", "/denim"],
    ["/fr/shop", "fr", "/fr/shop"],
  ])("%s is %s %s", (pathname, locale, path) => expect(splitLocale(pathname)).toEqual({ locale, path }));
  it("is undone by localizePath", () => expect(localizePath("de", splitLocale("/de/shop").path)).toBe("/de/shop"));
});
