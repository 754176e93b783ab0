import type { MiddlewareHandler } from "hono";
import type { Endpoint } from "#contract/endpoint.ts";
import { ApiError } from "./problem.ts";

/** What is only asked for has no body. Reading one would make a whole `Request` of what is a few headers until then. */
export const canHaveBody = (method: string): boolean => method !== "GET" && method !== "HEAD";

export const isMultipart = (headers: Headers): boolean =>
  /^multipart\/form-data\s*;/i.test(headers.get("content-type") ?? "");

/** Passes a body on as it is read and breaks off once it is longer than allowed; nothing of it is kept. */
export function countBytes(body: ReadableStream<Uint8Array>, maxBytes: number): ReadableStream<Uint8Array> {
  let bytes = 0;
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        if (bytes > maxBytes) controller.error(new ApiError("BODY_TOO_LARGE"));
        else controller.enqueue(chunk);
      },
    }),
  );
}

/** Refuses what announces too many bytes; a body of unknown length is counted while it is read. */
export function limitBody(request: Request, maxBytes: number): ReadableStream<Uint8Array> | null {
  if (request.body === null) return null;
  const length = request.headers.get("content-length");
  if (length !== null && Number(length) > maxBytes) throw new ApiError("BODY_TOO_LARGE");
  const isExact = length !== null && !request.headers.has("transfer-encoding");
  return isExact ? request.body : countBytes(request.body, maxBytes);
}

/**
 * Limits every body: JSON and anything unknown to `maxBytes`, form data to the most a call of the table takes (the
 * router then holds each call to its own limit).
 */
export function limitBodies(maxBytes: number, endpoints: Iterable<Endpoint>): MiddlewareHandler {
  const forms = [...endpoints].filter(({ accepts }) => accepts === "multipart");
  const maxFormBytes = Math.max(maxBytes, ...forms.map(({ maxBodyBytes }) => maxBodyBytes));
  return async (c, next) => {
    if (!canHaveBody(c.req.method)) return next();
    const request = c.req.raw;
    const body = limitBody(request, isMultipart(request.headers) ? maxFormBytes : maxBytes);
    if (body !== request.body) c.req.raw = new Request(request, { body, duplex: "half" } as RequestInit);
    return next();
  };
}
