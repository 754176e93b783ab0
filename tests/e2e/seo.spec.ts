import type { Page } from "@playwright/test";
import { getDeliveryOffers } from "#contract/delivery.ts";
import { locales } from "#contract/locale.ts";
import { productHref } from "#lib/catalog/product-address.ts";
import { formatEuros } from "#lib/money/format.ts";
import { localizePath } from "#lib/routing/href.ts";
import { returnDays } from "#lib/site.ts";
import { aProduct, visitorApi } from "./api.ts";
import { readPage, thingsOf } from "./crawl/answer.ts";
import { expect, test } from "./test.ts";
import { text } from "./texts.ts";

/** The build is the one `npm start` makes: its absolute links name the default address. */
const siteUrl = process.env.SITE_URL ?? "http://localhost:3000";
const pathOf = (url: string): string => {
  expect(url.startsWith(siteUrl), url).toBe(true);
  return url.slice(siteUrl.length) || "/";
};

/** What breaks the schema of sitemaps (sitemap.xsd 0.9, sitemap-image 1.1) or its limits, and what the file says. */
const readSitemap = (page: Page, xml: string) =>
  page.evaluate((source) => {
    const schema = "http://www.sitemaps.org/schemas/sitemap/0.9";
    const image = "http://www.google.com/schemas/sitemap-image/1.1";
    const xhtml = "http://www.w3.org/1999/xhtml";
    const document = new DOMParser().parseFromString(source, "application/xml");
    const root = document.documentElement;
    const problems: string[] = [];
    const check = (isRight: boolean, what: string) => {
      if (!isRight) problems.push(what);
    };
    const isAddress = (text: string | null) => /^https?:\/\/\S{4,2040}$/.test(text ?? "");
    const own = ["loc", "lastmod", "changefreq", "priority"];
    check(document.querySelector("parsererror") === null, "not XML");
    check(root.namespaceURI === schema, `root in ${root.namespaceURI}`);
    check(["urlset", "sitemapindex"].includes(root.localName), `root ${root.localName}`);
    check(root.children.length > 0 && root.children.length <= 50_000, `${root.children.length} entries`);
    check(source.length < 50 * 1024 * 1024, "larger than 50 MB");
    const entries = [...root.children].map((entry) => {
      check(entry.localName === (root.localName === "urlset" ? "url" : "sitemap"), `entry ${entry.localName}`);
      const children = [...entry.children];
      const foreign = children.findIndex(({ namespaceURI }) => namespaceURI !== schema);
      const ownChildren = foreign === -1 ? children : children.slice(0, foreign);
      check(
        ownChildren.every(({ namespaceURI }) => namespaceURI === schema) &&
          children.slice(ownChildren.length).every(({ namespaceURI }) => namespaceURI !== schema),
        "own elements come first",
      );
      const names = ownChildren.map(({ localName }) => localName);
      check(names.filter((name) => name === "loc").length === 1, "one loc");
      check(names.every((name) => own.includes(name)) && new Set(names).size === names.length, names.join());
      const loc = entry.getElementsByTagNameNS(schema, "loc")[0]?.textContent ?? "";
      check(isAddress(loc), `loc ${loc}`);
      const frequency = entry.getElementsByTagNameNS(schema, "changefreq")[0]?.textContent ?? "daily";
      check(/^(always|hourly|daily|weekly|monthly|yearly|never)$/.test(frequency), frequency);
      const images = [...entry.getElementsByTagNameNS(image, "image")];
      check(images.length <= 1000, "at most 1000 images");
      for (const picture of images)
        check(
          picture.children.length === 1 &&
            isAddress(picture.getElementsByTagNameNS(image, "loc")[0]?.textContent ?? ""),
          `image of ${loc}`,
        );
      const links = [...entry.getElementsByTagNameNS(xhtml, "link")];
      const alternates = links.map((link): [string, string] => [
        link.getAttribute("hreflang") ?? "",
        link.getAttribute("href") ?? "",
      ]);
      check(
        links.every((link) => link.getAttribute("rel") === "alternate"),
        `links of ${loc}`,
      );
      check(new Set(alternates.map(([language]) => language)).size === alternates.length, `twice at ${loc}`);
      return {
        loc,
        alternates: Object.fromEntries(alternates),
        images: images.map((picture) => picture.textContent?.trim() ?? ""),
      };
    });
    return { problems, entries };
  }, xml);

test("has sitemaps that follow their schema and name what the pages name", async ({ page, request }) => {
  const read = async (path: string) => {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    const { problems, entries } = await readSitemap(page, await answer.text());
    expect(problems, path).toEqual([]);
    return entries;
  };
  const parts = await read("/sitemap.xml");
  const all = (await Promise.all(parts.map(({ loc }) => read(pathOf(loc))))).flat();
  const locations = new Set(all.map(({ loc }) => loc));
  expect(locations.size).toBe(all.length);
  /* One look for thousands of addresses: each `expect` keeps where it stands and takes a millisecond. */
  const wrong = all.flatMap(({ loc, alternates }) => {
    const [languages, urls] = [Object.keys(alternates).toSorted().join(), Object.values(alternates)];
    return [
      ...(languages === "de,es,fr,nl,x-default" ? [] : [`${loc} names ${languages}`]),
      ...(urls.includes(loc) ? [] : [`${loc} does not name itself`]),
      ...urls.filter((url) => !locations.has(url)).map((url) => `${loc} names ${url}, which is not listed`),
    ];
  });
  expect(wrong).toEqual([]);
  const sample = all.filter((_, index) => index % Math.ceil(all.length / 12) === 0);
  for (const { loc, alternates, images } of sample) {
    const html = await (await request.get(pathOf(loc))).text();
    const named = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)];
    expect(Object.fromEntries(named.map(([, language, url]) => [language, url])), loc).toEqual(alternates);
    for (const image of images) expect((await request.get(pathOf(image))).status(), image).toBe(200);
  }
});

