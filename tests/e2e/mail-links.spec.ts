import { JSDOM } from "jsdom";
import { searchProducts } from "#contract/catalog.ts";
import { getTickets } from "#contract/customer-service.ts";
import { locales, type Locale } from "#contract/locale.ts";
import { getOrders } from "#contract/orders.ts";
import { getProfiles } from "#contract/profiles.ts";
import type { AnswerOf } from "#contract/endpoint.ts";
import { getRequests } from "#contract/requests.ts";
import { getReturns } from "#contract/returns.ts";
import { signIn } from "#contract/session.ts";
import { getLooks } from "#contract/website.ts";
import type { ApiClient } from "#lib/http/api-client.ts";
import { localizePath, splitLocale } from "#lib/routing/href.ts";
import { matchRoute } from "#lib/routing/match.ts";
import { routes } from "#lib/routing/routes.ts";
import { keepSession } from "#lib/session/cookies.ts";
import { mailPages, publicMailPages, type Deeds } from "#tests/lib/mail-pages.ts";
import { clientApi, visitorApi } from "./api.ts";
import { ask } from "./crawl/answer.ts";
import { anyWidth, expect, test } from "./test.ts";
import { text } from "./texts.ts";

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

interface Opened {
  locale: Locale;
  link: string;
  deeds: Deeds;
}

/** What can be pressed at once: not what is disabled, hidden or folded up. */
const usable = "button:not([disabled]), a[href], summary";
const isInSight = (element: Element): boolean => element.closest("details:not([open]) > :not(summary)") === null;

/** What a message says, whatever stands for its values. */
function saidAs(locale: Locale, key: string): RegExp {
  const any = "\u0000";
  const said = text(locale, key, { days: any, format: any, product: any, carrier: any });
  const parts = said.split(any).map((part) => RegExp.escape(part));
  return new RegExp(`^${parts.join(".+")}$`);
}

/** Whether something in sight is what has to be done there; an overview leads on by any of its links, and scripts come later. */
function offers(elements: Element[], deeds: Deeds, locale: Locale): boolean {
  if (deeds === "scripts") return true;
  if (deeds === "overview") return elements.some((element) => element.matches("a[href]"));
  const said = deeds.map((key) => saidAs(locale, key));
  return elements.some((element) => {
    const names = [element.textContent.trim(), element.getAttribute("aria-label") ?? ""];
    return said.some((words) => names.some((name) => words.test(name)));
  });
}

/**
 * What is wrong with a page that is to act: it is there, it has a heading and words of its own, nobody is asked to sign in, and
 * what mails lead there for can be done on it. What the server sends after the frame of the page stands behind it in the HTML.
 */
async function wrongWith(baseUrl: string, opened: Opened, cookies: Record<string, string>) {
  const { locale, link, deeds } = opened;
  const { status, isMissing, html, path } = await follow(baseUrl, localizePath(locale, link), cookies);
  const { document } = new JSDOM(html).window;
  const parts = [...document.querySelectorAll('main, [hidden][id^="S:"]')];
  const all = (selector: string) => parts.flatMap((part) => [...part.querySelectorAll(selector)]);
  for (const unread of all("script, style, template")) unread.remove();
  const words = parts.map(({ textContent }) => textContent).join(" ");
  const headings = all("h1").map(({ textContent }) => textContent.trim());
  const problems = [
    status !== 200 && `answers ${status}`,
    isMissing && "is missing",
    matchRoute(splitLocale(new URL(path, baseUrl).pathname).path)?.name === "login" && "asks to sign in",
    (headings.length !== 1 || headings[0] === "") && `has the headings ${JSON.stringify(headings)}`,
    words.length <= 80 && `says only ${words}`,
    !offers(all(usable).filter(isInSight), deeds, locale) && `does not offer ${String(deeds)}`,
  ];
  return problems.flatMap((problem) => (problem === false ? [] : [`${link} (${path}): ${problem}`]));
}

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

type Box = AnswerOf<typeof getRequests>[number];

/** Whose account has what a kind of page shows, and the values of its address. */
type Fill = (person: Person) => Promise<Record<string, string> | null>;

