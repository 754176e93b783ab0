import { productHref } from "#lib/catalog/product-address.ts";
import { href } from "#lib/routing/href.ts";
import { expectAccessible, expectGoodPage, expectNoSidewaysScroll } from "./accessible.ts";
import { aProduct } from "./api.ts";
import { CatalogPage } from "./catalog.page.ts";
import { anyWidth, expect, test } from "./test.ts";
import { text } from "./texts.ts";

const say = (key: string, values?: Record<string, string | number>) => text("fr", key, values);

test.describe("lists", () => {
  test("finds pieces by name, also with a typo", async ({ page, catalog }) => {
    await catalog.openHome();
    await catalog.search("mariniere");
    await expect(page).toHaveURL("/shop/all-products?name=mariniere");
    await expect(catalog.heading).toHaveText(say("list.resultsFor", { name: "mariniere" }));
    await expect(catalog.products.first()).toBeVisible();
    await expect(catalog.listSearch).toHaveValue("mariniere");
    await expectGoodPage(page, "fr");
    await page.goto("/shop/all-products?name=marinere");
    await expect(catalog.products.first()).toBeVisible();
  });

  test("says what to do when nothing is found", async ({ page }) => {
    await page.goto("/shop/all-products?name=qwxzvk");
    await expect(page.getByRole("heading", { name: say("list.emptyTitle") })).toBeVisible();
    await expect(page.getByRole("link", { name: say("list.emptyClear") })).toBeVisible();
    await expectGoodPage(page, "fr");
  });

  test("keeps filters in the address and comes back to them", async ({ page, catalog }) => {
    await catalog.openList("girls");
    await catalog.filterByFamily("DRESSES");
    await expectGoodPage(page, "fr");
    const filtered = page.url();
    const name = await catalog.products.first().getByRole("heading").innerText();
    await catalog.followProduct();
    await page.goBack();
    await expect(page).toHaveURL(filtered);
    await expect(catalog.products.first().getByRole("heading")).toHaveText(name);
    await page.reload();
    await expect(catalog.products.first().getByRole("heading")).toHaveText(name);
    await page.getByRole("link", { name: say("list.remove", { name: catalog.familyName("DRESSES") }) }).click();
    await expect(page).toHaveURL("/shop/girls");
  });

  test("walks through pages and back to the place on the list", async ({ page, catalog }) => {
    await catalog.openList("all-products");
    const first = await catalog.products.first().getByRole("heading").innerText();
    const next = page
      .getByRole("navigation", { name: say("list.pages") })
      .getByRole("link", { name: say("list.next") });
    await next.click();
    await expect(page).toHaveURL("/shop/all-products?page=2");
    await expect(catalog.products.first().getByRole("heading")).not.toHaveText(first);
    await page.goBack();
    await expect(page).toHaveURL("/shop/all-products");
    await expect(catalog.products.first().getByRole("heading")).toHaveText(first);
    await expect
      .poll(() => page.evaluate(() => scrollY), { message: "the list is where it was left" })
      .toBeGreaterThan(500);
  });

  test("tells screen readers of every product of a list, also far down", async ({ page, catalog }) => {
    await catalog.openList("boys");
    const browser = await page.context().newCDPSession(page);
    const names = async () => {
      const { nodes } = await browser.send("Accessibility.getFullAXTree");
      return nodes.filter(({ ignored, role }) => !ignored && role?.value === "heading").map(({ name }) => name?.value);
    };
    await expect(catalog.products).toHaveCount(40);
    const products = await catalog.products.getByRole("heading").allTextContents();
    await expect.poll(names).toEqual(expect.arrayContaining(products));
  });

  test("shows whole pages on the way through the shop, and again on the way back", async ({ page, catalog }) => {
    const details = page.getByText(say("product.compositionTitle"));
    const related = page.getByRole("heading", { name: say("product.goesWith") }).filter({ visible: true });
    const documents: string[] = [];
    page.on("request", (request) => {
      if (request.isNavigationRequest()) documents.push(request.url());
    });
    await catalog.openList("boys");
    const count = 40;
    await expect(catalog.products).toHaveCount(count);
    /* Far down, where cards are laid out when they come near or when the browser is idle; nothing moves once they are. */
    await expect(page.locator(".pc:nth-child(n + 9):not([data-near])")).toHaveCount(0);
    const card = catalog.products.nth(30);
    const place = () => card.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    await card.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
    const left = await place();
    await catalog.followProduct(30);
    await expect(details.filter({ visible: true })).toBeVisible();
    await expect(related).toBeVisible();
    await expect(page.getByRole("navigation", { name: say("list.breadcrumb") })).toBeVisible();
    await expect(page.locator("head link[rel=canonical]")).toHaveAttribute(
      "href",
      new RegExp(`${new URL(page.url()).pathname}$`),
    );
    await expect(page.locator("head meta[property='og:url']"), "nothing of the page before").toHaveCount(0);
    await page.goBack();
    await expect(catalog.products).toHaveCount(count);
    await expect.poll(place, { message: "the list is where it was left" }).toBe(left);
    await expect(page.locator("head meta[property='og:url']")).toHaveCount(1);
    await catalog.followProduct(3);
    for (let step = 0; step < 4; step += 1) {
      const link = related.locator("xpath=..").getByRole("link").nth(step);
      const name = await link.innerText();
      await link.click();
      await expect(catalog.heading).toHaveText(name);
      await expect(related).toBeVisible();
    }
    /* Further back than pages stay in the document. */
    for (let step = 0; step < 5; step += 1) await page.goBack();
    await expect(page).toHaveURL("/shop/boys");
    await expect(catalog.products).toHaveCount(count);
    expect(documents).toHaveLength(1);
  });

  test(
    "opens a product although its HTML comes late, and asks for a new document when it does not come",
    anyWidth,
    async ({ page, catalog, expected }) => {
      expected.answers.push(/^503 /);
      await catalog.openList("baby");
      let isLate = true;
      const comes = Promise.withResolvers<void>();
      await page.route("**/shop/**", async (route) => {
        const { headers, isNavigation } = {
          headers: route.request().headers(),
          isNavigation: route.request().isNavigationRequest(),
        };
        if (isNavigation || headers["accept"] !== "text/html") return route.fallback();
        if (!isLate) return route.fulfill({ status: 503 });
        await comes.promise;
        return route.fallback();
      });
      const details = page.getByText(say("product.compositionTitle")).filter({ visible: true });
      await catalog.followProduct(0);
      await expect(details).toBeHidden();
      comes.resolve();
      await catalog.chooseSize();
      await expect(details).toBeVisible();
      await page.goBack();
      isLate = false;
      const name = await catalog.followProduct(1);
      await expect(details).toBeVisible();
      await expect(catalog.heading).toHaveText(name);
    },
  );

  test("adds a piece from the list", async ({ page, catalog, cart }) => {
    await catalog.openList("new-in");
    const card = catalog.products.first();
    const name = await card.getByRole("heading").innerText();
    await card.getByRole("button", { name: say("cart.add.quick", { product: name }) }).click();
    const sizes = page.getByRole("dialog", { name: new RegExp(`^${say("cart.add.chooseSize")}`) });
    await expect(sizes).toBeVisible();
    await expectAccessible(page);
    await sizes.getByRole("button", { disabled: false }).first().click();
    await expect(cart.toasts).toContainText(say("cart.add.added", { product: name }));
    await expect(catalog.cartButton).toHaveAccessibleName(say("cart.button.one"));
  });

  test("fetches no more pages ahead than it may", async ({ page, catalog }) => {
    const ahead: string[] = [];
    page.on("request", (request) => {
      if (request.headers()["next-router-prefetch"] !== undefined || new URL(request.url()).searchParams.has("_rsc"))
        ahead.push(request.url());
    });
    await catalog.openList("all-products");
    await expect.poll(() => ahead.length, { message: "what is in view is fetched ahead" }).toBeGreaterThan(0);
    for (let times = 0; times < 12; times += 1) {
      await page.mouse.wheel(0, 900);
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 })));
    }
    expect(new Set(ahead.map((url) => new URL(url).pathname)).size).toBeLessThanOrEqual(16);
  });
});

