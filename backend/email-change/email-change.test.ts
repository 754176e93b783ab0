import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { getClient, replaceClient, updateClient } from "#contract/client.ts";
import * as contract from "#contract/email-change.ts";
import { refreshSession, resetPassword, sendResetPasswordEmail, signIn, signUp } from "#contract/session.ts";
import { aClient, aSignUp, isEmailProved, testPassword, type SignedIn } from "#tests/backend/builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { mailedToken } from "#tests/backend/mailed-link.ts";
import { openStaffSession } from "#tests/backend/staff-session.ts";
import { eq } from "../db/orm.ts";
import { emailChanges } from "../db/schema/client.ts";
import { mailOutbox } from "../db/schema/order.ts";
import { runDueJobs } from "../jobs/run-due-jobs.ts";
import { confirmTtlMs, wayBackTtlMs } from "./link.ts";

let api: TestApi;
let client: SignedIn;
let newEmail: string;
let count = 0;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  client = await aClient(api, { locale: "nl-BE" });
  newEmail = `new-address-${(count += 1)}@example.org`;
  await runDueJobs(api.dependencies);
  api.mails.length = 0;
});

const minuteMs = 60_000;
const me = (session: { access_token: string } = client) => api.call(getClient, { token: session.access_token });
const isOpen = async ({ access_token: token }: { access_token: string }) =>
  (await api.request("/clients/me", { headers: { authorization: `Bearer ${token}` } })).status === 200;
const signInAs = (email: string, password = testPassword) => api.call(signIn, { body: { email, password } });
const isLetIn = async (email: string, password = testPassword) =>
  (
    await api.request("/clients/token", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email, password }),
    })
  ).status === 200;
const ask = (change: { email?: string; current_password?: string } = {}) =>
  api.call(contract.requestEmailChange, {
    token: client.token,
    body: { email: newEmail, current_password: testPassword, ...change },
  });
const askWithoutPassword = () =>
  api.call(contract.requestEmailChange, { token: client.token, body: { email: newEmail } });
const tokenFor = async (to: string, page: string) => (await mailedToken(api, to, page)) ?? "no link";
const confirm = async () =>
  api.call(contract.confirmEmailChange, { body: { token: await tokenFor(newEmail, "/email/confirm") } });
const takeBack = async () =>
  api.call(contract.takeBackEmail, { body: { token: await tokenFor(client.email, "/email/take-back") } });
const pending = () => api.call(contract.getEmailChange, { token: client.token });

describe("asking for another e-mail with the password", () => {
  it("changes nothing but what is waited for, and mails the new address alone", async () => {
    const asked = await ask({ email: newEmail.toUpperCase() });
    const expires_at = new Date(api.clock.now().getTime() + confirmTtlMs).toISOString();
    expect(asked).toEqual({ new_email: newEmail, awaits: "NEW_ADDRESS", expires_at });
    expect(await pending()).toEqual(asked);
    expect((await me()).email).toBe(client.email);
    await runDueJobs(api.dependencies);
    expect(api.mails.map(({ to, subject }) => [to, subject])).toEqual([[newEmail, "Bevestig je nieuwe e-mailadres"]]);
  });

  it("keeps the links nowhere: not in the tables, not in the log", async () => {
    await ask();
    const token = await tokenFor(newEmail, "/email/confirm");
    const { db } = api.dependencies;
    const kept = JSON.stringify([await db.select().from(emailChanges), await db.select().from(mailOutbox)]);
    expect(kept).not.toContain(token.split(".")[1]);
    expect(api.logs.join("")).not.toContain(token.split(".")[1]);
  });

  it("refuses a wrong one, its own address and somebody else's", async () => {
    const other = await aClient(api);
    const refused = async (body: object) =>
      (await api.fail(contract.requestEmailChange, { token: client.token, body })).code;
    expect(await refused({ email: newEmail, current_password: "not the password" })).toBe("WRONG_PASSWORD");
    const current_password = testPassword;
    expect(await refused({ email: client.email.toUpperCase(), current_password })).toBe("EMAIL_UNCHANGED");
    expect(await refused({ email: other.email, current_password })).toBe("EMAIL_ALREADY_USED");
    expect(await refused({ email: "no address", current_password })).toBe("VALIDATION");
    expect(await refused({ email: "jo@mailinator.com", current_password })).toBe("EMAIL_INVALID");
    expect(await pending()).toBeNull();
  });

  it("counts a wrong one like a guess at signing in", async () => {
    await using limited = await createTestApi({ environment: { RATE_LIMIT_FACTOR: 1 } });
    const owner = await aClient(limited, {});
    const from = "203.0.113.7";
    const guess = () =>
      limited.fail(contract.requestEmailChange, {
        token: owner.token,
        body: { email: newEmail, current_password: "a wrong guess" },
        from,
      });
    for (let attempt = 0; attempt < 20; attempt += 1) expect((await guess()).code).toBe("WRONG_PASSWORD");
    expect((await guess()).code).toBe("TOO_MANY_REQUESTS");
    const body = { email: owner.email, password: "another guess" };
    expect((await limited.fail(signIn, { body, from })).code).toBe("TOO_MANY_REQUESTS");
    limited.clock.advance(15 * minuteMs);
    await limited.call(signIn, { body: { email: owner.email, password: testPassword }, from });
  });

  it("mails nobody without end", async () => {
    await using limited = await createTestApi({ environment: { RATE_LIMIT_FACTOR: 0.1 } });
    const { token } = await aClient(limited, {});
    const body = { email: newEmail, current_password: testPassword };
    await limited.call(contract.requestEmailChange, { token, body });
    expect((await limited.fail(contract.requestEmailChange, { token, body })).code).toBe("TOO_MANY_REQUESTS");
    expect((await limited.fail(contract.resendEmailChange, { token })).code).toBe("TOO_MANY_REQUESTS");
  });
});

