import type { Page } from "@playwright/test";
import { expectGoodPage } from "./accessible.ts";
import type { Locale } from "#contract/locale.ts";
import { refreshSession, signIn } from "#contract/session.ts";
import { href } from "#lib/routing/href.ts";
import { anEmail, signUpElsewhere, testPassword, visitorApi } from "./api.ts";
import { holdSession } from "./hold-session.ts";
import { findMails } from "./outbox.ts";
import { whenReady } from "./ready.ts";
import { expect, test } from "./test.ts";
import { text } from "./texts.ts";

/** What stands on the pages in a language. */
function words(locale: Locale) {
  const say = (key: string, values?: Record<string, string>) => text(locale, key, values);
  return {
    say,
    heading: (page: Page, level: 2 | 3, key: string) =>
      page.getByRole("heading", { level, name: say(key), exact: true }),
    button: (page: Page, key: string) => page.getByRole("main").getByRole("button", { name: say(key), exact: true }),
  };
}

/** The link of the mail that names an address and leads to a page of the shop. */
async function mailedLink(address: string, path: string): Promise<string> {
  const link = () =>
    findMails(address)
      .map((html) => new RegExp(`href="([^"]*${path}\\?token=[^"]+)"`).exec(html)?.[1])
      .find((found) => found !== undefined);
  await expect.poll(link).toBeDefined();
  return link() ?? "";
}

async function askForEmail(page: Page, email: string, password: string): Promise<void> {
  const { say, button } = words("fr");
  await whenReady(button(page, "accountSecurity.askEmail"));
  await page.getByRole("textbox", { name: say("accountSecurity.newEmail"), exact: true }).fill(email);
  await page.getByLabel(say("accountSecurity.currentPassword"), { exact: true }).fill(password);
  await button(page, "accountSecurity.askEmail").click();
}

