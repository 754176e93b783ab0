import axios, {
  AxiosError,
  type AxiosInstance,
  type AxiosRequestConfig,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
} from "axios";
import { z } from "zod";
import type { AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf } from "#contract/endpoint.ts";
import { problemSchema } from "#contract/errors.ts";
import type { Session } from "#contract/session.ts";
import { fillPath, toQueryString } from "./address.ts";
import type { ApiGuard, GuardedCall } from "./api-guard.ts";
import { AppError } from "./app-error.ts";
import { toFile, toForm } from "./files.ts";
import { findRenderOver } from "./render-over.ts";

/** Where the tokens of a session live; the browser's client has none, its door keeps them. */
export interface SessionTokens {
  read: () => Pick<Session, "access_token"> | null;
  /** Refreshes the session once for all who wait; null when it is over. */
  refresh: () => Promise<Pick<Session, "access_token"> | null>;
}

export interface ApiClientOptions {
  baseUrl: string;
  /** Language or country and locale option, sent as the `locale` header. */
  locale: string;
  tokens?: SessionTokens;
  headers?: Record<string, string>;
  /** Milliseconds until a call counts as a network error. */
  timeoutMs?: number;
  /** What every call passes first, where there is one: it knows whether the API is there and has room. */
  guard?: ApiGuard | null;
  /** Who asks, for the turns of the guard's line, as `GuardedCall` has it; all without one share their turn. */
  visitor?: string | null;
}

interface CallOptions {
  signal?: AbortSignal;
  idempotencyKey?: string;
  /** Instead of the client's: an upload takes longer. */
  timeoutMs?: number;
}

type Optional<T> = Record<string, never> extends T ? true : undefined extends T ? true : false;
type Part<Name extends string, T> = Optional<T> extends true ? { [K in Name]?: T } : { [K in Name]: T };
export type CallInput<E extends Endpoint> = Part<"params", ParamsOf<E>> &
  Part<"query", QueryOf<E>> &
  Part<"body", BodyOf<E>>;

export interface ApiClient {
  call: <E extends Endpoint>(endpoint: E, input: CallInput<E>, options?: CallOptions) => Promise<AnswerOf<E>>;
  /** Passes a call on as it is and answers whatever comes back, errors included. */
  forward: (request: ForwardedRequest) => Promise<AxiosResponse<ArrayBuffer>>;
}

interface ForwardedRequest {
  method: string;
  path: string;
  body?: ArrayBuffer | Uint8Array;
  headers: Record<string, string>;
  /** Aborted when nobody waits for the answer any more. */
  signal?: AbortSignal;
}

type Call = AxiosRequestConfig & { method: string; url: string; signal?: AbortSignal };
type Retriable = InternalAxiosRequestConfig & { isRetry?: boolean };

/** Adds the bearer token to every request and, on a 401, refreshes it once and repeats the request once. */
function carryTokens(http: AxiosInstance, tokens: SessionTokens): void {
  http.interceptors.request.use((config) => {
    const session = tokens.read();
    if (session) config.headers.set("authorization", `Bearer ${session.access_token}`);
    return config;
  });
  http.interceptors.response.use(async (response) => {
    const config = response.config as Retriable;
    if (response.status !== 401 || config.isRetry || !tokens.read()) return response;
    const renewed = await tokens.refresh();
    if (renewed === null) return response;
    config.isRetry = true;
    return http.request(config);
  });
}

/** What an API without its database answers, and a balancer without its APIs. */
const awayStatuses = new Set([502, 503, 504]);

/**
 * Node registers the signal of every `Request` to be told when it goes, and the signal axios makes holds the request: each
 * call takes two rounds of collection to go, which is tens of megabytes on a busy server. Without `Request`, axios hands
 * address and options to `fetch`.
 *
 * What may be kept is kept by `use cache`, by its tags. Next would keep each answer to it once more: written out for every
 * call of a running server, and by a build on the disk, where the next build finds prices of the last one.
 */
const onServer = {
  env: { Request: null },
  fetchOptions: { cache: "no-store" },
} as unknown as AxiosRequestConfig;