test.describe("wrong addresses", () => {
  const named = (path: string) => decodeURI(path.split("?")[0] ?? "");
  const localeOf = (path: string) => (path.startsWith("/de") ? "de" : "fr");

  for (const path of [
    "/shop/girls/999999-nothing",
    "/shop/girls/not-a-product",
    "/shop/no-such-collection",
    "/shop/all-products?page=999",
    "/shop/girls?page=999",
    "/no-such-page",
    "/de/no-such-page",
    "/en",
    "/it/shop",
    "/shop/girls/1/2/3",
  ]) {
    test(`answers 404 with ways on: ${path}`, anyWidth, async ({ request }) => {
      const answer = await request.get(path);
      expect(answer.status()).toBe(404);
      const say = (key: string, values?: Record<string, string>) => text(localeOf(path), key, values);
      const html = await answer.text();
      for (const words of [say("notFound.heading"), say("notFound.title"), say("notFound.text", { path: named(path) })])
        expect(html).toContain(words);
      expect(html).toContain(`href="${href(localeOf(path), "shop")}"`);
    });
  }

  /* One page says so for all of them. */
  for (const path of ["/no-such-page", "/de/no-such-page"]) {
    test(`leads on from ${path}`, async ({ page, catalog, expected }) => {
      expected.answers.push(/^404 /);
      const locale = localeOf(path);
      await page.goto(path);
      await expect(catalog.heading).toHaveText(text(locale, "notFound.heading"));
      await expect(page.getByText(text(locale, "notFound.title"), { exact: true })).toBeVisible();
      await expectGoodPage(page, locale);
      await page
        .getByRole("main")
        .getByRole("link", { name: text(locale, "notFound.shop") })
        .click();
      await expect(page).toHaveURL(href(locale, "shop"));
    });
  }

  test("leads old spellings of a product to its one address", anyWidth, async ({ request }) => {
    const product = await aProduct(4, 0);
    const answer = await request.get(`/shop/somewhere-else/${product.id}-old-name`, { maxRedirects: 0 });
    expect(answer.status()).toBe(308);
    expect(answer.headers()["location"]).toMatch(new RegExp(`${productHref("fr", product)}$`));
  });
});

