import type { Locator } from "@playwright/test";
import { productHref } from "#lib/catalog/product-address.ts";
import { href } from "#lib/routing/href.ts";
import { expectFitsEnlarged, expectNoSidewaysScroll } from "./accessible.ts";
import { aProduct } from "./api.ts";
import { anyWidth, expect, test } from "./test.ts";
import { text } from "./texts.ts";

test.use({ pictures: true });

const say = (key: string, values?: Record<string, string | number>) => text("fr", key, values);

test("a card answers before its page is there, in its place, and the list waits where it was left", async ({
  page,
  catalog,
}) => {
  await catalog.openList("baby");
  /* Far down, where cards are laid out when they come near or when the browser is idle; nothing moves once they are. */
  await expect(page.locator(".pc:nth-child(n + 9):not([data-near])")).toHaveCount(0);
  const link = catalog.products.nth(12).getByRole("heading").getByRole("link");
  await link.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  const name = await link.innerText();
  const comes = Promise.withResolvers<void>();
  await page.route(`**${await link.getAttribute("href")}*`, async (route) => {
    await comes.promise;
    return route.fallback();
  });
  const place = () => link.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const left = await place();
  const look = page.locator(".first-look");
  const placesIn = (view: Locator) =>
    view.evaluate((element) =>
      [".pd-brand", "h1", ".pd-price", "img"].map((part) => {
        const box = element.querySelector(part)?.getBoundingClientRect();
        return `${part} ${Math.round(box?.left ?? 0)} ${Math.round(box?.top ?? 0)}`;
      }),
    );
  await link.click();
  await expect(look).toContainText(name);
  /* Where it is: to bring what sticks to the top into view, Playwright would scroll the list. */
  const home = await page.getByRole("banner").getByRole("link", { name: "Petite Malle" }).boundingBox();
  await page.mouse.click((home?.x ?? 0) + 8, (home?.y ?? 0) + 8);
  await expect(page).toHaveURL("/");
  await expect(look).toHaveCount(0);
  await page.goBack();
  await expect.poll(place).toBe(left);
  await link.press("Enter");
  await expect(look).toContainText(name);
  const before = await placesIn(look);
  comes.resolve();
  await expect(catalog.heading).toHaveText(name);
  await expect(look).toHaveCount(0);
  expect(await placesIn(page.locator("main").filter({ visible: true })), "nothing moves when it comes").toEqual(before);
  await page.goBack();
  await expect.poll(place).toBe(left);
});

