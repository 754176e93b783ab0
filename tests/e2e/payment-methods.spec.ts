import type { BrowserContext, Page } from "@playwright/test";
import { createShippingAddress } from "#contract/addresses.ts";
import type { ProductCard } from "#contract/catalog.ts";
import type { Locale } from "#contract/locale.ts";
import { getPaymentMethods } from "#contract/payment-methods.ts";
import { bankPageTexts } from "#backend/db/seed/content/bank-page.ts";
import { href } from "#lib/routing/href.ts";
import { sessionCookies } from "#lib/session/cookies.ts";
import { expectGoodPage } from "./accessible.ts";
import { anAddress, aProduct, buyWith, clientApi, fillCart, isInStock, ordersOf, signUpElsewhere } from "./api.ts";
import type { CheckoutPage } from "./checkout.page.ts";
import { holdSession } from "./hold-session.ts";
import { PaymentPart } from "./payment.page.ts";
import { whenReady } from "./ready.ts";
import { expect, test } from "./test.ts";

async function apiOf(context: BrowserContext) {
  const token = (await context.cookies()).find(({ name }) => name === sessionCookies.token)?.value ?? "";
  return clientApi(token);
}

/** A new client in front of the payment of one piece. */
async function reachPayment(page: Page, checkout: CheckoutPage, nth: number): Promise<void> {
  const product = await aProduct(6, nth);
  const { access_token } = await holdSession(page.context(), test.info().project.use.baseURL ?? "");
  const api = clientApi(access_token);
  await fillCart(api, product.variants.find(isInStock)!.variant_id);
  await api.call(createShippingAddress, { body: anAddress() });
  await checkout.open();
  await checkout.whenOpen("delivery");
  await whenReady(checkout.toPaymentButton);
  await checkout.continueToPayment();
}

const bank = (locale: Locale) => bankPageTexts[locale];

test.describe("in Dutch", () => {
  test.use({ visitLocale: "nl" });

  test("iDEAL asks for the bank and is cancelled, Klarna's page is over, PayPal pays, and nothing of it is kept", async ({
    page,
    context,
    checkout,
  }) => {
    const part = new PaymentPart(page, "nl");
    const again = async () => {
      await page.getByRole("link", { name: part.say("payment.result.payAgain"), exact: true }).click();
      await checkout.whenOpen("payment");
    };
    await reachPayment(page, checkout, 1);
    for (const kind of ["card", "paypal", "klarna_paylater", "klarna_paynow", "ideal"])
      await expect(part.ways.getByRole("radio", { name: part.say(`payment.kind.${kind}`), exact: true })).toBeVisible();

    await part.choose(part.say("payment.kind.ideal"));
    await checkout.pay();
    await expect(checkout.heading).toHaveText(bank("nl").ideal.title);
    await expectGoodPage(page, "nl");
    await page.getByRole("radio", { name: "Rabobank" }).check();
    await page.getByRole("button", { name: bank("nl").toBank }).click();
    await expect(checkout.heading).toHaveText(bank("nl").idealBank.title.replace("{bank}", "Rabobank"));
    await part.answer(bank("nl").cancel);
    await expect(checkout.heading).toHaveText(part.say("payment.result.failedTitle"));
    await expect(page.getByRole("main")).toContainText(part.say("website.error.payment.cancelled"));
    await again();

    await part.choose(part.say("payment.kind.klarna_paylater"));
    await checkout.pay();
    await expect(checkout.heading).toHaveText(bank("nl").klarna_paylater.title);
    await page.getByText(bank("nl").more).click();
    await part.answer(bank("nl").expire);
    await expect(checkout.heading).toHaveText(bank("nl").expiredTitle);
    await page.getByRole("link", { name: bank("nl").back }).click();
    await expect(checkout.heading).toHaveText(part.say("payment.result.expiredTitle"));
    await expectGoodPage(page, "nl");
    await again();

    await part.choose(part.say("payment.kind.paypal"));
    await expect(page.getByText(part.say("payment.service.paypal"))).toBeVisible();
    await expect(page.getByRole("checkbox", { name: part.say("payment.keep.paypal.ask") })).not.toBeChecked();
    await expectGoodPage(page, "nl");
    await checkout.pay();
    await expect(checkout.heading).toHaveText(bank("nl").paypal.title);
    await part.answer(bank("nl").confirm);
    await checkout.expectPaid(anAddress().firstname);
    /* What PayPal wrote into the address is gone; the page says the same again. */
    await expect(page).not.toHaveURL(/redirect_status/);
    await page.reload();
    await checkout.expectPaid(anAddress().firstname);
    const api = await apiOf(context);
    expect((await ordersOf(api)).map(({ status }) => status)).toEqual(["PAID"]);
    expect(await api.call(getPaymentMethods, {})).toEqual([]);
  });
});

