import type { MyData } from "#contract/my-data.ts";
import { signIn } from "#contract/session.ts";
import { expectGoodPage } from "./accessible.ts";
import { anEmail, testPassword, visitorApi } from "./api.ts";
import { AccountPage } from "./account.page.ts";
import { findMails } from "./outbox.ts";
import { whenReady } from "./ready.ts";
import { expect, test } from "./test.ts";
import { text } from "./texts.ts";

test("reads what is kept, takes it along and deletes the account", async ({ page, expected }) => {
  expected.answers.push(/^422 \/api\/clients\/me/, /^401 \/api\//);
  const say = (key: string, values?: Record<string, string>) => text("de", key, values);
  const account = new AccountPage(page, "de");
  /* Stands in the greeting of the last mail. */
  const [email, firstname] = [anEmail(), `Lea${Date.now()}`];
  await account.openLogin("/de/infos/data");
  await account.signUp(email, testPassword, firstname);
  await expect(page).toHaveURL("/de/infos/data");
  await expectGoodPage(page, "de");

  const coming = page.waitForEvent("download", { timeout: 15_000 });
  await page.getByRole("link", { name: say("myData.take.download") }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/^petite-malle-\d{4}-\d\d-\d\d\.json$/);
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
  const data = JSON.parse(Buffer.concat(chunks).toString("utf8")) as MyData;
  expect(data.account.email).toBe(email);
  expect(data.devices).toHaveLength(1);

  await page.getByRole("link", { name: say("myData.take.read") }).click();
  await expect(page).toHaveURL("/de/infos/data/export");
  await expect(page.getByRole("main").getByText(email)).toBeVisible();
  await expectGoodPage(page, "de");

  await page.goto("/de/infos/data");
  await page
    .getByRole("main")
    .getByRole("link", { name: say("myData.account.way") })
    .click();
  await expect(page).toHaveURL("/de/infos/data/delete");
  const button = page.getByRole("button", { name: say("myData.delete.button") });
  await whenReady(button);
  await expectGoodPage(page, "de");
  const password = page.getByLabel(say("accountSecurity.currentPassword"), { exact: true });
  await password.fill("not the password");
  await button.click();
  await expect(page.getByText(say("error.WRONG_PASSWORD")).first()).toBeVisible();
  await password.fill(testPassword);
  await button.click();
  await expect(page.getByRole("heading", { name: say("myData.delete.done") })).toBeFocused();
  await expectGoodPage(page, "de");

  await page.goto("/de/infos");
  await expect(page).toHaveURL(/\/de\/login\?/);
  await expect(visitorApi("de").call(signIn, { body: { email, password: testPassword } })).rejects.toMatchObject({
    status: 401,
  });
  await expect.poll(() => findMails(firstname).some((html) => html.includes("Ihr Konto ist gelöscht"))).toBe(true);
});

test("says what has to end before an account can be deleted, and leads there", async ({ page, account }) => {
  await account.openLogin("/infos/data/delete");
  await account.signIn("subscriber@example.com", "Malle-demo-2026");
  await expect(page).toHaveURL("/infos/data/delete");
  await page.getByRole("link", { name: text("fr", "myData.delete.way.BOX_TO_DECIDE") }).click();
  await expect(page).toHaveURL(/\/[\da-f-]{36}\/satisfied$/);
});
