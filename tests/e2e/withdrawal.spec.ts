import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { createShippingAddress } from "#contract/addresses.ts";
import type { Locale } from "#contract/locale.ts";
import { getOrder } from "#contract/orders.ts";
import { createProfile } from "#contract/profiles.ts";
import { createSubscription, getSubscriptions } from "#contract/subscriptions.ts";
import { href } from "#lib/routing/href.ts";
import { aPurchase } from "./a-purchase.ts";
import { expectGoodPage } from "./accessible.ts";
import { anAddress, anotherClient, clientApi, saveCard } from "./api.ts";
import { holdSession } from "./hold-session.ts";
import { findMails } from "./outbox.ts";
import { whenReady } from "./ready.ts";
import { expect, test } from "./test.ts";
import { text } from "./texts.ts";

const speak = (locale: Locale) => (key: string, values?: Record<string, string | number>) => text(locale, key, values);
const toTheSecond = /\d\d:\d\d:\d\d/;

/** Fills the form of somebody without a session, by the keyboard alone. */
async function declareByKeyboard(page: Page, locale: Locale, said: { contract: string; email: string }) {
  const say = speak(locale);
  const next = page.getByRole("button", { name: say("declaration.next"), exact: true });
  await whenReady(next);
  await page.getByLabel(say("declaration.contract.WITHDRAWAL"), { exact: true }).focus();
  await page.keyboard.type(said.contract);
  await page.keyboard.press("Tab");
  await page.keyboard.type("Zoé Roux");
  await page.keyboard.press("Tab");
  await page.keyboard.type(said.email);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: say("declaration.review.WITHDRAWAL") })).toBeFocused();
  const confirm = page.getByRole("button", { name: say("declaration.confirm.WITHDRAWAL"), exact: true });
  await confirm.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: say("declaration.receivedTitle") })).toBeFocused();
}

test("withdraws without a session, from the footer of any page, by the keyboard alone", async ({ page }) => {
  const say = speak("fr");
  const { email, api } = await anotherClient();
  const { order } = await aPurchase(api, { page: 5, nth: 3 });
  await page.goto(href("fr", "faq"));
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: say("footer.withdrawal") })
    .click();
  await expect(page).toHaveURL(/\/withdrawal$/);
  await declareByKeyboard(page, "fr", { contract: order.number, email });
  const receipt = page.getByRole("region", { name: say("declaration.receivedTitle") });
  await expect(receipt).toContainText(toTheSecond);
  await expectGoodPage(page, "fr");
  const download = page.waitForEvent("download", { timeout: 15_000 });
  await receipt.getByRole("link", { name: say("declaration.save") }).click();
  const file = readFileSync(await (await download).path(), "utf8");
  expect(file).toContain(order.number);
  expect(file).toMatch(toTheSecond);
  expect((await api.call(getOrder, { params: { id: order.id } })).status).toBe("PAID");

  const mails = () => findMails(order.number).filter((html) => html.includes("/declaration/confirm?token="));
  await expect.poll(() => mails().length, { timeout: 20_000 }).toBe(1);
  const mail = mails()[0]!;
  const search = /\/declaration\/confirm(\?token=[^"&<\s]+)/.exec(mail)![1]!;
  await page.goto(`${href("fr", "declaration-confirm")}${search}`);
  const confirm = page.getByRole("button", { name: say("declaration.confirmLink") });
  await whenReady(confirm);
  await confirm.click();
  await expect(page.getByText(say("declaration.outcome.ORDER_CANCELLED"))).toBeVisible();
  expect((await api.call(getOrder, { params: { id: order.id } })).status).toBe("CANCELLED");
});

test("withdraws from an order signed in", async ({ page, context }) => {
  const say = speak("de");
  const session = await holdSession(context, test.info().project.use.baseURL ?? "");
  const api = clientApi(session.access_token);
  const { order } = await aPurchase(api, { page: 5, nth: 4 });
  await page.goto(href("de", "withdrawal", null, { order: order.number }));
  const next = page.getByRole("button", { name: say("declaration.next"), exact: true });
  await whenReady(next);
  await expect(page.getByRole("radio", { name: new RegExp(order.number) })).toBeChecked();
  await next.click();
  await page.getByRole("button", { name: "Widerruf bestätigen", exact: true }).click();
  await expect(page.getByText(say("declaration.outcome.ORDER_CANCELLED"))).toBeVisible();
  expect((await api.call(getOrder, { params: { id: order.id } })).status).toBe("CANCELLED");
});

test("ends a subscription in two presses, from the footer", async ({ page, context }) => {
  const say = speak("de");
  const session = await holdSession(context, test.info().project.use.baseURL ?? "");
  const api = clientApi(session.access_token);
  const kid = await api.call(createProfile, {
    body: { profile_type: "KID", firstname: "Lou", gender: "GIRL", birthdate: "2021-05-04", top_size: "5 ans" },
  });
  await api.call(createShippingAddress, { body: anAddress() });
  await saveCard(api);
  await api.call(
    createSubscription,
    { params: { id: kid.id }, body: { frequency: 3 } },
    { idempotencyKey: crypto.randomUUID() },
  );
  await page.goto(href("de", "faq"));
  await page.getByRole("contentinfo").getByRole("link", { name: "Verträge hier kündigen" }).click();
  const next = page.getByRole("button", { name: say("declaration.next"), exact: true });
  await whenReady(next);
  await next.click();
  await page.getByRole("button", { name: "Jetzt kündigen", exact: true }).click();
  await expect(page.getByText(say("declaration.outcome.SUBSCRIPTION_ENDED"))).toBeVisible();
  const [subscription] = await api.call(getSubscriptions, { params: { id: kid.id } });
  expect(subscription?.status_details_code).toBe("terminated");
});

test("declares without scripts", async ({ openBrowser }) => {
  const say = speak("de");
  const context = await openBrowser({ javaScriptEnabled: false, locale: "de" });
  const page = await context.newPage();
  await page.goto(href("de", "cancellation"));
  const form = page.getByRole("form", { name: say("declaration.form.CANCELLATION") });
  await form.getByLabel(say("declaration.contract.CANCELLATION"), { exact: true }).fill("Léonie");
  await form.getByLabel(say("declaration.name"), { exact: true }).fill("Zoé Roux");
  await form.getByLabel(say("declaration.email"), { exact: true }).fill("zoe.roux@example.com");
  await form.getByRole("button", { name: say("declaration.next"), exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("declaration.review.CANCELLATION"));
  await page.getByRole("button", { name: say("declaration.confirm.CANCELLATION"), exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("declaration.receivedTitle"));
  await expect(page.getByRole("main")).toContainText(toTheSecond);
  await expect(page.getByRole("main")).toContainText("Léonie");
  expect(new URL(page.url()).search).toBe("");
});
