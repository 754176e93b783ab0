import { expect, type Locator, type Page } from "@playwright/test";
import type { Locale } from "#contract/locale.ts";
import { whenReady } from "./ready.ts";
import { text } from "./texts.ts";

/** A part of a page in which somebody chooses how to pay, wherever it stands. */
export class PaymentPart {
  readonly ways: Locator;
  readonly #page: Page;
  readonly #locale: Locale;

  constructor(page: Page, locale: Locale) {
    this.#page = page;
    this.#locale = locale;

    this.ways = page.getByRole("group", { name: text(locale, "payment.methods"), exact: true });
  }

  say(key: string, values?: Record<string, string | number>): string {
    return text(this.#locale, key, values);
  }

  async choose(name: string): Promise<void> {
    const way = this.ways.getByRole("radio", { name, exact: true });
    await whenReady(way);
    await way.check();
  }

  field(key: "number" | "expiry" | "cvc" | "holder"): Locator {
    return this.#page.getByRole("main").getByRole("textbox", { name: this.say(`payment.${key}`), exact: true });
  }

  /** Types a card; where methods are saved, a new one is chosen first. */
  async fillCard(number: string, expiry = "12 / 40"): Promise<void> {
    await expect(this.ways).toBeVisible();
    const another = this.ways.getByRole("radio", { name: this.say("payment.newCard"), exact: true });
    /* Read for this instant: saved methods and new ones are one list, which comes at once. */
    if (await another.isVisible()) await another.check();
    await this.field("number").fill(number);
    await this.field("expiry").fill(expiry);
    await this.field("cvc").fill("123");
    await this.field("holder").fill("Léa Blanc");
  }

  /** Answers on the page of a bank or a service, which speaks the shop's language. */
  async answer(name: string): Promise<void> {
    await expect(this.#page).toHaveURL(/\/payment-sandbox\//);
    await this.#page.getByRole("button", { name, exact: true }).click();
  }
}
