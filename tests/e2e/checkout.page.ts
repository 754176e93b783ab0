import { expect, type Locator, type Page } from "@playwright/test";
import type { AddressInput } from "#contract/addresses.ts";
import type { DeliveryMode } from "#contract/delivery.ts";
import type { Locale } from "#contract/locale.ts";
import type { StepName } from "#lib/checkout/steps.ts";
import { href } from "#lib/routing/href.ts";
import { whenReady } from "./ready.ts";
import { text } from "./texts.ts";

export const testCards = {
  succeeds: "4242 4242 4242 4242",
  declined: "4000 0000 0000 0002",
  insufficientFunds: "4000 0000 0000 9995",
  threeDSecure: "4000 0025 0000 3155",
  /** Can be kept, and is refused when a box is charged to it. */
  refusedLater: "4000 0000 0000 0341",
  /** Whose day at the bank is over, whatever it says itself. */
  ended: "4000 0000 0000 0069",
} as const;

/** The way from the cart to an order, and what became of its payment. */
export class CheckoutPage {
  readonly heading: Locator;
  readonly payButton: Locator;
  readonly toPaymentButton: Locator;
  /** What went wrong or changed, above the payment. */
  readonly notice: Locator;
  /** What is to be paid, in the head of what is ordered, on a phone. */
  readonly foldedTotal: Locator;
  readonly locale: Locale;
  readonly #page: Page;

  constructor(page: Page, locale: Locale) {
    this.#page = page;
    this.locale = locale;
    this.heading = page.getByRole("heading", { level: 1 });
    this.payButton = page.getByRole("button", { name: text(locale, "checkout.submit"), exact: true });
    this.toPaymentButton = page.getByRole("button", { name: text(locale, "checkout.toPayment"), exact: true });
    this.foldedTotal = page.locator("summary .tabular-nums");
    this.notice = page.getByRole("region", { name: text(locale, "checkout.change.title") });
  }

  async open(): Promise<void> {
    await this.#page.goto(href(this.locale, "shop-checkout"));
  }

  say(key: string, values?: Record<string, string | number>): string {
    return text(this.locale, key, values);
  }

  /** A part of the checkout, by its heading. */
  step(name: StepName): Locator {
    return this.#page.getByRole("region", { name: new RegExp(`^${this.say(`checkout.steps.${name}`)}`) });
  }

  async whenOpen(name: StepName): Promise<void> {
    await expect(this.step(name)).toHaveAttribute("aria-current", "step");
  }

  /** Gives the e-mail the checkout begins with. */
  async giveEmail(email: string): Promise<void> {
    const submit = this.step("identity").getByRole("button", {
      name: this.say("checkout.identity.continue"),
      exact: true,
    });
    await whenReady(submit);
    await this.step("identity")
      .getByRole("textbox", { name: this.say("login.email"), exact: true })
      .fill(email);
    await submit.click();
  }

  field(key: "firstname" | "lastname" | "street" | "postcode" | "city" | "phone"): Locator {
    return this.step("delivery").getByRole("textbox", { name: this.say(`delivery.${key}`), exact: true });
  }

  /** Types a new address. */
  async fillAddress({ firstname, lastname, street, postcode, city, country_code, phone }: AddressInput): Promise<void> {
    await whenReady(this.field("street"));
    const country = this.step("delivery").getByRole("combobox", { name: this.say("delivery.country"), exact: true });
    await country.selectOption(country_code);
    for (const [key, value] of Object.entries({ firstname, lastname, street, postcode, city, phone }))
      await this.field(key as "street").fill(value);
  }

  async chooseMode(mode: DeliveryMode): Promise<void> {
    const choice = this.#page
      .getByRole("group", { name: this.say("delivery.modes") })
      .getByRole("radio", { name: new RegExp(`^${this.say(`delivery.mode.${mode}`)}`) });
    await choice.check();
  }

  /** Chooses the nearest pickup point; answers its name. */
  async choosePickupPoint(): Promise<string> {
    const choice = this.#page
      .getByRole("group", { name: this.say("delivery.points") })
      .getByRole("radio")
      .first();
    await choice.check();
    return choice.evaluate(
      (input) => input.closest("label")?.querySelector("span .font-bold, .font-bold")?.textContent ?? "",
    );
  }

  async continueToPayment(): Promise<void> {
    await this.toPaymentButton.click();
    await this.whenOpen("payment");
  }

  /** Types a card; where cards are saved, a new one is chosen first. */
  async fillCard(number: string, holder = "Léa Blanc"): Promise<void> {
    const methods = this.#page.getByRole("group", { name: this.say("payment.methods"), exact: true });
    await expect(methods).toBeVisible();
    const another = methods.getByRole("radio", { name: this.say("payment.newCard"), exact: true });
    /* Read for this instant: saved methods and new ones are one list, which comes at once. */
    if (await another.isVisible()) await another.check();
    const field = (key: string) =>
      this.step("payment").getByRole("textbox", { name: this.say(`payment.${key}`), exact: true });
    await field("number").fill(number);
    await field("expiry").fill("12 / 40");
    await field("cvc").fill("123");
    await field("holder").fill(holder);
  }

  /** Orders, once the sums are those of now. */
  async pay(): Promise<void> {
    await this.whenPayable();
    await this.payButton.click();
  }

  async whenPayable(): Promise<void> {
    await expect(this.payButton).toBeEnabled();
    await expect(this.payButton).not.toHaveAttribute("aria-disabled", "true");
    await expect(this.#page.locator("[aria-busy=true]")).toHaveCount(0);
  }

  /** The thanks; answers the number of the order. */
  async expectPaid(firstname: string): Promise<string> {
    await expect(this.#page).toHaveURL(new RegExp(`${href(this.locale, "shop-payment-successful")}\\?order=`));
    await expect(this.heading).toHaveText(this.say("payment.result.paidTitle", { name: firstname }));
    const [before = "", after = ""] = this.say("payment.result.number", { number: "|" }).split("|");
    const line = await this.#page.getByText(before.trim()).first().innerText();
    return line.slice(before.length, line.length - after.length || undefined).trim();
  }
}
