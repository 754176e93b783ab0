import { randomUUID } from "node:crypto";
import { signUp } from "#contract/session.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { createApiClient, type ApiClient } from "#lib/http/api-client.ts";
import { freshCookie, sessionCookies } from "#lib/session/cookies.ts";

/** What an answer said; `status` is 0 where none came in time. */
export interface Told {
  status: number;
  body: unknown;
}

export interface Sent {
  params?: Record<string, string>;
  query?: string;
  body?: unknown;
  authorization?: string;
}

const patienceMs = 15_000;

/** Calls an operation with whatever is given, as no client of ours would. */
export async function callRaw(apiUrl: string, { method, path }: Endpoint, sent: Sent): Promise<Told> {
  const place = path.replaceAll(/:([a-z_]+)/gi, (_, name: string) => encodeURIComponent(sent.params?.[name] ?? "0"));
  const headers = new Headers({ "idempotency-key": randomUUID() });
  if (sent.authorization !== undefined) headers.set("authorization", sent.authorization);
  if (sent.body !== undefined) headers.set("content-type", "application/json");
  const canHaveBody = method !== "GET" && sent.body !== undefined;
  try {
    const answer = await fetch(`${apiUrl}${place}${sent.query ? `?${sent.query}` : ""}`, {
      method,
      headers,
      ...(canHaveBody ? { body: typeof sent.body === "string" ? sent.body : JSON.stringify(sent.body) } : {}),
      signal: AbortSignal.timeout(patienceMs),
    });
    const text = await answer.text();
    const isJson = answer.headers.get("content-type")?.includes("json") === true;
    return { status: answer.status, body: isJson ? (JSON.parse(text) as unknown) : text };
  } catch {
    return { status: 0, body: null };
  }
}

const attackPassword = "Trois-petits-pois-2026";

/** A client of its own, with the tokens and the typed calls that speak for it. */
export interface Account {
  accessToken: string;
  refreshToken: string;
  api: ApiClient;
}

/** Cookies of a browser in which somebody is signed in. */
export const cookiesOf = ({ accessToken, refreshToken }: Omit<Account, "api">): Record<string, string> => ({
  cookie: [
    `${sessionCookies.token}=${accessToken}`,
    `${sessionCookies.refreshToken}=${refreshToken}`,
    `${sessionCookies.clientId}=1`,
    `${freshCookie}=1`,
  ].join("; "),
});

export async function openAccount(apiUrl: string, firstname = "Zoé"): Promise<Account> {
  const email = `attack-${randomUUID()}@example.com`;
  const session = await createApiClient({ baseUrl: apiUrl, locale: "fr" }).call(signUp, {
    body: { email, password: attackPassword, firstname },
  });
  const tokens = { read: () => ({ access_token: session.access_token }), refresh: () => Promise.resolve(null) };
  return {
    accessToken: session.access_token,
    refreshToken: session.refresh_token,
    api: createApiClient({ baseUrl: apiUrl, locale: "fr", tokens }),
  };
}
