import { expect } from "vitest";
import { possibleErrors } from "#backend/openapi/document.ts";
import type { AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf } from "#contract/endpoint.ts";
import { errorStatus, problemSchema, type Problem } from "#contract/errors.ts";

type Optional<T> = Record<string, never> extends T ? true : undefined extends T ? true : false;
type Part<Name extends string, T> = Optional<T> extends true ? { [K in Name]?: T } : { [K in Name]: T };

interface CallHeaders {
  token?: string;
  idempotencyKey?: string;
  locale?: string;
  /** Address the request seems to come from; needs TRUST_PROXY. */
  from?: string;
}
export type CallInput<E extends Endpoint> = Part<"params", ParamsOf<E>> &
  Part<"query", QueryOf<E>> &
  Part<"body", BodyOf<E>> &
  CallHeaders;

/** An input as a broken client may send it. */
export type AnyInput = CallHeaders & {
  params?: Record<string, string | number>;
  query?: Record<string, string | number | boolean | undefined>;
  body?: unknown;
};

export type Send = (path: string, init: RequestInit) => Promise<Response>;

export async function sendCall(send: Send, endpoint: Endpoint, input: AnyInput): Promise<Response> {
  const path = endpoint.path.replace(/:([a-z_]+)/gi, (_, name: string) =>
    encodeURIComponent(String(input.params?.[name])),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {}))
    if (value !== undefined) query.set(name, String(value));
  const headers = new Headers();
  if (input.token !== undefined) headers.set("authorization", `Bearer ${input.token}`);
  if (input.idempotencyKey !== undefined) headers.set("idempotency-key", input.idempotencyKey);
  if (input.locale !== undefined) headers.set("locale", input.locale);
  if (input.from !== undefined) headers.set("x-forwarded-for", input.from);
  const form = endpoint.accepts === "multipart" ? toForm(input.body) : null;
  if (input.body !== undefined) headers.set("content-type", form?.headers.get("content-type") ?? "application/json");
  return send(path + (query.size > 0 ? `?${query}` : ""), {
    method: endpoint.method,
    headers,
    ...(input.body === undefined ? {} : { body: (await form?.arrayBuffer()) ?? JSON.stringify(input.body) }),
  });
}

/** The fields as a form and its type, read as from a network; null for a value that cannot be one. */
function toForm(body: unknown): Response | null {
  if (typeof body !== "object" || body === null || Array.isArray(body)) return null;
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (value instanceof File) form.append(name, value, value.name);
    else if (value !== undefined) form.append(name, String(value));
  }
  return new Response(form);
}

/** Reads an answer with the contract: the declared status and shape, and not one field more. */
export async function readAnswer<E extends Endpoint>(endpoint: E, response: Response): Promise<AnswerOf<E>> {
  const bytes = await response.arrayBuffer();
  const text = new TextDecoder().decode(bytes);
  const call = `${endpoint.method} ${endpoint.path}`;
  expect(response.status, `${call} answered ${text}`).toBe(endpoint.status);
  if (endpoint.produces !== "application/json") {
    expect(response.headers.get("content-type")).toBe(endpoint.produces);
    const name = /filename="([^"]*)"/.exec(response.headers.get("content-disposition") ?? "")?.[1] ?? "";
    return endpoint.answer.parse(new File([bytes], name, { type: endpoint.produces })) as AnswerOf<E>;
  }
  if (endpoint.status === 204) {
    expect(text).toBe("");
    return undefined as AnswerOf<E>;
  }
  const json: unknown = JSON.parse(text);
  const parsed = endpoint.answer.parse(json);
  expect(json, `${call} answers fields the contract does not declare`).toEqual(parsed);
  return parsed as AnswerOf<E>;
}

/** Reads a problem and checks that the call may answer its code. */
export async function readProblem(endpoint: Endpoint, response: Response): Promise<Problem> {
  const text = await response.text();
  const call = `${endpoint.method} ${endpoint.path}`;
  expect(response.status, `${call} answered ${text}`).toBeGreaterThanOrEqual(400);
  expect(response.headers.get("content-type")).toContain("application/problem+json");
  const problem = problemSchema.parse(JSON.parse(text));
  expect(possibleErrors(endpoint), `${call} does not declare ${problem.code}`).toContain(problem.code);
  expect(problem.status).toBe(response.status);
  expect(errorStatus).toHaveProperty(problem.code, response.status);
  return problem;
}
