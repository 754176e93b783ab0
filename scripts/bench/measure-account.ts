import { getClient } from "#contract/client.ts";
import { signIn } from "#contract/session.ts";
import { createApiClient } from "#lib/http/api-client.ts";
import { planAccountMenu, planAccountRooms } from "#lib/navigation/account.ts";
import { href } from "#lib/routing/href.ts";
import { sessionCookies } from "#lib/session/cookies.ts";
import { spreadOf } from "./spread.ts";

export interface AccountFigures {
  /** Milliseconds until the whole page was sent, the median of its rounds: that of the page in the middle and of the slowest. */
  middleMs: number;
  slowestMs: number;
  /** Path of the slowest page. */
  slowest: string;
  /** Milliseconds until the first byte of the slowest page to begin. */
  firstByteMs: number;
}

/** Pages no menu leads to: one is led there by a task, a mail or another page. */
const sideRooms = ["infos-add-payment", "infos-add-giftcard", "infos-orders", "infos-failed-payment"] as const;

/** How long every page of the account's menu, of its overview and beside them takes a client with boxes, orders and returns, one request after the other. */
export async function measureAccount(shop: string, apiUrl: string, rounds: number): Promise<AccountFigures> {
  const visitor = createApiClient({ baseUrl: apiUrl, locale: "fr" });
  const body = { email: "subscriber@example.com", password: "Malle-demo-2026" };
  const session = await visitor.call(signIn, { body });
  const cookie = [
    `${sessionCookies.status}=authenticated`,
    `${sessionCookies.clientId}=${session.client_id}`,
    `${sessionCookies.token}=${session.access_token}`,
    `${sessionCookies.refreshToken}=${session.refresh_token}`,
  ].join("; ");
  const tokens = { read: () => ({ access_token: session.access_token }), refresh: () => Promise.resolve(null) };
  const client = await createApiClient({ baseUrl: apiUrl, locale: "fr", tokens }).call(getClient, {});
  const pages = new Set([
    ...planAccountMenu("fr", () => true, client).map(({ href: page }) => page),
    ...planAccountRooms("fr", () => true, client).flatMap(({ rooms }) => rooms.map(({ href: page }) => page)),
    ...sideRooms.map((name) => href("fr", name)),
  ]);
  const figures = [];
  for (const page of pages) {
    await load(shop + page, cookie);
    const loads = [];
    for (let round = 0; round < rounds; round++) loads.push(await load(shop + page, cookie));
    figures.push({
      page,
      wholeMs: spreadOf(loads.map(({ wholeMs }) => wholeMs)).p50,
      firstByteMs: spreadOf(loads.map(({ firstByteMs }) => firstByteMs)).p50,
    });
  }
  const slowest = figures.toSorted((a, b) => b.wholeMs - a.wholeMs)[0];
  return {
    middleMs: spreadOf(figures.map(({ wholeMs }) => wholeMs)).p50,
    slowestMs: slowest?.wholeMs ?? Number.NaN,
    slowest: slowest?.page ?? "",
    firstByteMs: Math.max(...figures.map(({ firstByteMs }) => firstByteMs)),
  };
}

async function load(url: string, cookie: string): Promise<{ firstByteMs: number; wholeMs: number }> {
  const start = performance.now();
  const answer = await fetch(url, { headers: { cookie }, redirect: "manual" });
  const firstByteMs = performance.now() - start;
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
  await answer.arrayBuffer();
  return { firstByteMs, wholeMs: performance.now() - start };
}
