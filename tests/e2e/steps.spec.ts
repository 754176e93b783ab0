import type { Locator, Page } from "@playwright/test";
import { getClient } from "#contract/client.ts";
import { getLoyalty } from "#contract/loyalty.ts";
import { getPaymentMethods } from "#contract/payment-methods.ts";
import { createProfile } from "#contract/profiles.ts";
import { getSubscriptions } from "#contract/subscriptions.ts";
import { signIn } from "#contract/session.ts";
import { href } from "#lib/routing/href.ts";
import { anAddress, anEmail, clientApi, saveCard, signUpElsewhere, testPassword, visitorApi } from "./api.ts";
import { createShippingAddress } from "#contract/addresses.ts";
import { testCards } from "./checkout.page.ts";
import { holdSession } from "./hold-session.ts";
import { whenReady } from "./ready.ts";
import { anyWidth, expect, test } from "./test.ts";
import { text } from "./texts.ts";

const say = (key: string, values?: Record<string, string | number>) => text("fr", key, values);

/** What something took of a person: pages opened, fields filled in, presses. */
interface Steps {
  pages: number;
  fields: number;
  presses: number;
}

/** A hand that does what a person does, and counts it. */
function counting(page: Page) {
  const steps: Steps = { pages: 0, fields: 0, presses: 0 };
  return {
    steps,
    press: async (target: Locator) => {
      await whenReady(target);
      const before = new URL(page.url()).pathname;
      await target.click();
      steps.presses += 1;
      return {
        /** The press opened a page. */
        opens: async (path: string) => {
          await expect(page).toHaveURL(path);
          await page.waitForLoadState();
          if (before !== path) steps.pages += 1;
        },
      };
    },
    fill: async (target: Locator, value: string) => {
      await whenReady(target);
      await target.fill(value);
      steps.fields += 1;
    },
  };
}

const total = ({ pages, fields, presses }: Steps): number => pages + fields + presses;

/** Fails when the way out is longer than the way in. */
function expectEasyWayOut(joining: Steps, leaving: Steps): void {
  const told = `in: ${JSON.stringify(joining)}, out: ${JSON.stringify(leaving)}`;
  expect(total(leaving), told).toBeLessThanOrEqual(total(joining));
  expect(leaving.fields, told).toBeLessThanOrEqual(joining.fields);
}

const hold = (page: Page) => holdSession(page.context(), test.info().project.use.baseURL ?? "");

