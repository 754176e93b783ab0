import { createHmac, randomUUID } from "node:crypto";
import { endpoints } from "#contract/endpoints.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { signIn, signOut } from "#contract/session.ts";
import { createApiClient } from "#lib/http/api-client.ts";
import { callRaw, openAccount } from "./calls.ts";
import type { AttackResult } from "./result.ts";

export interface AuthorizationInput {
  /** Address of the API, without a trailing slash. */
  apiUrl: string;
  /** Somebody with orders, boxes, addresses and cards, whose records others must not reach. */
  victim: { email: string; password: string };
}

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString("base64url");

/** Tokens that are none, each made from a right one. */
function wrongTokens(right: string, ended: string, refreshToken: string): Record<string, string | undefined> {
  const [head = "", claims = "", signature = ""] = right.split(".");
  const known = JSON.parse(Buffer.from(claims, "base64url").toString()) as object;
  const unsigned = `${encode({ alg: "none", typ: "JWT" })}.${claims}`;
  const own = `${encode({ alg: "HS256", typ: "JWT" })}.${claims}`;
  return {
    none: undefined,
    empty: "Bearer ",
    garbage: "Bearer garbage",
    basic: `Basic ${Buffer.from("a:b").toString("base64")}`,
    "without a signature": `Bearer ${unsigned}.`,
    "with the signature of another": `Bearer ${own}.${createHmac("sha256", "guessed").update(own).digest("base64url")}`,
    "with other claims": `Bearer ${head}.${encode({ ...known, sub: randomUUID() })}.${signature}`,
    "for refreshing": `Bearer ${refreshToken}`,
    "signed out": `Bearer ${ended}`,
  };
}

/** Ids below the name of what they are of, wherever a list or a record of the victim holds them. */
function collectIds(value: unknown, kind: string, found: Map<string, Set<string>>): void {
  if (Array.isArray(value)) for (const item of value) collectIds(item, kind, found);
  else if (typeof value === "object" && value !== null)
    for (const [key, item] of Object.entries(value)) {
      if (key === "id" && (typeof item === "string" || typeof item === "number"))
        found.set(kind, (found.get(kind) ?? new Set()).add(String(item)));
      else collectIds(item, kind, found);
    }
}

/** The folder of a path before each of its parameters: what the id is of. */
const kindsOf = (path: string): [string, string][] =>
  [...path.matchAll(/\/([^/:]+)\/:([a-z_]+)/gi)].map(([, kind = "", name = ""]) => [name, kind]);

const isPersonal = ({ auth, path }: Endpoint): boolean => auth === "bearer" && path.includes(":");

/**
 * Asks for every operation that needs a session with tokens that are none, then, as another client, for everything that
 * is the victim's. A wrong token answers 401; what is somebody else's answers exactly as what nobody has.
 */
export async function attackAuthorization({ apiUrl, victim }: AuthorizationInput): Promise<AttackResult> {
  const wrong: string[] = [];
  let tries = 0;
  const [thief, left] = [await openAccount(apiUrl), await openAccount(apiUrl)];
  await left.api.call(signOut, { body: { refresh_token: left.refreshToken } });

  const tokens = wrongTokens(thief.accessToken, left.accessToken, left.refreshToken);
  for (const [name, endpoint] of endpoints) {
    if (endpoint.auth !== "bearer") continue;
    for (const [kind, authorization] of Object.entries(tokens)) {
      tries += 1;
      const { status } = await callRaw(apiUrl, endpoint, {
        ...(authorization === undefined ? {} : { authorization }),
        ...(endpoint.method === "GET" ? {} : { body: {} }),
      });
      if (status !== 401) wrong.push(`${name} with a token that is ${kind}: ${status}`);
    }
  }

  const session = await createApiClient({ baseUrl: apiUrl, locale: "fr" }).call(signIn, { body: victim });
  const owner = `Bearer ${session.access_token}`;
  const ids = new Map<string, Set<string>>();
  for (const endpoint of endpoints.values()) {
    if (endpoint.auth !== "bearer" || endpoint.method !== "GET" || endpoint.path.includes(":")) continue;
    const { status, body } = await callRaw(apiUrl, endpoint, { authorization: owner });
    if (status === 200) collectIds(body, endpoint.path.split("/").at(-1) ?? "", ids);
  }
  const other = `Bearer ${thief.accessToken}`;
  for (const [name, endpoint] of endpoints) {
    if (!isPersonal(endpoint)) continue;
    const kinds = kindsOf(endpoint.path);
    const ofVictim = kinds.map(([, kind]) => [...(ids.get(kind) ?? [])][0]);
    if (ofVictim.every((id) => id === undefined)) continue;
    const ask = (pick: (nth: number, id: string) => string) =>
      callRaw(apiUrl, endpoint, {
        authorization: other,
        params: Object.fromEntries(kinds.map(([param], nth) => [param, pick(nth, ofVictim[nth] ?? randomUUID())])),
        ...(endpoint.method === "GET" ? {} : { body: {} }),
      });
    tries += 1;
    const [theirs, nobodys] = [
      await ask((_, id) => id),
      await ask((_, id) => (/^\d+$/.test(id) ? "999999999" : randomUUID())),
    ];
    if (theirs.status < 400 || theirs.status !== nobodys.status)
      wrong.push(`${name} with an id of another client: ${theirs.status}, with nobody's ${nobodys.status}`);
  }
  const reached = [...ids.values()].reduce((sum, { size }) => sum + size, 0);
  return {
    name: "authorization",
    tries,
    failures: wrong.length,
    note: [`${reached} ids of the victim`, ...wrong.slice(0, 5)].join("; "),
  };
}
