import { expect, type Locator, type Page } from "@playwright/test";
import type { Locale } from "#contract/locale.ts";
import { href } from "#lib/routing/href.ts";
import { whenReady } from "./ready.ts";
import { text } from "./texts.ts";

/** Signing in and up, wherever the forms stand, and the pages of the account. */
export class AccountPage {
  readonly heading: Locator;
  readonly #page: Page;
  readonly #locale: Locale;

  constructor(page: Page, locale: Locale) {
    this.#page = page;
    this.#locale = locale;
    this.heading = page.getByRole("heading", { level: 1 });
  }

  async openLogin(redirect?: string): Promise<void> {
    await this.#page.goto(href(this.#locale, "login", null, { redirect }));
  }

  async openOverview(): Promise<void> {
    await this.#page.goto(href(this.#locale, "infos"));
  }

  async openOrders(): Promise<void> {
    await this.#page.goto(href(this.#locale, "infos-orders"));
  }

  /** Fills the form for those who have an account and sends it. */
  async signIn(email: string, password: string): Promise<void> {
    const say = (key: string) => text(this.#locale, key);
    const submit = this.#page.getByRole("main").getByRole("button", { name: say("login.signIn"), exact: true });
    await whenReady(submit);
    await this.#page.getByRole("textbox", { name: say("login.email"), exact: true }).fill(email);
    await this.#page.getByLabel(say("login.password"), { exact: true }).fill(password);
    await submit.click();
  }

  /** Fills the form for a new account and sends it; asks for it first when the other one is shown. */
  async signUp(email: string, password: string, firstname = ""): Promise<void> {
    const say = (key: string) => text(this.#locale, key);
    const choice = this.#page
      .getByRole("navigation", { name: say("login.choice") })
      .getByRole("link", { name: say("login.signUp"), exact: true });
    await whenReady(choice);
    if ((await choice.getAttribute("aria-current")) === null) await choice.click();
    const submit = this.#page.getByRole("main").getByRole("button", { name: say("login.signUp"), exact: true });
    /* The form comes with its script, which may be a while on a busy machine; a press before does nothing. */
    await whenReady(submit);
    if (firstname) await this.#page.getByRole("textbox", { name: say("login.firstname") }).fill(firstname);
    await this.#page.getByRole("textbox", { name: say("login.email"), exact: true }).fill(email);
    await this.#page.getByLabel(say("login.newPassword"), { exact: true }).fill(password);
    await submit.click();
  }

  async expectSignedIn(): Promise<void> {
    await expect(this.#page).toHaveURL(new RegExp(`${href(this.#locale, "infos")}$`));
    await expect(this.heading).toBeVisible();
  }
}
