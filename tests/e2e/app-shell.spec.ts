import type { Page } from "@playwright/test";
import { locales } from "#contract/locale.ts";
import { localizePath } from "#lib/routing/href.ts";
import { expectAccessible } from "./accessible.ts";
import { portsOf } from "./ports.ts";
import { createRelay, type Relay } from "./relay.ts";
import { expect, test } from "./test.ts";
import { text } from "./texts.ts";

const port = Number(process.env.E2E_PORT ?? 3900);
const ownPort = portsOf("app-shell").port;

test.use({ serviceWorkers: "allow" });

test.describe("service worker", () => {
  test.use({ baseURL: `http://localhost:${ownPort}` });
  test.describe.configure({ mode: "serial" });
  let relay: Relay;

  test.beforeEach(async ({ expected }) => {
    expected.failures.push(/./);
    relay = createRelay(ownPort, `http://localhost:${port}`);
    await relay.open();
  });
  test.afterEach(() => relay.close());

  const whenControlled = (page: Page) =>
    expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe("activated");
  const caches = (page: Page) =>
    page.evaluate(async () => {
      const names = await window.caches.keys();
      const kept = await Promise.all(
        names.map(async (name) => {
          const cache = await window.caches.open(name);
          return (await cache.keys()).map(({ url }) => new URL(url).pathname);
        }),
      );
      return Object.fromEntries(names.map((name, index) => [name, kept[index]]));
    });

  test("keeps the offline pages alone, shows that of the language, is replaced within one navigation, and goes away", async ({
    page,
    catalog,
  }) => {
    await page.goto("/de/shop");
    await whenControlled(page);
    for (const path of ["/shop/cart", "/login"]) await page.goto(path);
    const [before] = Object.keys(await caches(page));
    expect(Object.values(await caches(page))).toEqual([locales.map((locale) => localizePath(locale, "/offline"))]);

    await relay.close();
    for (const locale of locales) {
      await page.goto(localizePath(locale, "/faq"));
      await expect(catalog.heading).toHaveText(text(locale, "app.offlineTitle"));
      await expect(page.locator("html")).toHaveAttribute("lang", locale);
    }
    await expectAccessible(page);
    await relay.open();
    await page.getByRole("link", { name: text("es", "app.offlineRetry") }).click();
    await expect(page).toHaveURL("/es/faq");
    await expect(page.locator(".site-footer")).toBeVisible();

    relay.change("/sw.js", (source) => source.replace(/"version":"[^"]*"/, '"version":"next"'));
    await page.goto("/faq");
    await expect.poll(async () => Object.keys(await caches(page))).toEqual(["offline-next"]);
    expect(before).not.toBe("offline-next");

    relay.change("/sw.js", (source) => source.replace('"isOff":false', '"isOff":true'));
    await page.goto("/faq");
    await expect.poll(async () => Object.keys(await caches(page))).toEqual([]);
    await page.goto("/faq");
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  });
});

test("can be installed in every language", async ({ request }) => {
  for (const locale of locales) {
    const html = await (await request.get(localizePath(locale, "/faq"))).text();
    const linked = (rel: string) =>
      [...html.matchAll(new RegExp(`<link rel="${rel}" href="([^"]+)"`, "g"))].map(([, address]) => address ?? "");
    const answer = await request.get(linked("manifest")[0] ?? "");
    expect(answer.headers()["content-type"]).toContain("application/manifest+json");
    const manifest = (await answer.json()) as { lang: string; icons: { src: string }[]; start_url: string };
    expect(manifest.lang).toBe(locale);
    const icons = [...linked("icon"), ...linked("apple-touch-icon")];
    expect(icons).not.toEqual([]);
    for (const path of [manifest.start_url, ...manifest.icons.map(({ src }) => src), ...icons])
      expect((await request.get(path)).status(), path).toBe(200);
  }
});

test("says whom to tell of a vulnerability", async ({ request }) => {
  const answer = await request.get("/.well-known/security.txt");
  expect(answer.status()).toBe(200);
  expect(answer.headers()["content-type"]).toContain("text/plain");
  const fields = await answer.text();
  expect(fields).toMatch(/^Contact: (?:mailto:|https:\/\/)\S+$/m);
  const expires = Date.parse(/^Expires: (.+)$/m.exec(fields)?.[1] ?? "");
  expect(expires).toBeGreaterThan(Date.now() + 180 * 86_400_000);
  expect(expires).toBeLessThan(Date.now() + 365 * 86_400_000);
});

test.describe("a page that is out of date", () => {
  const fail = (page: Page) =>
    page.evaluate(() => {
      const error = Object.assign(new Error("Failed to load chunk /_next/static/chunks/gone.js"), {
        name: "ChunkLoadError",
      });
      dispatchEvent(new ErrorEvent("error", { error }));
    });

  test("is loaded anew when its code is gone, once, with what was typed", async ({ page }) => {
    await page.goto("/faq?from=letter");
    await page.getByRole("textbox", { name: text("fr", "footer.newsletterLabel") }).fill("ada@example.com");
    /* The script that looks after it may come later than the page. */
    await expect(async () => {
      const anew = page.waitForRequest(
        (request) => request.isNavigationRequest() && request.url().includes("forcereload=true"),
        { timeout: 5_000 },
      );
      await fail(page);
      await anew;
    }).toPass();
    await expect(page).toHaveURL("/faq?from=letter");
    await expect(page.getByRole("textbox", { name: text("fr", "footer.newsletterLabel") })).toHaveValue(
      "ada@example.com",
    );
    let documents = 0;
    page.on("request", (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    /* Somebody listens: what typed it again comes later than what listens. */
    await fail(page);
    /* A navigation would have begun before, and this answer would not come. */
    await page.evaluate(async () => (await fetch("/version.txt")).text());
    expect(documents).toBe(0);
  });

  test("offers to load anew, and does not force anybody", async ({ page }) => {
    await page.clock.install();
    await page.route("**/version.txt", (route) => route.fulfill({ body: "another" }));
    await page.goto("/faq");
    const offer = page.getByRole("button", { name: text("fr", "app.reload"), exact: true });
    const isOffered = () =>
      offer.waitFor({ timeout: 2_000 }).then(
        () => true,
        () => false,
      );
    /* The clock also counts for what begins when the page is idle. */
    await expect
      .poll(async () => {
        await page.clock.runFor(3_000);
        await page.clock.fastForward("11:00");
        return isOffered();
      })
      .toBe(true);
    await expectAccessible(page);
    await offer.click();
    await expect(page).toHaveURL("/faq");
    await expect(offer).toBeHidden();
  });
});
