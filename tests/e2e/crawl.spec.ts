import type { Page } from "@playwright/test";
import { locales, type Locale } from "#contract/locale.ts";
import { href, splitLocale } from "#lib/routing/href.ts";
import { matchRoute } from "#lib/routing/match.ts";
import type { Route } from "#lib/routing/route.ts";
import { routes, type PageName } from "#lib/routing/routes.ts";
import { pageMarks } from "#lib/theme/page-marks.ts";
import { addressOf, findLandmarks, pageNames, type Landmarks } from "./crawl/addresses.ts";
import { ask, idsOf, readPage, sheetsOf, thingsOf, type Answer } from "./crawl/answer.ts";
import { endingOf } from "./crawl/doors.ts";
import { comeAs, kinds, visitor, type Kind, type Person } from "./crawl/kinds.ts";
import { judgeOfMarkup } from "./crawl/markup.ts";
import { findStrangeTerms } from "#tests/lib/schema-org.ts";
import { bringJudge, expectAccessible, expectFits, expectFitsEnlarged } from "./accessible.ts";
import { expect, test } from "./test.ts";
import { text } from "./texts.ts";

/** The build is the one `npm start` makes: its absolute links name the default address. */
const siteUrl = process.env.SITE_URL ?? "http://localhost:3000";
/* Beside the pages of other tests, fewer than the shop makes at once: it refuses what would wait for more than five seconds. */
const atOnce = 4;

/** The address of a page that says no other languages: what it is called depends on who asks. */
const hasOwnAddress = (name: PageName): boolean => !routes[name].path.includes("{");

/** Pages that lead on for everybody: the first page of a list is the list, an old spelling the new one. */
const leadsOn: Partial<Record<PageName, PageName>> = {
  "brands-page": "brands",
  "stylists-page": "stylists",
  "shop-product-id": "shop-collection-productId",
};

const found = new Map<Locale, Promise<Landmarks>>();

/** What there is to visit in a language, looked for once. */
function landmarksIn(locale: Locale): Promise<Landmarks> {
  const landmarks = found.get(locale) ?? findLandmarks(locale);
  found.set(locale, landmarks);
  return landmarks;
}

const personOf = (kind: Kind, baseUrl: string): Promise<Person> =>
  kind === "visitor" ? Promise.resolve(visitor) : comeAs(kind, baseUrl);

/** Whose pages together are every page and hold every link there is. */
const followsLinks: readonly Kind[] = ["visitor", "subscriber", "woman", "loyal"];

/** One of the languages, another one for each neighbour of a number. */
const turnOf = (number: number): Locale | undefined => locales[number % locales.length];

/**
 * Whether a page is asked for in a language. What search engines are shown a visitor asks for in all of them; other pages, and
 * what a page is for somebody known, are rendered for each kind of person once, in languages that take turns.
 */
const isAskedIn = (locale: Locale, name: PageName, kind: Kind): boolean =>
  (kind === "visitor" && isForSearch(name)) || turnOf(pageNames.indexOf(name) + kinds.indexOf(kind)) === locale;

const isForSearch = (name: PageName): boolean => {
  const { indexing }: Route = routes[name];
  return indexing !== "noindex";
};

/** Whom no guard tells from each other; from the first ones none tells the subscriber, who asks for every page. */
const alike: readonly (readonly Kind[])[] = [
  ["one-shot", "paused", "terminated", "failed-payment", "staff"],
  ["shopper", "giver"],
];
/**
 * Pages that say how boxes, orders and cards of somebody stand, or that open for who has what they are about: all whose
 * components read a state or a subscription. What code a quiz has then is a test of the guards.
 */
const isAboutOwn = (name: PageName): boolean =>
  /malle|subscription|all-boxes|failed-payment|^infos$|-orders$|giftcards|requestId|orderId|order-id|returns-id|messages-id/.test(
    name,
  ) ||
  /^quiz-code-(membership|checkout)|preview|^profil|^infos-(data-delete|edit-addresses)|withdrawal|cancellation/.test(
    name,
  );

/** Whether a kind of person asks for a page: pages on which those who are alike see the same, they ask for in turn. */
function isAskedBy(kind: Kind, name: PageName): boolean {
  const group = alike.find((kinds) => kinds.includes(kind));
  return !group || isAboutOwn(name) || pageNames.indexOf(name) % group.length === group.indexOf(kind);
}

