import { href } from "#lib/routing/href.ts";
import { anEmail } from "./api.ts";
import { findMails } from "./outbox.ts";
import { whenReady } from "./ready.ts";
import { expect, test } from "./test.ts";
import { text } from "./texts.ts";

const say = (key: string, values?: Record<string, string>) => text("fr", key, values);

/** The way off the list in the mail that was written to an address; the token names the address. */
async function leaveLink(email: string): Promise<string> {
  const name = Buffer.from(email).toString("base64url");
  await expect.poll(() => findMails(name).length, { timeout: 15_000 }).toBeGreaterThan(0);
  const [mail = ""] = findMails(name);
  const address = /href="([^"]*\/api\/newsletter\/leave\?[^"]+)"/.exec(mail)?.[1] ?? "";
  const { pathname, search } = new URL(address.replaceAll("&amp;", "&"));
  return pathname + search;
}

test("a newsletter is joined in the footer, which says what for, and left by the link of its mail", async ({
  page,
  openBrowser,
}) => {
  const email = anEmail();
  await page.goto(href("fr", "faq"));
  const form = page.getByRole("contentinfo");
  await expect(form.getByText(say("footer.newsletterPurpose"))).toBeVisible();
  await expect(form.getByRole("link", { name: say("footer.newsletterPrivacy") })).toBeVisible();
  await whenReady(page.getByRole("banner").getByRole("link", { name: say("account.button.signIn"), exact: true }));
  const field = form.getByRole("textbox", { name: say("footer.newsletterLabel") });
  const join = form.getByRole("button", { name: say("footer.newsletterSubmit"), exact: true });
  await field.fill("ada@gmial.com");
  await join.click();
  await expect(form.getByText(say("footer.newsletterHint", { suggestion: "ada@gmail.com" }))).toBeVisible();
  await field.fill(email);
  await join.click();
  await expect(form.getByText(say("footer.newsletterThanks"))).toBeVisible();

  // Without a script, too.
  const plain = await (await openBrowser({ javaScriptEnabled: false })).newPage();
  await plain.goto(await leaveLink(email));
  await plain.getByRole("button", { name: say("newsletterLink.leave.submit") }).click();
  await expect(plain.getByRole("heading", { level: 1 })).toHaveText(say("newsletterLink.leave.doneTitle"));
});
