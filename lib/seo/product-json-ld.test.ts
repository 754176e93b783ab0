import { describe, expect, it } from "vitest";
import type { Product } from "#contract/catalog.ts";
import { findStrangeTerms } from "#tests/lib/schema-org.ts";
import { productJsonLd } from "./product-json-ld.ts";

const product = {
  id: 12,
  sku: "PM-12",
  name: "Robe",
  description: "Une robe.",
  lc_price: 19.9,
  gender: "GIRL",
  profile_type: "KID",
  brand: { slug: "tilleul", name: "Tilleul", description: "" },
  color: { code: "navy", name: "marine", hex: "#000" },
  pattern: { code: "plain", name: "uni" },
  composition: [
    { material: "coton", percent: 95 },
    { material: "élasthanne", percent: 5 },
  ],
  images: [{ url: "/pictures/12.svg", width: 3, height: 4, alt: "", placeholder: "#fff" }],
  variants: [
    { variant_id: 1, size: "4 ans", is_available: true, is_low_stock: false },
    { variant_id: 2, size: "6 mois", is_available: false, is_low_stock: true },
  ],
  gtins: [{ size: "6 mois", gtin: "4006381333931" }],
} as unknown as Product;

const data = productJsonLd({
  product,
  reviews: [],
  url: "https://shop.test/shop/girls/12-robe",
  absolute: (path) => `https://shop.test${path}`,
  formatSize: (size) => size.toUpperCase(),
});
const variants = data.hasVariant as Record<string, unknown>[];

describe("productJsonLd", () => {
  it("is a group that varies by size", () =>
    expect(data).toMatchObject({
      "@type": "ProductGroup",
      productGroupID: "PM-12",
      audience: { suggestedGender: "female" },
      image: ["https://shop.test/pictures/12.jpg"],
      material: "95 % coton, 5 % élasthanne",
    }));
  it("varies by colour and pattern too where its model does, whose other colours it names by their pages", () => {
    const other = "https://shop.test/shop/girls/40-robe-rouge";
    const group = productJsonLd({
      product: { ...product, model: "PM-12" },
      colors: [other],
      reviews: [],
      url: "https://shop.test/shop/girls/12-robe",
      absolute: (path) => path,
      formatSize: (size) => size,
    });
    expect(findStrangeTerms(group)).toEqual([]);
    expect(group).toMatchObject({
      productGroupID: "PM-12",
      variesBy: ["https://schema.org/size", "https://schema.org/color", "https://schema.org/pattern"],
      hasVariant: [
        { size: "4 ans", color: "marine", pattern: "uni" },
        { size: "6 mois", color: "marine" },
        { "@type": "Product", url: other },
      ],
    });
    expect(group).not.toHaveProperty("color");
  });
  it("offers each size at the price shown, available as its stock is", () => {
    expect(variants[0]).toMatchObject({
      size: "4 ANS",
      offers: { price: "19.90", priceCurrency: "EUR", availability: "InStock" },
    });
    expect(variants[1]).toMatchObject({ offers: { availability: "OutOfStock" } });
  });
  it.each([
    ["a baby’s first shoes", ["15", "19"], [0.25, 1]],
    ["shoes of small and large", ["22", "28", "30"], [1, 13]],
    ["shoes of schoolchildren", ["30", "38"], [5, 13]],
    ["socks of small ones", ["20-21", "23-26"], [1, 5]],
    ["one size", ["TU"], [1, 13]],
    ["ages, one size beside them", ["2 ans", "TU"], [2, 2]],
  ])("says for whom a child’s piece is: %s", (_name, sizes, [youngest, oldest]) => {
    const { audience } = productJsonLd({
      product: { ...product, variants: sizes.map((size, id) => ({ ...product.variants[0]!, variant_id: id, size })) },
      reviews: [],
      url: "https://shop.test/a",
      absolute: (path) => path,
      formatSize: (size) => size,
    });
    expect(audience).toEqual({
      "@type": "PeopleAudience",
      suggestedGender: "female",
      suggestedMinAge: youngest,
      suggestedMaxAge: oldest,
    });
  });
  it("names the number of the trade of a size that has one, and makes up none", () => {
    expect(variants[0]).not.toHaveProperty("gtin");
    expect(variants[1]).toMatchObject({ gtin: "4006381333931" });
    expect(findStrangeTerms(data)).toEqual([]);
  });
});