describe("the call of the specification", () => {
  it.each([updateClient, replaceClient])("asks for the password, and then for the link too", async (endpoint) => {
    const { token } = client;
    const refused = async (body: object) => (await api.fail(endpoint, { token, body })).code;
    expect(await refused({ email: newEmail, firstname: "Mieke" })).toBe("PASSWORD_REQUIRED");
    expect(await refused({ email: newEmail, current_password: "not it at all" })).toBe("WRONG_PASSWORD");
    expect((await me()).firstname).toBe("Jeanne");
    const body = { email: newEmail, firstname: "Mieke", current_password: testPassword };
    expect(await api.call(endpoint, { token, body })).toMatchObject({ email: client.email, firstname: "Mieke" });
    expect(await confirm()).toEqual({ email: newEmail });
    expect((await me()).email).toBe(newEmail);
  });

  it("takes the account's own e-mail in any spelling as no change", async () => {
    const { token } = client;
    const changed = await api.call(updateClient, { token, body: { email: client.email.toUpperCase() } });
    expect([changed.email, await pending()]).toEqual([client.email, null]);
  });
});

describe("the new address", () => {
  it("is the account's once it has confirmed; every session but the one that asked ends", async () => {
    const other = await signInAs(client.email);
    await ask();
    expect(await confirm()).toEqual({ email: newEmail });
    expect((await me()).email).toBe(newEmail);
    expect(await isOpen(other)).toBe(false);
    expect((await api.fail(refreshSession, { body: { refresh_token: other.refresh_token } })).code).toBe(
      "REFRESH_TOKEN_INVALID",
    );
    expect([await isLetIn(newEmail), await isLetIn(client.email)]).toEqual([true, false]);
    expect(await pending()).toBeNull();
  });

  it("may press its link twice, and two at once", async () => {
    await ask();
    const token = await tokenFor(newEmail, "/email/confirm");
    const press = () => api.call(contract.confirmEmailChange, { body: { token } });
    expect(await Promise.all([press(), press()])).toEqual([{ email: newEmail }, { email: newEmail }]);
    await runDueJobs(api.dependencies);
    expect(api.mails.filter(({ to }) => to === client.email)).toHaveLength(1);
  });

  it("ends links to choose a password that were mailed to the old one", async () => {
    await api.call(sendResetPasswordEmail, { body: { email: client.email } });
    await runDueJobs(api.dependencies);
    const link = /https?:\/\/\S*\/reset-password\?\S+/.exec(api.mails.at(-1)?.text ?? "")?.[0] ?? "";
    const token = new URL(link).searchParams.get("token") ?? "";
    await ask();
    await confirm();
    const body = { client_id: client.client_id, password: "Zeven-bonte-knopen", token };
    expect((await api.fail(resetPassword, { body })).code).toBe("RESET_LINK_INVALID");
  });

  it("has a day, and the newest request counts", async () => {
    await ask();
    const first = await tokenFor(newEmail, "/email/confirm");
    await ask();
    const refused = async (token: string) => (await api.fail(contract.confirmEmailChange, { body: { token } })).code;
    expect(await refused(first)).toBe("EMAIL_LINK_INVALID");
    const second = await tokenFor(newEmail, "/email/confirm");
    const before = api.clock.now();
    api.clock.advance(confirmTtlMs);
    expect(await refused(second)).toBe("EMAIL_LINK_INVALID");
    api.clock.set(before);
    await api.call(contract.confirmEmailChange, { body: { token: second } });
  });

  it("is refused a link of another step, of another secret or of nobody", async () => {
    await ask();
    const token = await tokenFor(newEmail, "/email/confirm");
    for (const endpoint of [contract.agreeToEmailChange, contract.takeBackEmail])
      expect((await api.fail(endpoint, { body: { token } })).code).toBe("EMAIL_LINK_INVALID");
    const [id] = token.split(".");
    for (const made of [`${id}.${"A".repeat(43)}`, "garbage", token.slice(0, -1)])
      expect((await api.fail(contract.confirmEmailChange, { body: { token: made } })).code).toBe("EMAIL_LINK_INVALID");
  });

  it("that somebody else signed up with meanwhile stays theirs", async () => {
    await ask();
    await aClient(api, { email: newEmail });
    const token = await tokenFor(newEmail, "/email/confirm");
    expect((await api.fail(contract.confirmEmailChange, { body: { token } })).code).toBe("EMAIL_ALREADY_USED");
    expect((await me()).email).toBe(client.email);
  });
});

