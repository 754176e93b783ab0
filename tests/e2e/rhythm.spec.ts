import type { BrowserContext, Locator, Page } from "@playwright/test";
import { createShippingAddress } from "#contract/addresses.ts";
import type { Locale } from "#contract/locale.ts";
import { createProfile } from "#contract/profiles.ts";
import { getSubscriptions } from "#contract/subscriptions.ts";
import { href } from "#lib/routing/href.ts";
import { expectGoodPage } from "./accessible.ts";
import { anAddress, clientApi } from "./api.ts";
import { testCards } from "./checkout.page.ts";
import { holdSession } from "./hold-session.ts";
import { whenReady } from "./ready.ts";
import { anyWidth, expect, test } from "./test.ts";
import { text } from "./texts.ts";

/** A new client with a child and an address, signed in here. */
async function aFamily(context: BrowserContext) {
  const session = await holdSession(context, test.info().project.use.baseURL ?? "");
  const api = clientApi(session.access_token);
  const kid = await api.call(createProfile, {
    body: { profile_type: "KID", firstname: "Lou", gender: "GIRL", birthdate: "2021-05-04", top_size: "5 ans" },
  });
  await api.call(createShippingAddress, { body: anAddress() });
  const read = async () => (await api.call(getSubscriptions, { params: { id: kid.id } }))[0]!;
  return { api, kid, read };
}

/** Presses as a person does and counts how many it took. */
function hand(page: Page, locale: Locale) {
  const say = (key: string, values?: Record<string, string | number>) => text(locale, key, values);
  const state = { presses: 0 };
  const press = async (target: Locator) => {
    await whenReady(target);
    /* In the middle, where what tells of the press before does not lie over it for some seconds. */
    await target.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
    await target.click();
    state.presses += 1;
  };
  const button = (key: string) => page.getByRole("main").getByRole("button", { name: say(key), exact: true });
  return { say, state, press, button };
}

/* What is done at home is done on a phone. */
test.use({ viewport: { width: 375, height: 812 } });

test(
  "joins by the keyboard's day and a refused card, skips and pauses and takes both back, and ends in fewer presses",
  anyWidth,
  async ({ page, context, expected }) => {
    expected.answers.push(/^422 .*payment-sandbox\/tokens/);
    const { api, kid, read } = await aFamily(context);
    const { say, state, press, button } = hand(page, "fr");
    const main = page.getByRole("main");

    await page.goto(href("fr", "quiz-code-membership-kidId", { code: "signup", kidId: kid.id }));
    await main.getByRole("radio", { name: new RegExp(`^${say("rhythm.membership.every", { count: 3 })}`) }).check();
    await main.getByRole("radio", { name: /210/ }).check();
    const first = main.getByRole("gridcell", { selected: true }).getByRole("button");
    await whenReady(first);
    await first.focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await press(button("rhythm.membership.next"));

    await expect(page).toHaveURL(/checkout.*rhythm=3&budget=210&date=/);
    const date = new URL(page.url()).searchParams.get("date");
    await press(button("rhythm.checkout.toPayment"));

    const card = async (number: string) => {
      for (const [key, value] of Object.entries({ number, expiry: "12 / 40", cvc: "123", holder: "Zoé Roux" }))
        await main.getByRole("textbox", { name: say(`payment.${key}`), exact: true }).fill(value);
    };
    await expect(main).toContainText(say("rhythm.checkout.today"));
    await card("4012 8888 8888 1881");
    await press(button("rhythm.checkout.confirmSubscription"));
    await expect(main.getByText(say("payment.refused")).first()).toBeVisible();
    expect(await api.call(getSubscriptions, { params: { id: kid.id } })).toEqual([]);
    await expectGoodPage(page, "fr");
    await card(testCards.succeeds);
    await press(button("rhythm.checkout.confirmSubscription"));

    await expect(page).toHaveURL(/\/quiz\/confirm\//);
    await expect(main.getByRole("heading", { name: say("rhythm.confirmed.title", { name: "Lou" }) })).toBeVisible();
    const subscription = await read();
    expect(subscription).toMatchObject({ frequency: 3, budget_ttc: 210, next_delivery_date: date });
    const file = await main.getByRole("link", { name: say("rhythm.confirmed.calendar") }).getAttribute("href");
    expect(decodeURIComponent(file ?? "")).toContain(`DTSTART;VALUE=DATE:${date?.replaceAll("-", "")}`);
    await expect(main).not.toContainText(say("rhythm.confirmed.missing"));
    await expect(main.getByRole("link", { name: say("rhythm.confirmed.photo.way") })).toHaveAttribute(
      "href",
      new RegExp(`/photo/${kid.id}$`),
    );

    const joining = state.presses;
    await page.goto(href("fr", "infos-subscriptions"));
    await press(button("rhythm.do.skip"));
    await expect(main.getByText(say("rhythm.effect.title"), { exact: true })).toBeVisible();
    await press(button("rhythm.confirm.skip"));
    await expect.poll(async () => (await read()).next_delivery_date).not.toBe(date);
    await press(button("rhythm.undo"));
    await expect.poll(async () => (await read()).next_delivery_date).toBe(date);
    await press(button("rhythm.do.pause"));
    await main.getByRole("radio").nth(1).locator("xpath=..").click();
    await press(button("rhythm.confirm.pause"));
    await expect.poll(async () => (await read()).status_details_code).toBe("paused");
    await press(button("rhythm.do.resume"));
    await expect(main.getByText(say("rhythm.effect.title"), { exact: true })).toBeVisible();
    await press(button("rhythm.confirm.resume").last());
    await expect.poll(async () => (await read()).status_details_code).toBe("active");

    // A subscriber changes what there is: the address of beginners leads there.
    await page.goto(href("fr", "quiz-code-membership-kidId", { code: "signup", kidId: kid.id }));
    await expect(page).toHaveURL(/\/quiz\/subscriber\/subscription\//);

    /* Ended in no more presses than it was begun with, by the shortest way. */
    state.presses = 0;
    await press(button("rhythm.do.end"));
    await expect(main).toContainText(say("rhythm.keeps.title"));
    await press(button("rhythm.confirm.end"));
    await expect.poll(async () => (await read()).status_details_code).toBe("terminated");
    expect(state.presses).toBe(2);
    expect(state.presses).toBeLessThan(joining);
  },
);
