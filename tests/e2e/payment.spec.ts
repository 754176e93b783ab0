import type { BrowserContext, Page } from "@playwright/test";
import { createShippingAddress } from "#contract/addresses.ts";
import { bankPageTexts } from "#backend/db/seed/content/bank-page.ts";
import type { ProductCard } from "#contract/catalog.ts";
import { formatSize } from "#lib/catalog/size.ts";
import { sessionCookies } from "#lib/session/cookies.ts";
import { expectGoodPage } from "./accessible.ts";
import { anAddress, aProduct, clientApi, fillCart, isInStock, ordersOf, sellOut } from "./api.ts";
import { testCards, type CheckoutPage } from "./checkout.page.ts";
import { holdSession } from "./hold-session.ts";
import { whenReady } from "./ready.ts";
import { anyWidth, expect, onPhone, test } from "./test.ts";
import { text } from "./texts.ts";

const say = (key: string, values?: Record<string, string | number>) => text("fr", key, values);
const home = anAddress();

/** A new client with one piece in the cart and a saved address, in front of the payment; the way there has its own tests. */
async function reachPayment(page: Page, checkout: CheckoutPage, product: ProductCard): Promise<void> {
  const { access_token } = await holdSession(page.context(), test.info().project.use.baseURL ?? "");
  const api = clientApi(access_token);
  await fillCart(api, product.variants.find(isInStock)!.variant_id);
  await api.call(createShippingAddress, { body: home });
  await checkout.open();
  await checkout.whenOpen("delivery");
  await whenReady(checkout.toPaymentButton);
  await checkout.continueToPayment();
}

/** Orders of whoever is signed in, asked behind the shop's back. */
async function ordersIn(context: BrowserContext) {
  const token = (await context.cookies()).find(({ name }) => name === sessionCookies.token)?.value ?? "";
  return ordersOf(clientApi(token));
}

test(
  "takes another way after a card and a bank refused, and leads back to a bank that was left",
  onPhone,
  async ({ page, context, checkout }) => {
    await reachPayment(page, checkout, await aProduct(3, 0));
    await checkout.fillCard(testCards.declined);
    await checkout.pay();
    await expect(page.getByText(say("website.error.payment.card_declined")).first()).toBeVisible();
    await expectGoodPage(page, "fr");

    await checkout.fillCard(testCards.threeDSecure);
    await checkout.whenPayable();
    const agreed = await checkout.foldedTotal.innerText();
    await checkout.pay();
    /* What was agreed to is what the bank is asked for. */
    await expect(page.getByRole("definition").filter({ hasText: /\d/ })).toHaveText([agreed]);
    await page.getByRole("button", { name: bankPageTexts.fr.refuse }).click();
    await expect(checkout.heading).toHaveText(say("payment.result.failedTitle"));
    await expectGoodPage(page, "fr");
    expect((await ordersIn(context)).map(({ status }) => status)).toEqual(["PAYMENT_FAILED"]);
    await page.getByRole("link", { name: say("payment.result.payAgain"), exact: true }).click();
    await checkout.whenOpen("payment");

    await checkout.fillCard(testCards.threeDSecure);
    await checkout.pay();
    await expect(page).toHaveURL(/\/payment-sandbox\/challenge\//);
    await page.goBack();
    const toBank = page.getByRole("link", { name: say("checkout.again.toBank") });
    await expect(toBank).toBeVisible();
    await expectGoodPage(page, "fr");
    await toBank.click();
    await page.getByRole("button", { name: bankPageTexts.fr.confirm }).click();
    await checkout.expectPaid(home.firstname);
    expect((await ordersIn(context)).map(({ status }) => status)).toEqual(["PAID"]);
  },
);

test("makes one order of a double press, and none of going back", anyWidth, async ({ page, context, checkout }) => {
  await reachPayment(page, checkout, await aProduct(3, 1));
  await checkout.fillCard(testCards.succeeds);
  await checkout.whenPayable();
  await checkout.payButton.dblclick();
  await checkout.expectPaid(home.firstname);
  await page.goBack();
  /* The page as it was left, or the one of its address, which names the order. */
  const ways = ["checkout.empty.lastOrder", "checkout.paid.show"] as const;
  const shown = ways.map((key) => page.getByRole("link", { name: say(key) }));
  const way = shown.reduce((one, other) => one.or(other));
  await expect(way).toBeVisible();
  await expect(checkout.payButton).toHaveCount(0);
  await way.click();
  await checkout.expectPaid(home.firstname);
  expect(await ordersIn(context)).toHaveLength(1);
});

test(
  "says that an answer is lost, and knows the order when the page is loaded anew",
  anyWidth,
  async ({ page, context, checkout, expected }) => {
    expected.failures.push(/^POST \/api\/clients\/me\/orders$/);
    await reachPayment(page, checkout, await aProduct(3, 2));
    await checkout.fillCard(testCards.succeeds);
    /* The order arrives, its answer does not. */
    await page.route("**/api/clients/me/orders", async (route) => {
      if (route.request().method() !== "POST") return route.fallback();
      await route.fetch();
      await route.abort("connectionreset");
    });
    await checkout.pay();
    await expect(page.getByText(say("checkout.failure.unconfirmed")).first()).toBeVisible();
    await page.reload();
    await expect(page.getByRole("heading", { name: /^La commande .+ est payée$/ })).toBeVisible();
    await expectGoodPage(page, "fr");
    await page.getByRole("link", { name: say("checkout.paid.show") }).click();
    await checkout.expectPaid(home.firstname);
    expect(await ordersIn(context)).toHaveLength(1);
  },
);

test(
  "shows what sold out between the sums and the payment, and orders nothing",
  anyWidth,
  async ({ page, context, checkout, expected }) => {
    expected.answers.push(/^409 \/api\/clients\/me\/orders/);
    const product = await aProduct(3, 3);
    const variant = product.variants.find(isInStock)!;
    await reachPayment(page, checkout, product);
    await checkout.fillCard(testCards.succeeds);
    await checkout.whenPayable();
    await sellOut(product.id, variant.variant_id);
    await checkout.pay();
    await expect(checkout.notice).toBeFocused();
    const size = formatSize(variant.size, "fr", say("cart.line.oneSize"));
    await expect(checkout.notice).toContainText(say("checkout.change.soldOut", { product: product.name, size }));
    await expectGoodPage(page, "fr");
    expect(await ordersIn(context)).toEqual([]);
    await checkout.notice
      .getByRole("button", {
        name: new RegExp(`^${say("checkout.change.swap", { product: product.name, size: "" }).trim()}`),
      })
      .first()
      .click();
    await checkout.pay();
    await checkout.expectPaid(home.firstname);
  },
);
