// @vitest-environment node
import { JSDOM } from "jsdom";
import { expect, it, vi } from "vitest";
import { eq } from "#backend/db/orm.ts";
import { subscribers } from "#backend/db/schema/client.ts";
import { PlainBrowser, standPlainForms } from "#tests/storefront/plain-forms.ts";
import de from "#messages/de.json" with { type: "json" };
import fr from "#messages/fr.json" with { type: "json" };
import { POST } from "./route.ts";

vi.mock("server-only", () => ({}));

const stand = standPlainForms();
const send = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  new PlainBrowser().post(POST, "/api/newsletter", fields, {
    referer: "http://shop.test/de/woman?x=1",
    ...headers,
  });
const subscribed = (email: string) =>
  stand.backend.dependencies.db.select().from(subscribers).where(eq(subscribers.email, email));

it("subscribes without a script, thanks in the language of the page and leads back to it", async () => {
  const answer = await send({ email: " Ada@Example.com ", locale: "de" });
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
  const html = await answer.text();
  expect(html).toContain(`<html lang="de">`);
  expect(html).toContain(de.footer.newsletterThanks);
  expect(html).toContain(`<a href="/de/woman">`);
  expect(html).not.toMatch(/ada@/i);
  expect(await subscribed("ada@example.com")).toMatchObject([
    { list: "WOMAN", language: "de", source: "Footer HP Femme" },
  ]);
});

it("takes an e-mail off every list without a script, and says the same of one that is on none", async () => {
  await send({ email: "grace@example.com", locale: "de" });
  for (let time = 0; time < 2; time += 1) {
    const answer = await send({ email: "Grace@example.com", locale: "de", leave: "1" });
    expect([answer.status, (await answer.text()).includes(de.footer.newsletterLeft)]).toEqual([200, true]);
    expect(await subscribed("grace@example.com")).toEqual([]);
  }
});

it.each([
  ["ada@", fr.footer.newsletterWrongEmail],
  ["ada@mailinator.com", fr.footer.newsletterRefusedEmail],
])("says what is wrong with %s", async (email, text) => {
  const answer = await send({ email, locale: "fr" }, { referer: "no address" });
  expect(answer.status).toBe(422);
  const html = await answer.text();
  expect(html).toContain(text);
  expect(html).toContain(`<a href="/">`);
});

it("asks about a slip of the finger once, without a script, and takes what is corrected", async () => {
  const asked = await send({ email: "lin@gmial.com", locale: "de" });
  expect([asked.status, await subscribed("lin@gmial.com")]).toEqual([422, []]);
  const page = new JSDOM(await asked.text()).window.document;
  expect(page.querySelector("p")?.textContent).toBe(de.footer.newsletterHint.replace("{suggestion}", "lin@gmail.com"));
  const form = page.querySelector("form");
  expect([form?.getAttribute("action"), page.querySelector("label")?.textContent]).toEqual([
    "/api/newsletter",
    de.footer.newsletterLabel,
  ]);
  const fields = Object.fromEntries(
    [...(form?.querySelectorAll("input") ?? [])].map(({ name, value }) => [name, value]),
  );
  expect(fields).toEqual({ locale: "de", from: "/de/woman", asked: "lin@gmial.com", email: "lin@gmial.com" });
  const answer = await send({ ...fields, email: "lin@gmail.com" }, { referer: "http://shop.test/api/newsletter" });
  expect([answer.status, (await answer.text()).includes(`<a href="/de/woman">`)]).toEqual([200, true]);
  expect(await subscribed("lin@gmail.com")).toMatchObject([{ list: "WOMAN" }]);
});

it("keeps an address that only looks like a slip for who sends it twice, and leads nowhere else", async () => {
  const email = "max@gmx.dk";
  expect((await send({ email, locale: "de" })).status).toBe(422);
  const answer = await send({ email, asked: email, from: "//evil.test/woman", locale: "de" });
  expect([answer.status, (await answer.text()).includes(`<a href="/evil.test/woman">`)]).toEqual([200, true]);
  expect(await subscribed(email)).toHaveLength(1);
});

it("says that a mailbox nobody has is wrong, though it is sent twice", async () => {
  const answer = await send({ email: "ada@gmial.com", asked: "ada@gmial.com", locale: "fr" });
  expect([answer.status, (await answer.text()).includes(fr.footer.newsletterWrongEmail)]).toEqual([422, true]);
});

it("asks to try later while the API is away", async () => {
  stand.isAway = true;
  const answer = await send({ email: "grace@example.com" });
  stand.isAway = false;
  expect([answer.status, (await answer.text()).includes(fr.footer.newsletterFailed)]).toEqual([503, true]);
});

it("takes nothing from another site, and nothing longer than an e-mail", async () => {
  expect((await send({ email: "eve@example.com" }, { "sec-fetch-site": "cross-site" })).status).toBe(403);
  expect((await send({ email: "x".repeat(2000) })).status).toBe(413);
  expect(await subscribed("eve@example.com")).toEqual([]);
});
