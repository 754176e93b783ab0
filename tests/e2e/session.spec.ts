import type { APIRequestContext } from "@playwright/test";
import { signOut, type Session } from "#contract/session.ts";
import { sessionCookies } from "#lib/session/cookies.ts";
import { anEmail, clientApi, signUpElsewhere, testPassword } from "./api.ts";
import { aStaffLink } from "./staff-link.ts";
import { expect, test } from "./test.ts";
import { text } from "./texts.ts";

const guarded = ["/infos", "/infos/orders"];

/** The header of a browser that keeps a session. */
const cookieOf = (session: Session, token = session.access_token): string =>
  [
    [sessionCookies.status, "authenticated"],
    [sessionCookies.clientId, session.client_id],
    [sessionCookies.token, token],
    [sessionCookies.refreshToken, session.refresh_token],
  ]
    .map(([name, value]) => `${name}=${value}`)
    .join("; ");

/** What a page answers to who comes with these cookies, where it leads not followed. */
async function askPage(request: APIRequestContext, path: string, cookie: string) {
  const answer = await request.get(path, { maxRedirects: 0, headers: { cookie } });
  const stored = answer
    .headersArray()
    .filter(({ name }) => name.toLowerCase() === "set-cookie")
    .map(({ value }) => value);
  const cookieNamed = (name: string) =>
    stored.map((line) => new RegExp(`^${name}=([^;]*)`).exec(line)?.[1]).find((value) => value !== undefined);
  return { status: answer.status(), location: answer.headers()["location"], cookieNamed };
}

test("asks a visitor to sign in first, signs up, out and in again, and keeps tokens from scripts, and asks again once revoked", async ({
  page,
  context,
  account,
  expected,
}) => {
  const bodies: string[] = [];
  page.on("response", (response) => {
    if (new URL(response.url()).pathname.startsWith("/api/"))
      void response.text().then(
        (body) => bodies.push(body),
        () => undefined,
      );
  });
  const email = anEmail();
  await page.goto("/infos/orders?page=1");
  await expect(page).toHaveURL(`/login?${new URLSearchParams({ redirect: "/infos/orders?page=1" }).toString()}`);
  await account.signUp(email, testPassword, "Léa");
  await expect(page).toHaveURL("/infos/orders?page=1");

  const valueOf = async (name: string) => (await context.cookies()).find((cookie) => cookie.name === name)?.value ?? "";
  const secrets = [await valueOf(sessionCookies.token), await valueOf(sessionCookies.refreshToken)];
  const reachable = await page.evaluate(() =>
    [
      document.cookie,
      JSON.stringify({ ...localStorage }),
      JSON.stringify({ ...sessionStorage }),
      document.documentElement.outerHTML,
    ].join("\n"),
  );
  await expect.poll(() => bodies.length).toBeGreaterThan(0);
  for (const secret of secrets) {
    expect(secret).not.toBe("");
    expect(reachable).not.toContain(secret);
    expect(bodies.join("\n")).not.toContain(secret);
  }
  expect(reachable).toContain(`${sessionCookies.status}=authenticated`);

  await page.goto("/logout");
  await expect(account.heading).toHaveText(text("fr", "logout.title"));
  /* An address that is no page of the shop leads to the account. */
  await account.openLogin("//evil.example");
  await account.signIn(email, testPassword);
  await account.expectSignedIn();
  await expect(account.heading).toBeFocused();
  await expect(page.getByText(text("fr", "account.hello", { name: "Léa" }))).toBeVisible();

  /* Revoked elsewhere; what the page asks when it is idle may come after that. */
  expected.answers.push(/^401 \/api\/clients\/me/);
  const refresh_token = await valueOf(sessionCookies.refreshToken);
  await clientApi(await valueOf(sessionCookies.token)).call(signOut, { body: { refresh_token } });
  await account.openOverview();
  await expect(page).toHaveURL("/login?redirect=%2Finfos");
  await expect(
    page.getByRole("main").getByRole("button", { name: text("fr", "login.signIn"), exact: true }),
  ).toBeVisible();
});

test("leads who is signed in to no other site", async ({ request, baseURL }) => {
  const cookie = cookieOf(await signUpElsewhere());
  for (const target of [
    "https://evil.example/",
    "//evil.example",
    "/\\evil.example",
    "/%09/evil.example",
    "javascript:alert(1)",
  ]) {
    const path = `/login?${new URLSearchParams({ redirect: target }).toString()}`;
    const { status, location } = await askPage(request, path, cookie);
    expect([target, status >= 300 && status < 400]).toEqual([target, true]);
    expect([target, new URL(location ?? "", baseURL).host]).toEqual([target, new URL(baseURL ?? "").host]);
  }
});

test("keeps a page that tokens of nonsense cannot break", async ({ request }) => {
  const garbage = encodeURIComponent('%F0garbage;"{}');
  const cookie = [...Object.values(sessionCookies).map((name) => `${name}=${garbage}`), "cart=nonsense.99"].join("; ");
  for (const path of ["/", "/shop/cart"]) expect((await askPage(request, path, cookie)).status).toBe(200);
  expect((await askPage(request, "/infos", cookie)).location).toMatch(/\/login\?redirect=/);
});

test("renews a refused access token without a word, of a page and of calls at once", async ({ request }) => {
  for (const path of guarded) {
    const session = await signUpElsewhere();
    const { status, cookieNamed } = await askPage(request, path, cookieOf(session, "refused"));
    expect([path, status]).toEqual([path, 200]);
    expect(cookieNamed(sessionCookies.token)).toMatch(/^(?!refused).{20,}/);
    expect(cookieNamed(sessionCookies.refreshToken)).toMatch(/.{20,}/);
    expect(cookieNamed(sessionCookies.refreshToken)).not.toBe(session.refresh_token);
  }
  const cookie = cookieOf(await signUpElsewhere(), "refused");
  const answers = await Promise.all(
    ["/api/clients/me", "/api/clients/me", "/api/clients/me/cart"].map((path) =>
      request.get(path, { headers: { cookie } }),
    ),
  );
  expect(answers.map((answer) => answer.status())).toEqual([200, 200, 200]);
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
