import type { Context, Hono } from "hono";
import { locales } from "#contract/locale.ts";
import type { Dependencies, RequestContext } from "../context.ts";
import { recordStaffAction } from "../staff/actions.ts";
import { refuseStaff, refuseStaffFields } from "../staff/limits.ts";
import { canHaveBody } from "./body-limit.ts";
import { parseLocaleOption, readCaller, remoteAddressOf, type Authenticate } from "./caller.ts";
import { fileResponse } from "./file-response.ts";
import { readForm } from "./form.ts";
import type { Implementation } from "./implementation.ts";
import { parsePart, readJson } from "./input.ts";
import { ApiError } from "./problem.ts";

export interface RequestVariables {
  Variables: { requestId: string };
}

const idempotencyKeyPattern = /^[\w-]{8,100}$/;

/** Adds one route an endpoint; its input is validated before the handler runs. Other methods of its path answer 405. */
export function addRoutes(
  app: Hono<RequestVariables>,
  implementations: readonly Implementation[],
  dependencies: Dependencies,
  authenticate: Authenticate,
): void {
  for (const implementation of implementations) {
    app.on(implementation.endpoint.method, implementation.endpoint.path, async (c) => {
      const context = await readContext(c, implementation, dependencies, authenticate);
      return answer(c, implementation, context);
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
  const idempotencyKey = c.req.header("idempotency-key") ?? null;
  if (endpoint.idempotent && !idempotencyKeyPattern.test(idempotencyKey ?? ""))
    throw new ApiError("IDEMPOTENCY_KEY_MISSING");
  return {
    ...dependencies,
    log: dependencies.log.child({ requestId }),
    requestId,
    localeOption,
    locale: locales.find((locale) => locale === localeOption.slice(0, 2)) ?? "fr",
    caller,
    idempotencyKey,
    remoteAddress: remoteAddressOf(c, dependencies.environment.TRUST_PROXY),
  };
}

async function answer(
  c: Context<RequestVariables>,
  { endpoint, handler }: Implementation,
  context: RequestContext,
): Promise<Response> {
  if (context.caller?.staffName !== undefined) refuseStaff(endpoint);
  const readBody = async (): Promise<unknown> => {
    if (!canHaveBody(c.req.method)) return undefined;
    return endpoint.accepts === "multipart" ? readForm(c.req.raw, endpoint.maxBodyBytes) : readJson(c.req.raw);
  };
  const input = {
    params: parsePart("params", endpoint.params, c.req.param()),
    query: parsePart("query", endpoint.query, c.req.query(), endpoint.requirement),
    body: parsePart("body", endpoint.body, await readBody(), endpoint.requirement),
  };
  if (context.caller?.staffName !== undefined) refuseStaffFields(endpoint, input.body);
  await recordStaffAction(context, endpoint);
  const value = await handler(input, context);
  c.header("vary", "locale", { append: true });
  if (endpoint.auth !== "none" || endpoint.method !== "GET") c.header("cache-control", "no-store");
  if (endpoint.status === 204) return c.body(null, 204);
  if (endpoint.produces !== "application/json") return fileResponse(c, value as File, endpoint.produces);
  return c.json(value as object, endpoint.status);
}