test("changes the e-mail once the new address has confirmed, and gives it back to the old one", async ({
  page,
  context,
  baseURL,
  openBrowser,
  expected,
}) => {
  const { say, heading, button } = words("fr");
  expected.answers.push(/^422 \/api\/clients\//, /^401 \/api\/clients\//);
  const [email, newEmail] = [anEmail(), anEmail()];
  await holdSession(context, baseURL ?? "", {}, await signUpElsewhere(email));
  await page.goto("/infos/edit");

  const mistyped = anEmail();
  await askForEmail(page, mistyped, "not the password");
  await expect(page.getByText(say("error.WRONG_PASSWORD")).first()).toBeVisible();
  await askForEmail(page, mistyped, testPassword);
  await expect(heading(page, 3, "accountSecurity.pendingTitle")).toBeFocused();
  await button(page, "accountSecurity.cancel").click();
  await askForEmail(page, newEmail, testPassword);
  await expect(heading(page, 3, "accountSecurity.pendingTitle")).toBeFocused();
  await expect(page.getByText(email, { exact: true })).toBeVisible();
  await expectGoodPage(page, "fr");

  const elsewhere = await (await openBrowser()).newPage();
  await elsewhere.goto(await mailedLink(newEmail, "/email/confirm"));
  await whenReady(button(elsewhere, "emailLink.confirm"));
  await button(elsewhere, "emailLink.confirm").click();
  await expect(heading(elsewhere, 2, "emailLink.confirmedTitle")).toBeFocused();
  await expect(elsewhere.getByText(say("emailLink.confirmedText", { email: newEmail }))).toBeVisible();
  await page.goto("/infos/edit");
  await expect(page.getByText(newEmail, { exact: true })).toBeVisible();

  await elsewhere.goto(await mailedLink(email, "/email/take-back"));
  await whenReady(button(elsewhere, "emailLink.takeBack"));
  await button(elsewhere, "emailLink.takeBack").click();
  await expect(heading(elsewhere, 2, "emailLink.takenBackTitle")).toBeFocused();
  const chosen = elsewhere.getByLabel(say("login.newPassword"), { exact: true });
  await chosen.fill("petitemalle1");
  await button(elsewhere, "emailLink.choosePassword").click();
  await expect(elsewhere.getByText(say("validation.password_personal")).first()).toBeVisible();
  await expectGoodPage(elsewhere, "fr");
  await chosen.fill("Sept-boutons-verts");
  await button(elsewhere, "emailLink.choosePassword").click();
  await expect(heading(elsewhere, 2, "emailLink.chosenTitle")).toBeFocused();

  /* Its owner alone is let in from now on. */
  await page.goto("/infos/orders");
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await visitorApi().call(signIn, { body: { email, password: "Sept-boutons-verts" } });
});

test.describe("in Dutch", () => {
  const locale = "nl";
  test.use({ visitLocale: locale });
  const { say, heading, button } = words(locale);

  test("changes the password with the present one and signs the other devices out", async ({
    page,
    context,
    baseURL,
    account,
    expected,
  }) => {
    expected.answers.push(/^422 \/api\/clients\/me\/password$/);
    const [email, password] = [anEmail(), "Sept-boutons-verts"];
    const { refresh_token } = await signUpElsewhere(email);
    const here = await visitorApi().call(signIn, { body: { email, password: testPassword } });
    await holdSession(context, baseURL ?? "", {}, here);
    await page.goto(href(locale, "infos-edit-password"));

    await whenReady(button(page, "accountSecurity.changePassword"));
    const current = page.getByLabel(say("accountSecurity.currentPassword"), { exact: true });
    const next = page.getByLabel(say("login.newPassword"), { exact: true });
    await current.fill("not the password");
    await next.fill(password);
    await button(page, "accountSecurity.changePassword").click();
    await expect(page.getByText(say("error.WRONG_PASSWORD")).first()).toBeVisible();
    await expectGoodPage(page, locale);
    await current.fill(testPassword);
    await button(page, "accountSecurity.changePassword").click();
    await expect(heading(page, 2, "accountSecurity.passwordChanged")).toBeFocused();

    await account.openOverview();
    await account.expectSignedIn();
    await expect(visitorApi().call(refreshSession, { body: { refresh_token } })).rejects.toMatchObject({ status: 401 });
    await visitorApi().call(signIn, { body: { email, password } });
  });
});

test.describe("in Spanish", () => {
  const locale = "es";
  test.use({ visitLocale: locale });
  const { say, heading, button } = words(locale);

  test("mails who forgot the password a link that chooses another", async ({ page }) => {
    const [email, password] = [anEmail(), "Sept-boutons-verts"];
    await signUpElsewhere(email, locale);
    await page.goto(href(locale, "login"));
    await page
      .getByRole("main")
      .getByRole("link", { name: say("login.forgot") })
      .click();
    await expect(page).toHaveURL(href(locale, "reset-password"));
    await whenReady(button(page, "resetPassword.send"));
    await page.getByRole("textbox", { name: say("login.email"), exact: true }).fill(email);
    await button(page, "resetPassword.send").click();
    await expect(heading(page, 2, "resetPassword.sentTitle")).toBeFocused();
    await expectGoodPage(page, locale);

    await expect.poll(() => findMails(email).some((html) => html.includes("client_id="))).toBe(true);
    const mail = findMails(email).find((html) => html.includes("client_id=")) ?? "";
    const address = (/href="([^"]*\/reset-password\?client_id=[^"]+)"/.exec(mail)?.[1] ?? "").replaceAll("&amp;", "&");
    await page.goto(address);
    await whenReady(button(page, "emailLink.choosePassword"));
    await page.getByLabel(say("login.newPassword"), { exact: true }).fill(password);
    await button(page, "emailLink.choosePassword").click();
    await expect(heading(page, 2, "resetPassword.chosenTitle")).toBeFocused();
    await visitorApi().call(signIn, { body: { email, password } });

    /* A link that was cut on its way is told apart. */
    await page.goto(`${href(locale, "reset-password")}?client_id=1`);
    await expect(page.getByText(say("resetPassword.brokenTitle"))).toBeVisible();
  });
});
