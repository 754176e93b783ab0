import type { MiddlewareHandler } from "hono";
import type { Endpoint } from "#contract/endpoint.ts";
import { ApiError } from "./problem.ts";

/** What is only asked for has no body. Reading one would make a whole `Request` of what is a few headers until then. */
export const canHaveBody = (method: string): boolean => method !== "GET" && method !== "HEAD";

export const isMultipart = (headers: Headers): boolean =>
  /^multipart\/form-data\s*;/i.test(headers.get("content-type") ?? "");

/** Passes a body on as it is read and breaks off once it is longer than allowed; nothing of it is kept. */
function countBytes(body: ReadableStream<Uint8Array>, maxBytes: number): ReadableStream<Uint8Array> {
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

const announcedBytes = (headers: Headers): number | null => {
  const length = headers.get("content-length");
  return length === null || headers.has("transfer-encoding") ? null : Number(length);
};

/** Refuses what announces too many bytes; a body of unknown length is counted while it is read. */
export function limitBody(request: Request, maxBytes: number): ReadableStream<Uint8Array> | null {
  const announced = announcedBytes(request.headers);
  if (announced !== null && announced > maxBytes) throw new ApiError("BODY_TOO_LARGE");
  if (request.body === null) return null;
  return announced === null ? countBytes(request.body, maxBytes) : request.body;
}

/** What is read of a body nobody wants, so that who sends it hears the answer: one that is cut hears of a broken connection. */
const mostUnwantedBytes = 16 * 1024 * 1024;
const longestUnwantedMs = 10_000;

/** Reads a body to its end and drops it; false when it is too long for that, or comes too slowly. */
async function dropBody(body: ReadableStream<Uint8Array>): Promise<boolean> {
  const reader = body.getReader();
  const late = Promise.withResolvers<null>();
  const timer = setTimeout(() => late.resolve(null), longestUnwantedMs);
  try {
    for (let bytes = 0; bytes <= mostUnwantedBytes;) {
      const part = await Promise.race([reader.read(), late.promise]);
      if (part === null) return false;
      if (part.done) return true;
      bytes += part.value.byteLength;
    }
    return false;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
    reader.releaseLock();
  }
}

/**
 * Limits every body: JSON and anything unknown to `maxBytes`, form data to the most a call of the table takes (the
 * router then holds each call to its own limit). What announces its length is not touched before somebody reads it. A body
 * that was left lying is dropped before the answer goes; where that would take too much, the connection is closed: the next
 * call on it would wait behind that body, and fail with it.
 */
export function limitBodies(
  maxBytes: number,
  endpoints: Iterable<Endpoint>,
  /** Most bytes of a path that is in no table. */
  others: Readonly<Record<string, number>> = {},
): MiddlewareHandler {
  const forms = [...endpoints].filter(({ accepts }) => accepts === "multipart");
  const maxFormBytes = Math.max(maxBytes, ...forms.map(({ maxBodyBytes }) => maxBodyBytes));
  return async (c, next) => {
    if (!canHaveBody(c.req.method)) return next();
    const request = c.req.raw;
    const limit = others[c.req.path] ?? (isMultipart(request.headers) ? maxFormBytes : maxBytes);
    const announced = announcedBytes(request.headers);
    if (announced !== null && announced > limit) {
      const isDropped = announced <= mostUnwantedBytes && request.body !== null && (await dropBody(request.body));
      if (!isDropped) c.header("connection", "close");
      throw new ApiError("BODY_TOO_LARGE");
    }
    if (announced === null && request.body !== null) {
      const body = countBytes(request.body, limit);
      c.req.raw = new Request(request, { body, duplex: "half" } as RequestInit);
    }
    await next();
    if (announced === 0 || c.req.raw.bodyUsed) return;
    const { body } = c.req.raw;
    if (body !== null && !(await dropBody(body))) c.header("connection", "close");
  };
}
