/** Query names that turn a list into a filtered one; without any of them a list is a static page. */
export const listQueryNames = [
  "name",
  "gender",
  "size",
  "family",
  "color",
  "price",
  "offers",
  "brand",
  "season",
  "pattern",
  "fabric",
  "sort",
  "page",
] as const;

interface Rewrite {
  source: string;
  destination: string;
  has?: { type: "query"; key: string; value?: string }[];
  missing?: { type: "query"; key: string }[];
}

const prefixed = "de|nl|es";
/** First segments that are no page: they keep their path. A dot means a file. */
const notPages = `(?:(?:${prefixed}|fr|api|_next|pictures|files|payment-sandbox)(?:/|$))|.*\\.`;

const pageNumber = "[1-9]\\d{0,3}";
const wholeNumber = new RegExp(`^${pageNumber}$`);

/** Whether a value is how the page of a list is written: no other spelling has one. */
export const isPageNumber = (value: string): boolean => wholeNumber.test(value);

/** A further page of a list nobody filtered: static like the first one, and a real 404 beyond the last. */
const furtherPage = {
  has: [{ type: "query" as const, key: "page", value: `(?<page>${pageNumber})` }],
  missing: listQueryNames.filter((key) => key !== "page").map((key) => ({ type: "query" as const, key })),
};

const list = `/:locale(fr|${prefixed})/shop/:collection`;

/**
 * Runs before the file system, one rule after the other on what the one before made of the path. Unprefixed pages are
 * French ones; a list with a query is the streamed variant of the static list. Every rule costs every request twice.
 */
export const beforeFileRewrites: Rewrite[] = [
  { source: "/", destination: "/fr" },
  { source: `/:path((?!${notPages}).*)`, destination: "/fr/:path" },
  { source: list, ...furtherPage, destination: "/:locale/filtered/:collection/:page" },
  ...listQueryNames.map((key): Rewrite => ({
    source: list,
    has: [{ type: "query", key }],
    destination: "/:locale/filtered/:collection",
  })),
];

/** Runs after the files of `public/`: a file that is not there is not a language, and a gift card may be a woman's. */
export const afterFileRewrites: Rewrite[] = [
  { source: "/:file([^/]*\\.[^/]*)", destination: "/fr/page-not-found" },
  {
    source: `/:locale(fr|${prefixed})/giftcard`,
    has: [{ type: "query", key: "for", value: "woman" }],
    destination: "/:locale/giftcard/woman",
  },
];

/** Runs when nothing matched: one static 404 page a language, with the real status. */
export const fallbackRewrites: Rewrite[] = [
  { source: `/:locale(${prefixed})/:path*`, destination: "/:locale/page-not-found" },
  { source: "/:path((?!_next/|api/).*)", destination: "/fr/page-not-found" },
];
