import type { Context, Hono } from "hono";
import { z } from "zod";
import type { Endpoint } from "#contract/endpoint.ts";
import { locales } from "#contract/locale.ts";
import { isStaff, type Dependencies, type RequestContext } from "../context.ts";
import { canHaveBody } from "./body-limit.ts";
import { parseLocaleOption, readCaller, remoteAddressOf, type Authenticate } from "./caller.ts";
import { fileResponse } from "./file-response.ts";
import { readForm } from "./form.ts";
import type { HandlerInput, Implementation } from "./implementation.ts";
import { ignoreEmpty, parsePart, readJson } from "./input.ts";
import { ApiError } from "./problem.ts";
import type { Supervise, SupervisedCall } from "./supervise.ts";

export interface RequestVariables {
  Variables: { requestId: string };
}

const idempotencyKeyPattern = /^[\w-]{8,100}$/;

/**
 * Adds one route an endpoint; its input is validated before the handler runs. Other methods of its path answer 405. Calls of
 * sessions that staff opened are done by `supervise`.
 */
export function addRoutes(
  app: Hono<RequestVariables>,
  implementations: readonly Implementation[],
  dependencies: Dependencies,
  authenticate: Authenticate,
  supervise: Supervise,
): void {
  for (const implementation of implementations) {
    app.on(implementation.endpoint.method, implementation.endpoint.path, async (c) => {
      const context = await readContext(c, implementation, dependencies, authenticate);
      return answer(c, implementation, context, supervise);
    });
  }
  for (const [path, methods] of methodsByPath(implementations)) {
    app.all(path, (c) => {
      c.header("allow", methods.join(", "));
      throw new ApiError("METHOD_NOT_ALLOWED");
    });
  }
}

function methodsByPath(implementations: readonly Implementation[]): Map<string, string[]> {
  const paths = new Map<string, string[]>();
  for (const { endpoint } of implementations)
    paths.set(endpoint.path, [...(paths.get(endpoint.path) ?? []), endpoint.method]);
  return paths;
}

async function readContext(
  c: Context<RequestVariables>,
  { endpoint }: Implementation,
  dependencies: Dependencies,
  authenticate: Authenticate,
): Promise<RequestContext> {
  const requestId = c.get("requestId");
  const localeOption = parseLocaleOption(c.req.header("locale"));
  const caller = await readCaller(endpoint.auth, c.req.header("authorization"), authenticate);
  return {
    ...dependencies,
    log: dependencies.log.child({ requestId }),
    requestId,
    localeOption,
    locale: locales.find((locale) => locale === localeOption.slice(0, 2)) ?? "fr",
    caller,
    idempotencyKey: c.req.header("idempotency-key") ?? null,
    remoteAddress: remoteAddressOf(c, dependencies.environment.TRUST_PROXY),
  };
}

async function readBody(c: Context<RequestVariables>, endpoint: Endpoint): Promise<unknown> {
  if (!canHaveBody(c.req.method)) return undefined;
  if (endpoint.accepts === "multipart") return readForm(c.req.raw, endpoint.maxBodyBytes);
  const body = await readJson(c.req.raw);
  return endpoint.body instanceof z.ZodUndefined ? ignoreEmpty(body) : body;
}

async function readInput(
  c: Context<RequestVariables>,
  endpoint: Endpoint,
  { idempotencyKey }: RequestContext,
  read: () => Promise<unknown> = () => readBody(c, endpoint),
): Promise<HandlerInput<Endpoint>> {
  if (endpoint.idempotent && !idempotencyKeyPattern.test(idempotencyKey ?? ""))
    throw new ApiError("IDEMPOTENCY_KEY_MISSING");
  return {
    params: parsePart("params", endpoint.params, c.req.param()),
    query: parsePart("query", endpoint.query, c.req.query(), endpoint.requirement),
    body: parsePart("body", endpoint.body, await read(), endpoint.requirement),
  };
}

/** A call that is watched: its body comes once, and is asked for both as it came and as it is understood. */
function supervised(
  c: Context<RequestVariables>,
  { endpoint, handler }: Implementation,
  context: SupervisedCall["context"],
): SupervisedCall {
  let body: Promise<unknown> | null = null;
  const read = () => (body ??= readBody(c, endpoint));
  return {
    endpoint,
    context,
    params: c.req.param(),
    readSent: async () => ({ query: c.req.query(), body: await read().catch(() => null) }),
    readInput: () => readInput(c, endpoint, context, read),
    handle: (input) => handler(input, context),
  };
}

async function answer(
  c: Context<RequestVariables>,
  { endpoint, handler }: Implementation,
  context: RequestContext,
  supervise: Supervise,
): Promise<Response> {
  const { caller } = context;
  const value = isStaff(caller)
    ? await supervise(supervised(c, { endpoint, handler }, { ...context, caller }))
    : await handler(await readInput(c, endpoint, context), context);
  c.header("vary", "locale", { append: true });
  if (endpoint.auth !== "none" || endpoint.method !== "GET") c.header("cache-control", "no-store");
  if (endpoint.status === 204) return c.body(null, 204);
  if (endpoint.produces !== "application/json") return fileResponse(c, value as File, endpoint.produces);
  return c.json(value as object, endpoint.status);
}
