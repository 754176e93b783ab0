import type { BrowserContext } from "@playwright/test";
import { locales } from "#contract/locale.ts";
import { signOut } from "#contract/session.ts";
import { href } from "#lib/routing/href.ts";
import { sessionCookies } from "#lib/session/cookies.ts";
import { expectGoodPage, goodPageOfEach } from "./accessible.ts";
import { anEmail, clientApi, testPassword } from "./api.ts";
import { holdSession } from "./hold-session.ts";
import { aStaffLink } from "./staff-link.ts";
import { expect, test } from "./test.ts";
import { text } from "./texts.ts";

const guarded = ["/infos", "/infos/orders"];

const cookieValue = async (context: BrowserContext, name: string) =>
  (await context.cookies()).find((cookie) => cookie.name === name)?.value;

test("asks a visitor to sign in first and comes back to the page", async ({ page, account }) => {
  await page.goto("/infos/orders?page=1");
  await expect(page).toHaveURL(`/login?${new URLSearchParams({ redirect: "/infos/orders?page=1" }).toString()}`);
  await account.signUp(anEmail(), testPassword);
  await expect(page).toHaveURL("/infos/orders?page=1");
});

for (const locale of locales) {
  test.describe(`in ${locale}`, () => {
    test.use({ visitLocale: locale });
    test(`signs up, out and in again`, async ({ page, account }) => {
      const email = anEmail();
      const goodPage = goodPageOfEach(page, locale);
      await account.openLogin();
      await goodPage();
      await account.signUp(email, testPassword, "Léa");
      await account.expectSignedIn();
      await expect(page.getByText(text(locale, "account.hello", { name: "Léa" }))).toBeVisible();
      await goodPage();
      await page.goto(href(locale, "logout"));
      await expect(account.heading).toHaveText(text(locale, "logout.title"));
      await goodPage();
      await account.openOverview();
      await account.signIn(email, testPassword);
      await account.expectSignedIn();
    });
  });
}

test("names what is wrong with a form and keeps what was typed", async ({ page, account, expected }) => {
  expected.answers.push(/^401 \/api\/clients\/token/);
  const email = anEmail();
  await account.openLogin();
  await account.signUp("lea", "short", "Léa");
  await expect(page.getByRole("region", { name: text("fr", "validation.summary", { count: 2 }) })).toBeFocused();
  await expect(page.getByRole("textbox", { name: text("fr", "login.firstname") })).toHaveValue("Léa");
  await expectGoodPage(page, "fr");
  await account.openLogin();
  await account.signIn(email, "not-the-password");
  await expect(page.getByText(text("fr", "error.WRONG_CREDENTIALS")).first()).toBeVisible();
  await expect(page.getByRole("textbox", { name: text("fr", "login.email"), exact: true })).toHaveValue(email);
});

for (const target of [
  "https://evil.example/",
  "//evil.example",
  "/\\evil.example",
  "/%09/evil.example",
  "javascript:alert(1)",
]) {
  test(`never leaves the shop after signing in: ${target}`, async ({ page, account, expected }) => {
    /* An address of the shop, though of no page. */
    expected.answers.push(/^404 \/%09\/evil\.example$/);
    await account.openLogin(target);
    await account.signUp(anEmail(), testPassword);
    await expect(page).not.toHaveURL(/\/login/);
    expect(new URL(page.url()).host).toBe(new URL(test.info().project.use.baseURL ?? "").host);
    /* The same target for who is signed in already, once the page one was led to is there. */
    await expect(account.heading).toBeVisible();
    await page.waitForLoadState();
    await account.openLogin(target);
    expect(new URL(page.url()).host).toBe(new URL(test.info().project.use.baseURL ?? "").host);
  });
}

test("keeps a page that tokens of nonsense cannot break", async ({ page, context, baseURL, account }) => {
  await context.addCookies(
    Object.values(sessionCookies)
      .map((name) => ({ name, value: '%F0garbage;"{}', url: baseURL ?? "" }))
      .map((cookie) => ({ ...cookie, value: encodeURIComponent(cookie.value) })),
  );
  await context.addCookies([{ name: "cart", value: "nonsense.99", url: baseURL ?? "" }]);
  for (const path of ["/", "/shop/cart"]) {
    await page.goto(path);
    await expect(account.heading).toBeVisible();
  }
  await account.openOverview();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await expect(
    page.getByRole("main").getByRole("button", { name: text("fr", "login.signIn"), exact: true }),
  ).toBeVisible();
});

