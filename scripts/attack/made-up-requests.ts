import { brotliDecompressSync, gunzipSync } from "node:zlib";
import fc from "fast-check";
import { type Answer, ask } from "../ask.ts";
import { readSitemap } from "./made-up-addresses.ts";
import type { AttackResult } from "./result.ts";

export interface MadeUpRequestsInput {
  /** Address of the storefront, without a trailing slash. */
  storefrontUrl: string;
  /** Cookies of a client, and a name of theirs that no other visitor has. */
  client: { cookies: Record<string, string>; name: string };
  /** Requests; at most 100,000. */
  tries?: number;
}

const atOnce = 8;
const maxTries = 100_000;
/* The same requests in every run: what fails has to fail again. */
const seed = 20_261_129;

/** Pages that are kept, and some that are made for one visitor or for nobody. */
const pages = [
  "/",
  "/de",
  "/shop",
  "/shop/girls",
  "/nl/shop/boys",
  "/faq",
  "/es/looks",
  "/blog",
  "/login",
  "/shop/cart",
];
const ownPages = ["/infos", "/de/infos/orders", "/nl/infos/edit"];
const nowhere = ["/nulle-part", "/shop/girls/999999-robe", "/messages/x", "/_next/data/x.json", "/_next/static/x.js"];

/** The part of a page that the router asks for ahead of a press. */
const ahead = { rsc: "1", "next-router-prefetch": "1", "next-router-segment-prefetch": "/_tree" };

const long = "x".repeat(3_000);
const junk = fc.oneof(
  fc.constantFrom("", "0", "1", "2", "true", "null", "*", "/", "..", "[]", "%00", "%5B%5D", '"', long),
  fc.string({ unit: "grapheme-ascii", maxLength: 40 }),
);

const headerValues: Record<string, fc.Arbitrary<string>> = {
  rsc: fc.oneof(fc.constant("1"), junk),
  "next-router-prefetch": fc.oneof(fc.constantFrom("1", "2"), junk),
  "next-router-segment-prefetch": fc.oneof(fc.constantFrom("/_tree", "/_index", "/$d$locale/__PAGE__"), junk),
  "next-router-state-tree": fc.oneof(fc.constant(encodeURIComponent('["",{},null,null,true]')), junk),
  "next-url": fc.oneof(fc.constantFrom("/fr/shop", "/de"), junk),
  "next-action": junk,
  "next-hmr-refresh": junk,
  "next-html-request-id": junk,
  "x-middleware-subrequest": fc.oneof(fc.constant("middleware:middleware:middleware:middleware:middleware"), junk),
  "x-middleware-prefetch": fc.oneof(fc.constant("1"), junk),
  "x-middleware-rewrite": fc.oneof(fc.constant("/fr/infos"), junk),
  "x-middleware-set-cookie": junk,
  "x-nextjs-data": fc.oneof(fc.constant("1"), junk),
  "x-nextjs-cache": junk,
  "x-now-route-matches": junk,
  "x-matched-path": fc.oneof(fc.constant("/fr/infos"), junk),
  "x-invoke-path": fc.oneof(fc.constant("/fr/infos"), junk),
  "x-invoke-status": fc.constantFrom("200", "404", "500"),
  "x-page-status": fc.constantFrom("200", "403", "503", "x"),
  "x-prerender-revalidate": junk,
  "x-forwarded-host": fc.oneof(fc.constant("attacker.example"), junk),
  "x-forwarded-proto": fc.constantFrom("https", "ftp", "x"),
  "x-forwarded-for": fc.oneof(fc.constantFrom("203.0.113.9", "::1"), junk),
  "accept-encoding": fc.oneof(fc.constantFrom("br", "gzip", "identity", "*;q=0", "br;q=0, gzip;q=0"), junk),
  accept: fc.oneof(fc.constantFrom("text/html", "text/x-component", "application/json"), junk),
  "accept-language": fc.oneof(fc.constantFrom("de", "nl-BE,nl", "xx"), junk),
  "if-none-match": fc.oneof(fc.constantFrom("*", 'W/"a"', '"a", W/"b"', Array(400).fill('W/"a"').join(", ")), junk),
  "if-modified-since": fc.constantFrom("Wed, 21 Oct 2099 07:28:00 GMT", "yesterday"),
  "cache-control": fc.constantFrom("no-cache", "max-age=0", "only-if-cached"),
  range: fc.constantFrom("bytes=0-9", "bytes=9-0", "bytes=-1", "lines=1-2"),
  cookie: fc.constantFrom("__prerender_bypass=1", "__next_preview_data=x", "auth-token=x", "NEXT_LOCALE=de", "=;=;;"),
};

