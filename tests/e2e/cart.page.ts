import { expect, type Locator, type Page } from "@playwright/test";
import type { Locale } from "#contract/locale.ts";
import { href } from "#lib/routing/href.ts";
import { whenReady } from "./ready.ts";
import { text } from "./texts.ts";

/** The cart as a drawer and as a page: the same lines, found in whichever is open. */
export class CartPage {
  readonly drawer: Locator;
  readonly lines: Locator;
  readonly toasts: Locator;
  readonly checkoutLink: Locator;
  readonly #page: Page;
  readonly #locale: Locale;

  constructor(page: Page, locale: Locale) {
    this.#page = page;
    this.#locale = locale;
    this.drawer = page.getByRole("dialog", { name: text(locale, "cart.title"), exact: true });
    this.lines = page.getByRole("list", { name: text(locale, "cart.lines") }).getByRole("listitem");
    this.toasts = page.getByRole("region", { name: text(locale, "cart.toasts") });
    /* A phone shows it twice: above the lines for who is in a hurry, and below the sums. */
    this.checkoutLink = page.getByRole("link", { name: text(locale, "cart.checkout"), exact: true }).first();
  }

  async open(): Promise<void> {
    await this.#page.goto(href(this.#locale, "shop-cart"));
  }

  line(product: string): Locator {
    return this.lines.filter({ has: this.#page.getByRole("link", { name: product, exact: true }) });
  }

  quantity(product: string): Locator {
    return this.#page.getByRole("textbox", { name: text(this.#locale, "cart.line.quantity", { product }) });
  }

  increase(product: string): Locator {
    return this.#page.getByRole("button", { name: text(this.#locale, "cart.line.increase", { product }) });
  }

  decrease(product: string): Locator {
    return this.#page.getByRole("button", { name: text(this.#locale, "cart.line.decrease", { product }) });
  }

  remove(product: string): Locator {
    return this.#page.getByRole("button", { name: text(this.#locale, "cart.line.removeLabel", { product }) });
  }

  undo(): Locator {
    return this.toasts.getByRole("button", { name: text(this.#locale, "cart.undo"), exact: true });
  }

  /** Waits until the API has confirmed what is shown. */
  async whenSettled(): Promise<void> {
    await expect(this.#page.locator("[aria-busy=true]")).toHaveCount(0);
  }

  async closeDrawer(): Promise<void> {
    await this.drawer.getByRole("button", { name: text(this.#locale, "cart.close"), exact: true }).click();
    await expect(this.drawer).toBeHidden();
  }

  /** From the open drawer to the page. */
  async followToPage(): Promise<void> {
    await this.drawer.getByRole("link", { name: text(this.#locale, "cart.toCart"), exact: true }).click();
    await expect(this.#page).toHaveURL(href(this.#locale, "shop-cart"));
    await expect(this.drawer).toBeHidden();
  }

  async followToCheckout(): Promise<void> {
    await whenReady(this.checkoutLink);
    await this.checkoutLink.click();
    await expect(this.#page).toHaveURL(new RegExp(`${href(this.#locale, "shop-checkout")}$`));
  }
}
