import { getClient } from "#contract/client.ts";
import { refreshSession, sendResetPasswordEmail, signIn } from "#contract/session.ts";
import { href } from "#lib/routing/href.ts";
import { expectGoodPage } from "./accessible.ts";
import { anEmail, clientApi, signUpElsewhere, testPassword, visitorApi } from "./api.ts";
import { holdSession } from "./hold-session.ts";
import { findMails } from "./outbox.ts";
import { whenReady } from "./ready.ts";
import { expect, test } from "./test.ts";
import { text } from "./texts.ts";

const newPassword = "Carottes-rondes-2027";

/** The link to choose a password that was mailed for an account. */
async function aResetLink(email: string): Promise<string> {
  await visitorApi().call(sendResetPasswordEmail, { body: { email } });
  const links = () => findMails(email).flatMap((mail) => /http[^"]*reset-password\?[^"]*/.exec(mail) ?? []);
  await expect.poll(() => links().length, { message: "the link is mailed", timeout: 30_000 }).toBe(1);
  return links()[0]!.replaceAll("&amp;", "&");
}

test.describe("a mailed link to choose a password", () => {
  const say = (key: string) => text("fr", key);

  test("acts for whoever is signed in with that account, and ends its sessions, this one too", async ({
    page,
    context,
    baseURL,
    expected,
  }) => {
    /* The session of this browser is over before it is closed. */
    expected.answers.push(/^401 \/api\/clients\/token/);
    const email = anEmail();
    const elsewhere = await signUpElsewhere(email);
    const here = await visitorApi().call(signIn, { body: { email, password: testPassword } });
    await holdSession(context, baseURL ?? "", {}, here);
    const link = await aResetLink(email);
    await page.goto(link);
    const choose = page.getByRole("button", { name: say("emailLink.choosePassword"), exact: true });
    await whenReady(choose);
    await expect(page.getByRole("main")).toContainText(say("emailLink.endsHere"));
    await expect(page.getByRole("main")).not.toContainText(say("emailLink.otherAccount"));
    await page.getByLabel(say("login.newPassword"), { exact: true }).fill(newPassword);
    await choose.click();
    await expect(page.getByRole("heading", { name: say("resetPassword.chosenTitle") })).toBeFocused();
    await expectGoodPage(page, "fr");
    for (const { refresh_token } of [elsewhere, here])
      await expect(visitorApi().call(refreshSession, { body: { refresh_token } })).rejects.toMatchObject({
        status: 401,
      });
    await page.getByRole("link", { name: say("emailLink.toLogin"), exact: true }).click();
    await expect(page).toHaveURL(href("fr", "login"));
    await page.waitForLoadState();

    /* The same link once more: it is spent, and another one is had right there. */
    expected.answers.push(/^\d{3} \/api\/clients\/reset-password/);
    await page.goto(link);
    await whenReady(choose);
    await page.getByLabel(say("login.newPassword"), { exact: true }).fill(testPassword);
    await choose.click();
    await expect(page.getByText(say("error.RESET_LINK_INVALID")).first()).toBeVisible();
    await page.getByRole("button", { name: say("resetPassword.newLink"), exact: true }).click();
    await expect(page.getByRole("textbox", { name: say("login.email"), exact: true })).toBeFocused();
    await expectGoodPage(page, "fr");
  });
});

test.describe("such a link in German", () => {
  const locale = "de";
  test.use({ visitLocale: locale });
  const say = (key: string) => text(locale, key);

  test("changes the account it was mailed to and no other, also where somebody else is signed in", async ({
    page,
    context,
    baseURL,
  }) => {
    const [theirs, mine] = [anEmail(), anEmail()];
    const { client_id: theirId } = await signUpElsewhere(theirs, locale);
    const me = await holdSession(context, baseURL ?? "", {}, await signUpElsewhere(mine, locale));
    await page.goto(await aResetLink(theirs));
    const choose = page.getByRole("button", { name: say("emailLink.choosePassword"), exact: true });
    await whenReady(choose);
    await expect(page.getByRole("main")).toContainText(say("emailLink.otherAccount"));
    await expect(page.getByRole("main")).not.toContainText(mine);
    await page.getByLabel(say("login.newPassword"), { exact: true }).fill(newPassword);
    await choose.click();
    await expect(page.getByRole("heading", { name: say("resetPassword.chosenTitle") })).toBeFocused();
    await expect(page.getByRole("main")).toContainText(say("emailLink.otherStays"));
    await expectGoodPage(page, locale);

    const opened = await visitorApi().call(signIn, { body: { email: theirs, password: newPassword } });
    expect(opened.client_id).toBe(theirId);
    await visitorApi().call(signIn, { body: { email: mine, password: testPassword } });
    expect((await clientApi(me.access_token).call(getClient, {})).email).toBe(mine);

    await page.getByRole("link", { name: say("emailLink.signOutFirst"), exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: say("logout.title") })).toBeVisible();
  });
});