const ordersOf = async ({ api }: Person) => (await api.call(getOrders, { query: { page_size: 48 } })).items;
const idOf = (id: string | undefined) => (id === undefined ? null : { id });
const boxOf = async ({ api }: Person, isWanted: (box: Box) => boolean) => {
  const box = (await api.call(getRequests, { query: {} })).find((one) => one.id !== 0 && isWanted(one));
  return box ? { profileId: box.kid.id, kidId: box.kid.id, requestId: String(box.id) } : null;
};
const fills: [pages: RegExp, names: string[], fill: Fill][] = [
  [
    /^infos-returns-id$/,
    ["shopper", "loyal", "woman"],
    async ({ api }) => idOf((await api.call(getReturns, { query: {} })).items[0]?.id),
  ],
  [
    /^infos-messages-id$/,
    ["subscriber", "loyal", "paused"],
    async ({ api }) => idOf((await api.call(getTickets, { query: {} })).items[0]?.id),
  ],
  [
    /^infos-failed-payment-orderId$/,
    ["failed-payment"],
    async (person) => {
      const boxes = (await ordersOf(person)).filter(({ kind, status }) => kind === "BOX" && status !== "CANCELLED");
      /* Paid meanwhile, as another journey may do, it leads to where that is said. */
      const open = boxes.find(({ paid_at: paidAt }) => paidAt === null) ?? boxes[0];
      return open ? { orderId: open.id } : null;
    },
  ],
  [
    /orderId|^infos-returns-order-id$/,
    ["subscriber", "woman", "loyal", "one-shot"],
    async (person) => {
      const delivered = (await ordersOf(person)).find(({ kind, status }) => kind === "BOX" && status === "DELIVERED");
      return delivered ? { orderId: delivered.id, id: delivered.id } : null;
    },
  ],
  [/^infos-preview-/, ["subscriber", "woman", "loyal"], (person) => boxOf(person, ({ items }) => items.length > 0)],
  [
    /^kidId-suggestions-requestId$/,
    ["subscriber", "woman", "loyal"],
    (person) => boxOf(person, ({ status_details: { actions } }) => actions.length > 0),
  ],
  [
    /kidId|profileId/,
    ["subscriber"],
    async ({ api }) => {
      const [kid] = await api.call(getProfiles, {});
      return kid ? { kidId: kid.id, profileId: kid.id } : null;
    },
  ],
  [/./, ["subscriber"], () => Promise.resolve({})],
];

test("the pages mails lead their clients to act for them", anyWidth, async ({ baseURL }) => {
  const people = new Map<string, Person>();
  const problems: string[] = [];
  /* In languages that take turns: `backend/mails/links.test.ts` follows every link in each. */
  for (const [place, page] of (Object.keys(mailPages) as (keyof typeof mailPages)[]).entries()) {
    const [, names = [], fill] = fills.find(([pattern]) => pattern.test(page)) ?? [];
    let opened: string[] | null = null;
    for (const name of names) {
      const person = people.get(name) ?? (await become(name));
      people.set(name, person);
      const values = (await fill?.(person)) ?? null;
      if (values === null) continue;
      const path = routes[page].path.replaceAll(/\{(\w+)\}/g, (_, param: string) => values[param] ?? "");
      const locale = locales[place % locales.length]!;
      opened = await wrongWith(baseURL ?? "", { locale, link: path, deeds: mailPages[page] }, person.cookies);
      break;
    }
    problems.push(...(opened ?? [`${page}: nobody has what it shows`]));
  }
  expect(problems).toEqual([]);
});

test("the pages for everybody that mails lead to open for who is not signed in", anyWidth, async ({ baseURL }) => {
  const { products } = await visitorApi().call(searchProducts, { query: { page: 1 } });
  const [look] = await visitorApi().call(getLooks, { query: { limit: 1 } });
  const ids = { productId: String(products[0]?.id), id: String(look?.id) };
  const values: Record<string, string> = { collection: "girls", ...ids };
  const problems: string[] = [];
  for (const [place, page] of (Object.keys(publicMailPages) as (keyof typeof publicMailPages)[]).entries()) {
    const { asked, deeds } = publicMailPages[page];
    const link = routes[page].path.replaceAll(/\{(\w+)\}/g, (_, param: string) => values[param] ?? "") + asked;
    /* Each in another language than its neighbours, and over all of them every language. */
    const locale = locales[place % locales.length]!;
    problems.push(...(await wrongWith(baseURL ?? "", { locale, link, deeds }, {})));
  }
  expect(problems).toEqual([]);
});
