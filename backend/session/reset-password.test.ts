import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { getClient } from "#contract/client.ts";
import { refreshSession, resetPassword, sendResetPasswordEmail, signIn } from "#contract/session.ts";
import { aClient, isEmailProved, testPassword, type SignedIn } from "#tests/backend/builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { eq } from "../db/orm.ts";
import { mailOutbox } from "../db/schema/order.ts";
import { passwordResets } from "../db/schema/profile.ts";
import { runDueJobs } from "../jobs/run-due-jobs.ts";
import { resetTtlMs } from "./reset-token.ts";

let api: TestApi;
let client: SignedIn;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  client = await aClient(api, { locale: "de-DE" });
  await runDueJobs(api.dependencies);
  api.mails.length = 0;
});

const newPassword = "Sieben-bunte-Knöpfe";

/** Asks for a link and reads the parameters of the one that came by mail. */
async function aLink(email = client.email): Promise<{ client_id: string; token: string }> {
  await api.call(sendResetPasswordEmail, { body: { email } });
  await runDueJobs(api.dependencies);
  const url = /https?:\/\/\S*\/reset-password\?\S+/.exec(api.mails.at(-1)?.text ?? "")?.[0] ?? "";
  const query = new URL(url).searchParams;
  return { client_id: query.get("client_id") ?? "", token: query.get("token") ?? "" };
}
const reset = (link: { client_id: string; token: string }, password = newPassword) =>
  api.call(resetPassword, { body: { ...link, password } });
const refused = async (link: { client_id: string; token: string }, password = newPassword) =>
  (await api.fail(resetPassword, { body: { ...link, password } })).code;

describe("asking for a link", () => {
  it("mails one to the account's address in its language, whatever the case of what was typed", async () => {
    const link = await aLink(` ${client.email.toUpperCase()} `);
    expect(link.client_id).toBe(client.client_id);
    expect(link.token).toMatch(/^[\w-]{43}$/);
    expect(api.mails).toHaveLength(1);
    expect(api.mails[0]).toMatchObject({ to: client.email, subject: "Wählen Sie ein neues Passwort" });
    expect(api.mails[0]?.text).toContain("http://localhost:3000/de/reset-password?");
  });

  it("carries the page along that asked to sign in, where it is one of the shop's", async () => {
    const redirect = "/de/infos/orders?page=2#PM-2026-100001";
    await api.call(sendResetPasswordEmail, { body: { email: client.email, redirect } });
    await runDueJobs(api.dependencies);
    const [link = ""] = /https?:\/\/\S*\/reset-password\?\S+/.exec(api.mails.at(-1)?.text ?? "") ?? [];
    expect(new URL(link).searchParams.get("redirect")).toBe(redirect);
    for (const other of [
      "https://evil.example",
      "//evil.example",
      "/\\evil.example",
      "/infos?say=You won",
      "/infos#call-us",
      "/call-us",
      "infos",
    ]) {
      const body = { email: client.email, redirect: other };
      expect((await api.fail(sendResetPasswordEmail, { body })).fields).toEqual([
        { path: "body.redirect", code: "invalid_format" },
      ]);
    }
  });

  it("answers the same, in the same time, where there is no account, and mails nobody", async () => {
    const ask = async (email: string): Promise<[number, string, number]> => {
      const startedAt = performance.now();
      const answer = await api.request("/clients/send-reset-password-email", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ email }),
      });
      return [answer.status, await answer.text(), performance.now() - startedAt];
    };
    const [known, unknown] = [await ask(client.email), await ask("nobody-here@example.com")];
    expect(known.slice(0, 2)).toEqual([204, ""]);
    expect(unknown.slice(0, 2)).toEqual([204, ""]);
    expect(Math.min(known[2], unknown[2])).toBeGreaterThanOrEqual(295);
    await runDueJobs(api.dependencies);
    expect(api.mails.map(({ to }) => to)).toEqual([client.email]);
  });

  it("keeps the token nowhere: not in the table, not in the outbox, not in the log", async () => {
    const { token } = await aLink();
    const { db } = api.dependencies;
    const kept = JSON.stringify([await db.select().from(passwordResets), await db.select().from(mailOutbox)]);
    expect(kept).not.toContain(token);
    expect(api.logs.join("")).not.toContain(token);
  });

  it.each(["", "not-an-e-mail"])("refuses the e-mail %j", async (email) =>
    expect((await api.fail(sendResetPasswordEmail, { body: { email } })).fields).toContainEqual({
      path: "body.email",
      code: "email_invalid",
    }),
  );

  it("is limited for known and unknown e-mails alike", async () => {
    await using limited = await createTestApi({ environment: { RATE_LIMIT_FACTOR: 0.1 } });
    const { email } = await aClient(limited, {});
    for (const body of [{ email }, { email: "nobody@example.com" }]) {
      await limited.call(sendResetPasswordEmail, { body, from: "203.0.113.1" });
      const problem = await limited.fail(sendResetPasswordEmail, { body, from: "203.0.113.2" });
      expect(problem.code).toBe("TOO_MANY_REQUESTS");
    }
  });
});

