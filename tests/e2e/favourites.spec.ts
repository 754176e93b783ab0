import { getFavourites } from "#contract/favourites.ts";
import { getProduct } from "#contract/catalog.ts";
import { productHref } from "#lib/catalog/product-address.ts";
import { href } from "#lib/routing/href.ts";
import { expectGoodPage } from "./accessible.ts";
import { anotherClient, productsInStock, testPassword, visitorApi } from "./api.ts";
import { whenReady } from "./ready.ts";
import { anyWidth, expect, test } from "./test.ts";
import { text } from "./texts.ts";

const say = (key: string, values?: Record<string, string | number>) => text("fr", key, values);

test(
  "a piece is kept in another of its colours, found again, put into the cart and brought into the account",
  anyWidth,
  async ({ page, catalog, account }) => {
    const inStock = await productsInStock(12);
    const all = await Promise.all(
      inStock.map(({ id }) => visitorApi().call(getProduct, { params: { id: String(id) }, query: {} })),
    );
    const choices = all.flatMap((piece) =>
      piece.colors.flatMap((other) => (other.id !== piece.id && other.is_available ? [{ piece, other }] : [])),
    );
    const { piece, other } = choices[0]!;
    await catalog.openProduct(piece);
    const colors = page.getByRole("navigation", { name: say("product.colors") });
    await expect(colors.locator('[aria-current="page"]')).toHaveAttribute("href", productHref("fr", piece));
    await colors.locator(`a[href="${productHref("fr", other)}"]`).click();
    await expect(page).toHaveURL(productHref("fr", other));
    const name = (await catalog.heading.textContent())!;

    const heart = page.getByRole("button", { name: say("favourites.keep", { product: name }), exact: true });
    await whenReady(heart);
    await heart.click();
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    await page.getByRole("button", { name: say("favourites.view"), exact: true }).click();
    await expect(page).toHaveURL(href("fr", "favourites"));
    const card = page.getByRole("main").getByRole("listitem").filter({ hasText: name });
    await expect(card).toBeVisible();
    await expectGoodPage(page, "fr");

    const add = card.getByRole("button", { name: say("cart.add.quick", { product: name }), exact: true });
    await whenReady(add);
    await add.click();
    await page.getByRole("dialog").getByRole("button", { disabled: false }).first().click();
    await expect(page.getByText(say("cart.add.added", { product: name })).first()).toBeVisible();

    const { email, api } = await anotherClient();
    await account.openLogin(href("fr", "favourites"));
    await account.signIn(email, testPassword);
    await expect(page).toHaveURL(href("fr", "favourites"));
    await expect(card).toBeVisible();
    expect((await api.call(getFavourites, {})).map(({ id }) => id)).toEqual([other.id]);

    await card.getByRole("button", { name: say("favourites.giveUp", { product: name }), exact: true }).click();
    await expect(page.getByRole("heading", { name: say("favourites.emptyTitle") })).toBeVisible();
    await expect.poll(() => api.call(getFavourites, {})).toEqual([]);
  },
);
