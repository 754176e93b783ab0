import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Endpoint } from "#contract/endpoint.ts";
import { endpoints } from "#contract/endpoints.ts";
import type { Problem } from "#contract/errors.ts";
import { aClient, type SignedIn } from "#tests/backend/builders.ts";
import { sendCall } from "#tests/backend/contract-call.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { exampleBody, paramNames, paramsOfNobody } from "#tests/backend/example-input.ts";
import { possessionsOf } from "#tests/backend/possessions.ts";
import { implementations } from "./implementations.ts";

let api: TestApi;
let stranger: SignedIn;
let ownerSession: SignedIn;
let owner: Awaited<ReturnType<typeof possessionsOf>>;
let own: Awaited<ReturnType<typeof possessionsOf>>;
beforeAll(async () => {
  api = await createTestApi();
  stranger = await aClient(api);
  ownerSession = await aClient(api);
  owner = await possessionsOf(api, ownerSession);
  own = await possessionsOf(api, stranger);
});
afterAll(() => api.close());

const implemented = new Set(implementations.map(({ endpoint }) => endpoint));
const callable = [...endpoints].filter(([, endpoint]) => implemented.has(endpoint));
const isId = (name: string) => name === "id" || name.endsWith("_id") || /^.id$/.test(name);
const withIds = callable.filter(([, endpoint]) => paramNames(endpoint).some(isId));
const ofClients = withIds.filter(([, { auth }]) => auth !== "none");

/** Asks as the stranger, with a body and a query the call takes wherever its schema can tell one. */
function ask(endpoint: Endpoint, params: Record<string, string>): Promise<Problem> {
  const body = exampleBody(endpoint);
  return api.fail(endpoint, {
    params,
    token: stranger.token,
    idempotencyKey: crypto.randomUUID(),
    ...(body === undefined ? {} : { body: body ?? {} }),
  });
}
const facts = ({ code, status, detail, data, fields }: Problem) => ({ code, status, detail, data, fields });

describe("an id of nobody's", () => {
  it.each(withIds)("is not found by %s", async (_, endpoint) => {
    const { code } = await ask(endpoint, paramsOfNobody(endpoint));
    expect(["NOT_FOUND", "VALIDATION"]).toContain(code);
  });
});

describe("an id of another client's", () => {
  it.each(ofClients)("is answered by %s as if it were nobody's", async (_, endpoint) => {
    const nobodys = paramsOfNobody(endpoint);
    const problem = await ask(endpoint, { ...nobodys, ...owner.idsIn(endpoint.path) });
    expect(["NOT_FOUND", "VALIDATION"]).toContain(problem.code);
    expect(facts(problem)).toEqual(facts(await ask(endpoint, nobodys)));
  });

  const nested = ofClients.filter(([, endpoint]) => /:id\/.*:[sr]id/.test(endpoint.path));
  it.each(nested)("is not found by %s below one's own", async (_, endpoint) => {
    const { id = "" } = own.idsIn(endpoint.path) ?? {};
    const { code } = await ask(endpoint, { ...paramsOfNobody(endpoint), ...owner.idsIn(endpoint.path), id });
    expect(["NOT_FOUND", "VALIDATION"]).toContain(code);
  });

  const readable = ofClients.filter(([, { method, query }]) => method === "GET" && query.safeParse({}).success);
  it.each(readable)("is found by %s for its owner", async (_, endpoint) => {
    const params = owner.idsIn(endpoint.path) ?? {};
    const answer = await sendCall(api.request, endpoint, { params, token: ownerSession.token });
    expect([404, 422, 500]).not.toContain(answer.status);
  });

  it("is known for every call: a new kind of thing is added to tests/backend/possessions.ts", () => {
    const unknown = ofClients.filter(([, endpoint]) => owner.idsIn(endpoint.path) === null);
    expect(unknown.map(([, { path }]) => path)).toEqual([]);
  });

  it("is asked for with a body the call takes, or the answer would say nothing", () => {
    const json = ofClients.filter(([, endpoint]) => endpoint.accepts === "json");
    expect(json.filter(([, endpoint]) => exampleBody(endpoint) === null).map(([name]) => name)).toEqual([]);
  });
});
