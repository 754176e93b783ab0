/** What comes late where a test is tried on a slow network, by how much, and which addresses have to be looked at for it. */
export const slownesses = {
  scripts: { lateMs: 1_500, addresses: /^https?:\/\/[^/]+\/_next\/static\/[^?]+\.js(\?|$)/ },
  /* Their requests are known by more than their address. */
  parts: { lateMs: 2_500, addresses: /^https?:/ },
  api: { lateMs: 1_500, addresses: /^https?:\/\/[^/]+\/api\// },
} as const;

export type Slowness = keyof typeof slownesses;

/** What is known of a request when it is made; headers by their name in small letters. */
interface Asked {
  url: string;
  headers: Readonly<Record<string, string>>;
  isNavigation: boolean;
}

/** What the framework fetches to show or to prepare another page, and the HTML that fills the parts of one. */
const isPagePart = ({ url, headers, isNavigation }: Asked): boolean =>
  !isNavigation &&
  ("rsc" in headers ||
    "next-router-prefetch" in headers ||
    new URL(url).searchParams.has("_rsc") ||
    /* Exactly that: a document that a service worker fetches for a navigation takes more than HTML. */
    headers.accept === "text/html");

/**
 * Whether a request is one of those that come late.
 * @internal for the browser tests, which do the waiting
 */
export const isLate = (slowness: Slowness, asked: Asked): boolean =>
  slownesses[slowness].addresses.test(asked.url) && (slowness !== "parts" || isPagePart(asked));

/**
 * Reads the variable by which a hunt tells the tests what comes late. Throws for a word that is none.
 * @internal for the browser tests
 */
export function parseSlowness(word: string | undefined): Slowness | null {
  if (word === undefined || word === "") return null;
  if (Object.hasOwn(slownesses, word)) return word as Slowness;
  throw new Error(`E2E_SLOW is ${word}: it may be ${Object.keys(slownesses).join(", ")}`);
}
