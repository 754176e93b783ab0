import { expect, it } from "vitest";
import { breadcrumbJsonLd, jsonLdText } from "./json-ld.ts";

it("cannot be ended by a value", () => {
  const text = jsonLdText({ name: "</script><script>alert(1)</script>" });
  expect(text).not.toContain("<");
  expect(JSON.parse(text)).toEqual({ "@context": "https://schema.org", name: "</script><script>alert(1)</script>" });
});

it("numbers the steps of a breadcrumb; the page itself has no address", () =>
  expect(
    breadcrumbJsonLd([{ name: "Shop", href: "/shop" }, { name: "Robe" }], (path) => `https://shop.test${path}`),
  ).toEqual({
    "@type": "BreadcrumbList",
    itemListElement: [
      { "@type": "ListItem", position: 1, name: "Shop", item: "https://shop.test/shop" },
      { "@type": "ListItem", position: 2, name: "Robe" },
    ],
  }));
