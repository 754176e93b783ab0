import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getClient, updateClient } from "#contract/client.ts";
import { problemSchema } from "#contract/errors.ts";
import { signIn } from "#contract/session.ts";
import { subscribeToNewsletter } from "#contract/newsletter.ts";
import { getConfig } from "#contract/website.ts";
import { aClient } from "#tests/backend/builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { createApp } from "./app.ts";
import { eq, sql } from "./db/orm.ts";
import { ledgerBalances } from "./db/schema/ledger.ts";
import { proveBooks } from "./ledger/check.ts";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const json = { "content-type": "application/json" };
const post = (path: string, body: BodyInit, headers: Record<string, string> = json) =>
  api.request(path, { method: "POST", headers, body });

async function refusal(response: Response) {
  expect(response.headers.get("content-type")).toContain("application/problem+json");
  const problem = problemSchema.parse(await response.json());
  expect(problem.status).toBe(response.status);
  expect(response.headers.get("x-request-id")).toBe(problem.request_id);
  return problem;
}

describe("bodies", () => {
  it.each([
    ["half of an object", '{"email":', "MALFORMED_JSON", 400],
    ["bytes that are not UTF-8", new Uint8Array([0x22, 0xff, 0xfe, 0x22]), "MALFORMED_JSON", 400],
    ["a list", "[]", "VALIDATION", 422],
    ["null", "null", "VALIDATION", 422],
    ["nothing", "", "VALIDATION", 422],
    ["a megabyte and one byte", `"${"x".repeat(1024 * 1024)}"`, "BODY_TOO_LARGE", 413],
    ["a million brackets", "[".repeat(500_000) + "]".repeat(500_000), "VALIDATION", 422],
    ["a prototype", '{"__proto__":{"email":"a@b.fr"},"email":"a@b.fr","password":"x"}', "VALIDATION", 422],
    ["NUL in a text", JSON.stringify({ email: "a\0@b.fr", password: "x" }), "VALIDATION", 422],
    ["half a surrogate pair", '{"email":"\\ud800","password":"x"}', "VALIDATION", 422],
  ])("%s: %s", async (_, body, code, status) => {
    const response = await post("/clients/token", body as BodyInit);
    expect(response.status).toBe(status);
    expect((await refusal(response)).code).toBe(code);
  });

  it.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "application/jsonp"])(
    "sent as %s are refused",
    async (type) =>
      expect((await refusal(await post("/clients/token", "{}", { "content-type": type }))).code).toBe(
        "UNSUPPORTED_MEDIA_TYPE",
      ),
  );

  it("larger than they say are refused while they are read", async () => {
    const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(64 * 1024)) });
    const response = await api.request("/clients/token", {
      method: "POST",
      headers: json,
      body: endless,
      duplex: "half",
    } as RequestInit);
    expect((await refusal(response)).code).toBe("BODY_TOO_LARGE");
  });

  it("are told field by field what is wrong", async () => {
    const problem = await api.fail(signIn, { body: { email: 7, extra: true } });
    expect(problem).toMatchObject({ code: "VALIDATION", type: "urn:petite-malle:error:validation" });
    expect(problem.fields).toEqual(
      expect.arrayContaining([
        { path: "body.email", code: "invalid_type" },
        { path: "body.password", code: "invalid_type" },
        { path: "body.extra", code: "unrecognized_keys" },
      ]),
    );
  });
});

describe("paths and methods", () => {
  it.each(["/", "/nope", "/clients/me/", "/%ff", "/clients/%00", "/../etc/passwd"])("%s is not found", async (path) =>
    expect((await refusal(await api.request(path))).code).toBe("NOT_FOUND"),
  );
  it.each([
    ["DELETE", "/clients", "POST"],
    ["OPTIONS", "/clients/token", "POST, PUT, DELETE"],
    ["POST", "/clients/me", "GET, PATCH, PUT, DELETE"],
  ])("%s %s is not allowed and says what is", async (method, path, allow) => {
    const response = await api.request(path, { method });
    expect(response.headers.get("allow")).toBe(allow);
    expect((await refusal(response)).code).toBe("METHOD_NOT_ALLOWED");
  });
  it.each(["%00", "%ff", "a%2Fb"])("a parameter %s is an answer about the input", async (key) => {
    const response = await api.request(getConfig.path.replace(":key", key));
    expect([404, 422]).toContain(response.status);
  });
  it("no other origin may read an answer", async () => {
    const response = await api.request("/healthz", { headers: { origin: "https://elsewhere.example" } });
    expect([...response.headers.keys()].filter((name) => name.startsWith("access-control"))).toEqual([]);
  });
});

describe("request ids", () => {
  it.each(["/healthz", "/openapi.json", "/nothing", "/clients/me"])(
    "answers %s with data that no page shows in a frame or takes for a part of itself",
    async (path) => {
      const { headers } = await api.request(path);
      expect(headers.get("content-security-policy")).toBe("default-src 'none'; frame-ancestors 'none'");
      expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
    },
  );

  it("are taken over from the caller when they are plain", async () => {
    const sent = await api.request("/healthz", { headers: { "x-request-id": "request-12345" } });
    expect(sent.headers.get("x-request-id")).toBe("request-12345");
    const odd = await api.request("/healthz", { headers: { "x-request-id": "two words; and a half" } });
    expect(odd.headers.get("x-request-id")).toMatch(/^[\da-f-]{36}$/);
  });
});

