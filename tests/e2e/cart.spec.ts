import type { BrowserContext } from "@playwright/test";
import { getCart } from "#contract/cart.ts";
import type { ProductCard } from "#contract/catalog.ts";
import { formatSize } from "#lib/catalog/size.ts";
import { expectAccessible } from "./accessible.ts";
import {
  anEmail,
  anotherClient,
  aProduct,
  fillCart,
  holdCart,
  isInStock,
  piecesLeft,
  productsInStock,
  sellOut,
  testPassword,
  visitorApi,
} from "./api.ts";
import { CartPage } from "./cart.page.ts";
import { CatalogPage } from "./catalog.page.ts";
import { expect, test } from "./test.ts";
import { text } from "./texts.ts";

const say = (key: string, values?: Record<string, string | number>) => text("fr", key, values);
const sizeText = (size: string) => formatSize(size, "fr", say("cart.line.oneSize"));

/** A visitor's cart with one piece, put there before the visit; answers its id. */
const put = (context: BrowserContext, product: ProductCard): Promise<string> =>
  holdCart(context, test.info().project.use.baseURL ?? "", product.variants.find(isInStock)!.variant_id);

test("is the same in two tabs and after a reload", async ({ page, context, catalog, cart }) => {
  const product = await aProduct(1, 0);
  await catalog.openProduct(product);
  await catalog.chooseSize(sizeText(product.variants.find(isInStock)!.size));
  await catalog.addToCart();
  await expect(cart.line(product.name)).toBeVisible();
  await cart.whenSettled();
  const secondPage = await context.newPage();
  const second = new CartPage(secondPage, "fr");
  await second.open();
  await expect(second.quantity(product.name)).toHaveValue("1");
  await second.increase(product.name).click();
  await expect(cart.quantity(product.name)).toHaveValue("2");
  await second.whenSettled();
  await page.reload();
  await expect(catalog.cartButton).toHaveAccessibleName(say("cart.button.other", { count: 2 }));
  await cart.open();
  await expect(cart.quantity(product.name)).toHaveValue("2");
  await cart.remove(product.name).click();
  await expect(second.line(product.name)).toHaveCount(0);
  await expect(new CatalogPage(secondPage, "fr").cartButton).toHaveAccessibleName(say("cart.button.empty"));
  await expect(page.getByRole("heading", { name: say("cart.emptyTitle") })).toBeVisible();
});

test("keeps a change that a reload interrupted", async ({ page, context, cart }) => {
  const product = await aProduct(1, 1);
  const id = await put(context, product);
  await cart.open();
  /* The request of the change never arrives. */
  let isFirst = true;
  await page.route("**/api/carts/*/lines/*", (route) => {
    if (!isFirst) return route.fallback();
    isFirst = false;
    return undefined;
  });
  await cart.increase(product.name).click();
  await expect(cart.quantity(product.name)).toHaveValue("2");
  await page.reload();
  await expect(cart.quantity(product.name)).toHaveValue("2");
  await expect
    .poll(async () => (await visitorApi().call(getCart, { params: { cart_id: id } })).lines[0]?.quantity)
    .toBe(2);
});

