import axios, { AxiosError, type AxiosInstance, type AxiosResponse, type InternalAxiosRequestConfig } from "axios";
import { z } from "zod";
import type { AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf } from "#contract/endpoint.ts";
import { problemSchema } from "#contract/errors.ts";
import type { Session } from "#contract/session.ts";
import { fillPath, toQueryString } from "./address.ts";
import { AppError } from "./app-error.ts";
import { toFile, toForm } from "./files.ts";

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
}

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

/** The typed client of the API: answers are parsed with the contract, failures are `AppError`s. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const http = axios.create({
    adapter: "fetch",
    baseURL: options.baseUrl,
    timeout: options.timeoutMs ?? 15_000,
    headers: { locale: options.locale, ...options.headers },
    validateStatus: () => true,
  });
  if (options.tokens) carryTokens(http, options.tokens);

  const send = async <T>(config: Parameters<AxiosInstance["request"]>[0]): Promise<AxiosResponse<T>> => {
    try {
      return await http.request<T>(config);
    } catch (error) {
      if (error instanceof AxiosError && error.code === "ERR_CANCELED") throw error;
      throw new AppError("network", "NETWORK", `no answer from ${options.baseUrl}`, { cause: error });
    }
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
      throw toAppError(endpoint, response.status, await readProblem(response.data));
    },
    forward: ({ method, path, body, headers }) =>
      send<ArrayBuffer>({
        method,
        url: path,
        ...(body ? { data: body } : {}),
        headers,
        responseType: "arraybuffer",
        transformRequest: [(data: unknown) => data],
      }),
  };
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
