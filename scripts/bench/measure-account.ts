import { signIn } from "#contract/session.ts";
import { createApiClient, type ApiClient } from "#lib/http/api-client.ts";
import { sessionCookies } from "#lib/session/cookies.ts";
import { accountPaths, addressesOf, readOwned } from "./account-pages.ts";
import { spreadOf } from "./spread.ts";

export interface PageFigures {
  /** As it stands in the routes. */
  path: string;
  /** Milliseconds until the whole page was sent, the median of its rounds; null where nobody here has such a page. */
  wholeMs: number | null;
  /** Milliseconds until the first byte, the median of its rounds. */
  firstByteMs: number | null;
}

/** Who together have every page of an account; the first of them has boxes, orders and returns, and most of them. */
const people = ["subscriber", "loyal", "woman", "shopper", "failed-payment"] as const;

/** How long every page under `/infos` takes the first client who has it, one request after the other. */
export async function measureAccount(shop: string, apiUrl: string, rounds: number): Promise<PageFigures[]> {
  const clients = await Promise.all(people.map((name) => become(apiUrl, name)));
  const figures: PageFigures[] = [];
  for (const path of accountPaths) {
    const page = await findPage(shop, path, clients);
    const loads: Load[] = [];
    if (page) for (let round = 0; round < rounds; round++) loads.push(await load(page.url, page.cookie));
    const median = (of: (one: Load) => number) => (loads.length > 0 ? spreadOf(loads.map(of)).p50 : null);
    figures.push({
      path,
      wholeMs: median(({ wholeMs }) => wholeMs),
      firstByteMs: median(({ firstByteMs }) => firstByteMs),
    });
  }
  return figures;
}

async function become(apiUrl: string, name: string) {
  const visitor = createApiClient({ baseUrl: apiUrl, locale: "fr" });
  const body = { email: `${name}@example.com`, password: "Malle-demo-2026" };
  const session = await visitor.call(signIn, { body });
  const cookie = [
    `${sessionCookies.status}=authenticated`,
    `${sessionCookies.clientId}=${session.client_id}`,
    `${sessionCookies.token}=${session.access_token}`,
    `${sessionCookies.refreshToken}=${session.refresh_token}`,
  ].join("; ");
  const tokens = { read: () => ({ access_token: session.access_token }), refresh: () => Promise.resolve(null) };
  const api: ApiClient = createApiClient({ baseUrl: apiUrl, locale: "fr", tokens });
  return { cookie, owned: await readOwned(api) };
}

/** A page that is there and leads nowhere else, opened once so that it is warm; null where none of them has one. */
async function findPage(shop: string, path: string, clients: readonly Awaited<ReturnType<typeof become>>[]) {
  for (const { cookie, owned } of clients)
    for (const address of addressesOf(path, owned)) {
      const url = shop + address;
      const { status, html } = await load(url, cookie);
      if (status === 200 && !leadsOn.test(html)) return { url, cookie };
    }
  return null;
}

/** What a page says whose beginning was sent before it was known that it leads elsewhere or is not there. */
const leadsOn = /id="__next-page-redirect"|NEXT_HTTP_ERROR_FALLBACK/;

type Load = Awaited<ReturnType<typeof load>>;

async function load(url: string, cookie: string) {
  const start = performance.now();
  const answer = await fetch(url, { headers: { cookie }, redirect: "manual" });
  const firstByteMs = performance.now() - start;
  const html = await answer.text();
  return { status: answer.status, html, firstByteMs, wholeMs: performance.now() - start };
}
