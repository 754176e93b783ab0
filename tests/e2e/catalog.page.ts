import { expect, type Locator, type Page } from "@playwright/test";
import type { Family } from "#contract/catalog.ts";
import type { Locale } from "#contract/locale.ts";
import { listHref } from "#lib/catalog/list-address.ts";
import { productHref } from "#lib/catalog/product-address.ts";
import { href } from "#lib/routing/href.ts";
import { whenReady } from "./ready.ts";
import { text } from "./texts.ts";

/** A search box becomes a combobox once it has the focus and its suggestions can come. */
export const searchField = (within: Locator, name: string): Locator =>
  within.getByRole("searchbox", { name }).or(within.getByRole("combobox", { name }));

/** Home, shop, lists and product pages. */
export class CatalogPage {
  readonly heading: Locator;
  /** Products of the list that is shown, each a list item with a heading. */
  readonly products: Locator;
  /** The words of the list of the whole catalogue. */
  readonly listSearch: Locator;
  readonly sizes: Locator;
  readonly addButton: Locator;
  readonly cartButton: Locator;
  readonly #page: Page;
  readonly #locale: Locale;

  constructor(page: Page, locale: Locale) {
    this.#page = page;
    this.#locale = locale;
    this.heading = page.getByRole("heading", { level: 1 });
    this.products = page
      .getByRole("main")
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading") });
    this.listSearch = searchField(page.getByRole("main"), text(locale, "list.searchLabel"));
    this.sizes = page.getByRole("group", { name: text(locale, "cart.add.size") });
    this.addButton = page.getByRole("button", { name: text(locale, "cart.add.submit"), exact: true });
    this.cartButton = page
      .getByRole("banner")
      .getByRole("link", { name: new RegExp(`^${text(locale, "cart.title")}`) });
  }

  async openHome(): Promise<void> {
    await this.#page.goto(href(this.#locale, "index"));
  }

  /** Opens a list and waits until its filters apply by themselves. */
  async openList(slug: string): Promise<void> {
    await this.#page.goto(listHref(this.#locale, slug));
    await this.whenListIsReady();
  }

  /** Waits for the list's own part, and until its filters listen: they do so from the document, as the header's cart does. */
  async whenListIsReady(): Promise<void> {
    await expect(this.products.first()).toBeVisible();
    await whenReady(this.cartButton);
  }

  async openProduct(product: Parameters<typeof productHref>[1]): Promise<void> {
    await this.#page.goto(productHref(this.#locale, product));
    await whenReady(this.addButton);
  }

  /** Searches the whole catalogue: in the header, or above the list where the header has no room. */
  async search(words: string): Promise<void> {
    await whenReady(this.cartButton);
    if (this.#isWiderThan(900)) {
      const inHeader = searchField(this.#page.getByRole("banner"), text(this.#locale, "header.search"));
      await inHeader.fill(words);
      await inHeader.press("Enter");
      return;
    }
    await this.#page
      .getByRole("navigation", { name: text(this.#locale, "header.places") })
      .getByRole("link", { name: text(this.#locale, "header.search"), exact: true })
      .click();
    const field = searchField(this.#page.getByRole("dialog"), text(this.#locale, "header.search"));
    await field.fill(words);
    await field.press("Enter");
  }

  /** What a width shows is known from the width; what is not there yet cannot be asked. */
  #isWiderThan(pixels: number): boolean {
    return (this.#page.viewportSize()?.width ?? 0) >= pixels;
  }

  familyName(family: Family): string {
    return text(this.#locale, `list.family.${family}`);
  }

  /** Chooses a kind of clothes: at once beside the list, in a sheet with a button on a phone. */
  async filterByFamily(family: Family): Promise<void> {
    const choice = this.#page.getByRole("checkbox", { name: this.familyName(family) });
    const opener = this.#page.getByRole("button", { name: text(this.#locale, "list.filter"), exact: true });
    const isSheet = !this.#isWiderThan(64 * 16);
    if (isSheet) await opener.click();
    await choice.locator("xpath=ancestor::label").click();
    if (isSheet) await this.#page.getByRole("button", { name: text(this.#locale, "list.apply"), exact: true }).click();
    await expect(this.#page).toHaveURL(new RegExp(`[?&]family=${family}(&|$)`));
    await expect(
      this.#page.getByRole("link", { name: text(this.#locale, "list.remove", { name: this.familyName(family) }) }),
    ).toBeVisible();
  }

  /** Follows the link of a product in the list; answers its name. */
  async followProduct(index = 0): Promise<string> {
    const link = this.products.nth(index).getByRole("heading").getByRole("link");
    const name = await link.innerText();
    await link.click();
    await expect(this.heading).toHaveText(name);
    await whenReady(this.addButton);
    return name;
  }

  /** Chooses a size by its name, or the first one that is in stock; answers its name. */
  async chooseSize(name?: string): Promise<string> {
    const enabled = this.sizes.locator("label:not(:has(input:disabled))");
    const label = name === undefined ? enabled.first() : enabled.filter({ hasText: name }).first();
    const size = (await label.innerText()).trim();
    await label.click();
    await expect(label.getByRole("radio")).toBeChecked();
    return size;
  }

  async addToCart(): Promise<void> {
    await this.addButton.click();
  }
}