describe("caching", () => {
  it("nothing private is ever stored on the way", async () => {
    const { token } = await aClient(api);
    const answer = await api.request(getClient.path, { headers: { authorization: `Bearer ${token}` } });
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect((await api.request(getClient.path)).headers.get("cache-control")).toBe("no-store");
  });
});

describe("logs", () => {
  it("tell method, path and status, and no secret of a request", async () => {
    const { token, email } = await aClient(api);
    await api.call(updateClient, { token, body: { phone: "+33600000000" } });
    await api.fail(signIn, { body: { email, password: "s3cret-of-jeanne" } });
    await api.request(`/get_client_hash?email=${email}`);
    const text = api.logs.join("");
    expect(text).toContain('"path":"/clients/token"');
    for (const secret of [token, "s3cret-of-jeanne", email, "+33600000000"]) expect(text).not.toContain(secret);
  });

  it("keep what a failure is about, and the answer says nothing of it", async () => {
    await using broken = await createTestApi();
    await broken.dependencies.db.execute(sql`drop table subscribers`);
    const problem = await broken.fail(subscribeToNewsletter, {
      body: { email: "hidden@example.com", list: "KID", source: "Footer HP", language: "fr" },
    });
    expect(problem).toEqual({
      type: "urn:petite-malle:error:internal",
      title: "INTERNAL",
      status: 500,
      code: "INTERNAL",
      request_id: problem.request_id,
    });
    const line = broken.logs.find((entry) => entry.includes(problem.request_id) && entry.includes("request failed"));
    expect(line).toContain("subscribers");
    expect(line).not.toContain("hidden@example.com");
  });
});

describe("health", () => {
  it("is good while the database answers", async () => {
    const response = await api.request("/healthz");
    expect([response.status, await response.json()]).toEqual([200, { status: "ok", books: null }]);
  });
  it("tells that the process answers while its database does not", async () => {
    const waiting = createApp({
      ...api.dependencies,
      db: new Proxy(api.dependencies.db, { get: () => () => new Promise(() => undefined) }),
    });
    expect((await waiting.request("/livez")).status).toBe(204);
  });
  it("tells when the books were proved last, and whether they were right", async () => {
    const [{ db }, { clock }] = [api.dependencies, api];
    const health = async () => (await api.request("/healthz")).json();
    await proveBooks(api.dependencies);
    const first = clock.now().toISOString();
    expect(await health()).toEqual({ status: "ok", books: { checked_at: first, wrong: 0 } });
    const [client, unit] = ["00000000-0000-4000-8000-00000000dead", "EUR" as const];
    await db.insert(ledgerBalances).values({ account: `client:${client}:wallet`, unit, balance: 5 });
    clock.set(new Date(clock.now().getTime() + 5 * 60 * 60_000));
    await proveBooks(api.dependencies);
    expect(await health()).toMatchObject({ books: { checked_at: first } });
    clock.set(new Date(clock.now().getTime() + 2 * 60 * 60_000));
    await expect(proveBooks(api.dependencies)).rejects.toThrow("kept as 5 without postings");
    expect(await health()).toEqual({ status: "ok", books: { checked_at: clock.now().toISOString(), wrong: 1 } });
    await db.delete(ledgerBalances).where(eq(ledgerBalances.account, `client:${client}:wallet`));
  });
  it("is bad when it does not", async () => {
    const broken = await createTestApi();
    await broken.close();
    expect((await broken.request("/healthz")).status).toBeGreaterThanOrEqual(500);
  });
});

describe("the trusted proxy", () => {
  it("is believed for its own entry only, and only when it is configured", async () => {
    const limit = (environment: { TRUST_PROXY: boolean }) =>
      createTestApi({ environment: { ...environment, RATE_LIMIT_FACTOR: 0.001 } });
    const subscribe = { list: "KID", source: "Footer HP", language: "fr", email: "a@example.com" } as const;
    await using trusting = await limit({ TRUST_PROXY: true });
    await trusting.call(subscribeToNewsletter, { body: subscribe, from: "198.51.100.9, 203.0.113.1" });
    await trusting.call(subscribeToNewsletter, { body: subscribe, from: "203.0.113.2" });
    expect(
      (await trusting.fail(subscribeToNewsletter, { body: subscribe, from: "192.0.2.77, 203.0.113.1" })).code,
    ).toBe("TOO_MANY_REQUESTS");
    await using direct = await limit({ TRUST_PROXY: false });
    await direct.call(subscribeToNewsletter, { body: subscribe, from: "203.0.113.1" });
    expect((await direct.fail(subscribeToNewsletter, { body: subscribe, from: "203.0.113.2" })).code).toBe(
      "TOO_MANY_REQUESTS",
    );
  });
});
