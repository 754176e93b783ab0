import type { Page } from "@playwright/test";
import { expectAccessible, expectGoodPage } from "./accessible.ts";
import { getLook, type ProductCard, searchProducts } from "#contract/catalog.ts";
import { productHref } from "#lib/catalog/product-address.ts";
import { toCents } from "#contract/money.ts";
import { createProfile } from "#contract/profiles.ts";
import { formatCents } from "#lib/money/format.ts";
import { anAddress, anEmail, aProduct, clientApi, isInStock, productsInStock, visitorApi } from "./api.ts";
import { testCards } from "./checkout.page.ts";
import { holdSession } from "./hold-session.ts";
import { findMails } from "./outbox.ts";
import { expect, test } from "./test.ts";
import { text } from "./texts.ts";

test.use({ pictures: true });

const say = (key: string, values?: Record<string, string | number>) => text("fr", key, values);

test.describe("a product on a small phone", () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true });

  test("has price, sizes and button on the first screen, and the button on every other", async ({ page, catalog }) => {
    await catalog.openProduct(await aProduct(5, 0));
    await expect(catalog.heading).toBeInViewport({ ratio: 1 });
    await expect(page.locator(".pd-price").filter({ visible: true })).toBeInViewport({ ratio: 1 });
    await expect(catalog.sizes.locator("label").first()).toBeInViewport({ ratio: 1 });
    await expect(catalog.addButton).toBeInViewport({ ratio: 1 });
    await page.getByText(say("product.compositionTitle")).scrollIntoViewIfNeeded();
    await expect(catalog.addButton).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("navigation", { name: say("header.places") })).toBeHidden();
    await expectGoodPage(page, "fr");
    /* Pressed far below the sizes: it leads back to them. */
    await catalog.addButton.click();
    await expect(catalog.sizes.getByRole("radio", { disabled: false }).first()).toBeFocused();
    await expect(catalog.sizes.locator("label").first()).toBeInViewport();
    /* Four times enlarged there is no room for a bar. */
    await page.setViewportSize({ width: 320, height: 256 });
    await page.evaluate(() => scrollTo(0, 0));
    await expect(catalog.addButton).not.toBeInViewport();
  });
});

test.describe("what helps to choose", () => {
  test("pictures are enlarged by keyboard, three questions find a size, and the page is shared by its link", async ({
    page,
    context,
    catalog,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: undefined }));
    const product = (await productsInStock(5)).find(
      ({ profile_type, family, variants }) =>
        profile_type === "KID" &&
        family !== "SHOES" &&
        variants.some(({ size, is_available }) => size === "6 ans" && is_available),
    );
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await catalog.openProduct(product!);
    const first = page.getByRole("link", { name: say("product.enlarge") }).first();
    await first.focus();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 })));
    const early = asked.splice(0);
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: say("zoom.title") });
    await expect(dialog).toBeVisible();
    const late = asked.filter((path) => path.endsWith(".js"));
    expect(late, "the zoom comes with the press").not.toEqual([]);
    expect(early.filter((path) => late.includes(path))).toEqual([]);
    await expectAccessible(page);
    const picture = dialog.getByRole("img");
    const left = async () => (await picture.boundingBox())?.x ?? 0;
    const width = async () => (await picture.boundingBox())?.width ?? 0;
    const whole = await width();
    await page.keyboard.press("+");
    await page.keyboard.press("+");
    await expect.poll(width).toBeGreaterThan(whole * 2);
    const start = await left();
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowLeft");
    await expect.poll(left).toBeGreaterThanOrEqual(start);
    await page.keyboard.press("0");
    await expect.poll(width).toBeCloseTo(whole, 0);
    await page.keyboard.press("ArrowRight");
    await expect(dialog.getByRole("status")).toHaveText(say("zoom.place", { index: 2, count: await countOf(page) }));
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("link", { name: say("product.enlarge") }).nth(1)).toBeFocused();

    await page.getByText(say("sizeHelp.title"), { exact: true }).click();
    await page.getByLabel(say("sizeHelp.age")).selectOption("4 ans");
    await page.getByLabel(say("sizeHelp.height")).fill("113,5");
    await expectAccessible(page);
    await page.getByRole("button", { name: say("sizeHelp.ask") }).click();
    await expect(page.getByText(say("sizeHelp.answer", { size: "6 ans" }))).toBeVisible();
    await page.getByRole("button", { name: say("sizeHelp.choose") }).click();
    await expect(catalog.sizes.getByRole("radio", { name: "6 ans" })).toBeChecked();

    await page.getByRole("button", { name: say("product.share") }).click();
    await expect(page.getByText(say("shareDeed.copied")).first()).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  });

  test("names the sizes of the children to who is signed in, and asks for word of one that is gone", async ({
    page,
    context,
    baseURL,
    catalog,
  }) => {
    const isTop = (product: ProductCard) => product.profile_type === "KID" && product.meta_category === "TOP";
    const sizesOf = ({ variants }: ProductCard, isThere: boolean) =>
      variants.flatMap(({ size, is_available }) => (is_available === isThere && /^\d+ ans$/.test(size) ? [size] : []));
    const product = (await productsInStock(5)).find(
      (found) => isTop(found) && sizesOf(found, true).length > 0 && sizesOf(found, false).length > 0,
    )!;
    const [there = ""] = sizesOf(product, true);
    const [gone = ""] = sizesOf(product, false);
    const session = await holdSession(context, baseURL ?? "");
    const kid = { gender: "GIRL", profile_type: "KID", birthdate: sixYearsAgo() } as const;
    const api = clientApi(session.access_token);
    await api.call(createProfile, { body: { ...kid, firstname: "Zoé", top_size: there } });
    await api.call(createProfile, { body: { ...kid, firstname: "Ada", top_size: gone } });
    await catalog.openProduct(product);
    await page.getByRole("button", { name: say("sizeHelp.profile", { name: "Zoé", size: there }) }).click();
    await expect(catalog.sizes.getByRole("radio", { name: there, exact: true })).toBeChecked();
    await page.getByRole("button", { name: say("sizeHelp.profileGone", { name: "Ada", size: gone }) }).click();
    await expect(page.getByRole("combobox", { name: say("stockAlert.size") })).toHaveValue(
      String(product.variants.find(({ size }) => size === gone)?.variant_id),
    );
    const ask = page.getByRole("button", { name: say("stockAlert.submit") });
    await expect(ask).toBeFocused();
    await ask.press("Enter");
    await expect(page.getByText(say("stockAlert.waiting"))).toBeVisible();
    await expectAccessible(page);
  });

  test("buys a whole look, each piece in its size", async ({ page, cart, catalog, checkout }) => {
    const { products } = await visitorApi().call(getLook, { params: { id: 6 } });
    await catalog.openProduct(products[0]!);
    const look = page.getByRole("region", { name: say("wholeLook.title") });
    await expect(look).toBeVisible();
    const take = look.getByRole("button");
    await take.click();
    await expect(look.getByRole("status")).not.toBeEmpty();
    let cents = 0;
    const taken: string[] = [];
    for (const { name, lc_price, variants } of products) {
      const size = look.getByRole("combobox", { name: say("wholeLook.size", { product: name }) });
      /* One of which there are more where there is one: others look at the same pieces. */
      const free = variants.find(isInStock) ?? variants.find(({ is_available }) => is_available);
      if (!free) continue;
      await size.selectOption(String(free.variant_id));
      cents += toCents(lc_price);
      taken.push(name);
    }
    await expect(take).toHaveText(say("wholeLook.take", { total: formatCents(cents, "fr") }));
    await expectAccessible(page);
    await take.click();
    await expect(cart.toasts).toContainText(say("wholeLook.added", { count: taken.length }));

    const home = anAddress();
    await checkout.open();
    await checkout.giveEmail(anEmail());
    await checkout.whenOpen("delivery");
    await checkout.fillAddress(home);
    await checkout.continueToPayment();
    await checkout.fillCard(testCards.succeeds);
    await checkout.whenPayable();
    const review = page.getByRole("region", { name: say("checkout.review.title") });
    for (const name of taken) await expect(review).toContainText(name);
    await checkout.pay();
    await checkout.expectPaid(home.firstname);
  });
});

