import type { Page } from "@playwright/test";
import { expectGoodPage } from "./accessible.ts";
import { AccountPage } from "./account.page.ts";
import { anEmail, signUpElsewhere, testPassword } from "./api.ts";
import { findMails } from "./outbox.ts";
import { whenReady } from "./ready.ts";
import { expect, test } from "./test.ts";
import { text } from "./texts.ts";

const say = (key: string, values?: Record<string, string>) => text("fr", key, values);
const heading = (page: Page, level: 2 | 3, key: string) =>
  page.getByRole("heading", { level, name: say(key), exact: true });
const button = (page: Page, key: string) => page.getByRole("main").getByRole("button", { name: say(key), exact: true });

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
  await whenReady(button(page, "accountSecurity.askEmail"));
  await page.getByRole("textbox", { name: say("accountSecurity.newEmail"), exact: true }).fill(email);
  await page.getByLabel(say("accountSecurity.currentPassword"), { exact: true }).fill(password);
  await button(page, "accountSecurity.askEmail").click();
}

test("changes the e-mail once the new address has confirmed, and gives it back to the old one", async ({
  page,
  account,
  openBrowser,
  expected,
}) => {
  expected.answers.push(/^422 \/api\/clients\//, /^401 \/api\/clients\//);
  const [email, newEmail] = [anEmail(), anEmail()];
  await account.openLogin("/infos/edit");
  await account.signUp(email, testPassword, "Léa");
  await expect(page).toHaveURL("/infos/edit");
  await expectGoodPage(page, "fr");

  const mistyped = anEmail();
  await askForEmail(page, mistyped, "not the password");
  await expect(page.getByText(say("error.WRONG_PASSWORD")).first()).toBeVisible();
  await askForEmail(page, mistyped, testPassword);
  await expect(heading(page, 3, "accountSecurity.pendingTitle")).toBeFocused();
  await expectGoodPage(page, "fr");
  await button(page, "accountSecurity.cancel").click();
  await askForEmail(page, newEmail, testPassword);
  await expect(heading(page, 3, "accountSecurity.pendingTitle")).toBeFocused();
  await page.reload();
  await expect(heading(page, 3, "accountSecurity.pendingTitle")).toBeVisible();
  await expect(page.getByText(email, { exact: true })).toBeVisible();

  const elsewhere = await (await openBrowser()).newPage();
  await elsewhere.goto(await mailedLink(newEmail, "/email/confirm"));
  await expectGoodPage(elsewhere, "fr");
  await whenReady(button(elsewhere, "emailLink.confirm"));
  await button(elsewhere, "emailLink.confirm").click();
  await expect(heading(elsewhere, 2, "emailLink.confirmedTitle")).toBeFocused();
  await expect(elsewhere.getByText(say("emailLink.confirmedText", { email: newEmail }))).toBeVisible();
  await expectGoodPage(elsewhere, "fr");
  await page.goto("/infos/edit");
  await expect(page.getByText(newEmail, { exact: true })).toBeVisible();

  await elsewhere.goto(await mailedLink(email, "/email/take-back"));
  await expectGoodPage(elsewhere, "fr");
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

  await page.goto("/infos/orders");
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await account.signIn(email, "Sept-boutons-verts");
  await expect(page).toHaveURL("/infos/orders");
});

test("changes the password with the present one and signs the other devices out", async ({
  page,
  account,
  openBrowser,
  expected,
}) => {
  /* What a page of the other device asks when it is idle may come after it was signed out. */
  expected.answers.push(/^422 \/api\/clients\/me\/password$/, /^401 \/api\/clients\/me/);
  const [email, password] = [anEmail(), "Sept-boutons-verts"];
  await account.openLogin("/infos/edit/password");
  await account.signUp(email, testPassword);
  await expect(page).toHaveURL("/infos/edit/password");
  await expectGoodPage(page, "fr");

  const other = await (await openBrowser()).newPage();
  const there = new AccountPage(other, "fr");
  await there.openLogin();
  await there.signIn(email, testPassword);
  await there.expectSignedIn();

  await whenReady(button(page, "accountSecurity.changePassword"));
  const current = page.getByLabel(say("accountSecurity.currentPassword"), { exact: true });
  const next = page.getByLabel(say("login.newPassword"), { exact: true });
  await current.fill("not the password");
  await next.fill(password);
  await button(page, "accountSecurity.changePassword").click();
  await expect(page.getByText(say("error.WRONG_PASSWORD")).first()).toBeVisible();
  await expectGoodPage(page, "fr");
  await current.fill(testPassword);
  await button(page, "accountSecurity.changePassword").click();
  await expect(heading(page, 2, "accountSecurity.passwordChanged")).toBeFocused();

  await account.openOverview();
  await account.expectSignedIn();
  await there.openOrders();
  await expect(other).toHaveURL(/\/login\?redirect=/);
  await there.signIn(email, password);
  await expect(other).toHaveURL("/infos/orders");
});

test("gives who forgot the password a link that chooses another, once", async ({ page, account, expected }) => {
  expected.answers.push(/^\d+ \/api\/clients\/reset-password$/);
  const [email, password] = [anEmail(), "Sept-boutons-verts"];
  await signUpElsewhere(email);
  await account.openLogin();
  await page
    .getByRole("main")
    .getByRole("link", { name: say("login.forgot") })
    .click();
  await expect(page).toHaveURL("/reset-password");
  await expectGoodPage(page, "fr");
  await whenReady(button(page, "resetPassword.send"));
  await page.getByRole("textbox", { name: say("login.email"), exact: true }).fill(email);
  await button(page, "resetPassword.send").click();
  await expect(heading(page, 2, "resetPassword.sentTitle")).toBeFocused();
  await expectGoodPage(page, "fr");

  await expect.poll(() => findMails(email).some((html) => html.includes("client_id="))).toBe(true);
  const mail = findMails(email).find((html) => html.includes("client_id=")) ?? "";
  const address = (/href="([^"]*\/reset-password\?client_id=[^"]+)"/.exec(mail)?.[1] ?? "").replaceAll("&amp;", "&");
  await page.goto(address);
  await whenReady(button(page, "emailLink.choosePassword"));
  const chosen = page.getByLabel(say("login.newPassword"), { exact: true });
  await chosen.fill(password);
  await button(page, "emailLink.choosePassword").click();
  await expect(heading(page, 2, "resetPassword.chosenTitle")).toBeFocused();
  await expectGoodPage(page, "fr");

  await page.goto(address);
  await whenReady(button(page, "emailLink.choosePassword"));
  await chosen.fill(password);
  await button(page, "emailLink.choosePassword").click();
  await expect(page.getByRole("main").getByText(say("error.RESET_LINK_INVALID"))).toBeVisible();
  await button(page, "resetPassword.newLink").click();
  await expect(button(page, "resetPassword.send")).toBeVisible();

  await account.openLogin();
  await account.signIn(email, password);
  await account.expectSignedIn();
});

test("says so when a link was cut on its way", async ({ page }) => {
  await page.goto("/reset-password?client_id=1");
  await expect(page.getByText(say("resetPassword.brokenTitle"))).toBeVisible();
  await expectGoodPage(page, "fr");
});
