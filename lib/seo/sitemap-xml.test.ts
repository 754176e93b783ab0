// @vitest-environment jsdom
import { expect, it } from "vitest";
import { sitemapIndexXml, urlSetXml } from "./sitemap-xml.ts";

it("writes a page with its languages and pictures, escaped and in the order of the schema", () => {
  const xml = urlSetXml([
    {
      loc: "https://shop.test/shop?a=1&b=2",
      changeFrequency: "daily",
      lastModified: "2026-11-23",
      images: ["https://shop.test/p'1.svg"],
      alternates: { fr: "https://shop.test/shop", "x-default": "https://shop.test/shop" },
    },
  ]);
  const document = new DOMParser().parseFromString(xml, "application/xml");
  expect(document.querySelector("parsererror")).toBeNull();
  expect([...(document.querySelector("url")?.children ?? [])].map(({ nodeName }) => nodeName)).toEqual([
    "loc",
    "lastmod",
    "changefreq",
    "image:image",
    "xhtml:link",
    "xhtml:link",
  ]);
  expect(document.querySelector("loc")?.textContent).toBe("https://shop.test/shop?a=1&b=2");
});

it("lists its parts", () =>
  expect(sitemapIndexXml(["https://shop.test/sitemaps/pages.xml"])).toContain(
    "<sitemap><loc>https://shop.test/sitemaps/pages.xml</loc></sitemap>",
  ));
