import type { Page } from "@playwright/test";
import { portsOf } from "./ports.ts";
import { getPaymentMethods } from "#contract/payment-methods.ts";
import { adyenKeys, startAdyenServer, type AdyenServer } from "#tests/providers/adyen/server.ts";
import { expectGoodPage } from "./accessible.ts";
import { ordersOf } from "./api.ts";
import { testCards } from "./checkout.page.ts";
import { answerHosts } from "./provider-hosts.ts";
import {
  choose,
  comeToPayment,
  confirmAddress,
  expectLoadedWherePaid,
  home,
  openShop,
  payGift,
  reachGiftCardPayment,
  reachMembership,
  reachMethods,
  reachPayment,
  reachRecovery,
  subscribe,
} from "./provider-stack.ts";
import type { Stack } from "./stack.ts";
import { expect, test } from "./test.ts";

const ports = portsOf("adyen");
test.use({ baseURL: `http://localhost:${ports.port}` });
test.describe.configure({ mode: "serial" });

test.describe("with Adyen", () => {
  let adyen: AdyenServer;
  let stack: Stack;

  test.beforeAll(async () => {
    test.setTimeout(240_000);
    adyen = await startAdyenServer();
    stack = await openShop("adyen", ports, {
      ADYEN_API_KEY: adyenKeys.apiKey,
      ADYEN_MERCHANT_ACCOUNT: adyenKeys.merchantAccount,
      ADYEN_CLIENT_KEY: adyenKeys.clientKey,
      ADYEN_HMAC_KEY: adyenKeys.hmacKey,
      ADYEN_API_BASE: adyen.url,
    });
  });
  test.afterAll(async () => {
    await stack.stop();
    await adyen.close();
    expect(adyen.faults, "every request and answer has the shape Adyen publishes").toEqual([]);
  });

  const hosts = /https:\/\/(checkoutshopper|checkoutanalytics)-test(\.cdn)?\.adyen\.com\//;
  const tellTo = (when: Parameters<AdyenServer["tellTo"]>[1]) => adyen.tellTo(`${stack.apiUrl}/webhooks/adyen`, when);
  const field = (page: Page, name: "CardNumber" | "ExpiryDate" | "SecurityCode") =>
    page.frameLocator(`[data-cse="encrypted${name}"] iframe`).getByRole("textbox");
  async function fillCard(page: Page, number: string): Promise<void> {
    await field(page, "CardNumber").fill(number);
    await field(page, "ExpiryDate").fill("03/30");
    await field(page, "SecurityCode").fill("737");
  }
  const atBank = async (page: Page, answer: "confirm" | "refuse" | "later") => {
    await page.waitForURL(/checkoutshopper-test\.adyen\.com\/authenticate/);
    await page.getByRole("link", { name: answer }).click();
  };

  test.describe("in Spanish", () => {
    test.use({ visitLocale: "es" });
    test("a card is refused, another one pays and is kept, and pays again", async ({
      page,
      context,
      checkout,
      expected,
    }) => {
      await answerHosts(context, hosts, adyen, expected);
      tellTo("twice");
      const api = await reachPayment(page, checkout, stack, 4);
      await expect(field(page, "CardNumber")).toBeVisible();
      await fillCard(page, testCards.insufficientFunds);
      await expectGoodPage(page, "es");
      await checkout.pay();
      await expect(page.getByText(checkout.say("website.error.payment.insufficient_funds"))).toBeVisible();
      await fillCard(page, "5555 5555 5555 4444");
      await page.getByRole("checkbox", { name: checkout.say("payment.keepAsk") }).check();
      await checkout.pay();
      await checkout.expectPaid(home.firstname);

      tellTo("never");
      await comeToPayment(checkout, api, 5);
      await choose(page, /1115/);
      await checkout.pay();
      await checkout.expectPaid(home.firstname);
      expect((await ordersOf(api)).map(({ status }) => status)).toEqual(["PAID", "PAID"]);
      expect(adyen.delivered.every((status) => status === 200)).toBe(true);
    });
  });

  test("the bank refuses, then Klarna's page takes it, and its message comes before the customer", async ({
    page,
    context,
    checkout,
    expected,
  }) => {
    await answerHosts(context, hosts, adyen, expected);
    tellTo("before");
    await reachPayment(page, checkout, stack, 6);
    await fillCard(page, testCards.threeDSecure);
    await checkout.pay();
    await atBank(page, "refuse");
    await expect(checkout.heading).toHaveText(checkout.say("payment.result.failedTitle"));
    await page.getByRole("link", { name: checkout.say("payment.result.payAgain") }).click();
    await choose(page, checkout.say("payment.kind.klarna_paynow"));
    await expect(page.getByText(checkout.say("payment.service.klarna_paynow"))).toBeVisible();
    await checkout.pay();
    await atBank(page, "confirm");
    await checkout.expectPaid(home.firstname);
  });

  test("a guest's gift card is paid by what Klarna's page gives the browser back, without a message", async ({
    page,
    context,
    checkout,
    expected,
  }) => {
    await answerHosts(context, hosts, adyen, expected);
    tellTo("never");
    await reachGiftCardPayment(page, checkout);
    for (const answer of ["refuse", "confirm"] as const) {
      await choose(page, checkout.say("payment.kind.klarna_paynow"));
      await payGift(page, checkout);
      await page.waitForURL(/checkoutshopper-test\.adyen\.com\/authenticate/);
      /* Klarna knows its end at once, the shop only from what the browser brings. */
      await page.getByRole("link", { name: answer }).click();
      await page.waitForURL(/payment-successful/);
      if (answer === "confirm") break;
      await expect(page.getByText(checkout.say("deeds.giftCard.failedTitle"))).toBeVisible();
      await expectGoodPage(page, "fr");
      await page.getByRole("link", { name: checkout.say("deeds.giftCard.failedWay") }).click();
    }
    await expect(page.getByText(checkout.say("deeds.giftCard.doneTitle"))).toBeVisible();
    await expect.poll(() => page.url()).not.toContain("redirectResult");
    expect(page.url()).toContain("gift_card=");
    await page.reload();
    await expect(page.getByText(checkout.say("deeds.giftCard.doneTitle"))).toBeVisible();
  });

  test("a membership keeps a card that Adyen's session stored, after its bank's page", async ({
    page,
    context,
    checkout,
    expected,
  }) => {
    await answerHosts(context, hosts, adyen, expected);
    tellTo("after");
    const api = await reachMembership(page, checkout, stack);
    await fillCard(page, testCards.threeDSecure);
    await subscribe(page, checkout);
    await atBank(page, "confirm");
    await confirmAddress(page, checkout);
    await expect(page.getByRole("radio", { name: /1115/ })).toBeChecked();
    expect(page.url()).not.toContain("redirectResult");
    await subscribe(page, checkout);
    await expect(page).toHaveURL(/\/quiz\/confirm\//);
    expect(await api.call(getPaymentMethods, {})).toMatchObject([{ brand: "mastercard", is_default: true }]);
  });

  test.describe("in German", () => {
    test.use({ visitLocale: "de" });
    test("a client's gift card is paid by a card, after a refusal and its bank's page", async ({
      page,
      context,
      checkout,
      expected,
    }) => {
      await answerHosts(context, hosts, adyen, expected);
      tellTo("after");
      await reachMethods(page, checkout, stack);
      await reachGiftCardPayment(page, checkout);
      await fillCard(page, testCards.insufficientFunds);
      await payGift(page, checkout);
      await expect(page.getByText(checkout.say("website.error.payment.insufficient_funds")).first()).toBeVisible();
      await expectGoodPage(page, "de");
      await fillCard(page, testCards.threeDSecure);
      await payGift(page, checkout);
      await atBank(page, "confirm");
      await expect(page.getByText(checkout.say("deeds.giftCard.doneTitle"))).toBeVisible();
    });

    test("an order whose card was refused is paid from the account", async ({ page, context, checkout, expected }) => {
      await answerHosts(context, hosts, adyen, expected);
      tellTo("after");
      const api = await reachPayment(page, checkout, stack, 8);
      await fillCard(page, testCards.insufficientFunds);
      await checkout.pay();
      await expect(page.getByText(checkout.say("website.error.payment.insufficient_funds"))).toBeVisible();
      let pay = await reachRecovery(page, checkout, api);
      await fillCard(page, testCards.threeDSecure);
      await expectGoodPage(page, "de");
      await pay();
      await atBank(page, "refuse");
      await expect(page.getByText(checkout.say("website.error.payment.authentication_failed")).first()).toBeVisible();
      pay = await reachRecovery(page, checkout, api);
      await fillCard(page, "5555 5555 5555 4444");
      await pay();
      await expect(page).toHaveURL(/payment-successful\?order=|\/success$/);
      await expect.poll(async () => (await ordersOf(api)).map(({ status }) => status)).toEqual(["PAID"]);
    });
  });

  test("its library is loaded where one pays and on no other page", async ({
    page,
    context,
    checkout,
    catalog,
    expected,
  }) => {
    await answerHosts(context, hosts, adyen, expected);
    await expectLoadedWherePaid(page, catalog, "checkoutshopper-", async () => {
      await reachPayment(page, checkout, stack, 7);
      await expect(field(page, "CardNumber")).toBeVisible();
    });
  });
});
