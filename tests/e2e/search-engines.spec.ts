import { brotliCompressSync, constants } from "node:zlib";
import type { Page } from "@playwright/test";
import { getBlogPosts } from "#contract/blog.ts";
import { getProduct } from "#contract/catalog.ts";
import { locales } from "#contract/locale.ts";
import { getShopReviews } from "#contract/reviews.ts";
import { listHref } from "#lib/catalog/list-address.ts";
import { productHref } from "#lib/catalog/product-address.ts";
import { href } from "#lib/routing/href.ts";
import { findStrangeTerms } from "#tests/lib/schema-org.ts";
import { aProduct, visitorApi } from "./api.ts";
import { expect, test } from "./test.ts";

/** As the shop sends a page that is asked for again to every browser of today. */
const compressed = (html: string) =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 16 } });

test.describe("for search engines", () => {
  const siteUrl = "http://localhost:3000";

  /** What a page says about itself, from its HTML. */
  async function headOf(page: Page, path: string) {
    const answer = await page.request.get(path);
    expect(answer.status(), path).toBe(200);
    const html = await answer.text();
    return page.evaluate((source) => {
      const document = new DOMParser().parseFromString(source, "text/html");
      const links = [...document.querySelectorAll<HTMLLinkElement>("link[rel=alternate][hreflang]")];
      return {
        lang: document.documentElement.lang,
        title: document.title,
        description: document.querySelector("meta[name=description]")?.getAttribute("content") ?? "",
        robots: document.querySelector("meta[name=robots]")?.getAttribute("content") ?? "",
        canonicals: [...document.querySelectorAll("link[rel=canonical]")].map(
          (link) => link.getAttribute("href") ?? "",
        ),
        alternates: Object.fromEntries(links.map((link) => [link.hreflang, link.getAttribute("href") ?? ""])),
        jsonLd: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
          (script) => script.textContent,
        ),
      };
    }, html);
  }

  test("names one address a page and its languages, both ways", async ({ page }) => {
    const product = await aProduct(4, 1);
    for (const path of [
      "/",
      "/woman",
      "/shop",
      "/shop/girls",
      "/shop/all-products",
      "/faq",
      productHref("fr", product),
    ]) {
      const french = await headOf(page, path);
      expect(
        french.canonicals.map((url) => new URL(url).href),
        path,
      ).toEqual([siteUrl + path]);
      expect(Object.keys(french.alternates).toSorted(), path).toEqual(["de", "es", "fr", "nl", "x-default"]);
      expect(french.alternates["x-default"], path).toBe(french.alternates["fr"]);
      const heads = [french];
      for (const locale of ["de", "nl", "es"] as const) {
        const other = await headOf(page, french.alternates[locale]!.slice(siteUrl.length));
        expect(other.lang).toBe(locale);
        expect(other.canonicals).toEqual([french.alternates[locale]]);
        expect(other.alternates, `${path} in ${locale} names the same pages`).toEqual(french.alternates);
        heads.push(other);
      }
      expect(new Set(heads.map(({ title }) => title)).size, `titles of ${path}`).toBe(4);
      expect(new Set(heads.map(({ description }) => description)).size, `descriptions of ${path}`).toBe(4);
    }
  });

  test("keeps private and filtered pages out", async ({ page }) => {
    for (const path of ["/shop/cart", "/login", "/shop/checkout"])
      expect((await headOf(page, path)).robots, path).toContain("noindex");
    const filtered = await headOf(page, "/shop/girls?family=DRESSES");
    expect(filtered.robots.includes("noindex") || filtered.canonicals[0] === `${siteUrl}/shop/girls`).toBe(true);
    expect((await headOf(page, "/shop/all-products?page=2")).canonicals).toEqual([
      `${siteUrl}/shop/all-products?page=2`,
    ]);
  });

  test("describes a product in data that agrees with the page", async ({ page }) => {
    const card = await aProduct(4, 2);
    const product = await visitorApi().call(getProduct, { params: { id: card.id } });
    const { jsonLd } = await headOf(page, productHref("fr", product));
    const things = jsonLd.map((source) => JSON.parse(source) as Record<string, unknown>);
    const types = things.map((thing) => thing["@type"]);
    expect(types).toContain("BreadcrumbList");
    const group = things.find((thing) => thing["@type"] === "ProductGroup") as {
      name: string;
      hasVariant: { size: string; offers: { price: number | string; availability: string } }[];
    };
    expect(group.name).toBe(product.name);
    /* Other colours of the model are told on their own pages. */
    const sizes = group.hasVariant.filter(({ size }) => size);
    expect(sizes).toHaveLength(product.variants.length);
    for (const [index, { offers }] of sizes.entries()) {
      expect(Number(offers.price)).toBe(product.lc_price);
      expect(offers.availability).toContain(product.variants[index]!.is_available ? "InStock" : "OutOfStock");
    }
  });

  test("writes only words of the vocabulary, and pictures that are no SVG", async ({ page }) => {
    const paths = ["/", "/de", "/faq", "/blog", "/shop/girls", productHref("fr", await aProduct(4, 2))];
    const post = (await visitorApi().call(getBlogPosts, { query: { page: 1 } })).items[0]!;
    for (const path of [...paths, href("fr", "blog-page", { page: post.slug })]) {
      const { jsonLd } = await headOf(page, path);
      for (const source of jsonLd) expect(findStrangeTerms(JSON.parse(source)), path).toEqual([]);
      expect(jsonLd.join(""), path).not.toContain(".svg");
    }
  });

  test("tells programs that read what the shop is", async ({ request }) => {
    const answer = await request.get("/llms.txt");
    expect([answer.status(), answer.headers()["content-type"]]).toEqual([200, "text/plain; charset=utf-8"]);
    const text = await answer.text();
    for (const locale of locales) expect(text).toContain(`(${siteUrl}${href(locale, "faq")})`);
  });

  test("sends little: what a page shows is written once", async ({ page }) => {
    const product = await aProduct(4, 0);
    /* What buyers say of it makes a page the heaviest of its kind. */
    const [reviewed] = (await visitorApi().call(getShopReviews, { query: {} })).items;
    for (const [path, kib] of [
      ["/shop/girls", 15],
      [productHref("fr", product), 12],
      [productHref("fr", reviewed!.product), 12],
      ["/", 12],
    ] as const) {
      const html = await (await page.request.get(path)).text();
      expect(compressed(html).length / 1024, path).toBeLessThan(kib);
    }
  });

  test("lists every page once in the sitemap", async ({ request }) => {
    const robots = await request.get("/robots.txt");
    const index = /^Sitemap: (.+)$/m.exec(await robots.text())?.[1];
    expect(index).toBe(`${siteUrl}/sitemap.xml`);
    const addresses = async (path: string) => {
      const answer = await request.get(path);
      expect(answer.status(), path).toBe(200);
      expect(answer.headers()["content-type"]).toContain("xml");
      return [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url!);
    };
    const parts = await addresses("/sitemap.xml");
    expect(parts.length).toBeGreaterThan(0);
    const all = (await Promise.all(parts.map((url) => addresses(url.slice(siteUrl.length))))).flat();
    expect(new Set(all).size).toBe(all.length);
    for (const locale of locales) {
      expect(all).toContain(siteUrl + href(locale, "index"));
      expect(all).toContain(siteUrl + listHref(locale, "girls"));
    }
    expect(all).toContain(siteUrl + productHref("fr", await aProduct(4, 0)));
    expect(all.filter((url) => /\/(login|logout|infos|shop\/cart|shop\/checkout)/.test(url))).toEqual([]);
  });
});