test.describe("whoever comes", () => {
  test("dresses women's pages in their own theme", async ({ page, catalog }) => {
    const colours = () =>
      page.getByRole("main").evaluate((main) => getComputedStyle(main).getPropertyValue("--accent").trim());
    await catalog.openHome();
    const kids = await colours();
    await page.goto("/woman");
    const woman = await colours();
    expect(woman).not.toBe("");
    expect(woman).not.toBe(kids);
    await expectGoodPage(page, "fr");
  });

  test("reads lists and products without scripts", anyWidth, async ({ openBrowser, expected }) => {
    /* Chromium reports a script that may not run as a failed request. */
    expected.failures.push(/^GET \/_next\/static\/.+\.js$/);
    const context = await openBrowser({ javaScriptEnabled: false });
    const page = await context.newPage();
    const catalog = new CatalogPage(page, "fr");
    await page.goto("/shop/girls");
    await expect(catalog.products.nth(10)).toBeVisible();
    await page.goto("/shop/girls?family=DRESSES&sort=price-asc");
    await expect(catalog.products.first()).toBeVisible();
    await catalog.products.first().getByRole("heading").getByRole("link").click();
    await expect(catalog.sizes).toBeVisible();
    await expect(catalog.addButton).toBeVisible();
    await expect(page.getByText(say("product.compositionTitle"))).toBeVisible();
    await expect(page.getByRole("heading", { name: say("product.goesWith") })).toBeVisible();
    await page.goto("/shop/all-products?name=robe");
    await expect(catalog.products.first()).toBeVisible();
  });

  test("stands still for those who ask for it", anyWidth, async ({ openBrowser }) => {
    const context = await openBrowser({ reducedMotion: "reduce" });
    const page = await context.newPage();
    const catalog = new CatalogPage(page, "fr");
    await catalog.openHome();
    const moving = () =>
      page.evaluate(
        () =>
          document
            .getAnimations()
            .filter(
              (animation) =>
                Number(animation.effect?.getComputedTiming().activeDuration) > 100 && animation.playState === "running",
            ).length,
      );
    expect(await moving()).toBe(0);
    await catalog.openList("girls");
    await catalog.products.first().hover();
    expect(await moving()).toBe(0);
  });

  test("keeps no bar over the page where it is enlarged four times", anyWidth, async ({ openBrowser }) => {
    const page = await (await openBrowser({ viewport: { width: 320, height: 256 } })).newPage();
    await page.goto("/shop");
    await page.evaluate(() => scrollTo({ top: 900, behavior: "instant" }));
    await expect(page.getByRole("banner")).not.toBeInViewport();
    await expect(page.getByRole("navigation", { name: say("header.places") })).not.toBeInViewport();
  });

  test("fits a window of 320 pixels", anyWidth, async ({ openBrowser }) => {
    const context = await openBrowser({ viewport: { width: 320, height: 640 } });
    const page = await context.newPage();
    const product = await aProduct(4, 3);
    for (const path of [
      "/",
      "/woman",
      "/shop",
      "/shop/girls",
      "/shop/girls?family=DRESSES",
      productHref("de", product),
      "/shop/cart",
      "/login",
      "/faq",
      "/looks",
    ]) {
      await page.goto(path);
      await expectNoSidewaysScroll(page);
    }
  });
});
