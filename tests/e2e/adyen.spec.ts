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
  home,
  openShop,
  pagesWithoutPayment,
  reachMethods,
  reachPayment,
  scriptsOf,
  watchScripts,
} from "./provider-stack.ts";
import { whenReady } from "./ready.ts";
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
    test("its library comes where one pays; a card is refused, another one pays and is kept, and pays again", async ({
      page,
      context,
      catalog,
      checkout,
      expected,
    }) => {
      await answerHosts(context, hosts, adyen, expected);
      tellTo("twice");
      const marked = watchScripts(page, "checkoutshopper-");
      await catalog.openHome();
      await whenReady(catalog.cartButton);
      expect(marked, "its library waits for who pays").toEqual([]);
      const others = await scriptsOf(page.request, pagesWithoutPayment);
      expect(others.length).toBeGreaterThan(5);
      expect(others.filter((script) => script.includes("checkoutshopper-"))).toEqual([]);
      const api = await reachPayment(page, checkout, stack, 4);
      await expect(field(page, "CardNumber")).toBeVisible();
      await expect.poll(() => marked.length).toBeGreaterThan(0);
      await fillCard(page, testCards.insufficientFunds);
      await checkout.pay();
      await expect(page.getByText(checkout.say("website.error.payment.insufficient_funds"))).toBeVisible();
      await fillCard(page, "5555 5555 5555 4444");
      await page.getByRole("checkbox", { name: checkout.say("payment.keep.card.ask") }).check();
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

  test("the bank refuses, then Klarna's page takes it, as what it gives the browser back tells without a message", async ({
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
    tellTo("never");
    await choose(page, checkout.say("payment.kind.klarna_paynow"));
    await expect(page.getByText(checkout.say("payment.service.klarna_paynow"))).toBeVisible();
    await checkout.pay();
    await atBank(page, "confirm");
    await checkout.expectPaid(home.firstname);
  });

  test("a card that Adyen's session stored is kept in the account, after its bank's page", async ({
    page,
    context,
    checkout,
    expected,
  }) => {
    await answerHosts(context, hosts, adyen, expected);
    tellTo("after");
    const api = await reachMethods(page, checkout, stack);
    await fillCard(page, testCards.threeDSecure);
    await expectGoodPage(page, "fr");
    await page.getByRole("button", { name: checkout.say("savedMethods.add"), exact: true }).click();
    await atBank(page, "confirm");
    await expect(page.getByRole("listitem").filter({ hasText: "1115" })).toBeVisible();
    await expect.poll(() => page.url()).not.toContain("redirectResult");
    expect(await api.call(getPaymentMethods, {})).toMatchObject([{ brand: "mastercard", is_default: true }]);
  });
});
