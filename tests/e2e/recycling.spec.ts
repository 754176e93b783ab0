import type { Page } from "@playwright/test";
import { createShippingAddress } from "#contract/addresses.ts";
import type { Locale } from "#contract/locale.ts";
import { href } from "#lib/routing/href.ts";
import { expectGoodPage } from "./accessible.ts";
import { anAddress, anEmail, clientApi } from "./api.ts";
import { holdSession } from "./hold-session.ts";
import { whenReady } from "./ready.ts";
import { expect, test } from "./test.ts";
import { text } from "./texts.ts";

const saying = (locale: Locale) => (key: string, values?: Record<string, string | number>) => text(locale, key, values);

/** The first step: two parcels, and where the labels go. */
async function ask(page: Page, locale: Locale, email?: string): Promise<void> {
  const say = saying(locale);
  const form = page.getByRole("form", { name: say("recyclingForm.request") });
  const go = form.getByRole("button", { name: say("recyclingForm.toAddress") });
  await whenReady(go);
  await form.getByRole("radio", { name: say("recyclingForm.count", { count: 2 }), exact: true }).check();
  const field = form.getByRole("textbox", { name: say("recyclingForm.email") });
  if (email === undefined) await expect(field).not.toHaveValue("");
  else await field.fill(email);
  await go.click();
  await expect(page).toHaveURL(/littlegeste\/address$/);
}

test.describe("in German", () => {
  test.use({ visitLocale: "de" });

  test("a visitor is told that a country is not served, keeps what was typed, and gets labels with another address", async ({
    page,
    expected,
  }) => {
    expected.answers.push(/^422 .*littlegeste\/labels/);
    const say = saying("de");
    await page.goto(href("de", "littlegeste"));
    await page
      .getByRole("main")
      .getByRole("link", { name: say("recyclingProgramme.ask") })
      .first()
      .click();
    await ask(page, "de", anEmail());
    const form = page.getByRole("form", { name: say("recyclingForm.from") });
    const box = (key: string) => form.getByRole("textbox", { name: say(`delivery.${key}`), exact: true });
    const country = form.getByRole("combobox", { name: say("delivery.country"), exact: true });
    await country.selectOption("DE");
    await box("firstname").fill("Anna");
    await box("lastname").fill("Roth");
    await box("street").fill("Lindenweg 3");
    await box("postcode").fill("10435");
    await box("city").fill("Berlin");
    await box("phone").fill("+49 30 1234567");
    await expect(form.getByText(say("recyclingForm.notServed"))).toBeVisible();
    const make = form.getByRole("button", { name: say("recyclingForm.make", { count: 2 }) });
    await make.click();
    await expect(page).toHaveURL(/littlegeste\/blocked\/country$/);
    await expect(page.getByText(say("recyclingForm.blocked.countryTitle"))).toBeVisible();

    await page.getByRole("link", { name: say("recyclingForm.blocked.otherAddress") }).click();
    await whenReady(make);
    await expect(box("lastname")).toHaveValue("Roth");
    await country.selectOption("LU");
    await box("postcode").fill("1234");
    await box("city").fill("Luxemburg");
    await make.click();
    await expect(page).toHaveURL(/littlegeste\/confirmation\?label=/);
    await expect(page.getByText(say("deeds.label.doneTitle"))).toBeVisible();
    const pdf = await page.getByRole("link", { name: say("deeds.label.print") }).getAttribute("href");
    expect((await page.request.get(pdf ?? "")).headers()["content-type"]).toContain("application/pdf");
    await expectGoodPage(page, "de");
  });
});

test("a client makes a label from a saved address and finds it in the account", async ({ page, context }) => {
  const say = saying("fr");
  const { access_token } = await holdSession(context, test.info().project.use.baseURL ?? "");
  await clientApi(access_token).call(createShippingAddress, { body: anAddress() });
  await page.goto(href("fr", "littlegeste-create-label"));
  await ask(page, "fr");
  const make = page.getByRole("button", { name: say("recyclingForm.make", { count: 2 }) });
  await whenReady(make);
  await expect(page.getByRole("radio", { name: /Zoé/ })).toBeChecked();
  await make.click();
  await expect(page.getByText(say("deeds.label.doneTitle"))).toBeVisible();
  await page.getByRole("link", { name: say("deeds.label.toLabels") }).click();
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(page.getByRole("article")).toContainText(say("accountRecycling.label"));
});

test("says why no sixth label is made, and has no page for other reasons", async ({ request }) => {
  const blocked = await request.get(href("fr", "littlegeste-blocked-reason", { reason: "too-many-labels" }));
  expect(await blocked.text()).toContain(text("fr", "recyclingForm.blocked.tooManyTitle"));
  expect((await request.get("/littlegeste/blocked/foo")).status()).toBe(404);
});
