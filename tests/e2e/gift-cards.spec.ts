import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import type { Locale } from "#contract/locale.ts";
import { bankPageTexts } from "#backend/db/seed/content/bank-page.ts";
import { createGiftCard } from "#contract/gift-cards.ts";
import { getWallet } from "#contract/wallet.ts";
import { href } from "#lib/routing/href.ts";
import { expectGoodPage } from "./accessible.ts";
import { anEmail, clientApi, saveCard } from "./api.ts";
import { testCards } from "./checkout.page.ts";
import { holdSession } from "./hold-session.ts";
import { findMails } from "./outbox.ts";
import { whenReady } from "./ready.ts";
import { expect, test } from "./test.ts";
import { text } from "./texts.ts";

const saying = (locale: Locale) => (key: string, values?: Record<string, string | number>) => text(locale, key, values);

/** What is written on a card, and to whom it goes. */
async function write(page: Page, locale: Locale, gift: { recipient: string; buyer: string; message: string }) {
  const say = saying(locale);
  const form = page.getByRole("form", { name: say("giftCardForm.form") });
  const box = (key: string) => form.getByRole("textbox", { name: say(`giftCardForm.${key}`), exact: true });
  await whenReady(form.getByRole("button", { name: say("giftCardForm.toPayment") }));
  await box("amount").fill("45");
  await form.getByText(say("giftCardForm.designs.BEAR"), { exact: true }).click();
  await box("recipientName").fill("Mina");
  await box("message").fill(gift.message);
  await box("recipientEmail").fill(gift.recipient);
  await box("buyerName").fill("Paul Blanc");
  await box("buyerEmail").fill(gift.buyer);
  return form;
}

async function typeCard(page: Page, locale: Locale, number: string): Promise<void> {
  const say = saying(locale);
  const field = (key: string) => page.getByRole("textbox", { name: say(`payment.${key}`), exact: true });
  await field("number").fill(number);
  await field("expiry").fill("12 / 40");
  await field("cvc").fill("123");
}

const payButton = (page: Page, locale: Locale): Locator =>
  page.getByRole("button", { name: text(locale, "checkout.submit"), exact: true });

test.describe("in German", () => {
  test.use({ visitLocale: "de" });

  test("a guest gives a card, pays after a refusal, and its friend opens and redeems it", async ({
    page,
    openBrowser,
  }) => {
    const say = saying("de");
    const [buyer, recipient] = [anEmail(), anEmail()];
    await page.goto(href("de", "giftcard"));
    await page.locator("label", { hasText: "80 €" }).click();
    await page
      .getByRole("main")
      .getByRole("button", { name: say("giftCards.start") })
      .click();
    await expect(page).toHaveURL(/\/giftcard\/checkout$/);
    await expect(page.getByRole("textbox", { name: say("giftCardForm.amount") })).toHaveValue("80");
    /* By it its mail is told from those of other cards. */
    const message = `Für die ersten Schritte ${randomUUID()}`;
    const form = await write(page, "de", { buyer, recipient, message });
    /* The card is seen while it is written. */
    const preview = page.getByRole("region", { name: say("giftCardForm.preview") });
    await expect(preview).toContainText(say("giftCardForm.dedication", { name: "Mina" }));
    await expect(preview).toContainText("45,00");
    /* Too much is told at the field, and nothing typed is lost. */
    const amount = form.getByRole("textbox", { name: say("giftCardForm.amount") });
    await amount.fill("501");
    await form.getByRole("button", { name: say("giftCardForm.toPayment") }).click();
    await expect(amount).toHaveAttribute("aria-invalid", "true");
    await amount.fill("45");
    await form.getByRole("button", { name: say("giftCardForm.toPayment") }).click();

    await expect(page.getByRole("heading", { name: say("giftCardForm.payTitle") })).toBeFocused();
    await typeCard(page, "de", testCards.declined);
    await payButton(page, "de").click();
    await expect(page.getByText(say("website.error.payment.card_declined")).first()).toBeVisible();
    await expectGoodPage(page, "de");
    await page.reload();
    await typeCard(page, "de", testCards.threeDSecure);
    await payButton(page, "de").click();
    await page.getByRole("button", { name: bankPageTexts.de.confirm }).click();
    await expect(page).toHaveURL(/payment-successful/);
    await expect(page.getByText(say("deeds.giftCard.doneTitle"))).toBeVisible();
    await expectGoodPage(page, "de");

    const findLink = () =>
      findMails(message)
        .map((html) => /href="([^"]*\/giftcard\/open#GC-[^"]*)"/.exec(html)?.[1])
        .find((found) => found !== undefined);
    await expect.poll(findLink, { timeout: 45_000 }).toBeDefined();
    const link = findLink();
    const friend = await openBrowser({ locale: "de-DE" });
    const theirs = await friend.newPage();
    const { pathname, hash } = new URL(link ?? "");
    await theirs.goto(pathname + hash);
    const open = theirs.getByRole("button", { name: say("openCard.open") });
    await whenReady(open);
    await open.click();
    await expect(theirs.getByRole("heading", { level: 2 }).first()).toContainText("Paul Blanc");
    await expectGoodPage(theirs, "de");

    await page.reload();
    await expect(page.getByText(say("givenCards.state.opened"), { exact: true })).toBeVisible();

    const session = await holdSession(friend, test.info().project.use.baseURL ?? "");
    await theirs.getByRole("link", { name: say("openCard.use") }).click();
    await expect(theirs).toHaveURL(/add-giftcard$/);
    const look = theirs.getByRole("button", { name: say("addGiftCard.look") });
    await whenReady(look);
    await expect(theirs.getByRole("textbox", { name: say("addGiftCard.code") })).toHaveValue(hash.slice(1));
    await look.click();
    await theirs.getByRole("button", { name: /45,00/ }).click();
    await expect(theirs.getByText(/45,00.*/).first()).toBeVisible();
    await expect
      .poll(async () => (await clientApi(session.access_token).call(getWallet, { query: {} })).amount)
      .toBe(45);
  });
});

test("a giver prints a card and withdraws from it", async ({ page, context }) => {
  const say = saying("fr");
  const { access_token } = await holdSession(context, test.info().project.use.baseURL ?? "");
  const api = clientApi(access_token);
  const method = await saveCard(api, testCards.succeeds, false);
  await api.call(
    createGiftCard,
    {
      body: {
        amount: 45,
        for: "WOMAN",
        design: "BEAR",
        message: "",
        recipient: { name: "Mina", email: null },
        buyer: { name: "Paul Blanc", email: anEmail() },
        payment: { payment_method_id: method.id },
      },
    },
    { idempotencyKey: randomUUID() },
  );

  await page.goto(href("fr", "infos-giftcards"));
  const card = page.getByRole("article").first();
  await expect(card.getByText(say("givenCards.state.toPrint"), { exact: true })).toBeVisible();
  const pdf = await card.getByRole("link", { name: say("givenCards.print") }).getAttribute("href");
  const answer = await page.request.get(pdf ?? "");
  expect(answer.headers()["content-type"]).toContain("application/pdf");

  await card.getByRole("button", { name: say("givenCards.withdraw") }).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toBeVisible();
  await expectGoodPage(page, "fr");
  await dialog.getByRole("button", { name: say("givenCards.withdrawConfirm") }).click();
  await expect(card.getByText(say("givenCards.state.REFUNDED"), { exact: true })).toBeVisible();
  expect((await page.request.get(pdf ?? "")).status()).toBe(404);
});
