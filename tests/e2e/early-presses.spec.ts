import type { Page } from "@playwright/test";
import { getLook, sorts } from "#contract/catalog.ts";
import { productHref } from "#lib/catalog/product-address.ts";
import { href } from "#lib/routing/href.ts";
import { expectAccessible } from "./accessible.ts";
import { anAddress, anEmail, anotherClient, aProduct, testPassword, visitorApi } from "./api.ts";
import { searchField } from "./catalog.page.ts";
import { holdSession } from "./hold-session.ts";
import { expectFocusInSight } from "./keyboard.ts";
import { anyWidth, expect, onPhone, test } from "./test.ts";
import { text } from "./texts.ts";

const say = (key: string, values?: Record<string, string | number>) => text("fr", key, values);
const isWide = (page: Page) => (page.viewportSize()?.width ?? 0) >= 64 * 16;

/** Opens a page whose scripts are held back; answers what lets them come. */
async function openEarly(page: Page, path: string): Promise<() => void> {
  const late = Promise.withResolvers<void>();
  await page.route(/\/_next\/static\/.+\.js(?:\?|$)/, async (route) => {
    await late.promise;
    await route.fallback().catch(() => undefined);
  });
  await page.goto(path, { waitUntil: "domcontentloaded" });
  return late.resolve;
}