test.describe("lists", () => {
  test.use({ fetchesAhead: true });

  test("finds pieces by name, also with a typo", anyWidth, async ({ request }) => {
    for (const name of ["mariniere", "marinere"]) {
      const html = await (await request.get(`/shop/all-products?name=${name}`)).text();
      expect(html).toContain(say("list.resultsFor", { name }));
      expect(html).toContain(`value="${name}"`);
      expect(html.match(/<li[^>]* class="pc[ "]/g), name).not.toBeNull();
    }
  });

  test(
    "fetches what is in view ahead, and walks through pages and back to the place on the list",
    anyWidth,
    async ({ page, catalog }) => {
      const ahead: string[] = [];
      page.on("request", (request) => {
        if (request.headers()["next-router-prefetch"] !== undefined || new URL(request.url()).searchParams.has("_rsc"))
          ahead.push(request.url());
      });
      await catalog.openList("all-products");
      await expect.poll(() => ahead.length, { message: "what is in view is fetched ahead" }).toBeGreaterThan(0);
      await page.evaluate(() => scrollBy(0, 1_200));
      const card = catalog.products.nth(20).getByRole("heading").getByRole("link");
      await card.scrollIntoViewIfNeeded();
      const path = await card.getAttribute("href");
      await expect
        .poll(() => ahead.some((url) => new URL(url).pathname === path), { message: "so is a card far down" })
        .toBe(true);
      const first = await catalog.products.first().getByRole("heading").innerText();
      await page
        .getByRole("navigation", { name: say("list.pages") })
        .getByRole("link", { name: say("list.next") })
        .click();
      await expect(page).toHaveURL("/shop/all-products?page=2");
      await expect(catalog.products.first().getByRole("heading")).not.toHaveText(first);
      await page.goBack();
      await expect(page).toHaveURL("/shop/all-products");
      await expect(catalog.products.first().getByRole("heading")).toHaveText(first);
      await expect
        .poll(() => page.evaluate(() => scrollY), { message: "the list is where it was left" })
        .toBeGreaterThan(500);
    },
  );

  test(
    "shows whole pages on the way through the shop, and again on the way back, to screen readers also far down",
    anyWidth,
    async ({ page, catalog }) => {
      const details = page.getByText(say("product.compositionTitle"));
      const related = page.getByRole("heading", { name: say("product.goesWith") }).filter({ visible: true });
      const documents: string[] = [];
      page.on("request", (request) => {
        if (request.isNavigationRequest()) documents.push(request.url());
      });
      const browser = await page.context().newCDPSession(page);
      const headings = async () => {
        const { nodes } = await browser.send("Accessibility.getFullAXTree");
        return nodes
          .filter(({ ignored, role }) => !ignored && role?.value === "heading")
          .map(({ name }) => name?.value);
      };
      await catalog.openList("boys");
      await expect(page.locator("head meta[property='og:type']")).toHaveAttribute("content", "product.group");
      const count = 40;
      await expect(catalog.products).toHaveCount(count);
      const products = await catalog.products.getByRole("heading").allTextContents();
      await expect.poll(headings).toEqual(expect.arrayContaining(products));
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
    },
  );

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
      /* Nothing is asked of the document that is about to go. */
      const link = catalog.products.nth(1).getByRole("heading").getByRole("link");
      const name = await link.innerText();
      await link.click();
      await expect(details).toBeVisible();
      await expect(catalog.heading).toHaveText(name);
    },
  );
});

test.describe("wrong addresses", () => {
  const named = (path: string) => decodeURI(path.split("?")[0] ?? "");
  const localeOf = (path: string) => (path.startsWith("/de") ? "de" : "fr");

  test("answer 404 with ways on", anyWidth, async ({ request }) => {
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
      const locale = localeOf(path);
      const answer = await request.get(path);
      expect(answer.status(), path).toBe(404);
      const html = await answer.text();
      for (const words of [
        text(locale, "notFound.heading"),
        text(locale, "notFound.title"),
        text(locale, "notFound.text", { path: named(path) }),
      ])
        expect(html, path).toContain(words);
      expect(html, path).toContain(`href="${href(locale, "shop")}"`);
    }
  });

  test("lead old spellings of a product to its one address", anyWidth, async ({ request }) => {
    const product = await aProduct(4, 0);
    const answer = await request.get(`/shop/somewhere-else/${product.id}-old-name`, { maxRedirects: 0 });
    expect(answer.status()).toBe(308);
    expect(answer.headers()["location"]).toMatch(new RegExp(`${productHref("fr", product)}$`));
  });
});

test.describe("for those who ask for it", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("stands still", anyWidth, async ({ page, catalog }) => {
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
    /* Where it moves most: a size that answers, its worn picture, a piece on its way into the trunk, the drawer. */
    await catalog.openProduct(await aProduct(5, 4));
    await catalog.chooseSize();
    expect(await moving()).toBe(0);
    await catalog.addToCart();
    expect(await moving()).toBe(0);
    await expect(page.locator("body > img")).toHaveCount(0);
  });
});

/* All other pages are looked at in the same way on the walk through them. */
test(
  "a narrowed list and a wrong address fit in 320 pixels, and no bar stays over what is enlarged four times",
  anyWidth,
  async ({ page, expected }) => {
    expected.answers.push(/^404 /);
    for (const path of ["/shop/girls?family=DRESSES", "/de/no-such-page"]) {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(path);
      await expectNoSidewaysScroll(page);
      await page.setViewportSize({ width: 375, height: 667 });
      await expectFitsEnlarged(page);
    }
    await page.setViewportSize({ width: 320, height: 256 });
    await page.evaluate(() => scrollTo({ top: 900, behavior: "instant" }));
    await expect(page.getByRole("banner")).not.toBeInViewport();
    await expect(page.getByRole("navigation", { name: say("header.places") })).not.toBeInViewport();
  },
);
