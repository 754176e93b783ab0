import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { getClient } from "#contract/client.ts";
import { changePassword, sendResetPasswordEmail, signIn } from "#contract/session.ts";
import { aClient, testPassword, type SignedIn } from "#tests/backend/builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { openStaffSession } from "#tests/backend/staff-session.ts";
import { passwordResets } from "../db/schema/profile.ts";
import { runDueJobs } from "../jobs/run-due-jobs.ts";

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

const password = "Sieben-bunte-Knöpfe";
const change = (body: { current_password: string; password: string }, token = client.token) => ({ token, body });

describe("choosing another password with the present one", () => {
  it("lets the new one in and the old one out, ends the other sessions and tells by mail", async () => {
    const credentials = { email: client.email, password: testPassword };
    const other = await api.call(signIn, { body: credentials });
    await api.call(changePassword, change({ current_password: testPassword, password }));
    expect((await api.call(getClient, { token: client.token })).id).toBe(client.client_id);
    expect((await api.fail(getClient, { token: other.access_token })).code).toBe("UNAUTHENTICATED");
    expect((await api.fail(signIn, { body: credentials })).code).toBe("WRONG_CREDENTIALS");
    await api.call(signIn, { body: { email: client.email, password } });
    await runDueJobs(api.dependencies);
    expect(api.mails.map(({ to, subject }) => [to, subject])).toEqual([[client.email, "Ihr Passwort wurde geändert"]]);
    expect(api.mails[0]?.text).toContain("Ihre anderen Geräte abgemeldet");
  });

  it("ends links that were mailed to choose one", async () => {
    await api.call(sendResetPasswordEmail, { body: { email: client.email } });
    const links = () => api.dependencies.db.$count(passwordResets);
    const before = await links();
    await api.call(changePassword, change({ current_password: testPassword, password }));
    expect(await links()).toBe(before - 1);
  });

  it.each([
    [{ current_password: "not the password", password }, "WRONG_PASSWORD", undefined],
    [{ current_password: testPassword, password: "kurz" }, "VALIDATION", "password_too_short"],
    [{ current_password: testPassword, password: "Jeanne.Martin" }, "PASSWORD_TOO_WEAK", "password_personal"],
  ])("refuses %j", async (body, code, field) => {
    const problem = await api.fail(changePassword, change(body));
    expect([problem.code, problem.fields?.[0]?.code]).toEqual([code, field]);
    await api.call(signIn, { body: { email: client.email, password: testPassword } });
  });

  it("lets one of two at once choose", async () => {
    const choose = (chosen: string) =>
      api.request("/clients/me/password", {
        method: "PUT",
        headers: { "content-type": "application/json", authorization: `Bearer ${client.token}` },
        body: JSON.stringify({ current_password: testPassword, password: chosen }),
      });
    const answers = await Promise.all([choose(password), choose("Acht-bunte-Knöpfe")]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 422]);
  });

  it("is counted like a guess at signing in", async () => {
    await using limited = await createTestApi({ environment: { RATE_LIMIT_FACTOR: 0.05 } });
    const { token } = await aClient(limited, {});
    const wrong = { token, body: { current_password: "a wrong guess", password } };
    expect((await limited.fail(changePassword, wrong)).code).toBe("WRONG_PASSWORD");
    expect((await limited.fail(changePassword, wrong)).code).toBe("TOO_MANY_REQUESTS");
  });

  it("is nothing staff may do", async () => {
    const { access_token: token } = await openStaffSession(api, client.email);
    const problem = await api.fail(changePassword, change({ current_password: testPassword, password }, token));
    expect(problem.code).toBe("STAFF_NOT_ALLOWED");
  });
});
