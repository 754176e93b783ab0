// @vitest-environment node
import { expect, it, vi } from "vitest";
import { maxAttachmentBytes } from "#contract/customer-service.ts";
import { PlainBrowser, standPlainForms } from "#tests/storefront/plain-forms.ts";
import de from "#messages/de.json" with { type: "json" };
import es from "#messages/es.json" with { type: "json" };
import fr from "#messages/fr.json" with { type: "json" };
import { POST as signUp } from "../sign-up-form/route.ts";
import { GET, POST } from "./route.ts";

vi.mock("server-only", () => ({}));

const stand = standPlainForms();
const path = "/api/contact-form";
const letter = {
  locale: "de",
  sender_name: "Ada Lovelace",
  sender_email: "ada@example.com",
  sender_phone: "",
  order_id: "",
  object: "Die Ärmel",
  content: 'Zu kurz. "<b>Hilfe</b>"',
};
const pdf = (bytes = 20) => new File([`%PDF-1.7\n${"x".repeat(bytes)}`], "brief.pdf", { type: "application/pdf" });

function parts(fields: Record<string, string>, attachment?: File): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  /* What a browser sends for a field in which nothing was chosen. */
  form.set("attachment", attachment ?? new File([], "", { type: "application/octet-stream" }));
  return form;
}
const stored = () => stand.backend.dependencies.db.query.tickets.findMany();

it("sends a letter with its file, of the client where there is a session, and a reload sends nothing again", async () => {
  const browser = new PlainBrowser();
  const fields = { locale: "de", email: "ada@example.com", password: "petites-poires-mures" };
  await browser.post(signUp, "/api/sign-up-form", fields);
  const sent = await browser.post(POST, path, parts(letter, pdf()));
  expect(sent.status).toBe(303);
  const [ticket] = await stored();
  expect(ticket).toMatchObject({ object: letter.object, attachment: { name: "brief.pdf", type: "application/pdf" } });
  expect(ticket!.clientId).not.toBeNull();
  const thanks = await browser.get(GET, sent.headers.get("location")!);
  const words = await thanks.text();
  expect(words).toContain(de.contact.sentTitle);
  expect(words).toContain(`<b>${ticket!.number}</b>`);
  expect(words).toContain(`<a href="/de/accessibility">${de.footer.accessibility}</a>`);
  expect(await stored()).toHaveLength(1);
});

it("says what is wrong beside the fields and keeps all that was typed but the file", async () => {
  const browser = new PlainBrowser();
  const before = (await stored()).length;
  const wrong = await browser.post(POST, path, parts({ ...letter, sender_email: "ada@", sender_phone: "abc" }, pdf()));
  const page = await wrong.text();
  expect(wrong.status).toBe(422);
  for (const part of [
    `<a href="#sender_email">${de.contact.sender_email}: ${de.validation.email_invalid}</a>`,
    `id="sender_phone-error"`,
    de.contact.attachmentAgain,
    ">\nZu kurz. &#34;&#60;b&#62;Hilfe",
    `value="Ada Lovelace"`,
  ])
    expect(page).toContain(part);
  expect(page).not.toMatch(/<script|<b>Hilfe/);

  const large = await browser.post(POST, path, parts(letter, pdf(maxAttachmentBytes)));
  expect([large.status, await large.text()]).toEqual([422, expect.stringContaining(de.validation.file_too_large)]);
  const disguised = new File(["MZ this is a program"], "photo.png", { type: "image/png" });
  const lie = await browser.post(POST, path, parts({ ...letter, locale: "es" }, disguised));
  expect([lie.status, await lie.text()]).toEqual([422, expect.stringContaining(es.validation.file_type_not_supported)]);
  expect(await stored()).toHaveLength(before);
});

it("asks about a slip of the finger in the e-mail once, but not at the price of a file", async () => {
  const browser = new PlainBrowser();
  const sent = async () => (await stored()).filter(({ senderEmail }) => senderEmail === slip.sender_email).length;
  const slip = { ...letter, sender_email: "ada@gmal.com" };
  const asked = await browser.post(POST, path, parts({ ...slip, object: "" }));
  const page = await asked.text();
  expect(asked.status).toBe(422);
  const question = de.validation.form_mend_or_keep.replace("{email}", "ada@gmail.com");
  for (const part of [question, `id="object-error"`, `name="asked" value="ada@gmal.com"`]) expect(page).toContain(part);
  const alone = await browser.post(POST, path, parts(slip));
  expect([alone.status, await alone.text(), await sent()]).toEqual([422, expect.stringContaining(question), 0]);
  expect((await browser.post(POST, path, parts({ ...slip, asked: slip.sender_email }))).status).toBe(303);
  expect((await browser.post(POST, path, parts(slip, pdf()))).status).toBe(303);
  expect(await sent()).toBe(2);
});

it("takes nothing from another site, nothing endless and nothing torn", async () => {
  const browser = new PlainBrowser();
  expect((await browser.post(POST, path, parts(letter), { "sec-fetch-site": "cross-site" })).status).toBe(403);
  const endless = await browser.post(
    POST,
    path,
    { ...letter, content: "x".repeat(4 * maxAttachmentBytes) },
    {
      referer: "http://shop.test/es/contact",
    },
  );
  expect([endless.status, await endless.text()]).toEqual([413, expect.stringContaining(es.validation.file_too_large)]);
  const torn = { "content-type": "multipart/form-data; boundary=none" };
  expect((await browser.post(POST, path, letter, torn)).status).toBe(400);
});

it("says so when the shop is away, and thanks for no made-up number", async () => {
  const browser = new PlainBrowser();
  stand.isAway = true;
  const away = await browser.post(POST, path, { ...letter, locale: "fr" });
  stand.isAway = false;
  expect([away.status, await away.text()]).toEqual([503, expect.stringContaining(fr.error.NETWORK)]);
  const made = await browser.get(GET, `${path}?locale=es&number=%3Cb%3E`);
  expect([made.status, made.headers.get("location")]).toEqual([303, "/es/contact"]);
});
