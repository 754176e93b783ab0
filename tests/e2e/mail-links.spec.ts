import { globSync, readFileSync } from "node:fs";
import { JSDOM } from "jsdom";
import { getTickets } from "#contract/customer-service.ts";
import { locales, type Locale } from "#contract/locale.ts";
import { getOrders } from "#contract/orders.ts";
import { getProfiles } from "#contract/profiles.ts";
import { getRequests } from "#contract/requests.ts";
import { getReturns } from "#contract/returns.ts";
import { signIn } from "#contract/session.ts";
import type { ApiClient } from "#lib/http/api-client.ts";
import { localizePath, splitLocale } from "#lib/routing/href.ts";
import { matchRoute } from "#lib/routing/match.ts";
import { keepSession } from "#lib/session/cookies.ts";
import { clientApi, visitorApi } from "./api.ts";
import { ask } from "./crawl/answer.ts";
import { anyWidth, expect, test } from "./test.ts";

const demoPassword = "Malle-demo-2026";

/** Where a link of a mail leads in the end, as a browser without scripts reads it. */
async function follow(baseUrl: string, link: string, cookies: Record<string, string>) {
  let path = link;
  for (let hops = 0; hops < 5; hops += 1) {
    const answer = await ask(baseUrl, path, cookies);
    if (answer.leadsTo === null) return { ...answer, path };
    path = answer.leadsTo;
  }
  throw new Error(`${link} leads on and on`);
}

/** What can be used at once: not what is disabled, hidden or folded up. */
const usable = ["button", "a[href]", "input:not([type=hidden])", "select", "textarea"]
  .map((kind) => `${kind}:not([disabled])`)
  .join();
const isInSight = (element: Element): boolean => element.closest("details:not([open]) > :not(summary)") === null;

/**
 * What is wrong with a page that is to act: it is there, it has a heading and words of its own, nobody is asked to sign in, and
 * something can be done on it. What the server sends after the frame of the page stands behind it in the HTML.
 */
async function wrongWith(baseUrl: string, locale: Locale, link: string, cookies: Record<string, string>) {
  const { status, isMissing, html, path } = await follow(baseUrl, localizePath(locale, link), cookies);
  const { document } = new JSDOM(html).window;
  const parts = [...document.querySelectorAll('main, [hidden][id^="S:"]')];
  const all = (selector: string) => parts.flatMap((part) => [...part.querySelectorAll(selector)]);
  for (const unread of all("script, style, template")) unread.remove();
  const words = parts.map(({ textContent }) => textContent).join(" ");
  const headings = all("h1").map(({ textContent }) => textContent.trim());
  const isOwn = isOwnPage.test(new URL(path, baseUrl).pathname);
  const problems = [
    status !== 200 && `answers ${status}`,
    isMissing && "is missing",
    matchRoute(splitLocale(new URL(path, baseUrl).pathname).path)?.name === "login" && "asks to sign in",
    (headings.length !== 1 || headings[0] === "") && `has the headings ${JSON.stringify(headings)}`,
    words.length <= 80 && `says only ${words}`,
    isOwn && !all(usable).some(isInSight) && "offers nothing to do",
  ];
  return problems.flatMap((problem) => (problem === false ? [] : [`${link} (${path}): ${problem}`]));
}

/** Pages of a client; others may be there to be read. */
const isOwnPage = /^(\/\w\w)?\/(infos|profil|quiz|[\da-f-]{36})(\/|$)/;

interface Person {
  /** Of its browser. */
  cookies: Record<string, string>;
  api: ApiClient;
}

async function become(name: string): Promise<Person> {
  const body = { email: `${name}@example.com`, password: demoPassword };
  const session = await visitorApi().call(signIn, { body });
  const cookies = Object.fromEntries(keepSession(session, false).map(({ name, value }) => [name, value]));
  return { cookies, api: clientApi(session.access_token) };
}

/** The paths mails link to, as they stand in the API's program: `${data.order_id}` where something is filled in. */
const templates = [
  ...new Set(
    globSync("backend/mails/*.ts")
      .filter((file) => !/\.test\.ts$|outbox/.test(file))
      .flatMap((file) =>
        [...readFileSync(file, "utf8").matchAll(/["`](\/[a-z$][^"`]*)["`]/g)].map(([, path = ""]) => path),
      ),
  ),
].filter((path) => !path.startsWith("/api/") && !/\.(svg|png)$/.test(path) && !/^\/\$\{(language|locale)\}/.test(path));

/** Links that only a mail of their own has: a secret stands in them. */
const secret = /^\/(reset-password\?|declaration\/confirm|email\/|staff-consent|stock-alert|giftcard\/)/;

