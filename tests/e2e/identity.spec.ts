import type { BrowserContext, Locator } from "@playwright/test";
import { createBillingAddress, createShippingAddress } from "#contract/addresses.ts";
import { getClient, getOptinChanges } from "#contract/client.ts";
import type { ApiClient } from "#lib/http/api-client.ts";
import { href } from "#lib/routing/href.ts";
import { expectAccessible, expectGoodPage } from "./accessible.ts";
import { anAddress, clientApi, signUpElsewhere } from "./api.ts";
import { holdSession } from "./hold-session.ts";
import { whenReady } from "./ready.ts";
import { expect, test } from "./test.ts";
import { text } from "./texts.ts";

/** Signs a new account in; answers its API. */
async function becomeNew(context: BrowserContext): Promise<ApiClient> {
  const session = await signUpElsewhere();
  await holdSession(context, test.info().project.use.baseURL ?? "", {}, session);
  return clientApi(session.access_token);
}

test.describe("in Dutch", () => {
  const locale = "nl";
  test.use({ visitLocale: locale });
  const say = (key: string, values?: Record<string, string | number>) => text(locale, key, values);

  test("changes names, telephone and news, and says since when", async ({ page, context, expected }) => {
    expected.answers.push(/^422 \/api\/clients\/me$/);
    const api = await becomeNew(context);
    await page.goto(href(locale, "infos-edit"));
    const main = page.getByRole("main");
    const save = main.getByRole("button", { name: say("accountPerson.save"), exact: true });
    await whenReady(save);
    const box = (key: string) => main.getByRole("textbox", { name: say(`delivery.${key}`), exact: true });
    await box("firstname").fill("Léonie");
    await box("lastname").fill("Blanc");
    await main
      .getByRole("combobox", { name: say("phone.country", { field: say("delivery.phone") }) })
      .selectOption("BE");
    await box("phone").fill("12");
    await save.click();
    await expect(main).toContainText(say("validation.phone_invalid"));
    await box("phone").fill("0470 12 34 56");
    await save.click();
    await expect(page.getByText(say("accountPerson.saved")).first()).toBeVisible();
    expect(await api.call(getClient, {})).toMatchObject({
      firstname: "Léonie",
      lastname: "Blanc",
      phone: "+32 470 12 34 56",
    });

    const kids = main.getByRole("checkbox", { name: say("accountNews.KID") });
    await expect(kids).not.toBeChecked();
    await kids.check();
    await main.getByRole("button", { name: say("accountNews.save") }).click();
    await expect.poll(async () => (await api.call(getClient, {})).is_optin_kid).toBe(true);
    await page.reload();
    await expect(kids).toBeChecked();
    await whenReady(main.getByRole("button", { name: say("accountNews.save") }));
    await kids.uncheck();
    await main.getByRole("button", { name: say("accountNews.save") }).click();
    await expect
      .poll(async () =>
        (await api.call(getOptinChanges, {})).map(({ line, is_given, source }) => [line, is_given, source]),
      )
      .toEqual([
        ["KID", false, "account"],
        ["KID", true, "account"],
      ]);
  });

  test("chooses how parcels go back, with the places near the address", async ({ page, context }) => {
    const api = await becomeNew(context);
    await api.call(createShippingAddress, { body: anAddress() });
    await page.goto(href(locale, "infos-edit-return-mode"));
    const main = page.getByRole("main");
    const save = main.getByRole("button", { name: say("returnModeForm.save") });
    await whenReady(save);
    await save.click();
    await expect(main).toContainText(say("validation.missing.mode"));
    await main.getByRole("radio", { name: new RegExp(`^${say("accountReturn.modes.PICKUP_POINT")}`) }).check();
    const points = main.getByRole("list", { name: say("returnModeForm.points") }).getByRole("listitem");
    await expect(points).toHaveCount(8);
    await expect(points.first()).toContainText("69003");
    await expectGoodPage(page, locale);
    /* Nobody takes parcels at the corner in Ireland: the choice is gone. */
    await main.getByRole("combobox", { name: say("returnModeForm.country") }).selectOption("IE");
    await expect(main.getByRole("radio", { checked: true })).toHaveCount(0);
    await main.getByRole("radio", { name: new RegExp(`^${say("accountReturn.modes.POST_OFFICE")}`) }).check();
    await save.click();
    await expect(page).toHaveURL(new RegExp(`${href(locale, "infos-edit-return-mode-confirmation")}$`));
    await expect(main).toContainText(say("deeds.returnMode.doneTitle"));
    await expect(main).toContainText(say("accountReturn.modes.POST_OFFICE"));
    expect((await api.call(getClient, {})).return_mode).toBe("POST_OFFICE");
  });
});

