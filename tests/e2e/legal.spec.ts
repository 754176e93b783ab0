import { locales } from "#contract/locale.ts";
import { productHref } from "#lib/catalog/product-address.ts";
import { href } from "#lib/routing/href.ts";
import { legalSubjects } from "#lib/website/legal-subject.ts";
import { aProduct } from "./api.ts";
import { expect, test } from "./test.ts";
import { text } from "./texts.ts";

test("reads the statement on accessibility from the footer in every language", async ({ request }) => {
  for (const locale of locales) {
    const path = href(locale, "accessibility");
    const faq = await (await request.get(href(locale, "faq"))).text();
    expect(faq).toMatch(new RegExp(`<a[^>]* href="${path}"[^>]*>${text(locale, "footer.accessibility")}</a>`));
    const answer = await request.get(path);
    const [, main = ""] = (await answer.text()).split(/<main|<\/main>/);
    expect(main.match(/<h2\b/g), path).toHaveLength(7);
  }
});

test("leads from the terms to each text and its file", async ({ page }) => {
  await page.goto(href("de", "terms-and-conditions"));
  for (const subject of ["data", "legal"]) await expect(page.locator(`#${subject}`)).toBeVisible();
  await page.getByRole("link", { name: "Widerrufsbelehrung", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Widerrufsbelehrung" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: "Folgen des Widerrufs" })).toBeVisible();
  const form = page.getByRole("link", { name: text("de", "content.termsForm") });
  const file = await page.request.get((await form.getAttribute("href")) ?? "");
  expect([file.status(), file.headers()["content-type"]]).toEqual([200, "application/pdf"]);
});

test("has a page for every text and none for others", async ({ request }) => {
  for (const subject of Object.keys(legalSubjects))
    expect((await request.get(href("nl", "terms-and-conditions-subject", { subject }))).status(), subject).toBe(200);
  expect((await request.get(href("nl", "terms-and-conditions-subject", { subject: "toString" }))).status()).toBe(404);
});

test("hands out the environmental sheet of a piece on its page", async ({ request }) => {
  const html = await (await request.get(productHref("fr", await aProduct(4, 1)))).text();
  const links = [...html.matchAll(/<a href="([^"]+)"[^>]*>([^<]*)</g)];
  const [, address = ""] = links.find(([, , name]) => name === text("fr", "product.environmentalSheet")) ?? [];
  const file = await request.get(address);
  expect([file.status(), file.headers()["content-type"]], address).toEqual([200, "application/pdf"]);
});
