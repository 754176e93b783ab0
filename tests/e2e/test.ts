import { test as base, expect, type BrowserContext, type BrowserContextOptions } from "@playwright/test";
import type { Locale } from "#contract/locale.ts";
import { movedByMs, movedDate } from "#scripts/days/moved-date.ts";
import { AccountPage } from "./account.page.ts";
import { CartPage } from "./cart.page.ts";
import { CatalogPage } from "./catalog.page.ts";
import { CheckoutPage } from "./checkout.page.ts";
import { findNeedlessCookies } from "./cookies.ts";
import { slowDown, slowness } from "./slow-network.ts";
import { leavePicturesOut, tellViolations, watchContext, type ExpectedProblems } from "./watch.ts";

export { expect };

/** Marks a test of what no width changes and whose page others look at: it runs once. */
export const anyWidth = { tag: "@any-width" };
/** Marks a test that is run on a phone only: its like is run on a wide screen. */
export const onPhone = { tag: "@phone" };

interface Fixtures {
  /** Language of the visit; `test.use({ visitLocale: "de" })`. */
  visitLocale: Locale;
  /** Whether pages are fetched ahead of a press. Who saves data is spared that, and so are tests of something else. */
  fetchesAhead: boolean;
  /** Whether pictures are fetched and drawn. Specs that look at what a page looks like ask for them; journeys need none. */
  pictures: boolean;
  /** What the test provokes on purpose. Everything else that goes wrong on any page fails it. */
  expected: ExpectedProblems;
  /** Opens a browser of its own: another customer, or no scripts. It is watched like the first one. */
  openBrowser: (options?: BrowserContextOptions) => Promise<BrowserContext>;
  catalog: CatalogPage;
  cart: CartPage;
  checkout: CheckoutPage;
  account: AccountPage;
  watch: void;
  thrift: void;
  network: void;
}

const requireBaseUrl = (baseURL: string | undefined): string => {
  if (baseURL === undefined) throw new Error("the configuration names no baseURL");
  return baseURL;
};

/** Of each page of products up to sixteen more would be rendered, sent and read. */
const saveData = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    /* A frame of another site, which is not secure, has none. */
    const { connection } = navigator as Navigator & { connection?: object };
    if (connection) Object.defineProperty(connection, "saveData", { value: true });
  });

/** On another day than today (`npm run days -- --browser`) pages tell the day their server tells; timers run as they do. */
const moveClock = async (context: BrowserContext): Promise<void> => {
  if (movedByMs !== 0) await context.addInitScript(`globalThis.Date = (${String(movedDate)})(${movedByMs}, Date);`);
};

export const test = base.extend<Fixtures>({
  visitLocale: ["fr", { option: true }],
  /* Who visits the German shop has a browser that speaks German: nothing else is offered to it. */
  locale: async ({ visitLocale }, give) => give(`${visitLocale}-${visitLocale.toUpperCase()}`),
  fetchesAhead: [false, { option: true }],
  pictures: [false, { option: true }],
  context: async ({ context, pictures }, give) => {
    if (!pictures) leavePicturesOut(context);
    await moveClock(context);
    await give(context);
  },
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
  expected: async ({}, give) => give({ answers: [], failures: [], violations: [] }),
  watch: [
    async ({ context, baseURL, expected }, give) => {
      const problems = watchContext(context, requireBaseUrl(baseURL), expected);
      await tellViolations(context);
      await give();
      expect(problems, "nothing goes wrong on the pages visited").toEqual([]);
      expect(await findNeedlessCookies(context, requireBaseUrl(baseURL)), "only what is needed is kept").toEqual([]);
    },
    { auto: true },
  ],
  thrift: [
    async ({ context, fetchesAhead }, give) => {
      if (!fetchesAhead) await saveData(context);
      await give();
    },
    { auto: true },
  ],
  network: [
    async ({ context }, give) => {
      await slowDown(context, slowness);
      await give();
    },
    { auto: true },
  ],
  openBrowser: async ({ browser, baseURL, expected, fetchesAhead, pictures, contextOptions, viewport }, give) => {
    const opened: { context: BrowserContext; problems: string[] }[] = [];
    await give(async (options = {}) => {
      const context = await browser.newContext({
        ...contextOptions,
        viewport,
        baseURL: requireBaseUrl(baseURL),
        locale: "fr-FR",
        ...options,
      });
      opened.push({ context, problems: watchContext(context, requireBaseUrl(baseURL), expected) });
      await tellViolations(context);
      if (!fetchesAhead) await saveData(context);
      if (!pictures) leavePicturesOut(context);
      await moveClock(context);
      await slowDown(context, slowness);
      return context;
    });
    const needless = await Promise.all(
      opened.map(({ context }) => findNeedlessCookies(context, requireBaseUrl(baseURL))),
    );
    for (const { context } of opened) await context.close();
    expect(needless.flat(), "only what is needed is kept in the other browsers").toEqual([]);
    expect(
      opened.flatMap(({ problems }) => problems),
      "nothing goes wrong in the other browsers",
    ).toEqual([]);
  },
  catalog: async ({ page, visitLocale }, give) => give(new CatalogPage(page, visitLocale)),
  cart: async ({ page, visitLocale }, give) => give(new CartPage(page, visitLocale)),
  checkout: async ({ page, visitLocale }, give) => give(new CheckoutPage(page, visitLocale)),
  account: async ({ page, visitLocale }, give) => give(new AccountPage(page, visitLocale)),
});