/** The typed client of the API: answers are parsed with the contract, failures are `AppError`s. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const http = axios.create({
    adapter: "fetch",
    ...(typeof window === "undefined" ? onServer : {}),
    baseURL: options.baseUrl,
    timeout: options.timeoutMs ?? 15_000,
    headers: { locale: options.locale, ...options.headers },
    validateStatus: () => true,
  });
  if (options.tokens) carryTokens(http, options.tokens);

  const send = async <T>(call: Call): Promise<AxiosResponse<T>> => {
    const { signal, ...config } = call;
    const request = async (given?: AbortSignal): Promise<AxiosResponse<T>> => {
      try {
        return await http.request<T>({ ...config, ...(given ? { signal: given } : {}) });
      } catch (error) {
        if (error instanceof AxiosError && error.code === "ERR_CANCELED") throw error;
        const renderOver = findRenderOver(error);
        if (renderOver) throw renderOver;
        throw new AppError("network", "NETWORK", `no answer to ${describeCall(call)}: ${reasonOf(error)}`);
      }
    };
    const { guard, visitor = "" } = options;
    if (!guard) return request(signal);
    const guarded: GuardedCall = { visitor, isRead: call.method === "GET", ...(signal ? { signal } : {}) };
    return guard.run(guarded, request);
  };

  return {
    async call(endpoint, input, { signal, idempotencyKey, timeoutMs } = {}) {
      const { params, query, body } = input as { params?: object; query?: object; body?: unknown };
      const path = fillPath(endpoint.path, { ...params });
      const isForm = endpoint.accepts === "multipart";
      const response = await send<unknown>({
        method: endpoint.method,
        url: path + toQueryString({ ...query }),
        ...(body === undefined ? {} : { data: isForm ? toForm(body) : body }),
        ...(endpoint.produces === "application/json" ? {} : { responseType: "blob" as const }),
        ...(signal ? { signal } : {}),
        ...(timeoutMs === undefined ? {} : { timeout: timeoutMs }),
        headers: {
          ...(idempotencyKey ? { "idempotency-key": idempotencyKey } : {}),
          // The platform writes the type of a form, with its boundary.
          ...(isForm ? { "content-type": false } : {}),
        },
      });
      if (response.status >= 200 && response.status < 300) return readAnswer(endpoint, path, response);
      if (awayStatuses.has(response.status)) options.guard?.noteFailure();
      throw toAppError(endpoint, response.status, await readProblem(response.data));
    },
    forward: ({ method, path, body, headers, signal }) =>
      send<ArrayBuffer>({
        method,
        url: path,
        ...(signal ? { signal } : {}),
        ...(body ? { data: body } : {}),
        headers,
        responseType: "arraybuffer",
        transformRequest: [(data: unknown) => data],
      }),
  };
}

/** A call as the log may hold it: what is asked for stands in the query, and that may be anybody's e-mail. */
const describeCall = ({ method, url }: Call): string => `${method} ${url.split("?", 1)[0] ?? ""}`;

/** Why there was no answer, in a word: the whole error holds headers, tokens among them. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const { code, cause } = error as Error & { code?: unknown };
  if (cause instanceof Error && "code" in cause && typeof cause.code === "string") return cause.code;
  return typeof code === "string" ? code : error.name;
}

function readAnswer<E extends Endpoint>(endpoint: E, path: string, response: AxiosResponse<unknown>): AnswerOf<E> {
  if (endpoint.status === 204) return undefined as AnswerOf<E>;
  const data = response.data instanceof Blob ? toFile(response.data, response) : response.data;
  const result = endpoint.answer.safeParse(data);
  if (result.success) return result.data as AnswerOf<E>;
  throw new AppError(
    "contract",
    "CONTRACT",
    `${endpoint.method} ${path} broke the contract: ${z.prettifyError(result.error)}`,
    {
      status: response.status,
    },
  );
}

/** A call that answers a file gets the document of a problem as a file too. */
async function readProblem(data: unknown): Promise<unknown> {
  if (!(data instanceof Blob)) return data;
  try {
    return JSON.parse(await data.text());
  } catch {
    return null;
  }
}

function toAppError(endpoint: Endpoint, status: number, data: unknown): AppError {
  const problem = problemSchema.safeParse(data);
  const call = `${endpoint.method} ${endpoint.path}`;
  if (problem.success) {
    const { code, request_id } = problem.data;
    return new AppError("domain", code, `${call} answered ${code} (${request_id})`, { status, problem: problem.data });
  }
  return new AppError("http", `HTTP_${status}`, `${call} answered ${status}`, { status });
}