/** What was asked, as far as it matters whether it is asked again: for a client, in whichever language. */
const placeOf = (path: string, kind: Kind): string => (kind === "visitor" ? path : splitLocale(path).path);

/** Hundreds of products are linked and rendered by the same code: one in so many is, in the language whose turn it is. */
const productsPerLook = 8;

/** The number of the product a link leads to, behind its language; null for any other link. */
function linkedProduct(link: string): { locale: Locale; number: number; key: string } | null {
  const { locale, path } = splitLocale(new URL(link, siteUrl).pathname);
  const route = matchRoute(path);
  if (route?.name !== "shop-collection-productId") return null;
  const number = Number.parseInt(route.params["productId"] ?? "0");
  return { locale, number, key: `${locale} ${number}` };
}

/** Pages of these are called alike in every language and rendered by the same code: each is asked for in one of them. */
const calledAlike: ReadonlySet<string> = new Set<PageName>([
  "shop-collection",
  "shop-all-products",
  "brand-slug",
  "stylist-slug",
  "look-id",
  "looks-choice",
  "terms-and-conditions-subject",
]);

function isLanguageOfTurn(link: string): boolean {
  const { pathname, search } = new URL(link, siteUrl);
  const { locale, path } = splitLocale(pathname);
  const route = matchRoute(path);
  if (route === null || !calledAlike.has(route.name)) return true;
  const letters = [...path, ...search];
  return turnOf(letters.reduce((sum, letter) => sum + letter.charCodeAt(0), 0)) === locale;
}

/** Whether a link is asked for; of one that is not, the sitemap has to list what it names, unless no search engine is to. */
function isFollowed(link: string): boolean {
  const product = linkedProduct(link);
  if (product === null) return isLanguageOfTurn(link);
  const { locale, number } = product;
  return turnOf(number) === locale && Math.floor(number / locales.length) % productsPerLook === 0;
}

const isForSearchEngines = (link: string): boolean => {
  const route = matchRoute(splitLocale(new URL(link, siteUrl).pathname).path);
  return route === null || isForSearch(route.name as PageName);
};

/** What a link names: a product by its number, since an order calls its pieces as they were called when they were bought. */
const namedBy = (link: string): string => linkedProduct(link)?.key ?? new URL(link, siteUrl).pathname;

let listed: Promise<ReadonlySet<string>> | undefined;

/** What the sitemap lists, read once for all who ask. */
const listedBy = (baseUrl: string): Promise<ReadonlySet<string>> => (listed ??= readSitemaps(baseUrl));

async function readSitemaps(baseUrl: string): Promise<ReadonlySet<string>> {
  const urlsIn = async (path: string): Promise<string[]> => {
    const xml = await (await fetch(baseUrl + path)).text();
    return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => url);
  };
  const parts = await urlsIn("/sitemap.xml");
  const urls = await Promise.all(parts.map((url) => urlsIn(new URL(url).pathname)));
  return new Set(urls.flat().map(namedBy));
}

/** The page a link names, and what else it says. */
function shapeOf(link: string): string {
  const { pathname, searchParams } = new URL(link, siteUrl);
  const { path } = splitLocale(pathname);
  return [matchRoute(path)?.name ?? path, ...new Set(searchParams.keys())].join(" ");
}

/** Judges links one after the other: of each shape a client follows one, for a hundred pieces of a child's shop are one page. */
function oneOfEachShape(): (link: string) => boolean {
  const taken = new Set<string>();
  return (link) => {
    const shape = shapeOf(link);
    const isFirst = !taken.has(shape);
    taken.add(shape);
    return isFirst;
  };
}

async function inTurn<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items];
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
    }),
  );
}

