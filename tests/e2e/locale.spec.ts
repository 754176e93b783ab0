import type { Page } from "@playwright/test";
import { productHref } from "#lib/catalog/product-address.ts";
import { getBlogCategories, getBlogPost, getBlogPosts } from "#contract/blog.ts";
import { getProduct } from "#contract/catalog.ts";
import { expectAccessible, expectGoodPage } from "./accessible.ts";
import { aProduct, visitorApi } from "./api.ts";
import { CartPage } from "./cart.page.ts";
import { CatalogPage } from "./catalog.page.ts";
import { expect, test } from "./test.ts";
import { text } from "./texts.ts";
import { whenReady } from "./ready.ts";

const crawler = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";

for (const [wanted, path] of [
  ["de-AT", "/de"],
  ["nl-BE", "/nl"],
  ["es-MX", "/es"],
  ["fr-CA", "/"],
  ["en-GB", "/"],
] as const) {
  test(`greets a browser that speaks ${wanted} at ${path}`, async ({ openBrowser }) => {
    const context = await openBrowser({ locale: wanted });
    const page = await context.newPage();
    await page.goto("/?utm_source=letter");
    await expect(page).toHaveURL(`${path}?utm_source=letter`);
    await expectGoodPage(page, path === "/" ? "fr" : (path.slice(1) as "de"));
  });
}

test("shows crawlers the French home page, whatever they say they speak", async ({ request }) => {
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
  await page.goto("/");
  await expect(page).toHaveURL("/de");
});

test("keeps the product, under its name in the new language", async ({ page }) => {
  const product = await aProduct(4, 5);
  const german = await visitorApi("de").call(getProduct, { params: { id: product.id } });
  await page.goto(productHref("fr", product));
  await choose(page, "Österreich · Deutsch");
  await expect(page).toHaveURL(productHref("de", german));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(german.name);
});

test("keeps the article and the category, under their names in the new language", async ({ page }) => {
  const { items } = await visitorApi("fr").call(getBlogPosts, { query: {} });
  const [post] = items;
  if (!post) throw new Error("the blog is empty");
  const { alternates } = await visitorApi("fr").call(getBlogPost, { params: { slug: post.slug } });
  const categories = await visitorApi("fr").call(getBlogCategories, {});
  const category = categories.find(({ slug }) => slug === post.category.slug);
  await page.goto("/blog");
  await page.getByRole("link", { name: post.title }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(post.title);
  await choose(page, "Nederland · Nederlands");
  await expect(page).toHaveURL(`/nl/blog/${alternates.nl}`);
  await page.goto(`/blog/category/${category?.slug}`);
  await choose(page, "Deutschland · Deutsch");
  await expect(page).toHaveURL(`/de/blog/category/${category?.alternates.de}`);
  await expectGoodPage(page, "de");
});

test("names what is in the cart as the page does, whichever country was chosen", async ({ page, context, baseURL }) => {
  const product = await aProduct(4, 6);
  const german = await visitorApi("de").call(getProduct, { params: { id: product.id } });
  const chosen = { "locale-choice": "fr-FR", locale: "de" };
  await context.addCookies(Object.entries(chosen).map(([name, value]) => ({ name, value, url: baseURL ?? "" })));
  const [catalog, cart] = [new CatalogPage(page, "de"), new CartPage(page, "de")];
  await catalog.openProduct(german);
  await catalog.chooseSize();
  await catalog.addToCart();
  await expect(cart.line(german.name)).toBeVisible();
  await cart.whenSettled();
  await cart.open();
  await expect(cart.line(german.name)).toBeVisible();
});
