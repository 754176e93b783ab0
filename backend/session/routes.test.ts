import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getClient } from "#contract/client.ts";
import { getClientHash, refreshSession, signIn, signOut, signUp } from "#contract/session.ts";
import { aClient, aSignUp, testPassword } from "#tests/backend/builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const minuteMs = 60_000;

describe("signing in", () => {
  it("opens a session for the right password, without regard to the case of the e-mail", async () => {
    const client = await aClient(api, { email: "Case.Test@Example.com" });
    const session = await api.call(signIn, { body: { email: " case.test@EXAMPLE.com ", password: testPassword } });
    expect(session.client_id).toBe(client.client_id);
    expect((await api.call(getClient, { token: session.access_token })).email).toBe("case.test@example.com");
  });

  it("answers a wrong password and an unknown e-mail alike", async () => {
    const { email } = await aClient(api);
    const wrong = await api.fail(signIn, { body: { email, password: "not the password" } });
    const unknown = await api.fail(signIn, { body: { email: "nobody@example.com", password: "not the password" } });
    expect({ ...wrong, request_id: "" }).toEqual({ ...unknown, request_id: "" });
    expect(wrong.code).toBe("WRONG_CREDENTIALS");
  });

  it("does as much work for an unknown e-mail as for a wrong password", async () => {
    const { email } = await aClient(api);
    const median = async (address: string) => {
      const times: number[] = [];
      for (let round = 0; round < 7; round += 1) {
        const startedAt = performance.now();
        await api.fail(signIn, { body: { email: address, password: "not the password" } });
        times.push(performance.now() - startedAt);
      }
      return times.toSorted((a, b) => a - b)[3] ?? 0;
    };
    const [known, unknown] = [await median(email), await median("nobody@example.com")];
    expect(unknown).toBeGreaterThan(known / 3);
  });
});

describe("refreshing", () => {
  it("answers a new pair, and the same pair again for ten seconds", async () => {
    const client = await aClient(api);
    api.clock.advance(minuteMs);
    const pair = await api.call(refreshSession, { body: { refresh_token: client.refresh_token } });
    expect(pair.refresh_token).not.toBe(client.refresh_token);
    expect(pair.access_token).not.toBe(client.access_token);
    api.clock.advance(10_000);
    expect(await api.call(refreshSession, { body: { refresh_token: client.refresh_token } })).toEqual(pair);
    await api.call(getClient, { token: pair.access_token });
  });

  it("lets fifty refreshes at once agree on one pair", async () => {
    const client = await aClient(api);
    const pairs = await Promise.all(
      Array.from({ length: 50 }, () => api.call(refreshSession, { body: { refresh_token: client.refresh_token } })),
    );
    expect(new Set(pairs.map((pair) => JSON.stringify(pair))).size).toBe(1);
  });

  it("revokes the session when a token is used again later, and its access tokens at once", async () => {
    const client = await aClient(api);
    const pair = await api.call(refreshSession, { body: { refresh_token: client.refresh_token } });
    api.clock.advance(10_001);
    expect((await api.fail(refreshSession, { body: { refresh_token: client.refresh_token } })).code).toBe(
      "REFRESH_TOKEN_REUSED",
    );
    expect((await api.fail(getClient, { token: pair.access_token })).code).toBe("UNAUTHENTICATED");
    expect((await api.fail(refreshSession, { body: { refresh_token: pair.refresh_token } })).code).toBe(
      "REFRESH_TOKEN_INVALID",
    );
  });

  it("refuses a token that is over, made up or signed with another secret", async () => {
    const client = await aClient(api);
    const [id, generation, signature] = client.refresh_token.split(".");
    for (const token of ["garbage", `${id}.2.${signature}`, `${id}.${generation}.${"A".repeat(43)}`]) {
      expect((await api.fail(refreshSession, { body: { refresh_token: token } })).code).toBe("REFRESH_TOKEN_INVALID");
    }
    const before = api.clock.now();
    api.clock.advance(366 * 24 * 60 * minuteMs);
    expect((await api.fail(refreshSession, { body: { refresh_token: client.refresh_token } })).code).toBe(
      "REFRESH_TOKEN_INVALID",
    );
    api.clock.set(before);
  });
});

