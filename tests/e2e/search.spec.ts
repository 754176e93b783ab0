import { allProductsSlug, listHref } from "#lib/catalog/list-address.ts";
import { emptyListQuery } from "#lib/catalog/list-query.ts";
import { href } from "#lib/routing/href.ts";
import { expectGoodPage } from "./accessible.ts";
import { searchField } from "./catalog.page.ts";
import { whenReady } from "./ready.ts";
import { expect, test } from "./test.ts";
import { text } from "./texts.ts";

const phone = { width: 375, height: 812 };

test.describe("suggestions", () => {
  test.use({ visitLocale: "de" });

  test("come while one types, are chosen by key, and leave the field as it was", async ({ page, catalog }) => {
    await catalog.openHome();
    await catalog.whenListIsReady();
    const field = searchField(page.getByRole("banner"), text("de", "header.search"));
    await field.focus();
    await expect(field).toHaveRole("combobox");
    await expect(field).toHaveAttribute("aria-expanded", "false");
    await field.pressSequentially("rote regenj");
    const list = page.getByRole("listbox", { name: text("de", "header.suggestions.label") });
    await expect(list).toBeVisible();
    await expect(field).toHaveAttribute("aria-expanded", "true");
    await expectGoodPage(page, "de");

    const options = list.getByRole("option");
    await page.keyboard.press("ArrowDown");
    const first = options.first();
    await expect(first).toHaveAttribute("aria-selected", "true");
    await expect(field).toHaveAttribute("aria-activedescendant", (await first.getAttribute("id")) ?? "");
    await page.keyboard.press("ArrowUp");
    await expect(first).toHaveAttribute("aria-selected", "false");
    await page.keyboard.press("Escape");
    await expect(list).toBeHidden();
    await expect(field).toHaveValue("rote regenj");
    await expect(field).toBeFocused();

    await page.keyboard.press("ArrowDown");
    const product = list.getByRole("group", { name: text("de", "header.suggestions.products") }).getByRole("option");
    const target = await product.first().getAttribute("href");
    const places = await options.evaluateAll(
      (all, link) => all.findIndex((one) => one.getAttribute("href") === link),
      target,
    );
    for (let place = 0; place < places; place += 1) await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(target ?? "");
    await expect(catalog.heading).toContainText(/Regenjacke/);
  });
});

test.describe("on a phone", () => {
  test.use({ visitLocale: "nl", viewport: phone, hasTouch: true });

  test("a suggestion is taken by touch above the list", async ({ page, catalog }) => {
    await page.goto(listHref("nl", allProductsSlug));
    await catalog.whenListIsReady();
    await catalog.listSearch.tap();
    await expect(catalog.listSearch).toHaveRole("combobox");
    await catalog.listSearch.pressSequentially("schoe");
    const option = page.getByRole("listbox").getByRole("option").first();
    await expect(option).toBeVisible();
    await expectGoodPage(page, "nl");
    const target = await option.getAttribute("href");
    await option.tap();
    await expect(page).toHaveURL(target ?? "");
    await expect(catalog.products.first()).toBeVisible();
  });
});

test.describe("from the bar at the thumb", () => {
  test.use({ visitLocale: "de", viewport: phone, hasTouch: true });

  test("the search opens over any page, ready to be typed in, and is left as it was opened", async ({
    page,
    catalog,
  }) => {
    const say = (key: string) => text("de", key);
    await page.goto(href("de", "faq"));
    await whenReady(catalog.cartButton);
    const opener = page.getByRole("navigation", { name: say("header.places") }).getByRole("link", {
      name: say("header.search"),
    });
    await opener.tap();
    const sheet = page.getByRole("dialog", { name: say("header.search") });
    const field = sheet.getByRole("combobox", { name: say("header.search") });
    await expect(field).toBeFocused();
    await expect(sheet.getByRole("link", { name: say("header.kids"), exact: true })).toBeVisible();
    await expectGoodPage(page, "de");
    await page.keyboard.press("Escape");
    await expect(sheet).toHaveCount(0);
    await expect(opener).toBeFocused();
    expect(new URL(page.url()).pathname).toBe(href("de", "faq"));

    await opener.tap();
    await field.pressSequentially("gummistiefel");
    const option = sheet.getByRole("listbox").getByRole("option").first();
    await expect(option).toBeVisible();
    await expectGoodPage(page, "de");
    const target = await option.getAttribute("href");
    await option.tap();
    await expect(page).toHaveURL(target ?? "");
    await expect(sheet).toHaveCount(0);

    await opener.tap();
    await field.fill("regenjacke");
    await field.press("Enter");
    await expect(page).toHaveURL(/name=regenjacke/);
    await expect(sheet).toHaveCount(0);
  });
});

test.describe("without scripts", () => {
  test.use({ visitLocale: "es", javaScriptEnabled: false });

  test("what was understood can be taken away part by part", async ({ page, catalog, expected }) => {
    /* A browser without scripts refuses those a page names. */
    expected.failures.push(/^GET \/_next\/static\/.+\.js$/);
    await page.goto(href("es", "index"));
    const field = page.getByRole("banner").getByRole("searchbox", { name: text("es", "header.search") });
    await field.fill("zapatos rojos niña");
    await field.press("Enter");
    await expect(catalog.heading).toHaveText(text("es", "list.resultsFor", { name: "zapatos rojos niña" }));
    const chips = page.getByRole("list", { name: text("es", "list.active") }).getByRole("link");
    await expect.poll(() => chips.count()).toBeGreaterThanOrEqual(3);
    const before = await chips.count();
    await chips.filter({ hasText: /rojo/i }).click();
    await expect(page).toHaveURL(/name=zapatos\+ni%C3%B1a$/);
    await expect(chips).toHaveCount(before - 1);
    await expect(catalog.products.first()).toBeVisible();
  });
});

test("says what it mended, what it does not know and that nothing is found, and answers questions with help", async ({
  page,
  catalog,
}) => {
  const list = (name: string) => listHref("fr", allProductsSlug, { ...emptyListQuery, name });
  await page.goto(list("pijama zorglub"));
  await expect(page.getByText(text("fr", "list.searchUnknown", { words: "zorglub" }))).toBeVisible();
  await expect(catalog.products.first()).toContainText(/pyjama/i);
  await expectGoodPage(page, "fr");
  await page.goto(list("qwxzvk"));
  await expect(page.getByRole("heading", { name: text("fr", "list.emptyTitle") })).toBeVisible();
  await expect(page.getByRole("link", { name: text("fr", "list.emptyClear") })).toBeVisible();
  await expectGoodPage(page, "fr");
  const [, main = ""] = (await (await page.request.get(list("retour colis"))).text()).split(/<main|<\/main>/);
  expect(main).toMatch(/<a[^>]* href="\/faq#/);
});
