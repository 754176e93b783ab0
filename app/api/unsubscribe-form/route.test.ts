// @vitest-environment node
import { expect, it, vi } from "vitest";
import { PlainBrowser, standPlainForms } from "#tests/storefront/plain-forms.ts";
import fr from "#messages/fr.json" with { type: "json" };
import nl from "#messages/nl.json" with { type: "json" };
import { POST } from "./route.ts";

vi.mock("server-only", () => ({}));

const stand = standPlainForms();
const path = "/api/unsubscribe-form";
const from = (page: string) => ({ referer: `http://shop.test${page}` });

it("takes the number of the page off its list", async () => {
  const answer = await new PlainBrowser().post(POST, path, { locale: "nl" }, from("/nl/unsub/%2B31612345678/woman"));
  const page = await answer.text();
  expect(answer.status).toBe(200);
  for (const part of [nl.unsubscribe.doneTitle, "+31612345678"]) expect(page).toContain(part);
  expect(page).not.toMatch(/<script/);
});

it("says that a link is broken, and leads to who can help", async () => {
  for (const headers of [from("/unsub/no-number/woman"), {}]) {
    const answer = await new PlainBrowser().post(POST, path, { locale: "fr" }, headers);
    const page = await answer.text();
    expect(answer.status).toBe(422);
    expect(page).toContain(fr.unsubscribe.brokenTitle);
    expect(page).toContain('href="/contact"');
  }
});

it("asks once more while the shop is away, with the number in the form", async () => {
  const browser = new PlainBrowser();
  stand.isAway = true;
  const away = await browser.post(POST, path, { locale: "fr" }, from("/unsub/+33612345678/KID"));
  stand.isAway = false;
  const page = await away.text();
  expect([away.status, page]).toEqual([503, expect.stringContaining(fr.error.NETWORK)]);
  const carried = Object.fromEntries(
    [...page.matchAll(/name="(?<name>[^"]*)" value="(?<value>[^"]*)"/g)].map(({ groups }) => [
      groups?.name ?? "",
      groups?.value ?? "",
    ]),
  );
  expect(carried).toMatchObject({ phone: "+33612345678", list: "KID" });
  const again = await browser.post(POST, path, carried, from(path));
  expect([again.status, await again.text()]).toEqual([200, expect.stringContaining(fr.unsubscribe.doneTitle)]);
});

it("takes nothing from another site", async () => {
  const headers = { ...from("/unsub/+33612345678/KID"), "sec-fetch-site": "cross-site" };
  expect((await new PlainBrowser().post(POST, path, { locale: "fr" }, headers)).status).toBe(403);
});
