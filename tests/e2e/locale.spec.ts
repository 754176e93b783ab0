import type { Page } from "@playwright/test";
import { productHref } from "#lib/catalog/product-address.ts";
import { getBlogCategories, getBlogPost, getBlogPosts } from "#contract/blog.ts";
import { getProduct } from "#contract/catalog.ts";
import { href } from "#lib/routing/href.ts";
import { expectAccessible } from "./accessible.ts";
import { aProduct, holdCart, isInStock, visitorApi } from "./api.ts";
import { CartPage } from "./cart.page.ts";
import { readPage } from "./crawl/answer.ts";
import { expect, test } from "./test.ts";
import { text } from "./texts.ts";
import { whenReady } from "./ready.ts";

const crawler = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";

test("greets a browser in the language it speaks, and shows crawlers the French home page", async ({ request }) => {
  for (const [wanted, locale] of [
    ["de-AT,de;q=0.9", "de"],
    ["nl-BE,nl;q=0.9", "nl"],
    ["es-MX,es;q=0.9", "es"],
    ["fr-CA,fr;q=0.9", "fr"],
    ["en-GB,en;q=0.9", "fr"],
  ] as const) {
    const answer = await request.get("/?utm_source=letter", { headers: { "accept-language": wanted } });
    const { pathname, search } = new URL(answer.url());
    expect([answer.status(), pathname + search], wanted).toEqual([200, `${href(locale, "index")}?utm_source=letter`]);
    expect(await answer.text(), wanted).toContain(`<html lang="${locale}"`);
  }
  const answer = await request.get("/", {
    headers: { "user-agent": crawler, "accept-language": "de" },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(200);
});

test("leads addresses that name French to those that do not", async ({ request }) => {
  for (const [from, to] of [
    ["/fr", "/"],
    ["/fr/shop?page=2", "/shop?page=2"],
    ["/fr/shop/girls", "/shop/girls"],
  ] as const) {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect(answer.status(), from).toBe(308);
    expect(
      new URL(answer.headers()["location"] ?? "", "http://shop.invalid").pathname +
        new URL(answer.headers()["location"] ?? "", "http://shop.invalid").search,
    ).toBe(to);
  }
});

/** Chooses a country and its language at the foot of the page. */
async function choose(page: Page, label: string): Promise<void> {
  const list = page.getByRole("button", { name: text("fr", "footer.countryAndLanguage") });
  await whenReady(page.getByRole("banner").getByRole("link", { name: new RegExp(`^${text("fr", "cart.title")}`) }));
  await list.click();
  await expect(page.getByRole("heading", { name: text("fr", "footer.chooseCountry") })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: label }).click();
}

test("keeps the page and its filters when the language changes, and remembers it", async ({
  page,
  context,
  catalog,
}) => {
  await page.goto("/shop/girls?family=DRESSES&size=4+ans");
  await choose(page, "Deutschland · Deutsch");
  await expect(page).toHaveURL("/de/shop/girls?family=DRESSES&size=4+ans");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(catalog.heading).toBeVisible();
  const cookies = Object.fromEntries((await context.cookies()).map(({ name, value }) => [name, value]));
  expect(cookies["locale"]).toBe("de");
  expect(cookies["locale-choice"]).toBe("de-DE");
  const home = await page.request.get("/", { maxRedirects: 0 });
  expect(new URL(home.headers()["location"] ?? "", page.url()).pathname).toBe("/de");
});

test("keeps the article that a link of the blog opened, under its name in the new language", async ({ page }) => {
  const { items } = await visitorApi("fr").call(getBlogPosts, { query: {} });
  const [post] = items;
  if (!post) throw new Error("the blog is empty");
  const { alternates } = await visitorApi("fr").call(getBlogPost, { params: { slug: post.slug } });
  await page.goto("/blog");
  await page.getByRole("link", { name: post.title }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(post.title);
  await choose(page, "Nederland · Nederlands");
  await expect(page).toHaveURL(`/nl/blog/${alternates.nl}`);
});

test("names a product and a category of articles as they are called in the other languages", async ({ request }) => {
  const product = await aProduct(4, 5);
  const german = await visitorApi("de").call(getProduct, { params: { id: product.id } });
  const [category] = await visitorApi("fr").call(getBlogCategories, {});
  for (const [path, there] of [
    [productHref("fr", product), productHref("de", german)],
    [`/blog/category/${category?.slug}`, `/de/blog/category/${category?.alternates.de}`],
  ] as const) {
    const { alternates } = readPage(await (await request.get(path)).text());
    expect(new URL(alternates["de"] ?? "").pathname).toBe(there);
  }
});

test("names what is in the cart as the page does, whichever country was chosen", async ({ page, context, baseURL }) => {
  const product = await aProduct(4, 6);
  const german = await visitorApi("de").call(getProduct, { params: { id: product.id } });
  const chosen = { "locale-choice": "fr-FR", locale: "de" };
  await context.addCookies(Object.entries(chosen).map(([name, value]) => ({ name, value, url: baseURL ?? "" })));
  await holdCart(context, baseURL ?? "", product.variants.find(isInStock)!.variant_id);
  const cart = new CartPage(page, "de");
  await cart.open();
  await expect(cart.line(german.name)).toBeVisible();
  await cart.increase(german.name).click();
  await expect(cart.quantity(german.name)).toHaveValue("2");
  await cart.whenSettled();
  await expect(cart.line(german.name)).toBeVisible();
});
