import { describe, expect, it, vi } from "vitest";
import type { ShippingFee } from "#contract/delivery.ts";
import type { BlogPost } from "#contract/blog.ts";
import type { Product } from "#contract/catalog.ts";
import { findStrangeTerms } from "#tests/lib/schema-org.ts";

vi.mock("server-only", () => ({}));
vi.mock("#lib/env/server.ts", () => ({ env: { SITE_URL: "https://shop.test" } }));
vi.mock("#lib/guards/feature.ts", () => ({}));

const { articleJsonLd } = await import("./article-json-ld.ts");
const { breadcrumbJsonLd, listJsonLd } = await import("./json-ld.ts");
const { brandJsonLd, stylistJsonLd } = await import("./people-json-ld.ts");
const { organizationJsonLd } = await import("./organization.ts");
const { productJsonLd } = await import("./product-json-ld.ts");

const picture = {
  url: "/pictures/products/12/front-0123456789ab.svg",
  width: 3,
  height: 4,
  alt: "",
  placeholder: "#fff",
};
const product = {
  id: 12,
  sku: "PM-12",
  name: "Robe",
  description: "Une robe.",
  lc_price: 19.9,
  gender: "GIRL",
  profile_type: "KID",
  rating: { average: 4.5, count: 2 },
  brand: { slug: "tilleul", name: "Tilleul", description: "" },
  color: { code: "navy", name: "marine", hex: "#000" },
  pattern: { code: "plain", name: "uni" },
  composition: [{ material: "coton", percent: 100 }],
  images: [picture],
  gtins: [],
  variants: [
    { variant_id: 1, size: "6 mois", is_available: true, is_low_stock: false },
    { variant_id: 2, size: "4 ans", is_available: false, is_low_stock: true },
    { variant_id: 3, size: "TU", is_available: true, is_low_stock: false },
  ],
} as unknown as Product;
const productThing = productJsonLd({
  product,
  reviews: [],
  url: "https://shop.test/shop/girls/12-robe",
  absolute: (path) => `https://shop.test${path}`,
  formatSize: (size) => size,
});
const article = articleJsonLd(
  {
    slug: "a",
    title: "Un article",
    excerpt: "Court.",
    category: { slug: "c", name: "Conseils" },
    author: { slug: "ines", firstname: "Inès" },
    date: "2026-10-01",
    reading_minutes: 1,
    image: picture,
  } as BlogPost,
  {
    url: "https://shop.test/blog/a",
    image: "https://shop.test/pictures/a.jpg",
    author: "https://shop.test/stylist/ines",
    locale: "fr",
  },
);
const deliveryOffers: ShippingFee[] = [
  {
    country_code: "FR",
    mode: "HOME",
    carrier: "",
    fee_ttc: 4.9,
    free_from_ttc: 60,
    delivery_days: { min: 2, max: 3 },
    finder_url: null,
  },
];

const company = {
  legalName: "Petite Malle SAS",
  street: "1 rue de l’Exemple",
  city: "75000 Paris",
  email: "bonjour@shop.test",
  phone: "+33 1 99 00 12 34",
};

describe("the vocabulary of schema.org", () => {
  it.each([
    ["a product", productThing],
    ["an article", article],
    ["the shop", organizationJsonLd("de", { company, hasShop: true, deliveryOffers })],
    ["the shop without its data", organizationJsonLd("fr", { company: null, hasShop: false, deliveryOffers })],
    ["a list", listJsonLd("Le look", [{ name: "Robe", url: "https://shop.test/shop/girls/12-robe" }])],
    [
      "a brand",
      brandJsonLd(
        { slug: "ombelle", name: "Ombelle", country_code: "FR", description: "Lyon.", pictures: [] },
        "https://shop.test/b",
      ),
    ],
    [
      "a stylist",
      stylistJsonLd(
        { slug: "ines", firstname: "Inès", city: "Lyon", bio: "", quote: "", profile_type: "KID", image: picture },
        { url: "https://shop.test/stylist/ines", image: "https://shop.test/ines.jpg", job: "Styliste" },
      ),
    ],
    [
      "a way",
      breadcrumbJsonLd([{ name: "Shop", href: "/shop" }, { name: "Robe" }], (path) => `https://shop.test${path}`),
    ],
  ])("has every word that describes %s", (_, thing) => expect(findStrangeTerms(thing)).toEqual([]));

  it("finds what is no word of it", () => {
    const wrong = {
      "@type": "Product",
      colour: "red",
      offers: { "@type": "Offer", availability: "Soon" },
      brand: { name: "A" },
    };
    expect(findStrangeTerms(wrong)).toEqual([
      "$.colour is nothing a Product has",
      "$.offers.availability is no Soon",
      "$.brand has no type",
    ]);
    expect(findStrangeTerms({ "@type": "Dress" })).toEqual([`$ is a "Dress"`]);
  });
});

describe("what merchants' listings ask for", () => {
  const variants = productThing["hasVariant"] as Record<string, Record<string, unknown>>[];
  it("is said of every size: its address, a picture that is no SVG, its condition, its age", () => {
    for (const variant of variants) {
      expect(variant["url"]).toBe("https://shop.test/shop/girls/12-robe");
      expect(variant["image"]).toMatch(/\.jpg$/);
      expect(variant["offers"]).toMatchObject({
        itemCondition: "https://schema.org/NewCondition",
        url: variant["url"],
      });
    }
    expect(variants.map(({ audience }) => audience?.["suggestedAge"])).toEqual([
      { "@type": "QuantitativeValue", value: 6, unitCode: "MON" },
      { "@type": "QuantitativeValue", value: 4, unitCode: "ANN" },
      undefined,
    ]);
    expect(productThing["audience"]).toMatchObject({ suggestedMinAge: 0.5, suggestedMaxAge: 4 });
  });
  it("is said of women's pieces by an age nobody outgrows", () => {
    const woman = productJsonLd({
      product: { ...product, profile_type: "WOMAN", gender: "WOMAN" },
      reviews: [],
      url: "https://shop.test/a",
      absolute: (path) => path,
      formatSize: (size) => size,
    });
    expect(woman["audience"]).toEqual({ "@type": "PeopleAudience", suggestedGender: "female", suggestedMinAge: 13 });
  });
  it("is said of the shop: who it is, where, and how it is reached in which languages", () => {
    const [shop] = organizationJsonLd("fr", { company, hasShop: true, deliveryOffers })["@graph"] as Record<
      string,
      unknown
    >[];
    expect(shop).toMatchObject({
      legalName: "Petite Malle SAS",
      address: {
        streetAddress: "1 rue de l’Exemple",
        postalCode: "75000",
        addressLocality: "Paris",
        addressCountry: "FR",
      },
      contactPoint: {
        telephone: "+33 1 99 00 12 34",
        email: "bonjour@shop.test",
        availableLanguage: ["fr", "de", "nl", "es"],
      },
      hasMerchantReturnPolicy: { merchantReturnDays: 30 },
      hasShippingService: { fulfillmentType: "https://schema.org/FulfillmentTypeDelivery" },
    });
  });
});
