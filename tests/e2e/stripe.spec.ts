import type { Page } from "@playwright/test";
import { portsOf } from "./ports.ts";
import { getPaymentMethods } from "#contract/payment-methods.ts";
import { startStripeServer, stripeKeys, type StripeServer } from "#tests/providers/stripe/server.ts";
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

const ports = portsOf("stripe");
test.use({ baseURL: `http://localhost:${ports.port}` });
test.describe.configure({ mode: "serial" });

test.describe("with Stripe", () => {
  let stripe: StripeServer;
  let stack: Stack;

  test.beforeAll(async () => {
    test.setTimeout(240_000);
    stripe = await startStripeServer();
    stack = await openShop("stripe", ports, {
      STRIPE_SECRET_KEY: stripeKeys.secretKey,
      STRIPE_PUBLIC_KEY: stripeKeys.publicKey,
      STRIPE_WEBHOOK_SECRET: stripeKeys.webhookSecret,
      STRIPE_API_BASE: stripe.url,
    });
  });
  test.afterAll(async () => {
    await stack.stop();
    await stripe.close();
  });

  const hosts = /https:\/\/(js|api|hooks)\.stripe\.com\//;
  const tellTo = (when: Parameters<StripeServer["tellTo"]>[1]) =>
    stripe.tellTo(`${stack.apiUrl}/webhooks/stripe`, when);
  const fieldsOf = (page: Page) => page.frameLocator('iframe[title="Secure payment input frame"]');
  async function fillCard(page: Page, number: string): Promise<void> {
    const fields = fieldsOf(page);
    await fields.getByLabel("Card number").fill(number);
    await fields.getByLabel("Expiration date").fill("12 / 40");
    await fields.getByLabel("Security code").fill("123");
  }
  const atBank = async (page: Page, answer: "confirm" | "refuse" | "later") => {
    await page.waitForURL(/hooks\.stripe\.com/);
    await page.getByRole("link", { name: answer }).click();
  };

  test("its library comes where one pays; a card is refused, another one pays and is kept, and pays again", async ({
    page,
    context,
    catalog,
    checkout,
    expected,
  }) => {
    await answerHosts(context, hosts, stripe, expected);
    tellTo("twice");
    const marked = watchScripts(page, "js.stripe.com");
    await catalog.openHome();
    await whenReady(catalog.cartButton);
    expect(marked, "its library waits for who pays").toEqual([]);
    const others = await scriptsOf(page.request, pagesWithoutPayment);
    expect(others.length).toBeGreaterThan(5);
    expect(others.filter((script) => script.includes("js.stripe.com"))).toEqual([]);
    const api = await reachPayment(page, checkout, stack, 0);
    await checkout.whenPayable();
    await expect(fieldsOf(page).getByLabel("Card number")).toBeVisible();
    await expect.poll(() => marked.length).toBeGreaterThan(0);
    await checkout.pay();
    await expect(fieldsOf(page).getByText("Your card number is incomplete.")).toBeVisible();
    await expectGoodPage(page, "fr");
    await fillCard(page, testCards.declined);
    await checkout.pay();
    await expect(page.getByText(checkout.say("website.error.payment.card_declined"))).toBeVisible();
    await fillCard(page, testCards.succeeds);
    await page.getByRole("checkbox", { name: checkout.say("payment.keep.card.ask") }).check();
    await checkout.pay();
    await checkout.expectPaid(home.firstname);
    await expect.poll(() => stripe.delivered.filter((status) => status === 200).length).toBeGreaterThanOrEqual(4);

    tellTo("never");
    await comeToPayment(checkout, api, 1);
    await choose(page, /4242/);
    await checkout.pay();
    await checkout.expectPaid(home.firstname);
    expect((await ordersOf(api)).map(({ status }) => status)).toEqual(["PAID", "PAID"]);
    const paid = [...stripe.intents.values()].filter(({ status }) => status === "succeeded");
    expect(paid.map(({ setup_future_usage }) => setup_future_usage)).toEqual(["off_session", null]);
    expect(stripe.delivered.every((status) => status === 200)).toBe(true);
  });

  test.describe("in German", () => {
    test.use({ visitLocale: "de" });
    test("the bank says no on its page, PayPal yes on its own and tells the end later; nothing is kept unasked", async ({
      page,
      context,
      checkout,
      expected,
    }) => {
      await answerHosts(context, hosts, stripe, expected);
      tellTo("before");
      const api = await reachPayment(page, checkout, stack, 2);
      await fillCard(page, testCards.threeDSecure);
      await checkout.pay();
      await atBank(page, "refuse");
      await expect(checkout.heading).toHaveText(checkout.say("payment.result.failedTitle"));
      await expect(page.getByText(checkout.say("website.error.payment.authentication_failed"))).toBeVisible();
      await page.getByRole("link", { name: checkout.say("payment.result.payAgain") }).click();
      tellTo("after");
      await choose(page, checkout.say("payment.kind.paypal"));
      await expect(page.getByText(checkout.say("payment.service.paypal"))).toBeVisible();
      await checkout.pay();
      await atBank(page, "later");
      await expect(checkout.heading).toHaveText(checkout.say("payment.result.pendingTitle"));
      stripe.settle([...stripe.intents.keys()].at(-1) ?? "");
      await stripe.deliver();
      await checkout.expectPaid(home.firstname);
      expect(await api.call(getPaymentMethods, {})).toEqual([]);
    });
  });

  test("a card and PayPal are kept in the account, a refused one is not", async ({
    page,
    context,
    checkout,
    expected,
  }) => {
    await answerHosts(context, hosts, stripe, expected);
    const api = await reachMethods(page, checkout, stack);
    const add = page.getByRole("button", { name: checkout.say("savedMethods.add"), exact: true });
    await fillCard(page, testCards.declined);
    await add.click();
    await expect(page.getByText(checkout.say("website.error.payment.card_declined")).first()).toBeVisible();
    expect(await api.call(getPaymentMethods, {})).toEqual([]);
    await fillCard(page, testCards.threeDSecure);
    await add.click();
    const bank = page.frameLocator('iframe[title="Bank"]');
    await bank.getByRole("link", { name: "refuse" }).click();
    await expect(page.getByText(checkout.say("website.error.payment.authentication_failed")).first()).toBeVisible();
    await add.click();
    await bank.getByRole("link", { name: "confirm" }).click();
    await expect(page.getByRole("listitem").filter({ hasText: "3155" })).toBeVisible();
    await choose(page, checkout.say("payment.kind.paypal"));
    await expect(fieldsOf(page).getByText("asked on another page")).toBeVisible();
    await page.getByRole("button", { name: checkout.say("savedMethods.addElsewhere"), exact: true }).click();
    await atBank(page, "confirm");
    await expect(page.getByRole("listitem").filter({ hasText: "PayPal" })).toBeVisible();
    await expect.poll(() => page.url()).not.toContain("setup_intent");
    expect((await api.call(getPaymentMethods, {})).map(({ brand }) => brand).toSorted()).toEqual(["paypal", "visa"]);
  });
});