/** A new client who has bought something, with a card that was kept for the next time. */
async function aBuyer(context: BrowserContext, product: ProductCard) {
  const session = await signUpElsewhere();
  const api = clientApi(session.access_token);
  await buyWith(api, product.id, product.variants.find(isInStock)!.variant_id, 1);
  await holdSession(context, test.info().project.use.baseURL ?? "", {}, session);
  return api;
}

test("keeps methods: one by the keyboard, PayPal over its page, another default, one taken away", async ({
  page,
  context,
}) => {
  const part = new PaymentPart(page, "fr");
  const api = await aBuyer(context, await aProduct(6, 2));
  await page.goto(href("fr", "infos-add-payment"));
  const list = page.getByRole("list", { name: part.say("savedMethods.title") });
  const main = page.getByRole("main");
  await expect(list.getByRole("listitem")).toHaveCount(1);
  await expect(part.field("number")).toBeVisible();
  await whenReady(part.field("number"));

  /* A card that has ended, then one that has not, without a mouse. */
  const press = (...keys: string[]) =>
    keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());
  await part.field("number").focus();
  await page.keyboard.type("5555555555554444");
  await press("Tab");
  await page.keyboard.type("1020");
  await press("Tab");
  await page.keyboard.type("123");
  await press("Enter");
  await expect(main.getByText(part.say("payment.expired")).first()).toBeVisible();
  await part.field("expiry").focus();
  await press("ControlOrMeta+a");
  await page.keyboard.type("1240");
  await press("Enter");
  await expect(list.getByRole("listitem")).toHaveCount(2);
  await expect(list.getByRole("listitem").first()).toContainText("Visa se terminant par 4242");
  await expect(list.getByRole("listitem").first()).toContainText(part.say("savedMethods.isDefault"));

  await part.choose("PayPal");
  await page.getByRole("checkbox", { name: part.say("savedMethods.asDefault") }).check();
  await page.getByRole("button", { name: part.say("savedMethods.addElsewhere"), exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(bank("fr").authorisation.title);
  await expectGoodPage(page, "fr");
  await part.answer(bank("fr").authorisation.confirm);
  await expect(main.getByText(part.say("savedMethods.added", { name: "PayPal" })).first()).toBeVisible();
  await expect(list.getByRole("listitem").first()).toContainText("PayPal");
  await expect(page).toHaveURL(new RegExp(`${href("fr", "infos-add-payment")}$`));
  const methods = await api.call(getPaymentMethods, {});
  expect(methods.map(({ brand, is_default }) => [brand, is_default])).toEqual([
    ["paypal", true],
    ["mastercard", false],
    ["visa", false],
  ]);

  await list
    .getByRole("button", { name: part.say("savedMethods.makeDefaultLabel", { name: "Visa se terminant par 4242" }) })
    .click();
  await expect(list.getByRole("listitem").first()).toContainText("Visa");
  await list.getByRole("button", { name: part.say("savedMethods.removeLabel", { name: "PayPal" }) }).click();
  const dialog = page.getByRole("alertdialog");
  await expectGoodPage(page, "fr");
  await dialog.getByRole("button", { name: part.say("savedMethods.remove"), exact: true }).click();
  await expect(list.getByRole("listitem")).toHaveCount(2);
  expect((await api.call(getPaymentMethods, {})).map(({ brand }) => brand)).toEqual(["visa", "mastercard"]);
});
