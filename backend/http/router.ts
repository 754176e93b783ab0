import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { z } from "zod";
import { errorStatus } from "#contract/errors.ts";
import { defaultLocaleOption, localeOptions, locales, type LocaleOption } from "#contract/locale.ts";
import type { Caller, Dependencies, RequestContext } from "../context.ts";
import type { Implementation } from "./implementation.ts";
import { ApiError, fieldErrors, toProblem } from "./problem.ts";

interface RequestVariables {
  Variables: { requestId: string };
}

/** Reads a bearer token; answers null when it stands for nobody, throws TOKEN_EXPIRED when its time is over. */
export type Authenticate = (token: string) => Promise<Caller | null>;

const parsePart = <S extends z.ZodType>(part: "params" | "query" | "body", schema: S, value: unknown): z.output<S> => {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new ApiError("VALIDATION", { fields: fieldErrors(part, result.error) });
};

/** `locale` is a language (`de`) or a country and locale option (`de-AT`); anything else counts as the default. */
const parseLocaleOption = (header: string | undefined): LocaleOption => {
  const known = localeOptions.find((option) => option === header);
  return known ?? localeOptions.find((option) => option === `${header}-${header?.toUpperCase()}`) ?? defaultLocaleOption;
};

async function readBody(request: Request): Promise<unknown> {
  const text = await request.text();
  if (text === "") return undefined;
  const type = request.headers.get("content-type") ?? "";
  if (!/^application\/([a-z.+-]+\+)?json\b/i.test(type)) throw new ApiError("UNSUPPORTED_MEDIA_TYPE");
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError("MALFORMED_JSON");
  }
}

/** Makes the router of the contract: one route an endpoint, its input validated before the handler runs. */
export function createRouter(
  dependencies: Dependencies,
  implementations: ReadonlyMap<string, Implementation>,
  authenticate: Authenticate,
): Hono<RequestVariables> {
  const app = new Hono<RequestVariables>();

  app.onError((error, c) => {
    const requestId = c.get("requestId");
    const known = error instanceof ApiError ? error : new ApiError("INTERNAL");
    if (known.code === "INTERNAL") dependencies.log.error({ requestId, error }, "request failed");
    return c.json(toProblem(known, requestId), errorStatus[known.code], { "content-type": "application/problem+json" });
  });
  app.notFound((c) => {
    throw new ApiError("NOT_FOUND", { detail: `no call ${c.req.method} ${c.req.path}` });
  });
  app.use(async (c, next) => {
    const sent = c.req.header("x-request-id");
    const requestId = sent && /^[\w-]{8,64}$/.test(sent) ? sent : crypto.randomUUID();
    c.set("requestId", requestId);
    c.header("x-request-id", requestId);
    const startedAt = performance.now();
    await next();
    dependencies.log.info(
      { requestId, method: c.req.method, path: c.req.path, status: c.res.status, ms: Math.round(performance.now() - startedAt) },
      "request",
    );
  });
  app.use(
    bodyLimit({
      maxSize: dependencies.environment.MAX_BODY_KB * 1024,
      onError: () => {
        throw new ApiError("BODY_TOO_LARGE");
      },
    }),
  );

  for (const { endpoint, handler } of implementations.values()) {
    app.on(endpoint.method, endpoint.path, async (c) => {
      const localeOption = parseLocaleOption(c.req.header("locale"));
      const token = /^Bearer (.+)$/i.exec(c.req.header("authorization") ?? "")?.[1];
      let caller: Caller | null = null;
      if (endpoint.auth !== "none" && token !== undefined) {
        caller = await authenticate(token);
        if (caller === null) throw new ApiError("UNAUTHENTICATED");
      }
      if (endpoint.auth === "bearer" && caller === null) throw new ApiError("UNAUTHENTICATED");
      const idempotencyKey = c.req.header("idempotency-key") ?? null;
      if (endpoint.idempotent && !(idempotencyKey && /^[\w-]{8,100}$/.test(idempotencyKey))) throw new ApiError("IDEMPOTENCY_KEY_MISSING");
      const context: RequestContext = {
        ...dependencies,
        requestId: c.get("requestId"),
        localeOption,
        locale: locales.find((locale) => locale === localeOption.slice(0, 2)) ?? "fr",
        caller,
        idempotencyKey,
        remoteAddress: c.req.header("x-forwarded-for")?.split(",")[0]?.trim() ?? "unknown",
      };
      const input = {
        params: parsePart("params", endpoint.params, c.req.param()),
        query: parsePart("query", endpoint.query, c.req.query()),
        body: parsePart("body", endpoint.body, await readBody(c.req.raw)),
      };
      const answer = await handler(input, context);
      c.header("vary", "locale", { append: true });
      if (endpoint.status === 204) return c.body(null, 204);
      return c.json(answer as object, endpoint.status);
    });
  }
  return app;
}