it("an address is proved by the link that was mailed to it: agreed, confirmed or taken back", async () => {
  const isProved = () => isEmailProved(api, client.client_id);
  await ask();
  expect(await isProved()).toBe(false);
  await confirm();
  expect(await isProved()).toBe(true);
  client = await aClient(api);
  newEmail = `old-and-new-${client.client_id}@example.org`;
  await askWithoutPassword();
  expect(await isProved()).toBe(false);
  await api.call(contract.agreeToEmailChange, { body: { token: await tokenFor(client.email, "/email/agree") } });
  expect(await isProved()).toBe(true);
});

describe("what is waited for", () => {
  it("can be mailed once more and taken back", async () => {
    const { token } = client;
    expect((await api.fail(contract.resendEmailChange, { token })).code).toBe("NOT_FOUND");
    await ask();
    const first = await tokenFor(newEmail, "/email/confirm");
    api.clock.advance(minuteMs);
    await api.call(contract.resendEmailChange, { token });
    await runDueJobs(api.dependencies);
    expect(api.mails.filter(({ to }) => to === newEmail)).toHaveLength(2);
    await api.call(contract.cancelEmailChange, { token });
    await api.call(contract.cancelEmailChange, { token });
    expect(await pending()).toBeNull();
    expect((await api.fail(contract.confirmEmailChange, { body: { token: first } })).code).toBe("EMAIL_LINK_INVALID");
  });

  it("ends with a new password that another session chose", async () => {
    await ask();
    const token = await tokenFor(newEmail, "/email/confirm");
    await api.call(sendResetPasswordEmail, { body: { email: client.email } });
    await runDueJobs(api.dependencies);
    const link = /https?:\/\/\S*\/reset-password\?\S+/.exec(api.mails.at(-1)?.text ?? "")?.[0] ?? "";
    const reset = new URL(link).searchParams.get("token") ?? "";
    const body = { client_id: client.client_id, password: "Zeven-bonte-knopen", token: reset };
    await api.call(resetPassword, { body });
    expect((await api.fail(contract.confirmEmailChange, { body: { token } })).code).toBe("EMAIL_LINK_INVALID");
  });
});

describe("asking without the password", () => {
  it("asks the old address first, then the new one", async () => {
    expect(await askWithoutPassword()).toMatchObject({ awaits: "OLD_ADDRESS" });
    expect(await mailedToken(api, newEmail, "/email/confirm")).toBeNull();
    const token = await tokenFor(client.email, "/email/agree");
    await api.call(contract.agreeToEmailChange, { body: { token } });
    await api.call(contract.agreeToEmailChange, { body: { token } });
    expect(await pending()).toMatchObject({ awaits: "NEW_ADDRESS" });
    await confirm();
    expect(api.mails.filter(({ to }) => to === newEmail)).toHaveLength(1);
    expect((await me()).email).toBe(newEmail);
  });

  it("gives the new address nothing to confirm before", async () => {
    await askWithoutPassword();
    const agree = await tokenFor(client.email, "/email/agree");
    expect((await api.fail(contract.confirmEmailChange, { body: { token: agree } })).code).toBe("EMAIL_LINK_INVALID");
    expect((await me()).email).toBe(client.email);
  });
});