test("lets crawlers in where pages are, and shows them the sitemap", async ({ request }) => {
  const robots = await (await request.get("/robots.txt")).text();
  expect(robots).toMatch(/^User-Agent: \*$/im);
  expect(robots).toMatch(/^Allow: \/$/m);
  expect(robots).toMatch(/^Disallow: \/api\/$/m);
  expect(robots).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
});

test("shows a picture of its own where it is shared, in a format every network takes", async ({ request }) => {
  const product = await aProduct(4, 1);
  const seen = new Set<string>();
  for (const path of ["/", "/woman", "/shop/girls", "/faq", productHref("fr", product)]) {
    const html = await (await request.get(path)).text();
    const property = (name: string) => new RegExp(`property="og:${name}" content="([^"]*)"`).exec(html)?.[1] ?? "";
    expect(property("title"), path).not.toBe("");
    expect(property("description"), path).not.toBe("");
    expect(property("locale"), path).toBe("fr_FR");
    expect(property("image:alt"), path).not.toBe("");
    const image = property("image");
    seen.add(image);
    const answer = await request.get(pathOf(image));
    expect(answer.status(), image).toBe(200);
    expect(answer.headers()["content-type"]).toBe("image/jpeg");
  }
  expect(seen.size).toBeGreaterThanOrEqual(4);
});

test("gives a reader that wants a page in one piece the page that is kept, with a whole head", async ({ request }) => {
  const product = await aProduct(4, 1);
  for (const path of ["/shop", productHref("fr", product)]) {
    const answer = await request.get(path, { headers: { "user-agent": "facebookexternalhit/1.1" } });
    const [head = ""] = (await answer.text()).split("</head>", 1);
    expect(answer.headers()["etag"], path).toMatch(/^W\//);
    expect(head, path).toMatch(/<title>[^<]+<\/title>/);
    for (const name of ["title", "image"]) expect(head, path).toContain(`property="og:${name}"`);
  }
});

test("has texts of the editors on its main pages, in every language", async ({ request }) => {
  for (const locale of locales) {
    const titles = await Promise.all(
      ["/", "/woman", "/shop", "/faq"].map(async (path) => {
        const html = await (await request.get(localizePath(locale, path))).text();
        expect(/<meta name="description" content="([^"]{40,})"/.exec(html), `${locale} ${path}`).not.toBeNull();
        return /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "";
      }),
    );
    expect(new Set(titles).size, titles.join(" · ")).toBe(titles.length);
  }
});

test("has a gift card page for women, with texts and a theme of its own", async ({ request }) => {
  for (const locale of locales) {
    const path = localizePath(locale, "/giftcard");
    const titleOf = async (query: string) => {
      const html = await (await request.get(path + query)).text();
      expect(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1], query).toBe(
        siteUrl + path + (query === "?for=woman" ? query : ""),
      );
      expect(readPage(html).isWoman, query).toBe(query === "?for=woman");
      return /<title>([^<]*)<\/title>/.exec(html)?.[1];
    };
    const title = await titleOf("?for=woman");
    expect(title).not.toBe(await titleOf(""));
    expect(await titleOf("?for=kid")).toBe(await titleOf(""));
  }
  const [, foot = ""] = (await (await request.get("/woman")).text()).split("<footer");
  const label = text("fr", "footer.giftcardWoman");
  expect(foot).toMatch(new RegExp(`<a href="/giftcard\\?for=woman"[^>]*>${label}</a>`));
  const html = await (await request.get("/giftcard?for=woman")).text();
  expect(html).toMatch(new RegExp(`<h1[^>]*>${text("fr", "giftCards.womanTitle")}</h1>`));
});

test("says how orders come and go back, and a product’s page says the same", async ({ page }) => {
  const [product, offers] = await Promise.all([aProduct(4, 2), visitorApi().call(getDeliveryOffers, {})]);
  const things = thingsOf(await (await page.request.get("/")).text()) as { "@graph"?: unknown[] }[];
  const [shop] = things.flatMap((thing) => thing["@graph"] ?? []) as [
    {
      hasShippingService: { shippingConditions: { shippingDestination: { addressCountry: string[] } }[] };
      hasMerchantReturnPolicy: { merchantReturnDays: number };
    },
  ];
  const home = offers.filter(({ mode }) => mode === "HOME");
  for (const { country_code, fee_ttc, free_from_ttc, delivery_days } of home) {
    const duration = { minValue: delivery_days.min, maxValue: delivery_days.max };
    const ways = shop.hasShippingService.shippingConditions.filter(({ shippingDestination }) =>
      shippingDestination.addressCountry.includes(country_code),
    );
    expect(ways, country_code).toMatchObject(
      [fee_ttc, ...(free_from_ttc === null ? [] : [0])].map((fee) => ({
        shippingRate: { value: fee.toFixed(2), currency: "EUR" },
        transitTime: { duration },
      })),
    );
  }
  expect(shop.hasMerchantReturnPolicy.merchantReturnDays).toBe(returnDays);
  await page.goto(productHref("fr", product));
  const french = home.find(({ country_code }) => country_code === "FR")!;
  const promises = page.getByRole("list", { name: text("fr", "product.promises") });
  await expect(promises).toContainText(
    text("fr", "product.deliveryFee", {
      fee: formatEuros(french.fee_ttc, "fr"),
      from: formatEuros(french.free_from_ttc ?? 0, "fr"),
    }),
  );
  await expect(promises).toContainText(text("fr", "product.delivery", french.delivery_days));
  await expect(promises).toContainText(text("fr", "product.returns"));
});
