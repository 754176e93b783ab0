import type { Page } from "@playwright/test";
import { productHref } from "#lib/catalog/product-address.ts";
import { href } from "#lib/routing/href.ts";
import { sessionCookies } from "#lib/session/cookies.ts";
import { anEmail, anotherClient, aProduct, testPassword } from "./api.ts";
import { findMails } from "./outbox.ts";
import { expect, test } from "./test.ts";
import { text } from "./texts.ts";

const hasSession = async (page: Page) =>
  (await page.context().cookies()).some(({ name }) => name === sessionCookies.refreshToken);

/** What a page says where no script runs; Playwright looks for no text within it. */
const noteOn = (page: Page, words: string) => page.locator("main noscript > *", { hasText: words });

test.describe("without scripts in German", () => {
  const locale = "de";
  test.use({ visitLocale: locale, javaScriptEnabled: false });
  const say = (key: string) => text(locale, key);

  test.beforeEach(({ expected }) => {
    /* A browser without scripts refuses those a page names. */
    expected.failures.push(/^GET \/_next\/static\/.+\.js$/);
  });

  test("makes an account, signs in again and out", async ({ page, context, expected }) => {
    expected.answers.push(/^401 \/api\/sign-in-form$/);
    const email = anEmail();
    await page.goto(href(locale, "login"));
    const up = page.locator('form[action="/api/sign-up-form"]');
    await expect(page.getByRole("heading", { name: say("login.signUp") })).toBeVisible();
    await up.getByLabel(say("login.email"), { exact: true }).fill(email);
    await up.getByLabel(say("login.newPassword"), { exact: true }).fill(testPassword);
    await up.getByRole("button", { name: say("login.signUp"), exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${href(locale, "infos")}$`));
    expect(await hasSession(page)).toBe(true);
    await expect(noteOn(page, say("scriptsNeeded.title"))).toBeVisible();

    await context.clearCookies();
    await page.goto(href(locale, "login", null, { redirect: href(locale, "faq") }));
    const within = page.locator('form[action="/api/sign-in-form"]');
    await within.getByLabel(say("login.email"), { exact: true }).fill(email);
    await within.getByLabel(say("login.password"), { exact: true }).fill("not-the-password");
    await within.getByRole("button", { name: say("login.signIn"), exact: true }).click();
    await expect(page.getByRole("alert")).toHaveText(say("error.WRONG_CREDENTIALS"));
    await expect(page.getByLabel(say("login.email"))).toHaveValue(email);
    await page.getByLabel(say("login.password")).fill(testPassword);
    await page.getByRole("button", { name: say("login.signIn") }).click();
    await expect(page).toHaveURL(href(locale, "faq"));
    expect(await hasSession(page)).toBe(true);

    await page.goto(href(locale, "logout"));
    await page.getByRole("button", { name: say("account.nav.signOut"), exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("logout.title"));
    expect(await hasSession(page)).toBe(false);
  });

  test("joins the newsletter by the link of its mail, and takes a number off its list", async ({ page }) => {
    await page.goto(href(locale, "faq"));
    const email = anEmail();
    await page.getByLabel(say("footer.newsletterLabel")).fill(email);
    await page.getByRole("button", { name: say("footer.newsletterSubmit"), exact: true }).click();
    await expect(page.getByRole("main")).toContainText(say("footer.newsletterThanks"));
    /* In Germany the owner of the address confirms: the token of the link names the address. */
    const findLinks = () =>
      findMails(Buffer.from(email).toString("base64url")).flatMap(
        (mail) => /href="[^"]*(\/api\/newsletter\/confirm\?[^"]+)"/.exec(mail)?.[1]?.replaceAll("&amp;", "&") ?? [],
      );
    await expect.poll(findLinks, { timeout: 30_000 }).toHaveLength(1);
    await page.goto(findLinks()[0]!);
    await page.getByRole("button", { name: say("newsletterLink.confirm.submit") }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("newsletterLink.confirm.doneTitle"));

    await page.goto(href(locale, "unsub-number-list", { number: "+4915112345678", list: "kid" }));
    await page.getByRole("button", { name: say("unsubscribe.leave") }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("unsubscribe.doneTitle"));
    await expect(page.getByRole("main")).toContainText("+4915112345678");
  });

  test("says on pages that go with them alone that they do", async ({ page }) => {
    await page.goto(href(locale, "reset-password"));
    await expect(noteOn(page, say("validation.needsScripts"))).toBeVisible();
    await page.goto(href(locale, "giftcard-checkout"));
    await expect(noteOn(page, say("scriptsNeeded.title"))).toBeVisible();
  });

  test("changes a line of the cart and takes it out", async ({ page, catalog }) => {
    await page.goto(productHref(locale, await aProduct(8, 1)));
    await catalog.sizes.locator("label:not(:has(:disabled))").first().click();
    await catalog.addButton.click();
    const line = page.getByRole("list", { name: say("cart.lines") }).getByRole("listitem");
    await line.getByRole("combobox").selectOption("2");
    await line.getByRole("button", { name: say("cart.line.update") }).click();
    await expect(line.getByRole("combobox")).toHaveValue("2");
    await line.getByRole("button").last().click();
    await expect(page.getByRole("heading", { name: say("cart.emptyTitle") })).toBeVisible();
  });

  test("writes to customer service with a file", async ({ page, expected }) => {
    expected.answers.push(/^422 \/api\/contact-form$/);
    await page.goto(href(locale, "contact"));
    const box = (name: string) => page.getByLabel(new RegExp(`^${say(`contact.${name}`)}`));
    await box("sender_name").fill("Camille Durand");
    await box("sender_email").fill("camille@");
    await box("object").fill("Bouton");
    await box("content").fill("Il manque un bouton.");
    const attachment = { name: "bouton.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7\nbouton") };
    await box("attachment").setInputFiles(attachment);
    await page
      .getByRole("main")
      .getByRole("button", { name: say("contact.send") })
      .click();
    await expect(page.getByRole("alert")).toContainText(say("validation.email_invalid"));
    await expect(box("content")).toHaveValue("Il manque un bouton.");
    await box("sender_email").fill(anEmail());
    await box("attachment").setInputFiles(attachment);
    await page.getByRole("button", { name: say("contact.send") }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("contact.sentTitle"));
    await expect(page.getByRole("main")).toContainText(/T-[0-9A-Z]{8}/);
  });
});

test("a press before its script came signs in all the same", async ({ page, account, expected }) => {
  expected.failures.push(/^GET \/_next\/static\/.+\.js$/);
  const { email } = await anotherClient();
  await page.route(/\/_next\/static\/.+\.js$/, (route) => route.abort());
  await account.openLogin(href("fr", "faq"));
  await page.getByRole("textbox", { name: text("fr", "login.email"), exact: true }).fill(email);
  await page.getByLabel(text("fr", "login.password"), { exact: true }).fill(testPassword);
  await page
    .getByRole("main")
    .getByRole("button", { name: text("fr", "login.signIn"), exact: true })
    .click();
  await expect(page).toHaveURL(href("fr", "faq"));
  expect(await hasSession(page)).toBe(true);
});