for (const path of guarded) {
  test(`renews a refused access token without a word on ${path}`, async ({ page, context, baseURL }) => {
    const { refresh_token } = await holdSession(context, baseURL ?? "", { token: "refused" });
    await page.goto(path);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("navigation", { name: text("fr", "account.nav.label") }).first()).toBeVisible();
    expect(await cookieValue(context, sessionCookies.token)).not.toBe("refused");
    expect(await cookieValue(context, sessionCookies.refreshToken)).not.toBe(refresh_token);
  });
}

test("renews a refused access token when a script calls", async ({ page, context, baseURL, expected }) => {
  expected.answers.push(/^401 /);
  await page.goto("/faq");
  await holdSession(context, baseURL ?? "", { token: "refused" });
  const statuses = await page.evaluate(async () => {
    const answers = await Promise.all(
      ["/api/clients/me", "/api/clients/me", "/api/clients/me/cart"].map((path) => fetch(path)),
    );
    return answers.map(({ status }) => status);
  });
  expect(statuses).toEqual([200, 200, 200]);
});

test("asks to sign in again when the session was revoked elsewhere", async ({ page, context, baseURL, expected }) => {
  /* What the first page asks when it is idle may come after the revocation. */
  expected.answers.push(/^401 \/api\/clients\/me/);
  const session = await holdSession(context, baseURL ?? "");
  await page.goto("/infos");
  await expect(page).toHaveURL("/infos");
  const current = (await cookieValue(context, sessionCookies.token)) ?? session.access_token;
  await clientApi(current).call(signOut, {
    body: { refresh_token: (await cookieValue(context, sessionCookies.refreshToken)) ?? "" },
  });
  await page.goto("/infos");
  await expect(page).toHaveURL("/login?redirect=%2Finfos");
  await expect(
    page.getByRole("main").getByRole("button", { name: text("fr", "login.signIn"), exact: true }),
  ).toBeVisible();
});

test("keeps tokens out of the reach of scripts", async ({ page, context, account }) => {
  const bodies: string[] = [];
  page.on("response", (response) => {
    if (new URL(response.url()).pathname.startsWith("/api/"))
      void response.text().then(
        (body) => bodies.push(body),
        () => undefined,
      );
  });
  await account.openLogin();
  await account.signUp(anEmail(), testPassword);
  await account.expectSignedIn();
  const [token, refreshToken] = [
    await cookieValue(context, sessionCookies.token),
    await cookieValue(context, sessionCookies.refreshToken),
  ];
  expect(token).toBeTruthy();
  expect(refreshToken).toBeTruthy();
  const reachable = await page.evaluate(() =>
    [
      document.cookie,
      JSON.stringify({ ...localStorage }),
      JSON.stringify({ ...sessionStorage }),
      document.documentElement.outerHTML,
    ].join("\n"),
  );
  await expect.poll(() => bodies.length).toBeGreaterThan(0);
  for (const secret of [token!, refreshToken!]) {
    expect(reachable).not.toContain(secret);
    expect(bodies.join("\n")).not.toContain(secret);
  }
  expect(reachable).toContain(`${sessionCookies.status}=authenticated`);
});

test("refuses a call that another site sends", async ({ request }) => {
  const foreign: Record<string, string>[] = [{ "sec-fetch-site": "cross-site" }, { origin: "https://evil.example" }];
  for (const headers of foreign) {
    const answer = await request.post("/api/clients/token", {
      headers,
      data: { email: "shopper@example.com", password: "Malle-demo-2026" },
    });
    expect(answer.status()).toBe(403);
    expect(answer.headers()["set-cookie"]).toBeUndefined();
  }
});

test("answers a staff link that is over or is none with a 403 of its own words, and one that is right once", async ({
  request,
}) => {
  const link = `/de${await aStaffLink("shopper@example.com")}`;
  const opened = await request.get(link, { maxRedirects: 0 });
  expect([opened.status(), opened.headers()["location"]]).toEqual([303, "/de"]);
  for (const over of [link, "/de?connect-as-access-token=nonsense", `/de?connect-as-access-token=${"g".repeat(43)}`]) {
    const refused = await request.get(over);
    expect([over, refused.status(), refused.headers()["cache-control"]]).toEqual([over, 403, "no-store"]);
    expect(refused.headers()).not.toHaveProperty("x-page-status");
    expect(await refused.text()).toContain(text("de", "staffLink.refused.title"));
  }
});