const fields = [
  "page",
  "size",
  "sort",
  "name",
  "colour",
  "q",
  "_rsc",
  "__flight__",
  "nxtPlocale",
  "locale",
  "utm_source",
];

/** Hardly a query string comes twice. */
const asked = fc.record({
  path: fc.oneof(
    { arbitrary: fc.constantFrom(...pages), weight: 6 },
    fc.constantFrom(...ownPages),
    fc.constantFrom(...nowhere),
  ),
  query: fc.option(
    fc
      .dictionary(fc.oneof(fc.constantFrom(...fields), fc.stringMatching(/^[a-z]{1,9}$/)), junk, {
        minKeys: 1,
        maxKeys: 4,
      })
      .map((query) => new URLSearchParams(query).toString()),
  ),
  method: fc.oneof({ arbitrary: fc.constantFrom("GET", "HEAD"), weight: 9 }, fc.constantFrom("OPTIONS", "PUT", "XYZ")),
  headers: fc.record(headerValues, { requiredKeys: [] }),
  isAhead: fc.boolean(),
  isClient: fc.boolean(),
});

function textOf({ headers, bytes }: Answer): string {
  const encoding = headers["content-encoding"];
  if (encoding === "br") return String(brotliDecompressSync(bytes));
  return String(encoding === "gzip" ? gunzipSync(bytes) : bytes);
}

/** What visitors get who ask as browsers do: by what they asked for, how. */
async function readAsVisitor(url: string, paths: readonly string[]): Promise<Map<string, string>> {
  const read = new Map<string, string>();
  for (const path of paths)
    for (const encoding of ["br", "gzip", "identity"]) {
      const headers = { accept: "text/html", "accept-encoding": encoding };
      const page = await ask(url + path, { headers });
      /* Of a page for one visit each has a nonce of its own. */
      const html = textOf(page).replaceAll(/nonce="[^"]*"/g, "");
      read.set(`${path} ${encoding}`, `${page.status} ${page.headers.location ?? ""} ${html}`);
      const { status, headers: said } = await ask(url + path, { headers: { ...ahead, "accept-encoding": encoding } });
      if (status !== 307 || said.location === undefined) continue;
      const part = await ask(new URL(said.location, url).href, { headers: { ...ahead, "accept-encoding": encoding } });
      read.set(`${path} ahead ${encoding}`, `${part.status} ${part.headers["content-type"]} ${textOf(part)}`);
    }
  return read;
}

/**
 * Asks for pages as no browser does: made-up headers of the router, of the middleware and of caches, query strings nobody wrote,
 * conditions that hold for nothing, half of it as a client. Each is answered, and afterwards every visitor gets the pages they
 * got before, with nothing of that client.
 */
export async function attackWithMadeUpRequests(input: MadeUpRequestsInput): Promise<AttackResult> {
  const { storefrontUrl, client } = input;
  const tries = Math.min(input.tries ?? 10_000, maxTries);
  const product = (await readSitemap(storefrontUrl)).find((page) => /\/shop\/[^/]+\/\d+-/.test(page)) ?? "/shop";
  const visited = [...new Set([...pages, ...ownPages, product])];
  const wrong: string[] = [];
  /* What the build made is made anew once, and what is asked for again may come in fewer bytes. */
  await readAsVisitor(storefrontUrl, visited);
  const before = await readAsVisitor(storefrontUrl, visited);

  const queue = fc.sample(asked, { seed, numRuns: tries });
  const send = async ({ path, query, method, headers, isAhead, isClient }: (typeof queue)[number]): Promise<void> => {
    const address = query === null ? path : `${path}?${query}`;
    const sent = { ...(isAhead ? ahead : {}), ...headers, ...(isClient ? client.cookies : {}) };
    const outcome = await ask(storefrontUrl + address, {
      method,
      headers: sent,
      signal: AbortSignal.timeout(30_000),
    }).then(({ status }) => (status < 500 ? null : String(status)), String);
    if (outcome !== null)
      wrong.push(`${method} ${address.slice(0, 90)} ${JSON.stringify(sent).slice(0, 300)}: ${outcome}`);
  };
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let next = queue.pop(); next !== undefined; next = queue.pop()) await send(next);
    }),
  );

  for (const [what, said] of await readAsVisitor(storefrontUrl, visited)) {
    if (said !== before.get(what)) wrong.push(`${what} is another one: ${said.slice(0, 80)}`);
    if (said.includes(client.name)) wrong.push(`${what} tells of somebody`);
  }
  return {
    name: "requests nobody sends",
    tries,
    failures: wrong.length,
    note: [`${before.size} ways to ask for ${visited.length} pages compared`, ...wrong.slice(0, 5)].join("; "),
  };
}