describe("choosing a new password", () => {
  it("lets the new one in and the old one out, ends every session and tells by mail", async () => {
    const other = await api.call(signIn, { body: { email: client.email, password: testPassword } });
    await reset(await aLink());
    await api.call(signIn, { body: { email: client.email, password: newPassword } });
    expect((await api.fail(signIn, { body: { email: client.email, password: testPassword } })).code).toBe(
      "WRONG_CREDENTIALS",
    );
    for (const { access_token: token, refresh_token } of [client, other]) {
      expect((await api.fail(getClient, { token })).code).toBe("UNAUTHENTICATED");
      expect((await api.fail(refreshSession, { body: { refresh_token } })).code).toBe("REFRESH_TOKEN_INVALID");
    }
    await runDueJobs(api.dependencies);
    expect(api.mails.map(({ to, subject }) => [to, subject])).toEqual([
      [client.email, "Wählen Sie ein neues Passwort"],
      [client.email, "Ihr Passwort wurde geändert"],
    ]);
    expect(api.mails[1]?.text).toContain("21. November 2026");
  });

  it("proves the address the link was mailed to, which nothing before it does", async () => {
    const link = await aLink();
    expect(await refused(link, "password12")).toBe("PASSWORD_TOO_WEAK");
    expect(await isEmailProved(api, client.client_id)).toBe(false);
    await reset(link);
    expect(await isEmailProved(api, client.client_id)).toBe(true);
  });

  it("works once, also when two use the link at the same moment", async () => {
    const link = await aLink();
    const answers = await Promise.all(
      [newPassword, "Acht-bunte-Knöpfe"].map((password) =>
        api.request("/clients/reset-password", {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ ...link, password }),
        }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 422]);
    expect(await refused(link)).toBe("RESET_LINK_INVALID");
  });

  it("ends after two hours", async () => {
    const [inTime, late] = [await aLink(), await aLink((await aClient(api)).email)];
    api.clock.advance(resetTtlMs - 1);
    await reset(inTime);
    api.clock.advance(1);
    expect(await refused(late)).toBe("RESET_LINK_INVALID");
  });

  it("takes the newest link only", async () => {
    const [older, newer] = [await aLink(), await aLink()];
    expect(await refused(older)).toBe("RESET_LINK_INVALID");
    await reset(newer);
  });

  it("refuses a token of another client, one that was made up and no token at all", async () => {
    const [link, other] = [await aLink(), await aClient(api)];
    expect(await refused({ ...link, client_id: other.client_id })).toBe("RESET_LINK_INVALID");
    expect(await refused({ ...link, token: "A".repeat(43) })).toBe("RESET_LINK_INVALID");
    expect(await refused({ ...link, token: "" })).toBe("VALIDATION");
    await reset(link);
  });

  it("refuses a weak password and leaves the link as it was", async () => {
    const link = await aLink();
    expect(await refused(link, client.email)).toBe("PASSWORD_TOO_WEAK");
    expect(await refused(link, "short")).toBe("VALIDATION");
    await reset(link);
    const [row] = await api.dependencies.db
      .select()
      .from(passwordResets)
      .where(eq(passwordResets.clientId, client.client_id));
    expect(row?.usedAt).toEqual(api.clock.now());
  });
});