/** What is wrong with where a visit ended. */
function wrongEnding(name: PageName, person: Person, locale: Locale, path: string, answer: Answer): string | null {
  const ending = endingOf(name, person);
  const expected = ending === "open" && leadsOn[name] ? { at: leadsOn[name] } : ending;
  if (expected === "missing") return answer.isMissing ? null : `should be missing, leads to ${answer.leadsTo}`;
  if (answer.isMissing) return "is missing";
  if (expected === "open")
    return answer.leadsTo === null && answer.status === 200 ? null : `leads to ${answer.leadsTo} (${answer.status})`;
  if (answer.leadsTo === null) return `stays, should lead to ${expected.at}`;
  const target = new URL(answer.leadsTo, siteUrl);
  const reached = splitLocale(target.pathname);
  if (matchRoute(reached.path)?.name !== expected.at) return `leads to ${answer.leadsTo}, not to ${expected.at}`;
  if (reached.locale !== locale) return `leads from ${locale} to ${reached.locale}`;
  if (expected.at === "login" && target.searchParams.get("redirect") !== path)
    return `forgets where it came from: ${answer.leadsTo}`;
  return null;
}

const waysOut = ["withdrawal", "cancellation"] as const;

const absolute = (url = ""): string => new URL(url, siteUrl).href;

/** Search engines show so much of a title, and so much of a description. */
const isShownWhole = (title: string): boolean => title.length >= 10 && title.length <= 60;
const fillsItsPlace = (description: string): boolean => description.length >= 70 && description.length <= 160;

/** What is wrong with what a page says about itself. */
function wrongHead(name: PageName, locale: Locale, path: string, head: ReturnType<typeof readPage>): string[] {
  const problems: string[] = [];
  const check = (isRight: boolean, problem: string) => isRight || problems.push(problem);
  check(head.lang === locale, `speaks ${head.lang}`);
  check(head.titles.length === 1 && isShownWhole(head.titles[0] ?? ""), `titles ${JSON.stringify(head.titles)}`);
  check(head.description.length >= 20, `description "${head.description}"`);
  check(head.headings === 1, `${head.headings} main headings`);
  const isIndexed = isForSearch(name);
  if (isIndexed) check(fillsItsPlace(head.description), `description "${head.description}"`);
  check(head.robots.some((value) => value.includes("noindex")) !== isIndexed, `robots ${JSON.stringify(head.robots)}`);
  if (isIndexed || hasOwnAddress(name)) {
    check(
      head.canonicals.length === 1 && absolute(head.canonicals[0]) === absolute(path),
      `canonical ${head.canonicals.join()}`,
    );
  }
  for (const way of waysOut) check(head.links.includes(href(locale, way)), `does not lead to ${way}`);
  const languages = Object.keys(head.alternates).toSorted();
  if (isIndexed) {
    check(languages.join() === "de,es,fr,nl,x-default", `alternates ${languages.join()}`);
    check(
      absolute(head.alternates[locale]) === absolute(head.canonicals[0]),
      `names itself ${head.alternates[locale]}`,
    );
  } else check(languages.length === 0, `alternates ${languages.join()}`);
  check(
    head.hidesBanner === /create-label|quiz|signup|shop-cart|shop-checkout|giftcard-checkout|login/.test(name),
    `banner hidden: ${head.hidesBanner}`,
  );
  check(head.hasQuietFooter === "data-footer" in pageMarks({ name }), `footer quiet: ${head.hasQuietFooter}`);
  return problems;
}

/** What no search engine understands of the structured data of a page. */
const wrongThings = (html: string): string[] =>
  thingsOf(html).flatMap((thing) =>
    typeof thing === "string" ? `structured data "${thing.slice(0, 80)}"` : findStrangeTerms(thing),
  );

/** Pages whose HTML was judged, once for all who open them: it does not depend on who they are. */
const judged = new Set<PageName>();
const findMarkupProblems = judgeOfMarkup();

/** What is wrong with the HTML of a page and with what dresses it. */
function wrongMarkup(name: PageName, html: string): string[] {
  const sheets = sheetsOf(html).length;
  const wrongs = sheets === 1 ? [] : [`comes with ${sheets} sheets`];
  if (judged.has(name)) return wrongs;
  judged.add(name);
  return [...wrongs, ...findMarkupProblems(html)];
}

/** How many pages are open for somebody, at the least; the whole table but for what is somebody else's. */
const leastJudged: Partial<Record<Kind, number>> = { visitor: 60, subscriber: 120 };