describe("access tokens", () => {
  it("end after fifteen minutes with a code of their own", async () => {
    const client = await aClient(api);
    api.clock.advance(15 * minuteMs - 1000);
    await api.call(getClient, { token: client.token });
    api.clock.advance(2000);
    expect((await api.fail(getClient, { token: client.token })).code).toBe("TOKEN_EXPIRED");
  });

  it("carry the client, the session and two moments, nothing else", async () => {
    const client = await aClient(api);
    const [header, payload] = client.token.split(".").map((part) => Buffer.from(part, "base64url").toString());
    expect(JSON.parse(header ?? "")).toEqual({ alg: "HS256", typ: "JWT" });
    expect(JSON.parse(payload ?? "")).toEqual({
      sub: client.client_id,
      sid: expect.any(String),
      iat: expect.any(Number),
      exp: expect.any(Number),
    });
  });

  it("are refused when nobody signed them", async () => {
    const client = await aClient(api);
    const [, payload] = client.token.split(".");
    const unsigned = `${Buffer.from('{"alg":"none","typ":"JWT"}').toString("base64url")}.${payload}.`;
    expect((await api.fail(getClient, { token: unsigned })).code).toBe("UNAUTHENTICATED");
  });
});

describe("signing out", () => {
  it("ends this session at once and leaves the others", async () => {
    const client = await aClient(api);
    const other = await api.call(signIn, { body: { email: client.email, password: testPassword } });
    await api.call(signOut, { token: client.token, body: { refresh_token: client.refresh_token } });
    expect((await api.fail(getClient, { token: client.token })).code).toBe("UNAUTHENTICATED");
    expect((await api.fail(refreshSession, { body: { refresh_token: client.refresh_token } })).code).toBe(
      "REFRESH_TOKEN_INVALID",
    );
    await api.call(getClient, { token: other.access_token });
  });

  it("does not end a session of another client", async () => {
    const [one, two] = [await aClient(api), await aClient(api)];
    await api.call(signOut, { token: one.token, body: { refresh_token: two.refresh_token } });
    expect((await api.call(getClient, { token: two.token })).id).toBe(two.client_id);
  });
});

describe("the client hash", () => {
  it("says nothing about accounts: known and unknown e-mails are both divisible by 17", async () => {
    const { email } = await aClient(api);
    expect((await api.call(getClientHash, { query: { email } })) % 17).toBe(0);
    expect((await api.call(getClientHash, { query: { email: "nobody@example.com" } })) % 17).toBe(0);
    expect((await api.call(getClientHash, { query: { email: "not-an-e-mail" } })) % 17).not.toBe(0);
  });
});

describe("rate limits", () => {
  it("stop asking for the hash of one e-mail after the other", async () => {
    await using limited = await createTestApi({ environment: { RATE_LIMIT_FACTOR: 0.01 } });
    const ask = (email: string, from: string) => ({ query: { email }, from });
    for (const name of ["a", "b", "c"]) await limited.call(getClientHash, ask(`${name}@example.com`, "203.0.113.1"));
    expect((await limited.fail(getClientHash, ask("d@example.com", "203.0.113.1"))).code).toBe("TOO_MANY_REQUESTS");
    await limited.call(getClientHash, ask("d@example.com", "203.0.113.2"));
  });

  it("stop guessing one account from one address, and no one else", async () => {
    await using limited = await createTestApi({ environment: { RATE_LIMIT_FACTOR: 1 } });
    const body = aSignUp();
    await limited.call(signUp, { body });
    const guess = (from: string) =>
      limited.fail(signIn, { body: { email: body.email, password: "a wrong guess" }, from });
    for (let attempt = 0; attempt < 20; attempt += 1)
      expect((await guess("203.0.113.1")).code).toBe("WRONG_CREDENTIALS");
    const refused = await guess("203.0.113.1");
    expect(refused).toMatchObject({ code: "TOO_MANY_REQUESTS", data: { retry_after_seconds: 900 } });
    expect((await guess("203.0.113.2")).code).toBe("WRONG_CREDENTIALS");
    limited.clock.advance(15 * minuteMs);
    await limited.call(signIn, { body: { email: body.email, password: testPassword }, from: "203.0.113.1" });
  });

  it("do not count right passwords", async () => {
    await using limited = await createTestApi({ environment: { RATE_LIMIT_FACTOR: 1 } });
    const body = aSignUp();
    await limited.call(signUp, { body });
    for (let attempt = 0; attempt < 25; attempt += 1) {
      expect(await limited.call(signIn, { body: { email: body.email, password: testPassword } })).toHaveProperty(
        "client_id",
      );
    }
  });
});