/** What is shown before its scripts is pressed before they come, and does what it says once, when they are there. */
test.describe("before its scripts a page takes", () => {
  test("a quick-add, which waits and opens its sizes once", async ({ page, catalog, cart }) => {
    const release = await openEarly(page, href("fr", "shop-collection", { collection: "new-in" }));
    const card = catalog.products.first();
    const name = await card.getByRole("heading").innerText();
    const button = card.getByRole("button", { name: say("cart.add.quick", { product: name }) });
    await button.click();
    await expect(button).toHaveAttribute("aria-busy", "true");
    await button.click();
    release();
    const sizes = page.getByRole("dialog", { name: new RegExp(`^${say("cart.add.chooseSize")}`) });
    await expect(sizes).toBeVisible();
    await expect(button).not.toHaveAttribute("aria-busy");
    const everySize = sizes.getByRole("button");
    await expect(everySize).not.toHaveCount(0);
    for (const size of await everySize.all()) {
      await expect(size).toBeInViewport({ ratio: 1 });
      await expectFocusInSight(size);
      const { width, height } = (await size.boundingBox())!;
      expect(Math.min(width, height), "a size is as large as a thumb").toBeGreaterThanOrEqual(44);
    }
    if (isWide(page)) await expectAccessible(page);
    await sizes.getByRole("button", { disabled: false }).first().click();
    await expect(cart.toasts).toContainText(say("cart.add.added", { product: name }));
    await expect(catalog.cartButton).toHaveAccessibleName(say("cart.button.one"));
  });

  /* In the bar that stays on a phone. */
  test("a size and the press that buys it", onPhone, async ({ page, catalog }) => {
    const product = await aProduct(7, 3);
    const release = await openEarly(page, productHref("fr", product));
    await catalog.chooseSize();
    await catalog.addButton.click();
    release();
    const line = page.getByRole("list", { name: say("cart.lines") }).getByRole("listitem");
    await expect(line).toHaveCount(1);
    await expect(line).toContainText(product.name);
    await page.goto(href("fr", "index"));
    await expect(catalog.cartButton).toHaveAccessibleName(say("cart.button.one"));
  });

  test("a heart, which keeps the piece", anyWidth, async ({ page, catalog }) => {
    const product = await aProduct(7, 4);
    const release = await openEarly(page, productHref("fr", product));
    const heart = page.getByRole("button", { name: say("favourites.keep", { product: product.name }), exact: true });
    await heart.click();
    await expect(heart).toHaveAttribute("aria-busy", "true");
    await heart.click();
    release();
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    await expect(heart).not.toHaveAttribute("aria-busy");
    await expect(catalog.heading).toBeVisible();
  });

  test("a whole look, each piece in its size", anyWidth, async ({ page, cart }) => {
    const { products } = await visitorApi().call(getLook, { params: { id: 6 } });
    const release = await openEarly(page, href("fr", "look-id", { id: 6 }));
    for (const { name, variants } of products) {
      const free = variants.find(({ is_available }) => is_available);
      if (free)
        await page
          .getByRole("combobox", { name: say("wholeLook.size", { product: name }) })
          .selectOption(String(free.variant_id));
    }
    await page.locator("form[data-look] button").click();
    release();
    for (const { name, variants } of products)
      if (variants.some(({ is_available }) => is_available)) await expect(cart.line(name)).toBeVisible();
  });

  test("a filter, and an order of the list", async ({ page, catalog }) => {
    const release = await openEarly(page, href("fr", "shop-collection", { collection: "girls" }));
    const order = page.getByRole("combobox", { name: say("list.sortLabel") });
    /* By keys, as a visitor does: Playwright's own way sends events that no visitor caused. */
    await order.focus();
    for (const sort of sorts.slice(1, sorts.indexOf("price-asc") + 1)) {
      await order.press("ArrowDown");
      await expect(order).toHaveValue(sort);
    }
    const choice = page.getByRole("checkbox", { name: catalog.familyName("DRESSES") });
    if (!isWide(page)) await page.getByRole("button", { name: say("list.filter"), exact: true }).click();
    await choice.locator("xpath=ancestor::label").click();
    if (!isWide(page)) await page.getByRole("button", { name: say("list.apply"), exact: true }).click();
    release();
    await expect(page).toHaveURL(/\/shop\/girls\?(?:.*&)?family=DRESSES(?:&|$)/);
    await expect(page).toHaveURL(/[?&]sort=price-asc(?:&|$)/);
    await expect(
      page.getByRole("link", { name: say("list.remove", { name: catalog.familyName("DRESSES") }) }),
    ).toBeVisible();
  });

  test("a search", async ({ page, catalog }) => {
    const release = await openEarly(page, href("fr", "faq"));
    if (isWide(page)) {
      const field = searchField(page.getByRole("banner"), say("header.search"));
      await field.fill("robe");
      await field.press("Enter");
    } else {
      const opener = page
        .getByRole("navigation", { name: say("header.places") })
        .getByRole("link", { name: say("header.search"), exact: true });
      await opener.click();
      await expect(opener).toHaveAttribute("aria-busy", "true");
      release();
      const field = searchField(page.getByRole("dialog"), say("header.search"));
      await field.fill("robe");
      await field.press("Enter");
    }
    release();
    await expect(catalog.heading).toHaveText(say("list.resultsFor", { name: "robe" }));
  });

  test("a sign-in", anyWidth, async ({ page, account }) => {
    const { email } = await anotherClient();
    const release = await openEarly(page, href("fr", "login"));
    await page.getByRole("textbox", { name: say("login.email"), exact: true }).fill(email);
    await page.getByLabel(say("login.password"), { exact: true }).fill(testPassword);
    await page
      .getByRole("main")
      .getByRole("button", { name: say("login.signIn"), exact: true })
      .click();
    release();
    await account.expectSignedIn();
  });

  test("an address for the newsletter", anyWidth, async ({ page }) => {
    const release = await openEarly(page, href("fr", "faq"));
    const form = page.locator("form[data-newsletter]");
    await form.getByRole("textbox").fill(anEmail());
    await form.getByRole("button").first().click();
    release();
    await expect(page.getByText(say("footer.newsletterThanks")).first()).toBeVisible();
  });

  test("another language, which is remembered", anyWidth, async ({ page, context }) => {
    const release = await openEarly(page, href("fr", "faq"));
    await page.getByRole("button", { name: say("footer.countryAndLanguage") }).click();
    const option = page.locator('a[data-locale-option="es-ES"]');
    await option.click();
    await expect(option).toHaveAttribute("aria-busy", "true");
    release();
    await expect(page).toHaveURL(href("es", "faq"));
    expect((await context.cookies()).find(({ name }) => name === "locale-choice")?.value).toBe("es-ES");
  });

  test(
    "what is typed in a form of the account, and the press that sends it",
    anyWidth,
    async ({ page, context, baseURL }) => {
      await holdSession(context, baseURL ?? "");
      const release = await openEarly(page, href("fr", "infos-edit"));
      const email = page.getByRole("textbox", { name: say("accountSecurity.newEmail"), exact: true });
      const wanted = anEmail();
      await email.fill(wanted);
      await page.getByLabel(say("accountSecurity.currentPassword"), { exact: true }).fill(testPassword);
      const send = page.getByRole("main").getByRole("button", { name: say("accountSecurity.askEmail"), exact: true });
      await send.click();
      await expect(send).toHaveAttribute("aria-busy", "true");
      release();
      await expect(page.getByRole("heading", { name: say("accountSecurity.pendingTitle"), exact: true })).toBeFocused();
      await expect(page.getByRole("main")).toContainText(wanted);
    },
  );

  test("what opens a dialog, whose address is sent once", anyWidth, async ({ page, context, baseURL }) => {
    await holdSession(context, baseURL ?? "");
    const release = await openEarly(page, href("fr", "infos-edit-addresses"));
    const opener = page.getByRole("button", { name: say("addressBook.add.shipping"), exact: true });
    await opener.click();
    await expect(opener).toHaveAttribute("aria-busy", "true");
    await opener.click();
    release();
    const dialog = page.getByRole("dialog", { name: say("addressBook.add.shipping") });
    const box = (key: string) => dialog.getByRole("textbox", { name: say(`delivery.${key}`), exact: true });
    const address = anAddress();
    for (const key of ["firstname", "lastname", "street", "postcode", "city", "phone"] as const)
      await box(key).fill(address[key]);
    await box("phone").press("Enter");
    await expect(dialog).toBeHidden();
    const saved = page.getByRole("region", { name: say("addressBook.title.shipping") }).getByRole("listitem");
    await expect(saved).toHaveCount(1);
    await expect(saved).toContainText(address.street);
  });
});

test("a press that waits is forgotten when the visitor leaves", anyWidth, async ({ page, catalog }) => {
  const release = await openEarly(page, href("fr", "shop-collection", { collection: "new-in" }));
  await catalog.products.first().getByRole("button").first().click();
  /* Leaving is the subject: what waits is not for the next page. */
  await page.goto(href("fr", "faq"), { waitUntil: "domcontentloaded" });
  release();
  await expect(page.locator("html")).toHaveAttribute("data-live");
  await page.goBack();
  await expect(page.locator("html")).toHaveAttribute("data-live");
  await expect(page.locator("button[aria-busy=true]")).toHaveCount(0);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