test.describe("every page", () => {
  /* One kind after the other: together they would wait for the one server, and a processor beside it would have nothing to do. */
  test.describe.configure({ mode: "default" });

  for (const kind of kinds) {
    test(`opens the right doors for ${kind}`, async ({ baseURL }) => {
      const base = baseURL ?? "";
      test.setTimeout(300_000);
      const person = await personOf(kind, base);
      const { cookies } = person;
      const problems: string[] = [];
      const asked = new Set<string>();
      const links = new Map<string, string>();
      const anchors = new Map<string, string>();
      const ids = new Map<string, ReadonlySet<string>>();
      for (const locale of locales) {
        const landmarks = await landmarksIn(locale);
        await inTurn(pageNames, async (name) => {
          if (name === "logout" || !isAskedIn(locale, name, kind) || !isAskedBy(kind, name)) return;
          const path = addressOf(name, person, landmarks);
          const answer = await ask(base, path, cookies);
          asked.add(placeOf(path, kind));
          const wrong = wrongEnding(name, person, locale, path, answer);
          if (wrong !== null) problems.push(`${name} ${path}: ${wrong}`);
          if (answer.status !== 200 || answer.leadsTo !== null || answer.isMissing) return;
          const page = readPage(answer.html);
          const wrongs = [
            ...wrongHead(name, locale, path, page),
            ...wrongThings(answer.html),
            ...wrongMarkup(name, answer.html),
          ];
          problems.push(...wrongs.map((problem) => `${name} ${path}: ${problem}`));
          if (page.isWoman !== wearsWoman(name, kind)) problems.push(`${name} ${path}: women's theme ${page.isWoman}`);
          for (const link of page.links) links.set(link, path);
          for (const anchor of page.anchors) anchors.set(anchor.startsWith("#") ? path + anchor : anchor, path);
          ids.set(path, page.ids);
        });
      }
      const isTaken = kind === "visitor" ? () => true : oneOfEachShape();
      const listed = await listedBy(base);
      const others = [...links].filter(([link, from]) => {
        if (!isFollowed(link)) {
          if (isForSearchEngines(link) && !listed.has(namedBy(link)))
            problems.push(`${from} links to ${link}, which is not listed`);
          return false;
        }
        const isNew = !link.endsWith("/logout") && !asked.has(placeOf(link, kind));
        asked.add(placeOf(link, kind));
        return isNew && isTaken(link);
      });
      await inTurn(followsLinks.includes(kind) ? others : [], async ([link, from]) => {
        const { status, isMissing, html } = await ask(base, link, cookies);
        if (status >= 400 || isMissing) problems.push(`${from} links to ${link}: ${status}`);
        ids.set(link, idsOf(html));
        problems.push(...wrongThings(html).map((problem) => `${link}: ${problem}`));
      });
      for (const [anchor, from] of anchors) {
        const [path = "", id = ""] = anchor.split("#");
        const known = ids.get(path);
        /* As it is written, else decoded: the order in which a browser looks for it. */
        if (known && !known.has(id) && !known.has(decodeURIComponent(id))) problems.push(`${from} links to ${anchor}`);
      }
      expect(problems).toEqual([]);
      expect(judged.size, "pages whose HTML was judged").toBeGreaterThanOrEqual(leastJudged[kind] ?? 0);
    });
  }
});

test("a wrong address is answered with HTML that is valid, and one sheet", async ({ baseURL }) => {
  const { html } = await ask(baseURL ?? "", "/de/nirgends", {});
  expect(judgeOfMarkup()(html)).toEqual([]);
  expect(sheetsOf(html)).toHaveLength(1);
});

test("what belongs to somebody else is missing, whoever asks for it", async ({ baseURL }) => {
  test.setTimeout(120_000);
  const base = baseURL ?? "";
  const [asker, owner, landmarks] = await Promise.all([
    comeAs("loyal", base),
    comeAs("subscriber", base),
    landmarksIn("fr"),
  ]);
  const problems: string[] = [];
  const theirs = pageNames.filter(
    (name) =>
      /\{(kidId|editingKidId|profileId|requestId|orderId|subscription)\}/.test(routes[name].path) ||
      ["infos-returns-order-id", "infos-returns-id", "infos-messages-id"].includes(name),
  );
  await inTurn(theirs, async (name) => {
    const path = addressOf(name, { ...owner, kind: "loyal" }, landmarks);
    const { isMissing, leadsTo, status, html } = await ask(base, path, asker.cookies);
    if (!isMissing && leadsTo === null) problems.push(`${name} ${path}: ${status}`);
    for (const word of ["Léonie", "Basile", "subscriber@example.com"])
      if (html.includes(word)) problems.push(`${name} ${path} says ${word}`);
  });
  expect(problems).toEqual([]);
});

