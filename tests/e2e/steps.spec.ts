import { JSDOM } from "jsdom";
import type { Locator, Page } from "@playwright/test";
import { getLoyalty } from "#contract/loyalty.ts";
import { getPaymentMethods } from "#contract/payment-methods.ts";
import { createProfile } from "#contract/profiles.ts";
import { signIn } from "#contract/session.ts";
import { href } from "#lib/routing/href.ts";
import { anEmail, clientApi, testPassword, visitorApi } from "./api.ts";
import { testCards } from "./checkout.page.ts";
import { holdSession } from "./hold-session.ts";
import { whenReady } from "./ready.ts";
import { anyWidth, expect, test } from "./test.ts";
import { text } from "./texts.ts";

const say = (key: string, values?: Record<string, string | number>) => text("fr", key, values);

/*
 * The other ways out are counted beside what they leave: the subscription in `rhythm.spec.ts`, the wish for news in
 * `components/account/news-form.test.tsx`.
 */

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

test("the newsletter is left from the form it was joined with", anyWidth, async ({ request }) => {
  const email = anEmail();
  const readForm = async () => {
    const { document } = new JSDOM(await (await request.get("/faq")).text()).window;
    return document.querySelector<HTMLFormElement>("form[data-newsletter]")!;
  };
  /** Fills in what a person sees, and presses one of the buttons. */
  const act = async (button: string, thanks: string): Promise<Steps> => {
    const form = await readForm();
    const fields = [...form.querySelectorAll("input")].filter(({ type }) => type !== "submit");
    const typed = fields.filter(({ type }) => type !== "hidden");
    const pressed = [...form.querySelectorAll("button")].find(({ textContent }) => textContent.trim() === say(button))!;
    const sent = [
      ...fields.map(({ name, type, value }) => [name, type === "email" ? email : value] as const),
      [pressed.name, pressed.value] as const,
    ];
    const answer = await request.post(pressed.getAttribute("formaction") ?? form.getAttribute("action") ?? "", {
      form: Object.fromEntries(sent.filter(([name]) => name !== "")),
      headers: { "sec-fetch-site": "same-origin" },
    });
    expect(await answer.text()).toContain(say(thanks));
    return { pages: 0, fields: typed.length, presses: 1 };
  };
  const joining = await act("footer.newsletterSubmit", "footer.newsletterThanks");
  expectEasyWayOut(joining, await act("footer.newsletterLeave", "footer.newsletterLeft"));
});

test("loyalty is left in no more steps than it is joined", anyWidth, async ({ page }) => {
  const { access_token } = await hold(page);
  const isMember = async () => (await clientApi(access_token).call(getLoyalty, {})).is_member;
  const main = page.getByRole("main");
  /** From any page to the programme, and the press of one of its buttons. */
  const act = async (button: "join" | "leave"): Promise<Steps> => {
    await page.goto("/faq");
    const { press, steps } = counting(page);
    await (await press(page.getByRole("banner").locator('a[href="/infos"]'))).opens("/infos");
    const programme = href("fr", "infos-loyalty");
    await (await press(main.locator(`a[href="${programme}"]`).filter({ visible: true }).first())).opens(programme);
    await press(main.getByRole("button", { name: say(`loyaltyMembership.${button}`), exact: true }));
    await expect.poll(isMember).toBe(button === "join");
    return steps;
  };
  /*
   * Every account begins as a member, so that joining first takes nothing, and nothing can be left in fewer steps than that.
   * Whoever left comes back of their own will: leaving is held against this, the only joining there is.
   */
  const leaving = await act("leave");
  expectEasyWayOut(await act("join"), leaving);
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
