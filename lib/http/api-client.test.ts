import { inspect } from "node:util";
import { http, HttpResponse } from "msw";
import { setupServer } from "msw/node";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { getCollection, getCollections, searchProducts } from "#contract/catalog.ts";
import { getClient } from "#contract/client.ts";
import { signIn, type Session } from "#contract/session.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { aClient, testPassword } from "#tests/backend/builders.ts";
import { contractHandlers } from "#tests/msw/handlers.ts";
import { createApiClient } from "./api-client.ts";
import { type ApiGuard, createApiGuard, type GuardedCall } from "./api-guard.ts";
import { AppError } from "./app-error.ts";

const baseUrl = "http://api.test";
const server = setupServer();
let backend: TestApi;

beforeAll(async () => {
  backend = await createTestApi();
  server.use(
    ...contractHandlers(baseUrl, async (request, path) => {
      const body = request.body === null ? undefined : await request.arrayBuffer();
      return backend.request(path, { method: request.method, headers: request.headers, ...(body ? { body } : {}) });
    }),
  );
  server.listen({ onUnhandledFrame: "error" });
});
afterAll(async () => {
  server.close();
  await backend.close();
});

const visitor = () => createApiClient({ baseUrl, locale: "de" });
const failure = async (call: Promise<unknown>): Promise<AppError> => {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof AppError)) throw new Error("expected an AppError", { cause: error });
  return error;
};

describe("answers", () => {
  it("come from the real API, parsed, in the language asked for", async () => {
    const collections = await visitor().call(getCollections, { query: { is_shop: "true" } });
    expect(collections.find(({ slug }) => slug === "girls")?.name).toBe("Mädchen");
  });
  it("keep the code of a problem", async () => {
    const error = await failure(visitor().call(getCollection, { params: { slug: "nowhere" } }));
    expect(error).toMatchObject({ kind: "domain", code: "NOT_FOUND", status: 404 });
    expect(error.problem?.request_id).toBeTruthy();
  });
  it("that lack a promised field are contract errors that name it", async () => {
    server.use(http.get(`${baseUrl}/shop/products`, () => HttpResponse.json({ page: 1 }), { once: true }));
    const error = await failure(visitor().call(searchProducts, {}));
    expect(error.kind).toBe("contract");
    expect(error.message).toContain("products");
  });
  it("that are no problem document are http errors", async () => {
    server.use(
      http.get(`${baseUrl}/shop/products`, () => new HttpResponse("<h1>Bad gateway</h1>", { status: 502 }), {
        once: true,
      }),
    );
    expect(await failure(visitor().call(searchProducts, {}))).toMatchObject({
      kind: "http",
      code: "HTTP_502",
      status: 502,
    });
  });
  it("that never come are network errors", async () => {
    server.use(http.get(`${baseUrl}/shop/products`, () => HttpResponse.error(), { once: true }));
    expect(await failure(visitor().call(searchProducts, {}))).toMatchObject({ kind: "network", code: "NETWORK" });
  });
});

it("has a server keep no answer besides what `use cache` keeps: a build would bring back those of the last one", async () => {
  const fetched = vi.spyOn(globalThis, "fetch");
  vi.stubGlobal("window", undefined);
  const onServer = visitor();
  vi.unstubAllGlobals();
  await onServer.call(getCollections, { query: { is_shop: "true" } });
  expect(fetched.mock.lastCall?.[1]).toMatchObject({ cache: "no-store" });
});

it("tells a failed call in one line of the log, without what was asked for and who asked", async () => {
  server.use(http.get(`${baseUrl}/shop/products`, () => HttpResponse.error(), { once: true }));
  const tokens = { read: () => ({ access_token: "s3cret" }), refresh: async () => null };
  const client = createApiClient({ baseUrl, locale: "fr", tokens });
  const error = await failure(client.call(searchProducts, { query: { name: "jeanne@example.com" } }));
  expect(inspect(error)).toMatch(/^AppError NETWORK: no answer to GET \/shop\/products: [A-Z_]+$/);
});