test("has a piece whose page was left before anything was sent", async ({ page, context, catalog, expected }) => {
  /* What the page waits for when it is left. */
  expected.failures.push(/^GET \/api\/carts\//);
  const product = await aProduct(1, 2);
  const id = await put(context, product);
  await catalog.openProduct(product);
  await catalog.chooseSize(sizeText(product.variants.find(isInStock)!.size));
  /* As on a train: what this page asks is not answered, however long it takes to go. */
  await page.route(`**/api/carts/${id}`, (route, request) =>
    request.frame().url().endsWith("/faq") ? route.fallback() : undefined,
  );
  await catalog.addButton.click();
  await expect(catalog.cartButton).toHaveAccessibleName(say("cart.button.other", { count: 2 }));
  await page.goto("/faq");
  await expect(catalog.cartButton).toHaveAccessibleName(say("cart.button.other", { count: 2 }));
  await expect
    .poll(async () => (await visitorApi().call(getCart, { params: { cart_id: id } })).lines[0]?.quantity)
    .toBe(2);
});

test("ends with the last wish after a storm, takes a typed quantity, and takes back a line that was removed", async ({
  page,
  context,
  catalog,
  cart,
}) => {
  const product = await aProduct(1, 3);
  const left = await piecesLeft(product.variants.find(isInStock)!.variant_id);
  await put(context, product);
  await cart.open();
  /* Answers that come late and out of order, as on a train. */
  let nth = 0;
  await page.route("**/api/carts/*/lines/*", async (route) => {
    const answer = await route.fetch();
    nth += 1;
    if (nth % 2 === 1)
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    await route.fulfill({ response: answer });
  });
  for (let times = 0; times < 7; times += 1) await cart.increase(product.name).click();
  for (let times = 0; times < 3; times += 1) await cart.decrease(product.name).click();
  await expect(cart.quantity(product.name)).toHaveValue("5");
  await cart.whenSettled();
  await expect(cart.quantity(product.name)).toHaveValue("5");
  await page.unroute("**/api/carts/*/lines/*");

  const type = async (quantity: string) => {
    await cart.quantity(product.name).fill(quantity);
    await cart.quantity(product.name).press("Enter");
  };
  await type("2");
  await cart.whenSettled();
  await expect(catalog.cartButton).toHaveAccessibleName(say("cart.button.other", { count: 2 }));
  await type("99");
  await expect(cart.quantity(product.name)).toHaveValue(String(left));
  await type("0");
  await expect(cart.quantity(product.name)).toHaveValue("1");
  await type("many");
  await expect(cart.quantity(product.name)).toHaveValue("1");
  await cart.whenSettled();

  await cart.remove(product.name).press("Enter");
  await expect(cart.line(product.name)).toHaveCount(0);
  await expect(cart.toasts).toContainText(say("cart.line.removed", { product: product.name }));
  await expect(catalog.heading, "no line is left to have the focus").toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press("F6");
  await expect(cart.undo()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(cart.line(product.name)).toBeVisible();
  await cart.whenSettled();
  await page.reload();
  await expect(cart.quantity(product.name)).toHaveValue("1");
});

test("says which line sold out and offers another size", async ({ page, context, cart }) => {
  /* Of one size few are left: they are soon bought. */
  const { product, wanted } = (await productsInStock(2))
    .map((each) => ({
      product: each,
      wanted: each.variants.find(({ is_available, is_low_stock }) => is_available && is_low_stock),
    }))
    .find((each) => each.wanted !== undefined)!;
  const other = product.variants.find(isInStock);
  await holdCart(context, test.info().project.use.baseURL ?? "", wanted!.variant_id);
  await sellOut(product.id, wanted!.variant_id);
  await cart.open();
  const line = cart.line(product.name);
  await expect(line).toContainText(say("cart.line.soldOut", { size: sizeText(wanted!.size) }));
  await expectAccessible(page);
  await line
    .getByRole("button", {
      name: say("cart.line.swap", { product: product.name, size: sizeText(other!.size) }),
      exact: true,
    })
    .click();
  await expect(line).toContainText(say("cart.line.size", { size: sizeText(other!.size) }));
  await expect(line).not.toContainText(say("cart.line.soldOut", { size: sizeText(wanted!.size) }));
  await cart.whenSettled();
  await expect(cart.checkoutLink).toBeVisible();
});

test.describe("signing in with pieces chosen before", () => {
  test("brings them along, says so, and takes it back", async ({ context, catalog, cart, account }) => {
    const [old, fresh] = [await aProduct(1, 6), await aProduct(1, 7)];
    const { email, api } = await anotherClient();
    await fillCart(api, old.variants.find(isInStock)!.variant_id);
    await put(context, fresh);
    await account.openLogin();
    await account.signIn(email, testPassword);
    await account.expectSignedIn();
    await expect(cart.toasts).toContainText(say("cart.merged", { count: 1 }));
    await expect(catalog.cartButton).toHaveAccessibleName(say("cart.button.other", { count: 2 }));
    await cart.undo().click();
    await expect(catalog.cartButton).toHaveAccessibleName(say("cart.button.one"));
    await cart.open();
    await expect(cart.line(old.name)).toBeVisible();
    await expect(cart.line(fresh.name)).toHaveCount(0);
  });

  test("keeps them for a new account", async ({ context, cart, account }) => {
    const product = await aProduct(1, 8);
    await put(context, product);
    await account.openLogin();
    await account.signUp(anEmail(), testPassword, "Léa");
    await account.expectSignedIn();
    await cart.open();
    await expect(cart.line(product.name)).toBeVisible();
  });
});
