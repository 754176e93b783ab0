import { locales } from "#contract/locale.ts";
import { href } from "#lib/routing/href.ts";
import { legalSubjects } from "#lib/website/legal-subject.ts";
import { expectAccessible } from "./accessible.ts";
import { aProduct } from "./api.ts";
import { expect, test } from "./test.ts";
import { text } from "./texts.ts";

for (const locale of locales)
  test(`reads the statement on accessibility from the footer in ${locale}`, async ({ page }) => {
    await page.goto(href(locale, "faq"));
    await page
      .locator(".site-footer")
      .getByRole("link", { name: text(locale, "footer.accessibility") })
      .click();
    await expect(page).toHaveURL(href(locale, "accessibility"));
    await expect(page.getByRole("main").getByRole("heading", { level: 2 }).filter({ visible: true })).toHaveCount(7);
    await expectAccessible(page);
  });

test("leads from the terms to each text and its file", async ({ page }) => {
  await page.goto(href("de", "terms-and-conditions"));
  for (const subject of ["data", "legal"]) await expect(page.locator(`#${subject}`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Widerrufsbelehrung" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Widerrufsbelehrung" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: "Folgen des Widerrufs" })).toBeVisible();
  await expectAccessible(page);
  const form = page.getByRole("link", { name: text("de", "content.termsForm") });
  const file = await page.request.get((await form.getAttribute("href")) ?? "");
  expect([file.status(), file.headers()["content-type"]]).toEqual([200, "application/pdf"]);
});

test("has a page for every text and none for others", async ({ request }) => {
  for (const subject of Object.keys(legalSubjects))
    expect((await request.get(href("nl", "terms-and-conditions-subject", { subject }))).status(), subject).toBe(200);
  expect((await request.get(href("nl", "terms-and-conditions-subject", { subject: "toString" }))).status()).toBe(404);
});

test("hands out the environmental sheet of a piece on its page", async ({ page, catalog }) => {
  await catalog.openProduct(await aProduct(4, 1));
  await page.getByText(text("fr", "product.originTitle"), { exact: true }).click();
  const link = page.getByRole("link", { name: text("fr", "product.environmentalSheet") });
  await expect(link).toBeVisible();
  const file = await page.request.get((await link.getAttribute("href")) ?? "");
  expect([file.status(), file.headers()["content-type"]]).toEqual([200, "application/pdf"]);
});
