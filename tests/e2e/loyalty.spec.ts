import { getReferrals } from "#contract/referrals.ts";
import { getCouponCodes } from "#contract/discounts.ts";
import type { Locale } from "#contract/locale.ts";
import { sessionCookies } from "#lib/session/cookies.ts";
import { href } from "#lib/routing/href.ts";
import { anEmail, clientApi, testPassword } from "./api.ts";
import { holdSession } from "./hold-session.ts";
import { whenReady } from "./ready.ts";
import { expect, test } from "./test.ts";
import { text } from "./texts.ts";

const saying = (locale: Locale) => (key: string, values?: Record<string, string | number>) => text(locale, key, values);

test.describe("in Dutch", () => {
  test.use({ visitLocale: "nl" });

  test("a personal link brings a friend to a welcome code, whatever pages lie between", async ({
    page,
    context,
    openBrowser,
  }) => {
    const say = saying("nl");
    const { access_token } = await holdSession(context, test.info().project.use.baseURL ?? "");
    await page.goto(href("nl", "infos-referral"));
    const field = page.getByRole("textbox", { name: say("shareLink.link") });
    await expect(field).toHaveValue(/^https?:.+\?friend=[\da-f]{12}$/);
    const { pathname, search } = new URL(await field.inputValue());

    const friend = await openBrowser({ locale: "nl-NL" });
    const theirs = await friend.newPage();
    await theirs.goto(pathname + search);
    await expect(theirs.getByText(say("invitation.text"))).toBeVisible();
    await theirs.goto(href("nl", "faq"));
    await theirs.goto(`${href("nl", "login")}#sign-up`);
    const submit = theirs.getByRole("main").getByRole("button", { name: say("login.signUp"), exact: true });
    await whenReady(submit);
    await expect(theirs.getByText(/10 %/).first()).toBeVisible();
    await theirs.getByRole("textbox", { name: say("login.email"), exact: true }).fill(anEmail());
    await theirs.getByLabel(say("login.newPassword"), { exact: true }).fill(testPassword);
    await submit.click();
    await expect(theirs).toHaveURL(new RegExp(`${href("nl", "infos")}$`));
    const token = (await friend.cookies()).find(({ name }) => name === sessionCookies.token)?.value ?? "";
    const codes = await clientApi(token).call(getCouponCodes, {});
    expect(codes.some(({ code, problem }) => code.startsWith("AMI-") && problem === null)).toBe(true);

    const { items } = await clientApi(access_token).call(getReferrals, {});
    expect(items).toHaveLength(1);
    await page.reload();
    await expect(page.getByRole("list", { name: say("accountReferral.friends") })).toContainText(
      say("accountReferral.status.INVITED"),
    );
  });
});

test("the programme is left with one press of the keyboard, and joined again with one", async ({ page, context }) => {
  const say = saying("fr");
  await holdSession(context, test.info().project.use.baseURL ?? "");
  await page.goto(href("fr", "infos-loyalty"));
  const leave = page.getByRole("button", { name: say("loyaltyMembership.leave") });
  await whenReady(leave);
  await leave.focus();
  await page.keyboard.press("Enter");
  const join = page.getByRole("button", { name: say("loyaltyMembership.join") });
  await expect(join).toBeVisible();
  await expect(page.getByRole("main").getByText(say("loyaltyMembership.left"))).toBeVisible();
  await page.reload();
  await whenReady(join);
  await join.press("Enter");
  await expect(leave).toBeVisible();
});