it("gives Next back the error it ends a call with when the page is rendered, and counts it as no failure", async () => {
  const over = Object.assign(new Error("the prerender is complete"), { digest: "HANGING_PROMISE_REJECTION" });
  vi.spyOn(globalThis, "fetch").mockRejectedValueOnce(over);
  const lines: string[] = [];
  const guard = createApiGuard({ probe: async () => false, log: (line) => lines.push(line) });
  const before = performance.now();
  const client = createApiClient({ baseUrl, locale: "fr", guard });
  await expect(client.call(searchProducts, {})).rejects.toBe(over);
  guard.tick();
  expect([guard.hasFailedSince(before), guard.isAway, lines]).toEqual([false, false, []]);
});

it("passes its guard first, whose refusal is no answer either", async () => {
  const asked: GuardedCall[] = [];
  const guard: ApiGuard = {
    run: async (call) => {
      asked.push(call);
      throw new AppError("network", "NETWORK", "the API is away");
    },
    isAway: true,
    findOut: async () => false,
    noteFailure: () => undefined,
    hasFailedSince: () => true,
    tick: () => undefined,
  };
  const client = createApiClient({ baseUrl, locale: "fr", guard, visitor: "192.0.2.7" });
  expect(await failure(client.call(searchProducts, {}))).toMatchObject({ kind: "network", message: "the API is away" });
  await failure(client.call(signIn, { body: { email: "anna@example.com", password: testPassword } }));
  expect(asked).toEqual([
    { visitor: "192.0.2.7", isRead: true },
    { visitor: "192.0.2.7", isRead: false },
  ]);
});

it("tells its guard of an API whose database is away, and of nothing else", async () => {
  const guard = createApiGuard({ probe: async () => true, log: () => undefined });
  const client = createApiClient({ baseUrl, locale: "fr", guard });
  await failure(client.call(getCollection, { params: { slug: "nowhere" } }));
  expect(guard.hasFailedSince(0)).toBe(false);
  server.use(http.get(`${baseUrl}/shop/products`, () => new HttpResponse(null, { status: 503 }), { once: true }));
  await failure(client.call(searchProducts, {}));
  expect(guard.hasFailedSince(0)).toBe(true);
});

describe("a session", () => {
  const open = async (): Promise<Session> => {
    const { email } = await aClient(backend);
    return visitor().call(signIn, { body: { email, password: testPassword } });
  };
  const clientWith = (token: string, refresh: () => Promise<{ access_token: string } | null>) => {
    let current = token;
    return createApiClient({
      baseUrl,
      locale: "fr",
      tokens: {
        read: () => ({ access_token: current }),
        refresh: async () => {
          const renewed = await refresh();
          if (renewed) current = renewed.access_token;
          return renewed;
        },
      },
    });
  };

  it("carries its token", async () => {
    const session = await open();
    const client = await clientWith(session.access_token, async () => null).call(getClient, {});
    expect(client.id).toBe(session.client_id);
  });
  it("is refreshed once on a 401, and the call repeated", async () => {
    const session = await open();
    const refresh = vi.fn(async () => ({ access_token: session.access_token }));
    const client = await clientWith("stale", refresh).call(getClient, {});
    expect(client.id).toBe(session.client_id);
    expect(refresh).toHaveBeenCalledTimes(1);
  });
  it("gives up after one refresh", async () => {
    const refresh = vi.fn(async () => ({ access_token: "stale too" }));
    expect(await failure(clientWith("stale", refresh).call(getClient, {}))).toMatchObject({ status: 401 });
    expect(refresh).toHaveBeenCalledTimes(1);
  });
  it("that cannot be refreshed answers the 401", async () => {
    expect(await failure(clientWith("stale", async () => null).call(getClient, {}))).toMatchObject({
      code: "UNAUTHENTICATED",
    });
  });
});