/** Whose account has what a kind of link names, and the link filled in with it. */
type Fill = (path: string, person: Person) => Promise<string | null>;
const fills: [pattern: RegExp, names: string[], fill: Fill][] = [
  [
    /^\/infos\/returns\/\$\{(?:data\.return_id|returnId)\}$/,
    ["shopper", "loyal", "woman"],
    async (_, { api }) => {
      const { items } = await api.call(getReturns, { query: {} });
      return items[0] ? `/infos/returns/${items[0].id}` : null;
    },
  ],
  [
    /^\/infos\/messages\/\$\{id\}$/,
    ["subscriber", "loyal", "paused"],
    async (_, { api }) => {
      const { items } = await api.call(getTickets, { query: {} });
      return items[0] ? `/infos/messages/${items[0].id}` : null;
    },
  ],
  [
    /\/failed-payment\/\$\{/,
    ["failed-payment"],
    async (path, { api }) => {
      const { items } = await api.call(getOrders, { query: { page_size: 48 } });
      const boxes = items.filter(({ kind, status }) => kind === "BOX" && status !== "CANCELLED");
      /* Paid meanwhile, as another journey may do, it leads to where that is said. */
      const open = boxes.find(({ paid_at: paidAt }) => paidAt === null) ?? boxes[0];
      return open ? path.replace(/\$\{[^}]*\}/, open.id) : null;
    },
  ],
  [
    /\$\{(?:data\.order_id|orderId)\}|^\/infos\/rating\//,
    ["subscriber", "woman", "loyal", "one-shot"],
    async (path, { api }) => {
      const { items } = await api.call(getOrders, { query: { page_size: 48 } });
      const delivered = items.find(({ kind, status }) => kind === "BOX" && status === "DELIVERED");
      return delivered ? path.replace(/\$\{[^}]*\}/, delivered.id) : null;
    },
  ],
  [
    /\$\{(?:data\.order_number|number|encodeURIComponent\(number\))\}/,
    ["shopper"],
    async (path, { api }) => {
      const { items } = await api.call(getOrders, { query: { page_size: 48 } });
      return items[0] ? path.replace(/\$\{[^}]*\}/, items[0].number) : null;
    },
  ],
  [
    /^\/infos\/preview\//,
    ["subscriber", "woman", "loyal"],
    async (path, { api }) => {
      const box = (await api.call(getRequests, { query: {} })).find(({ id, items }) => id !== 0 && items.length > 0);
      return box ? fillBox(path, box.kid.id, box.id) : null;
    },
  ],
  [
    /\$\{data\.profile_id\}\/suggestions\/\$\{/,
    ["subscriber", "woman", "loyal"],
    async (path, { api }) => {
      const boxes = await api.call(getRequests, { query: {} });
      const box = boxes.find(({ status_details: { actions } }) => actions.length > 0) ?? boxes[0];
      return box ? fillBox(path, box.kid.id, box.id) : null;
    },
  ],
  [
    /\$\{(?:data\.)?profile_id\}/,
    ["subscriber"],
    async (path, { api }) => {
      const [kid] = await api.call(getProfiles, {});
      return kid ? path.replace(/\$\{[^}]*\}/, kid.id) : null;
    },
  ],
  [/^[^$]*$/, ["subscriber"], (path) => Promise.resolve(path)],
];
const fillBox = (path: string, kidId: string, requestId: number): string =>
  path.replace(/\$\{data\.profile_id\}/, kidId).replace(/\$\{data\.request_id\}/, String(requestId));

test("the links of the mails open pages that act, for whom each mail is for", anyWidth, async ({ baseURL }) => {
  expect(templates.length).toBeGreaterThan(25);
  const people = new Map<string, Person>();
  const unfilled: string[] = [];
  const plan: { path: string; person: Person }[] = [];
  for (const template of templates.filter((path) => !secret.test(path))) {
    const rule = fills.find(([pattern]) => pattern.test(template));
    let path: string | null = null;
    for (const name of rule?.[1] ?? []) {
      const person = people.get(name) ?? (await become(name));
      people.set(name, person);
      path = (await rule?.[2](template, person)) ?? null;
      if (path === null) continue;
      plan.push({ path, person });
      break;
    }
    if (path === null) unfilled.push(template);
  }
  expect(unfilled, "links nobody's records fill").toEqual([]);
  const problems: string[] = [];
  /* Every link is followed, in languages that take turns. */
  for (const [place, { path, person }] of plan.entries())
    problems.push(...(await wrongWith(baseURL ?? "", locales[place % locales.length]!, path, person.cookies)));
  expect(problems).toEqual([]);
});