/** Section 2 of the specification: the path says "woman" (the code of a woman's quiz does), or the page is about her profile. */
const aboutProfile =
  /^(kidId-your-shop|kidId-suggestions|kidId-wardrobe|profil-profileId|infos-preview-profileId|quiz-code-(photo|comment|profile|subscription)-kidId)/;
const wearsWoman = (name: PageName, kind: Kind): boolean =>
  routes[name].path.includes("woman") || (kind === "woman" && aboutProfile.test(name));

/** For whom a page is looked at: nobody known where it is for everybody, else whoever it was made for. */
const lookers = [
  "visitor",
  "subscriber",
  "woman",
  "prospect",
  "loyal",
  "failed-payment",
] as const satisfies readonly Kind[];

/** The language with the longest words: where it has room, the others have. */
const longest: Locale = "de";
const sizes = {
  /* The narrowest phone, and a wide screen enlarged four times. */
  narrow: { width: 320, height: 812 },
  phone: { width: 375, height: 812 },
  wide: { width: 1280, height: 900 },
};
/** Each looks at every second page, so that two can look at once. */
const halves = [0, 1];

test.describe("every page, looked at", () => {
  test.describe.configure({ mode: "parallel" });
  test.use({ visitLocale: longest, viewport: sizes.narrow, pictures: true });

  for (const half of halves) {
    test(`is in order on phones, on a wide screen and with large text (${half + 1} of ${halves.length})`, async ({
      page,
      context,
      baseURL,
    }) => {
      const base = baseURL ?? "";
      test.setTimeout(600_000);
      const landmarks = await landmarksIn(longest);
      await bringJudge(context);
      const seen = new Set<PageName>(["logout", ...(Object.keys(leadsOn) as PageName[])]);
      const shells = new Set<string>();
      for (const kind of lookers) {
        const person = await personOf(kind, base);
        const names = pageNames.filter((name) => !seen.has(name) && endingOf(name, person) === "open");
        for (const name of names) seen.add(name);
        await context.clearCookies();
        await context.addCookies(Object.entries(person.cookies).map(([name, value]) => ({ name, value, url: base })));
        for (const [place, name] of names.entries()) {
          if (place % halves.length !== half) continue;
          /* Every second page comes on a wide screen and shrinks: the window stays as it is from one page to the next. */
          const isWideFirst = Math.floor(place / halves.length) % 2 === 1;
          const [first, second] = isWideFirst ? [sizes.wide, sizes.narrow] : [sizes.narrow, sizes.wide];
          await page.setViewportSize(first);
          await page.goto(addressOf(name, person, landmarks));
          await expect(page.getByRole("heading", { level: 1 }), name).toHaveCount(1);
          await expectWaysOut(page, name);
          const marks = pageMarks({ name });
          const isQuiet = "data-footer" in marks || "data-layout" in marks;
          await expect(page.locator(".site-footer-newsletter"), name).toBeVisible({ visible: !isQuiet });
          await expectFits(page);
          /* What a rule finds is in the markup, which widths share: every page is judged once, at one of them. */
          const shell = `${kind} ${isWideFirst} ${await readShell(page)}`;
          await expectAccessible(page, { withoutShell: shells.has(shell) });
          await page.setViewportSize(sizes.phone);
          await expectFitsEnlarged(page);
          await page.setViewportSize(second);
          await expectFits(page);
          shells.add(shell);
        }
      }
    });
  }
});

/** What the document says of what surrounds its page: a quiz has no header, a checkout a short footer, women's pages their colours. */
const readShell = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { theme, layout, footer } = document.documentElement.dataset;
    return [theme, layout, footer].join();
  });

/** The law wants the ways out of a contract on every page, in a quiz and where one pays as well. */
async function expectWaysOut(page: Page, name: PageName): Promise<void> {
  for (const way of waysOut)
    await expect(
      page.locator(`.site-footer a[href="${href(longest, way)}"]`, { hasText: text(longest, `footer.${way}`) }),
      `${way} on ${name}`,
    ).toBeVisible();
}
