import { globSync, readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { getTickets } from "#contract/customer-service.ts";
import { locales, type Locale } from "#contract/locale.ts";
import { getOrders } from "#contract/orders.ts";
import { getProfiles } from "#contract/profiles.ts";
import { getRequests } from "#contract/requests.ts";
import { getReturns } from "#contract/returns.ts";
import { signIn, type Session } from "#contract/session.ts";
import type { ApiClient } from "#lib/http/api-client.ts";
import { localizePath } from "#lib/routing/href.ts";
import { clientApi, visitorApi } from "./api.ts";
import { holdSession } from "./hold-session.ts";
import { anyWidth, expect, test } from "./test.ts";
import { text } from "./texts.ts";

const demoPassword = "Malle-demo-2026";

/**
 * A page that acts: it is there, it has a heading and words of its own, nobody is asked to sign in, and something can be done
 * on it.
 */
async function expectActing(page: Page, locale: Locale, path: string): Promise<void> {
  const answer = await page.goto(path);
  expect([path, answer?.status()]).toEqual([path, 200]);
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  const main = page.getByRole("main");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toBeVisible();
  await expect(heading, path).not.toHaveText(text(locale, "notFound.heading"));
  expect(await main.textContent(), path).not.toContain(text(locale, "notFound.title"));
  expect(new URL(page.url()).pathname, path).not.toBe(localizePath(locale, "/login"));
  await expect.poll(async () => (await main.textContent())?.length, { message: path }).toBeGreaterThan(80);
  /* What is folded up or disabled cannot be used now. */
  const acts = main.locator(
    "button:enabled:visible, a[href]:visible, input:enabled:visible, select:enabled:visible, textarea:enabled:visible",
  );
  if (isOwnPage.test(path))
    await expect.poll(() => acts.count(), { message: `${path} offers something to do` }).toBeGreaterThan(0);
  await page.waitForLoadState();
}

/** Pages of a client; others may be there to be read. */
const isOwnPage = /^(\/\w\w)?\/(infos|profil|quiz|[\da-f-]{36})(\/|$)/;

interface Person {
  session: Session;
  api: ApiClient;
}

async function become(name: string): Promise<Person> {
  const body = { email: `${name}@example.com`, password: demoPassword };
  const session = await visitorApi().call(signIn, { body });
  return { session, api: clientApi(session.access_token) };
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

for (const locale of locales) {
  test.describe(`in ${locale}`, () => {
    test.use({ visitLocale: locale });

    test(
      "the links of the mails open pages that act, for whom each mail is for",
      anyWidth,
      async ({ page, context, baseURL }) => {
        test.setTimeout(360_000);
        expect(templates.length).toBeGreaterThan(25);
        const people = new Map<string, Person>();
        const unfilled: string[] = [];
        const plan = new Map<string, string[]>();
        for (const template of templates.filter((path) => !secret.test(path))) {
          const rule = fills.find(([pattern]) => pattern.test(template));
          let path: string | null = null;
          for (const name of rule?.[1] ?? []) {
            const person = people.get(name) ?? (await become(name));
            people.set(name, person);
            path = (await rule?.[2](template, person)) ?? null;
            if (path === null) continue;
            plan.set(name, [...(plan.get(name) ?? []), path]);
            break;
          }
          if (path === null) unfilled.push(template);
        }
        expect(unfilled, "links nobody's records fill").toEqual([]);
        for (const [name, paths] of plan) {
          const { session } = await become(name);
          await context.clearCookies();
          await holdSession(context, baseURL ?? "", {}, session);
          /* Every link is followed, in languages that take turns. */
          const turn = locales.indexOf(locale);
          for (const [place, path] of [...new Set(paths)].entries())
            if (place % locales.length === turn) await expectActing(page, locale, localizePath(locale, path));
        }
      },
    );
  });
}