test("an account is given up in no more steps than it is opened", anyWidth, async ({ page, expected }) => {
  /* The session ends with the account. */
  expected.answers.push(/^401 \/api\//);
  const email = anEmail();
  const main = page.getByRole("main");
  const account = page.getByRole("banner").getByRole("link", { name: say("account.button.signIn"), exact: true });
  await page.goto("/faq");
  const joining = counting(page);
  await (await joining.press(account)).opens("/login");
  await joining.press(
    page
      .getByRole("navigation", { name: say("login.choice") })
      .getByRole("link", { name: say("login.signUp"), exact: true }),
  );
  await joining.fill(main.getByRole("textbox", { name: say("login.email"), exact: true }), email);
  await joining.fill(main.getByLabel(say("login.newPassword"), { exact: true }), testPassword);
  const submit = main.getByRole("button", { name: say("login.signUp"), exact: true });
  await (await joining.press(submit)).opens("/infos");

  await page.goto("/faq");
  const leaving = counting(page);
  const own = page.getByRole("banner").locator('a[href="/infos"]');
  await (await leaving.press(own)).opens("/infos");
  await (await leaving.press(main.locator(`a[href="${href("fr", "infos-data-delete")}"]`))).opens("/infos/data/delete");
  await leaving.fill(main.getByLabel(say("accountSecurity.currentPassword"), { exact: true }), testPassword);
  await leaving.press(main.getByRole("button", { name: say("myData.delete.button"), exact: true }));
  await expect(page.getByRole("heading", { name: say("myData.delete.done") })).toBeVisible();
  await expect(visitorApi().call(signIn, { body: { email, password: testPassword } })).rejects.toMatchObject({
    status: 401,
  });
  expectEasyWayOut(joining.steps, leaving.steps);
});

test("the newsletter is left from the form it was joined with", anyWidth, async ({ page }) => {
  const email = anEmail();
  const form = page.getByRole("contentinfo");
  const act = async (button: string, thanks: string): Promise<Steps> => {
    await page.goto("/faq");
    const hand = counting(page);
    const field = form.getByRole("textbox", { name: say("footer.newsletterLabel") });
    /* The footer is plain HTML: what answers to it is the page around it. */
    await whenReady(page.getByRole("banner").getByRole("link", { name: say("account.button.signIn"), exact: true }));
    await field.fill(email);
    hand.steps.fields += 1;
    await form.getByRole("button", { name: say(button), exact: true }).click();
    hand.steps.presses += 1;
    await expect(form.getByText(say(thanks))).toBeVisible();
    return hand.steps;
  };
  const joining = await act("footer.newsletterSubmit", "footer.newsletterThanks");
  expectEasyWayOut(joining, await act("footer.newsletterLeave", "footer.newsletterLeft"));
});

test("news by e-mail are refused as they were agreed to", anyWidth, async ({ page }) => {
  const { access_token } = await hold(page);
  const api = clientApi(access_token);
  const set = async (isWanted: boolean): Promise<Steps> => {
    await page.goto(href("fr", "infos-edit"));
    const hand = counting(page);
    await hand.press(page.getByRole("checkbox", { name: new RegExp(`^${say("accountNews.KID")}`) }));
    await hand.press(page.getByRole("main").getByRole("button", { name: say("accountNews.save"), exact: true }));
    await expect.poll(async () => (await api.call(getClient, {})).is_optin_kid).toBe(isWanted);
    return hand.steps;
  };
  const joining = await set(true);
  expectEasyWayOut(joining, await set(false));
});

test("the loyalty programme is left as it is joined again", anyWidth, async ({ page }) => {
  const { access_token } = await hold(page);
  const api = clientApi(access_token);
  await page.goto(href("fr", "infos-loyalty"));
  const set = async (button: string, isMember: boolean): Promise<Steps> => {
    const hand = counting(page);
    await hand.press(page.getByRole("main").getByRole("button", { name: say(button), exact: true }));
    await expect.poll(async () => (await api.call(getLoyalty, {})).is_member).toBe(isMember);
    return hand.steps;
  };
  const leaving = await set("loyaltyMembership.leave", false);
  expectEasyWayOut(await set("loyaltyMembership.join", true), leaving);
});

test("a card is taken away in fewer steps than it is kept", anyWidth, async ({ page }) => {
  const { access_token } = await hold(page);
  const api = clientApi(access_token);
  const main = page.getByRole("main");
  /* Cards are kept by who has somebody to dress. */
  await api.call(createProfile, {
    body: { profile_type: "KID", firstname: "Lou", gender: "GIRL", birthdate: "2021-05-04", top_size: "5 ans" },
  });
  const cards = async () => (await api.call(getPaymentMethods, {})).length;
  await page.goto(href("fr", "infos-add-payment"));
  const joining = counting(page);
  for (const [key, value] of Object.entries({
    number: testCards.succeeds,
    expiry: "12 / 40",
    cvc: "123",
    holder: "Zoé Roux",
  }))
    await joining.fill(main.getByRole("textbox", { name: say(`payment.${key}`), exact: true }), value);
  await joining.press(main.getByRole("button", { name: say("savedMethods.add"), exact: true }));
  await expect.poll(cards).toBe(1);

  await page.goto(href("fr", "infos-add-payment"));
  const leaving = counting(page);
  await leaving.press(
    main.getByRole("button", {
      name: say("savedMethods.removeLabel", { name: "Visa se terminant par 4242" }),
      exact: true,
    }),
  );
  await leaving.press(
    page.getByRole("alertdialog").getByRole("button", { name: say("savedMethods.remove"), exact: true }),
  );
  await expect.poll(cards).toBe(0);
  expectEasyWayOut(joining.steps, leaving.steps);
});

test("a subscription is ended in fewer steps than it is begun", anyWidth, async ({ page }) => {
  const session = await signUpElsewhere();
  await holdSession(page.context(), test.info().project.use.baseURL ?? "", {}, session);
  const api = clientApi(session.access_token);
  const kid = await api.call(createProfile, {
    body: { profile_type: "KID", firstname: "Lou", gender: "GIRL", birthdate: "2021-05-04", top_size: "5 ans" },
  });
  await api.call(createShippingAddress, { body: anAddress() });
  await saveCard(api);
  const subscriptions = async () =>
    (await api.call(getSubscriptions, { params: { id: kid.id } })).map(({ status_details_code: code }) => code);
  const main = page.getByRole("main");
  const button = (key: string) => main.getByRole("button", { name: say(key), exact: true });

  /* The shortest way in: address and card are there already. */
  await page.goto(href("fr", "quiz-code-membership-kidId", { code: "signup", kidId: kid.id }));
  const joining = counting(page);
  const rhythm = main.getByRole("radio", { name: new RegExp(`^${say("rhythm.membership.every", { count: 3 })}`) });
  await whenReady(button("rhythm.membership.next"));
  await rhythm.check({ force: true });
  joining.steps.presses += 1;
  await joining.press(button("rhythm.membership.next"));
  await expect(page).toHaveURL(/checkout/);
  joining.steps.pages += 1;
  await joining.press(button("rhythm.checkout.toPayment"));
  await joining.press(button("rhythm.checkout.confirmSubscription"));
  await expect(page).toHaveURL(/\/quiz\/confirm\//);
  joining.steps.pages += 1;
  await page.waitForLoadState();
  await expect.poll(subscriptions).toEqual(["active"]);

  await page.goto(href("fr", "infos-subscriptions"));
  const leaving = counting(page);
  await leaving.press(button("rhythm.do.end"));
  await leaving.press(button("rhythm.confirm.end"));
  await expect.poll(subscriptions).toEqual(["terminated"]);
  expectEasyWayOut(joining.steps, leaving.steps);
});