test.describe("addresses", () => {
  const say = (key: string, values?: Record<string, string | number>) => text("fr", key, values);

  test("of both kinds are added, changed, chosen and deleted without a mouse", async ({ page, context }) => {
    const api = await becomeNew(context);
    await api.call(createShippingAddress, { body: anAddress() });
    await api.call(createBillingAddress, { body: anAddress({ street: "1 place Bellecour", city: "Lyon" }) });
    await page.goto(href("fr", "infos-edit-addresses"));
    const main = page.getByRole("main");
    const shipping = main.getByRole("region", { name: say("addressBook.title.shipping") });
    const billing = main.getByRole("region", { name: say("addressBook.title.billing") });
    const press = async (button: Locator) => {
      await whenReady(button);
      await button.focus();
      await page.keyboard.press("Enter");
    };
    await press(shipping.getByRole("button", { name: say("addressBook.add.shipping") }));
    const dialog = page.getByRole("dialog", { name: say("addressBook.add.shipping") });
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    const box = (key: string) => dialog.getByRole("textbox", { name: say(`delivery.${key}`), exact: true });
    await box("street").fill("8 quai Sud");
    await box("postcode").fill("1234");
    await box("phone").fill("abc");
    await box("phone").press("Enter");
    /* Everything that is wrong is told at once. */
    const summary = dialog.getByRole("region", { name: say("validation.summary", { count: 3 }) });
    await expect(summary.getByRole("link")).toHaveText([
      new RegExp(say("delivery.postcode")),
      say("validation.missing.city"),
      new RegExp(say("delivery.phone")),
    ]);
    await box("postcode").fill("44000");
    await expect(box("city")).toHaveValue("Nantes");
    await box("phone").fill("06 12 34 56 78");
    await box("lastname").fill("Roux");
    await box("phone").press("Enter");
    await expect(dialog).toBeHidden();
    const added = shipping.getByRole("listitem").filter({ hasText: "8 quai Sud" });
    await expect(added).toContainText("+33 6 12 34 56 78");

    await press(added.getByRole("button", { name: /par défaut/ }));
    await expect(added).toContainText(say("addressBook.default"));
    await expect(added.getByRole("button", { name: /par défaut/ })).toHaveCount(0);

    const billed = billing.getByRole("listitem");
    await press(billed.getByRole("button", { name: /^Modifier/ }));
    const editor = page.getByRole("dialog", { name: say("addressBook.edit.billing") });
    const street = editor.getByRole("textbox", { name: say("delivery.street"), exact: true });
    await street.fill("2 place Bellecour");
    await street.press("Enter");
    await expect(billed).toContainText("2 place Bellecour");

    await press(added.getByRole("button", { name: /^Supprimer/ }));
    const question = page.getByRole("alertdialog");
    await expect(question).toContainText("8 quai Sud");
    await expectGoodPage(page, "fr");
    await press(question.getByRole("button", { name: say("addressBook.delete"), exact: true }));
    await expect(shipping.getByRole("listitem")).toHaveCount(1);
    await expect(shipping.getByRole("listitem")).toContainText(say("addressBook.default"));
    await expect(shipping.getByRole("heading")).toBeFocused();
  });
});
