import "server-only";
import type { AxiosResponse } from "axios";
import type { NextRequest } from "next/server";
import { z } from "zod";
import { getClient } from "#contract/client.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { errorStatus, type ErrorCode } from "#contract/errors.ts";
import { sessionSchema } from "#contract/session.ts";
import { env } from "#lib/env/server.ts";
import { retryAfterS } from "#lib/http/api-guard.ts";
import { AppError } from "#lib/http/app-error.ts";
import { findEndpoint } from "#lib/http/endpoint-match.ts";
import { problemBody } from "#lib/http/problem-body.ts";
import { readBody } from "#lib/http/read-body.ts";
import { isSameOrigin } from "#lib/http/same-origin.ts";
import type { ApiClient, SessionTokens } from "#lib/http/api-client.ts";
import { sessionApi } from "#lib/http/server-client.ts";
import { visitorHeaders } from "#lib/http/visitor.ts";
import { reportError } from "#lib/observability/report.ts";
import { endSession, freshCookie, keepSession, sessionCookies, toSetCookie } from "./cookies.ts";
import { isSecure, tokensOf } from "./request-tokens.ts";

/** Bytes a call may carry: as the API has it, so that nothing it would take is refused and nothing larger is kept here. */
const maxBytesOf = ({ accepts, maxBodyBytes }: Endpoint): number =>
  accepts === "multipart" ? maxBodyBytes : env.MAX_BODY_KB * 1024;
/** Calls whose answer is a session: the browser gets cookies and the client id, never a token. */
const opensSession = new Set(["POST /clients/token", "POST /clients", "POST /clients/guest"]);
/** Only the door itself refreshes, and only the middleware opens a session of staff. */
const internalCalls = new Set(["PUT /clients/token", "POST /clients/token/staff"]);
const signingOut = "DELETE /clients/token";
/** Bytes of a body that may be read before anybody has judged the token: more than nearly every call carries. */
const unjudgedBytes = 64 * 1024;

function problem(code: ErrorCode, status: number = errorStatus[code]): Response {
  return Response.json(problemBody(code, status), {
    status,
    headers: {
      "content-type": "application/problem+json",
      "cache-control": "no-store",
      ...(code === "UNAVAILABLE" ? { "retry-after": String(retryAfterS) } : {}),
    },
  });
}

/** Forwards a browser's call of the contract to the API with the session of its cookies. */
export async function openDoor(request: NextRequest, path: string): Promise<Response> {
  const endpoint = findEndpoint(request.method, path);
  const call = `${request.method} ${path}`;
  if (endpoint === null || internalCalls.has(call)) return problem("NOT_FOUND");
  if (!isSameOrigin(request.method, request.headers)) return problem("UNAUTHENTICATED", 403);

  const visitor = visitorHeaders(request.headers);
  const setCookies: string[] = [];
  const accessToken = request.cookies.get(sessionCookies.token)?.value;
  const refreshToken = request.cookies.get(sessionCookies.refreshToken)?.value;
  const clientId = request.cookies.get(sessionCookies.clientId)?.value;
  if (endpoint.auth === "bearer" && !accessToken && !refreshToken && call !== signingOut) return refuseStranger();
  const maxBytes = maxBytesOf(endpoint);
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) return problem("BODY_TOO_LARGE");
  const held = tokensOf(request, setCookies);
  const tokens: SessionTokens = { ...held, read: () => (endpoint.auth === "none" ? null : held.read()) };
  const api = sessionApi(request.headers.get("locale") ?? "fr", tokens, visitor);

  try {
    const isStale = !accessToken || !request.cookies.has(freshCookie);
    if (endpoint.auth === "bearer" && call !== signingOut && isLarge(request)) {
      if (!(await isBelieved(api, tokens, isStale))) return refuseStranger();
    } else if (endpoint.accepts === "multipart" && endpoint.auth !== "none" && accessToken && isStale) {
      /* A photo is not sent twice: who refuses the token has not read it, and may have hung up by then. */
      await tokens.refresh();
    }
    const body =
      call === signingOut ? signOutBody(refreshToken) : request.body && (await readBody(request.body, maxBytes));
    if (body === null && request.body !== null) return problem("BODY_TOO_LARGE");
    const answer = await api.forward({
      method: request.method,
      path: path + request.nextUrl.search,
      headers: passedHeaders(request),
      ...(body ? { body } : {}),
      /* Nobody waits any more: a read need not take its turn. Of a write its visitor may want to know later. */
      ...(request.method === "GET" ? { signal: request.signal } : {}),
    });
    if (call === signingOut) setCookies.push(...endSession(isSecure()).map(toSetCookie));
    if (opensSession.has(call) && answer.status < 300) return openSession(answer);
    return toResponse(answer, setCookies);
  } catch (error) {
    const isUnheard = request.signal.aborted;
    if (isUnheard || (error instanceof AppError && error.kind === "network")) return problem("UNAVAILABLE");
    reportError(error, clientId);
    return problem("INTERNAL");
  }
}

/** What a call of a client answers without a session, before a byte of its body is read; cookies left of one go with it. */
function refuseStranger(): Response {
  const answer = problem("UNAUTHENTICATED");
  for (const cookie of endSession(isSecure())) answer.headers.append("set-cookie", toSetCookie(cookie));
  return answer;
}

/** A body of more than is read for a stranger, or of a length nobody has named. */
function isLarge({ body, headers }: NextRequest): boolean {
  const length = headers.get("content-length");
  return body !== null && (length === null || !(Number(length) <= unjudgedBytes));
}

/**
 * Whether the API believes the token that a call carries. Only the API knows: it is asked for a new pair where that is due, or
 * else for something small. A token it refuses is renewed once, as with every call; whatever else it answers comes up again
 * when the call is forwarded.
 */
async function isBelieved(api: ApiClient, tokens: SessionTokens, isStale: boolean): Promise<boolean> {
  if (isStale) return (await tokens.refresh()) !== null;
  const { status } = await api.forward({ method: getClient.method, path: getClient.path, headers: {} });
  return status !== 401;
}

/** Signing out needs the refresh token, which only the cookie knows. */
const signOutBody = (refreshToken: string | undefined): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(JSON.stringify({ refresh_token: refreshToken ?? "none" }));

function passedHeaders(request: NextRequest): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const name of ["content-type", "idempotency-key", "x-request-id"]) {
    const value = request.headers.get(name);
    if (value !== null) headers[name] = value;
  }
  return headers;
}

function toResponse(answer: AxiosResponse<ArrayBuffer>, setCookies: readonly string[]): Response {
  const headers = new Headers({ "cache-control": "no-store" });
  for (const name of ["content-type", "content-disposition", "x-request-id", "retry-after"]) {
    const value: unknown = answer.headers[name];
    if (typeof value === "string") headers.set(name, value);
  }
  for (const cookie of setCookies) headers.append("set-cookie", cookie);
  const isEmpty = answer.status === 204 || answer.status === 304;
  return new Response(isEmpty ? null : answer.data, { status: answer.status, headers });
}

/** The answer as it came, with cookies in place of its tokens. */
function openSession(answer: AxiosResponse<ArrayBuffer>): Response {
  const body = z.looseObject(sessionSchema.shape).parse(JSON.parse(new TextDecoder().decode(answer.data)));
  const headers = new Headers({ "cache-control": "no-store" });
  for (const cookie of keepSession(body, isSecure())) headers.append("set-cookie", toSetCookie(cookie));
  return Response.json(
    { ...body, access_token: "cookie", refresh_token: "cookie" },
    { status: answer.status, headers },
  );
}