describe("the way back", () => {
  const chosen = "Zeven-bonte-knopen";
  async function aStolenAccount() {
    await ask();
    await confirm();
    return { thief: await signInAs(newEmail) };
  }

  it("is mailed to the old address once the change came about, in the client's language", async () => {
    await aStolenAccount();
    const token = await tokenFor(client.email, "/email/take-back");
    const [mail] = api.mails.filter(({ to }) => to === client.email);
    expect(mail?.subject).toBe("Het e-mailadres van je account is gewijzigd");
    expect(`${mail?.text}${mail?.html}`).not.toContain(newEmail);
    expect(token).toMatch(/^[\w-]{36}\.[\w-]{43}$/);
  });

  it("restores the old address, ends every session and the password, and lets the owner choose another", async () => {
    const { thief } = await aStolenAccount();
    const { email, client_id, reset_token } = await takeBack();
    expect({ email, client_id }).toEqual({ email: client.email, client_id: client.client_id });
    expect([await isOpen(client), await isOpen(thief)]).toEqual([false, false]);
    expect([await isLetIn(newEmail), await isLetIn(client.email)]).toEqual([false, false]);
    await api.call(resetPassword, { body: { client_id, password: chosen, token: reset_token } });
    expect((await me(await signInAs(client.email, chosen))).email).toBe(client.email);
    await runDueJobs(api.dependencies);
    expect(api.mails.filter(({ subject }) => subject === "Je account heeft zijn e-mailadres terug")).toHaveLength(1);
  });

  it("works again until a password was chosen, and no longer", async () => {
    await aStolenAccount();
    const first = await takeBack();
    const second = await takeBack();
    const choose = (token: string) => ({ client_id: client.client_id, password: chosen, token });
    expect((await api.fail(resetPassword, { body: choose(first.reset_token) })).code).toBe("RESET_LINK_INVALID");
    await api.call(resetPassword, { body: choose(second.reset_token) });
    const token = await tokenFor(client.email, "/email/take-back");
    expect((await api.fail(contract.takeBackEmail, { body: { token } })).code).toBe("EMAIL_LINK_INVALID");
    await runDueJobs(api.dependencies);
    expect(api.mails.filter(({ subject }) => subject === "Je account heeft zijn e-mailadres terug")).toHaveLength(1);
  });

  it("is open for seven days, whatever the thief does meanwhile", async () => {
    const { thief } = await aStolenAccount();
    const third = `third-${newEmail}`;
    await api.call(contract.requestEmailChange, {
      token: thief.access_token,
      body: { email: third, current_password: testPassword },
    });
    const token = await tokenFor(third, "/email/confirm");
    await api.call(contract.confirmEmailChange, { body: { token } });
    const taken = await tokenFor(client.email, "/email/take-back");
    const thiefs = await tokenFor(newEmail, "/email/take-back");
    const before = api.clock.now();
    api.clock.advance(wayBackTtlMs);
    expect((await api.fail(contract.takeBackEmail, { body: { token: taken } })).code).toBe("EMAIL_LINK_INVALID");
    api.clock.set(new Date(before.getTime() + wayBackTtlMs - minuteMs));
    expect((await api.call(contract.takeBackEmail, { body: { token: taken } })).email).toBe(client.email);
    expect((await api.fail(contract.takeBackEmail, { body: { token: thiefs } })).code).toBe("EMAIL_LINK_INVALID");
    expect(await api.dependencies.db.$count(emailChanges, eq(emailChanges.clientId, client.client_id))).toBe(1);
    api.clock.set(before);
  });

  it("cannot be shut by signing up with the old address, nor by another account", async () => {
    await aStolenAccount();
    const body = aSignUp({ email: client.email.toUpperCase() });
    expect((await api.fail(signUp, { body })).code).toBe("EMAIL_ALREADY_USED");
    const other = await aClient(api);
    const wanted = { email: client.email, current_password: testPassword };
    const problem = await api.fail(contract.requestEmailChange, { token: other.token, body: wanted });
    expect(problem.code).toBe("EMAIL_ALREADY_USED");
    const before = api.clock.now();
    api.clock.advance(wayBackTtlMs);
    await api.call(signUp, { body });
    api.clock.set(before);
  });

  it("ends with the client's own way: back to the old address by hand", async () => {
    await aStolenAccount();
    const asked = await api.call(contract.requestEmailChange, {
      token: client.token,
      body: { email: client.email, current_password: testPassword },
    });
    expect(asked.new_email).toBe(client.email);
  });
});

it("is nothing staff may ask for in the client's name", async () => {
  const { access_token: token } = await openStaffSession(api, client.email);
  const body = { email: newEmail, current_password: testPassword };
  expect((await api.fail(contract.requestEmailChange, { token, body })).code).toBe("STAFF_NOT_ALLOWED");
  expect((await api.fail(updateClient, { token, body })).code).toBe("STAFF_NOT_ALLOWED");
  for (const endpoint of [contract.resendEmailChange, contract.cancelEmailChange])
    expect((await api.fail(endpoint, { token })).code).toBe("STAFF_NOT_ALLOWED");
  expect(await api.call(contract.getEmailChange, { token })).toBeNull();
});