const sixYearsAgo = () => `${new Date().getFullYear() - 6}-01-15`;

async function countOf(page: Page): Promise<number> {
  const pictures = page.getByRole("region", { name: say("product.pictures") }).getByRole("link");
  await expect(pictures).not.toHaveCount(0);
  return pictures.count();
}

test.describe("a size that is sold out", () => {
  test.describe("without a script", () => {
    test.use({ javaScriptEnabled: false });

    test("is waited for by mail, confirmed and ended by their links", async ({ page, expected }) => {
      /* Chromium reports a script that may not run as a failed request. */
      expected.failures.push(/^GET \/_next\/static\/.+\.js$/);
      const { products } = await visitorApi().call(searchProducts, { query: { page: 6 } });
      const product = products.find(
        ({ variants }) =>
          variants.some(({ is_available }) => is_available) && variants.some(({ is_available }) => !is_available),
      );
      const email = anEmail();
      await page.goto(productHref("fr", product!));
      await page.getByText(say("stockAlert.title"), { exact: true }).click();
      await page.getByRole("main").getByLabel(say("stockAlert.email")).fill(email);
      await page.getByRole("button", { name: say("stockAlert.submit") }).click();
      await expect(page.getByRole("heading", { name: say("stockAlert.askedTitle") })).toBeVisible();
      const findLink = () =>
        findMails(product!.name)
          .map((html) => /href="[^"]*(\/stock-alert\?step=confirm[^"]*)"/.exec(html)?.[1]?.replaceAll("&amp;", "&"))
          .find((found) => found !== undefined);
      await expect.poll(findLink, { timeout: 45_000 }).toBeDefined();
      await page.goto(findLink()!);
      await page.getByRole("button", { name: say("stockAlert.confirm") }).click();
      await expect(page.getByRole("heading", { name: say("stockAlert.confirmedTitle") })).toBeVisible();
      await page.getByRole("link", { name: say("stockAlert.toProduct") }).click();
      await expect(page).toHaveURL(productHref("fr", product!));
    });
  });

  test("is noted at once for who asks with scripts", async ({ page, catalog, expected }) => {
    expected.answers.push(/^422 \/api\/shop\/stock-alerts/);
    const { products } = await visitorApi().call(searchProducts, { query: { page: 7 } });
    const product = products.find(
      ({ variants }) =>
        variants.some(({ is_available }) => is_available) && variants.some(({ is_available }) => !is_available),
    );
    const email = anEmail();
    await catalog.openProduct(product!);
    await page.getByText(say("stockAlert.title"), { exact: true }).click();
    await page.getByRole("button", { name: say("stockAlert.submit") }).click();
    await expect(page.getByText(say("stockAlert.emailInvalid"))).toBeVisible();
    await page.getByRole("main").getByLabel(say("stockAlert.email")).fill(email);
    await expectAccessible(page);
    await page.getByRole("button", { name: say("stockAlert.submit") }).click();
    await expect(page.getByText(say("stockAlert.toConfirm", { email }))).toBeVisible();
  });
});
