import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Endpoint } from "#contract/endpoint.ts";
import { endpoints } from "#contract/endpoints.ts";
import { aClient, type SignedIn } from "#tests/backend/builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { paramsOfNobody } from "#tests/backend/example-input.ts";
import { implementations } from "./implementations.ts";
import { issueAccessToken } from "./session/access-token.ts";

let api: TestApi;
let client: SignedIn;
beforeAll(async () => {
  api = await createTestApi();
  client = await aClient(api);
});
afterAll(() => api.close());

const entries = [...endpoints];
const implemented = new Set(implementations.map(({ endpoint }) => endpoint));
const callable = entries.filter(([, endpoint]) => implemented.has(endpoint));
const bearer = callable.filter(([, endpoint]) => endpoint.auth === "bearer");
const withToken = callable.filter(([, endpoint]) => endpoint.auth !== "none");

const hasBody = (endpoint: Endpoint) => !endpoint.body.safeParse(undefined).success;
const anyBody = (endpoint: Endpoint) => (endpoint.method === "GET" ? {} : { body: {} });
const idempotencyKey = "conformance-key";

describe("the endpoint table", () => {
  it.each(entries)("%s is implemented", (_, endpoint) => expect(implemented.has(endpoint)).toBe(true));

  it("has one implementation and one name a call", () => {
    expect(implementations).toHaveLength(implemented.size);
    const calls = entries.map(([, { method, path }]) => `${method} ${path.replaceAll(/:[a-z_]+/gi, ":")}`);
    expect(calls.toSorted()).toEqual([...new Set(calls)].toSorted());
  });

  it("holds every call that is implemented", () => {
    const declared = new Set(entries.map(([, endpoint]) => endpoint));
    expect(implementations.filter(({ endpoint }) => !declared.has(endpoint))).toEqual([]);
  });
});

describe("an answer", () => {
  const askable = callable.filter(
    ([, { method, path, query }]) => method === "GET" && !path.includes(":") && query.safeParse({}).success,
  );
  it.each(askable)("of %s has exactly the declared shape", async (_, endpoint) => {
    expect(await api.call(endpoint, { token: client.token })).toBeDefined();
  });
});

describe("a call for clients", () => {
  it.each(bearer)("%s answers nobody without a token", async (_, endpoint) => {
    const problem = await api.fail(endpoint, {
      params: paramsOfNobody(endpoint),
      ...anyBody(endpoint),
      idempotencyKey,
    });
    expect(problem.code).toBe("UNAUTHENTICATED");
  });

  it.each(withToken)("%s refuses garbage, a foreign and an expired token", async (_, endpoint) => {
    const caller = { clientId: client.client_id, sessionId: randomUUID() };
    const { SESSION_SECRET: secret } = api.dependencies.environment;
    const now = api.clock.now();
    const tokens = {
      garbage: "garbage",
      "signed with another secret": await issueAccessToken("another secret", caller, now),
      "of a session that does not exist": await issueAccessToken(secret, caller, now),
      expired: await issueAccessToken(secret, caller, new Date(now.getTime() - 3_600_000)),
    };
    const codes: Record<string, string> = {};
    for (const [name, token] of Object.entries(tokens)) {
      codes[name] = (
        await api.fail(endpoint, { params: paramsOfNobody(endpoint), ...anyBody(endpoint), token, idempotencyKey })
      ).code;
    }
    expect(codes).toEqual({
      garbage: "UNAUTHENTICATED",
      "signed with another secret": "UNAUTHENTICATED",
      "of a session that does not exist": "UNAUTHENTICATED",
      expired: "TOKEN_EXPIRED",
    });
  });
});

describe("bad input", () => {
  const input = (endpoint: Endpoint) => ({ params: paramsOfNobody(endpoint), token: client.token, idempotencyKey });

  it.each(callable)("%s refuses a field of the query it does not know", async (_, endpoint) => {
    const problem = await api.fail(endpoint, { ...input(endpoint), query: { surprise: "1" } });
    expect(problem.code).toBe("VALIDATION");
  });

  it.each(callable.filter(([, endpoint]) => hasBody(endpoint)))(
    "%s refuses a body of another shape",
    async (_, endpoint) => {
      const isForm = endpoint.accepts === "multipart";
      for (const body of [[], "text", 7]) {
        const { code } = await api.fail(endpoint, { ...input(endpoint), body });
        expect(code).toBe(isForm ? "UNSUPPORTED_MEDIA_TYPE" : "VALIDATION");
      }
      expect((await api.fail(endpoint, { ...input(endpoint), body: { surprise: true } })).code).toBe("VALIDATION");
      const tooLong = "x".repeat(isForm ? endpoint.maxBodyBytes : 1_100_000);
      expect((await api.fail(endpoint, { ...input(endpoint), body: { surprise: tooLong } })).code).toBe(
        "BODY_TOO_LARGE",
      );
    },
  );

  it.each(callable.filter(([, endpoint]) => !hasBody(endpoint) && endpoint.method !== "GET"))(
    "%s refuses a body",
    async (_, endpoint) => {
      expect((await api.fail(endpoint, { ...input(endpoint), body: { surprise: true } })).code).toBe("VALIDATION");
    },
  );

  it.each(callable.filter(([, endpoint]) => /:(id|sid|rid|cart_id)\b/.test(endpoint.path)))(
    "%s refuses an id of another shape",
    async (_, endpoint) => {
      const odd = Object.fromEntries(Object.keys(paramsOfNobody(endpoint)).map((name) => [name, "' or 1=1 --"]));
      expect((await api.fail(endpoint, { ...input(endpoint), params: odd })).code).toBe("VALIDATION");
    },
  );

  it.each(callable.filter(([, endpoint]) => endpoint.idempotent))(
    "%s asks for an idempotency key",
    async (_, endpoint) => {
      const problem = await api.fail(endpoint, { params: paramsOfNobody(endpoint), token: client.token, body: {} });
      expect(problem.code).toBe("IDEMPOTENCY_KEY_MISSING");
    },
  );
});
