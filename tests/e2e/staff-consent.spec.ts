import { randomUUID } from "node:crypto";
import { getPaymentMethods } from "#contract/payment-methods.ts";
import { createProfile } from "#contract/profiles.ts";
import { signUp } from "#contract/session.ts";
import { answerStaffConsent } from "#contract/staff.ts";
import { href } from "#lib/routing/href.ts";
import { expectGoodPage } from "./accessible.ts";
import { anEmail, clientApi, saveCard, testPassword, visitorApi } from "./api.ts";
import { findMails } from "./outbox.ts";
import { whenReady } from "./ready.ts";
import { aStaffLink } from "./staff-link.ts";
import { expect, test } from "./test.ts";
import { text } from "./texts.ts";

test.describe("in German", () => {
  const locale = "de";
  test.use({ visitLocale: locale });

  test("staff asks before it changes the card, the client agrees by mail, and that counts once", async ({
    page,
    openBrowser,
    expected,
  }) => {
    expected.answers.push(/^403 /);
    const say = (key: string, values?: Record<string, string | number>) => text(locale, key, values);
    const email = anEmail();
    const firstname = `Maud${randomUUID().slice(0, 8)}`;
    const { access_token } = await visitorApi(locale).call(signUp, {
      body: { email, password: testPassword, firstname },
    });
    const api = clientApi(access_token);
    /* Cards are kept by who has somebody to dress. */
    await api.call(createProfile, {
      body: { profile_type: "KID", firstname: "Lou", gender: "GIRL", birthdate: "2021-05-04", top_size: "5 ans" },
    });
    await saveCard(api);
    await saveCard(api, "5555 5555 5555 4444");
    const defaultCard = async () =>
      (await api.call(getPaymentMethods, {})).find(({ is_default: isDefault }) => isDefault)?.last4;
    const [before, other] = (await defaultCard()) === "4242" ? ["4242", "4444"] : ["4444", "4242"];

    const desk = await openBrowser({ locale: `${locale}-${locale.toUpperCase()}` });
    const staff = await desk.newPage();
    await staff.goto(`${href(locale, "infos-add-payment")}${await aStaffLink(email)}`);
    const ways = staff.getByRole("main");
    const press = async (card: string) => {
      const choose = ways
        .getByRole("listitem")
        .filter({ hasText: card })
        .getByRole("button", { name: new RegExp(`^${say("savedMethods.makeDefault")}`) });
      await whenReady(choose);
      await choose.click();
    };
    await press(other);
    const ask = staff.getByRole("button", { name: say("app.staffAsk"), exact: true });
    await ask.click();
    await expect(staff.getByText(say("app.staffAsked"))).toBeVisible();
    expect(await defaultCard()).toBe(before);
    await expectGoodPage(staff, locale);

    /* The mail is for the client alone; opening its page decides nothing. */
    const links = () => findMails(firstname).flatMap((html) => /\/staff-consent(\?token=[\w-]+)/.exec(html)?.[1] ?? []);
    await expect.poll(() => links().length, { timeout: 20_000 }).toBe(1);
    const mine = links()[0]!;
    await page.goto(`${href(locale, "staff-consent")}${mine}`);
    const agree = page.getByRole("button", { name: say("staffConsent.agree"), exact: true });
    await whenReady(agree);
    await expect(page.getByRole("heading", { name: say("staffConsent.deed.PAYMENT_METHOD") })).toBeVisible();
    await expect(page.getByRole("main")).toContainText(other);
    await expectGoodPage(page, locale);
    expect(await defaultCard()).toBe(before);
    await agree.click();
    await expect(page.getByRole("heading", { name: say("staffConsent.agreedTitle") })).toBeFocused();
    /* Answered is answered: the link says so and takes no other word. */
    await page.reload();
    await expect(page.getByRole("heading", { name: say("staffConsent.agreedTitle") })).toBeVisible();
    const second = { token: mine.replace("?token=", ""), is_agreed: false };
    await expect(visitorApi().call(answerStaffConsent, { body: second })).rejects.toMatchObject({
      code: "STAFF_CONSENT_INVALID",
    });

    await staff.reload();
    await press(other);
    await expect.poll(defaultCard).toBe(other);
    /* It was for this once: the way back asks again. */
    await staff.reload();
    await press(before);
    await expect(ask).toBeVisible();
    expect(await defaultCard()).toBe(other);
  });
});
