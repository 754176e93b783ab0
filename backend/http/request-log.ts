import type { MiddlewareHandler } from "hono";
import type { Logger } from "pino";
import type { RequestVariables } from "./router.ts";

/**
 * For data, which no page may show in a frame or take for a part of itself. An answer that is a page, a picture or a file
 * says something else itself.
 */
const dataHeaders = {
  "x-content-type-options": "nosniff",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "cross-origin-resource-policy": "same-origin",
};

/** Gives each request an id (the caller's when it looks like one) and logs its path, never its query, headers or body. */
export const identifyAndLog =
  (log: Logger): MiddlewareHandler<RequestVariables> =>
  async (c, next) => {
    const sent = c.req.header("x-request-id");
    const requestId = sent && /^[\w-]{8,64}$/.test(sent) ? sent : crypto.randomUUID();
    c.set("requestId", requestId);
    c.header("x-request-id", requestId);
    for (const [name, value] of Object.entries(dataHeaders)) c.header(name, value);
    const startedAt = performance.now();
    await next();
    const ms = Math.round(performance.now() - startedAt);
    log.info({ requestId, method: c.req.method, path: c.req.path, status: c.res.status, ms }, "request");
  };
