// @vitest-environment node
import { expect, it, vi } from "vitest";
import { getClient } from "#contract/client.ts";
import { createApiClient } from "#lib/http/api-client.ts";
import { PlainBrowser, standPlainForms } from "#tests/storefront/plain-forms.ts";
import de from "#messages/de.json" with { type: "json" };
import es from "#messages/es.json" with { type: "json" };
import { POST as signUp } from "../sign-up-form/route.ts";
import { POST as signOut } from "./route.ts";

vi.mock("server-only", () => ({}));

const stand = standPlainForms();
const path = "/api/sign-out-form";

/** Somebody who signed up, with the token scripts would not see either. */
async function aClient(email: string) {
  const browser = new PlainBrowser();
  const fields = { email, password: "petites-poires-mures", firstname: "Ana", lastname: "", godfather_email: "" };
  await browser.post(signUp, "/api/sign-up-form", { locale: "es", ...fields });
  const token = browser.cookies.get("auth-token") ?? "";
  expect(token).not.toBe("");
  const api = createApiClient({
    baseUrl: "http://localhost:4000",
    locale: "es",
    tokens: { read: () => ({ access_token: token }), refresh: () => Promise.resolve(null) },
  });
  return {
    browser,
    isKnown: () =>
      api.call(getClient, {}).then(
        () => true,
        () => false,
      ),
  };
}

it("ends the session here and at the API, and forgets the cart", async () => {
  const { browser, isKnown } = await aClient("leaves@example.com");
  expect(await isKnown()).toBe(true);
  const left = await browser.post(signOut, path, { locale: "es" });
  expect(left.status).toBe(200);
  expect(await left.text()).toContain(es.logout.title);
  expect([...browser.cookies].filter(([, value]) => value !== "")).toEqual([]);
  expect(await isKnown()).toBe(false);
});

it("says the same to who has no session, and to whose session is over", async () => {
  const browser = new PlainBrowser();
  for (const cookies of [{}, { "auth-token": "gone", "auth-refresh-token": "gone" }]) {
    for (const [name, value] of Object.entries(cookies)) browser.cookies.set(name, value);
    const left = await browser.post(signOut, path, { locale: "de" });
    expect([left.status, (await left.text()).includes(de.logout.title)]).toEqual([200, true]);
  }
  expect(browser.cookies.get("auth-token") ?? "").toBe("");
});

it("says that the session stays open where it cannot be ended, and asks once more", async () => {
  const { browser, isKnown } = await aClient("stays@example.com");
  stand.isAway = true;
  try {
    const left = await browser.post(signOut, path, { locale: "es" });
    const page = await left.text();
    expect(left.status).toBe(503);
    expect(page).toContain(es.logout.failedText);
    expect(page).toContain(`action="${path}"`);
  } finally {
    stand.isAway = false;
  }
  expect(browser.cookies.get("auth-token")).not.toBe("");
  expect(await isKnown()).toBe(true);
});

it("leaves a session that was ended elsewhere and whose token is over", async () => {
  const { browser } = await aClient("ended@example.com");
  const elsewhere = new PlainBrowser();
  for (const [name, value] of browser.cookies) elsewhere.cookies.set(name, value);
  await elsewhere.post(signOut, path, { locale: "es" });
  stand.backend.clock.advance(24 * 3600_000);
  const left = await browser.post(signOut, path, { locale: "es" });
  expect([left.status, (await left.text()).includes(es.logout.title)]).toEqual([200, true]);
  expect([...browser.cookies].filter(([, value]) => value !== "")).toEqual([]);
});

it("is refused to another site", async () => {
  const { browser, isKnown } = await aClient("elsewhere@example.com");
  const refused = await browser.post(signOut, path, { locale: "es" }, { "sec-fetch-site": "cross-site" });
  expect(refused.status).toBe(403);
  expect(await isKnown()).toBe(true);
});
