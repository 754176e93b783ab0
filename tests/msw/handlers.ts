import { http, type HttpHandler } from "msw";
import { endpoints } from "#contract/endpoints.ts";
import type { Method } from "#contract/endpoint.ts";

/** Answers a request of the contract; the path is the one below the base address. */
export type Responder = (request: Request, path: string) => Response | Promise<Response>;

const verbs = {
  GET: http.get,
  POST: http.post,
  PUT: http.put,
  PATCH: http.patch,
  DELETE: http.delete,
} satisfies Record<Method, unknown>;

/**
 * One handler for every call of the contract below a base address. They answer nothing themselves: the responder is the
 * real API on a database of its own, so that no second version of it has to be kept true.
 */
export const contractHandlers = (baseUrl: string, respond: Responder): HttpHandler[] =>
  [...endpoints.values()].map(({ method, path }) =>
    verbs[method](baseUrl + path, ({ request }) => {
      const { pathname, search } = new URL(request.url);
      return respond(request, pathname.slice(new URL(baseUrl).pathname.replace(/\/$/, "").length) + search);
    }),
  );
