/** What a page answered, as a crawler or a browser without scripts understands it. */
export interface Answer {
  status: number;
  /** Path and query it leads to, also when the page says so after its first bytes; null where it stays. */
  leadsTo: string | null;
  /** The page says that there is nothing, whatever its status. */
  isMissing: boolean;
  html: string;
}

const own = (url: string, base: string): string => {
  const { origin, pathname, search, hash } = new URL(url, base);
  return (origin === new URL(base).origin ? "" : origin) + pathname + search + hash;
};

const unescapeHtml = (text: string): string =>
  text.replaceAll("&quot;", '"').replaceAll("&#x27;", "'").replaceAll("&amp;", "&");

/** Asks for a page once, without following where it leads. */
export async function ask(baseUrl: string, path: string, cookies: Record<string, string>): Promise<Answer> {
  const cookie = Object.entries(cookies)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join("; ");
  const answer = await fetch(baseUrl + path, {
    redirect: "manual",
    /* How pages are packed is another test: hundreds of them would be packed for nobody. */
    headers: { "accept-encoding": "identity", "accept-language": "fr-FR,fr;q=0.9", ...(cookie ? { cookie } : {}) },
  });
  const html = await answer.text();
  const location = answer.headers.get("location");
  const refresh = /<meta[^>]*id="__next-page-redirect"[^>]*content="\d+;url=([^"]*)"/.exec(html)?.[1];
  const target = location ?? (refresh === undefined ? null : unescapeHtml(refresh));
  return {
    status: answer.status,
    leadsTo: target === null ? null : own(target, baseUrl),
    isMissing: answer.status === 404 || html.includes("NEXT_HTTP_ERROR_FALLBACK;404"),
    html,
  };
}

const attribute = (tag: string, name: string): string =>
  unescapeHtml(new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? "");

/** The HTML without what scripts carry, which is most of it. */
const markupOf = (html: string): string => html.replace(/<script\b[\s\S]*?<\/script>/g, "");

/** Elements of one kind, as their opening tags. */
const tagsOf = (markup: string, name: string): string[] => markup.match(new RegExp(`<${name}\\b[^>]*>`, "g")) ?? [];

/** What a page says about itself, and where it leads. */
export function readPage(html: string) {
  const markup = markupOf(html);
  const links = tagsOf(markup, "link");
  const metas = tagsOf(markup, "meta");
  const relOf = (rel: string) => links.filter((tag) => attribute(tag, "rel") === rel);
  return {
    lang: attribute(tagsOf(markup, "html")[0] ?? "", "lang"),
    titles: [...markup.matchAll(/<title>([^<]*)<\/title>/g)].map(([, title]) => unescapeHtml(title ?? "")),
    description: attribute(metas.find((tag) => attribute(tag, "name") === "description") ?? "", "content"),
    robots: metas.filter((tag) => attribute(tag, "name") === "robots").map((tag) => attribute(tag, "content")),
    canonicals: relOf("canonical").map((tag) => attribute(tag, "href")),
    alternates: Object.fromEntries(
      relOf("alternate")
        .filter((tag) => attribute(tag, "hrefLang") || attribute(tag, "hreflang"))
        .map((tag) => [attribute(tag, "hrefLang") || attribute(tag, "hreflang"), attribute(tag, "href")]),
    ),
    isWoman: /<script[^>]* data-theme="woman"/.test(html),
    hidesBanner: /<script[^>]* data-banner="hidden"/.test(html),
    hasQuietFooter: /<script[^>]* data-footer="quiet"/.test(html),
    headings: (markup.match(/<h1\b/g) ?? []).length,
    links: linksOf(markup),
    anchors: [...new Set(addressesOf(markup).filter((href) => href.includes("#")))],
    ids: idsOf(html),
  };
}

/** Structured data, each script as what it says; one that nobody can read as its text. */
export function thingsOf(html: string): unknown[] {
  const scripts = html.matchAll(/<script\b[^>]*type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g);
  return [...scripts].map(([, text = ""]): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      return text;
    }
  });
}

/** Addresses on this site. */
const addressesOf = (markup: string): string[] =>
  tagsOf(markup, "a")
    .map((tag) => attribute(tag, "href"))
    .filter((href) => /^(?:#|\/(?!\/))/.test(href));

/** Without what is behind `#`. */
const linksOf = (markup: string): string[] => [
  ...new Set(addressesOf(markup).flatMap((href) => href.replace(/#.*/, "") || [])),
];

/** What an address can lead to within a page; parts that come later carry theirs in a script. */
export const idsOf = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/\bid=\\?"([^"\\]+)\\?"/g)].map(([, id = ""]) => id));

/** The style sheets a page waits for. */
export const sheetsOf = (html: string): string[] =>
  tagsOf(markupOf(html), "link")
    .filter((tag) => attribute(tag, "rel") === "stylesheet")
    .map((tag) => attribute(tag, "href"));
