import type { MyData } from "#contract/my-data.ts";
import { signIn, signUp } from "#contract/session.ts";
import { expectGoodPage } from "./accessible.ts";
import { anEmail, testPassword, visitorApi } from "./api.ts";
import { holdSession } from "./hold-session.ts";
import { findMails } from "./outbox.ts";
import { whenReady } from "./ready.ts";
import { expect, test } from "./test.ts";
import { text } from "./texts.ts";

test("reads what is kept, takes it along and deletes the account", async ({ page, context, baseURL, expected }) => {
  expected.answers.push(/^422 \/api\/clients\/me/, /^401 \/api\//);
  const say = (key: string, values?: Record<string, string>) => text("de", key, values);
  /* Stands in the greeting of the last mail. */
  const [email, firstname] = [anEmail(), `Lea${Date.now()}`];
  const session = await visitorApi("de").call(signUp, { body: { email, password: testPassword, firstname } });
  await holdSession(context, baseURL ?? "", {}, session);
  await page.goto("/de/infos/data");

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

  await page.goto("/de/infos/data");
  await page
    .getByRole("main")
    .getByRole("link", { name: say("myData.account.way") })
    .click();
  await expect(page).toHaveURL("/de/infos/data/delete");
  const button = page.getByRole("button", { name: say("myData.delete.button") });
  await whenReady(button);
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

test("says what has to end before an account can be deleted, and leads there", async ({ page, context, baseURL }) => {
  const body = { email: "subscriber@example.com", password: "Malle-demo-2026" };
  await holdSession(context, baseURL ?? "", {}, await visitorApi().call(signIn, { body }));
  await page.goto("/infos/data/delete");
  await page.getByRole("link", { name: text("fr", "myData.delete.way.BOX_TO_DECIDE") }).click();
  await expect(page).toHaveURL(/\/infos\/returns\/order\/[\da-f-]{36}$/);
});
