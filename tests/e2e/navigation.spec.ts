import { expectGoodPage } from "./accessible.ts";
import { aProduct } from "./api.ts";
import { readPage } from "./crawl/answer.ts";
import { productHref } from "#lib/catalog/product-address.ts";
import { whenReady } from "./ready.ts";
import { expect, test } from "./test.ts";
import { text } from "./texts.ts";

const say = (key: string) => text("fr", key);

test.use({ fetchesAhead: true });

test("goes to the top of a new page and to the place a link names, and moves the focus to the heading", async ({
  page,
  catalog,
}) => {
  await page.goto("/faq");
  await whenReady(page.getByRole("banner").getByRole("link", { name: new RegExp(`^${say("cart.title")}`) }));
  await page.locator(".site-footer").scrollIntoViewIfNeeded();
  await page
    .locator(".site-footer")
    .getByRole("link", { name: say("footer.brands") })
    .click();
  await expect(page).toHaveURL("/brands");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(catalog.heading.filter({ visible: true })).toBeFocused();
  await page
    .locator(".site-footer")
    .getByRole("link", { name: say("footer.dataProtection") })
    .click();
  await expect(page).toHaveURL("/terms-and-conditions#data");
  await expect
    .poll(() => page.evaluate(() => document.querySelector("#data")?.getBoundingClientRect().top))
    .toBeLessThan(200);
});

test("shows a page whose address names no place on it, or one that nobody can read", async ({ page, catalog }) => {
  for (const end of ["#nope", "#%E0%A4%A"]) {
    /* Only another page makes a document of its own. */
    await page.goto("about:blank");
    await page.goto(`/faq${end}`);
    await expect(page.locator("html")).toHaveAttribute("data-live");
    await expect(catalog.heading).toBeVisible();
  }
});

test("changes colours with the page, there and back", async ({ page }) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--ground"));
  const home = page.getByRole("banner").getByRole("link", { name: "Petite Malle" });
  await page.goto("/woman");
  await whenReady(page.getByRole("banner").getByRole("link", { name: new RegExp(`^${say("cart.title")}`) }));
  const woman = await ground();
  await home.click();
  await expect(page).toHaveURL("/");
  await expect.poll(ground).not.toBe(woman);
  await page.goBack();
  await expect(page).toHaveURL("/woman");
  await expect.poll(ground).toBe(woman);
  await page.goForward();
  await expect.poll(ground).not.toBe(woman);
});

test("fetches at most four pages ahead at once, whatever is in view and pointed at", async ({ page, catalog }) => {
  let open = 0;
  let most = 0;
  const held = Promise.withResolvers<void>();
  const isAhead = (headers: Record<string, string>) => headers["next-router-prefetch"] !== undefined;
  await page.route("**/*", async (route) => {
    if (!isAhead(route.request().headers())) return route.fallback();
    open += 1;
    most = Math.max(most, open);
    await held.promise;
    await route.fallback();
    open -= 1;
  });
  await catalog.openList("all-products");
  await expect.poll(() => most).toBeGreaterThan(0);
  for (let card = 0; card < 12; card += 1)
    await catalog.products.nth(card).getByRole("heading").getByRole("link").hover();
  held.resolve();
  await expect.poll(() => open).toBe(0);
  expect(most).toBeLessThanOrEqual(4);
});

test("says at wrong addresses what is not there and leads on, in the HTML already", async ({ request }) => {
  for (const [path, locale] of [
    ["/no-such-page?x=1", "fr"],
    ["/de/gibt-es-nicht", "de"],
    ["/nl/shop/girls/999999-niets", "nl"],
    ["/es/shop/no-existe", "es"],
    ["/%3Cscript%3E", "fr"],
  ] as const) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    const html = await answer.text();
    expect(readPage(html).lang, path).toBe(locale);
    const named = decodeURI(path.split("?")[0] ?? "")
      .replaceAll("<", "&#60;")
      .replaceAll(">", "&#62;");
    const [, main = "", foot = ""] = html.split(/<main|<\/main>/);
    expect(main, path).toMatch(new RegExp(`<h1[^>]*>${text(locale, "notFound.heading")}</h1>`));
    for (const words of [
      text(locale, "notFound.text", { path: named }),
      ...["home", "back", "infos", "contact"].map((way) => text(locale, `notFound.${way}`)),
    ])
      expect(main, path).toContain(words);
    expect(foot, path).toContain("site-footer");
  }
});

test("goes back from a wrong address to where one came from", async ({ page, expected }) => {
  expected.answers.push(/^404 /);
  const product = await aProduct(4, 0);
  await page.goto(productHref("fr", product));
  await page.goto("/no-such-page");
  await expectGoodPage(page, "fr");
  await whenReady(page.getByRole("banner").getByRole("link", { name: new RegExp(`^${say("cart.title")}`) }));
  await page
    .getByRole("main")
    .getByRole("link", { name: say("notFound.back") })
    .click();
  await expect(page).toHaveURL(productHref("fr", product));
});
