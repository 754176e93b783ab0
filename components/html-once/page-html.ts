import type { Locale } from "#contract/locale.ts";
import { findNamed } from "#lib/browser/hash.ts";
import { href } from "#lib/routing/href.ts";

/** Pages whose HTML waits to be shown, and parts of pages the visitor may come back to. */
const maxPages = 6;
const maxParts = 24;
const retryMs = 800;

/** Read when it is shown: while it comes, the browser has the press to answer. */
type Page = () => Document;
const pages = new Map<string, Promise<Page>>();
/** What the document was asked for: to ask for it again would change nothing. */
const documentPath = typeof location === "undefined" ? "" : location.pathname + location.search;
/** Which part an element shows. */
const shown = new WeakMap<Element, string>();
/** The element that showed a part last; its content moves to the next one that asks. */
const lastPlaces = new Map<string, Element>();

const keepNewest = <Key>(map: Map<Key, unknown>, count: number): void => {
  for (const key of map.keys()) {
    if (map.size <= count) return;
    map.delete(key);
  }
};

function fetchPage(path: string, cache: RequestCache = "default"): Promise<Page> {
  const waiting = cache === "default" ? pages.get(path) : undefined;
  if (waiting) return waiting;
  const page = fetch(path, { headers: { accept: "text/html" }, cache }).then(async (answer) => {
    if (answer.status >= 500) throw new Error(`${answer.status} ${path}`);
    const html = await answer.text();
    let read: Document | undefined;
    return () => (read ??= new DOMParser().parseFromString(html, "text/html"));
  });
  pages.set(path, page);
  keepNewest(pages, maxPages);
  page.catch(() => pages.delete(path));
  return page;
}

/** Fetches the HTML of a page the visitor is about to open: without query or anchor it is static, and its parts stand in it. */
export function warmPage(path: string): void {
  if (!/[?#]/.test(path)) fetchPage(path).catch(() => undefined);
}

/** A page that has everything the shell of a language consists of. */
export const fetchShell = (locale: Locale): Promise<Page> => fetchPage(href(locale, "index"));

/** Fills a place of the shell where the document came without it. */
export async function showShell(place: Element, name: string, locale: Locale): Promise<void> {
  const page = await fetchShell(locale).catch(() => null);
  const source = page?.().querySelector(`[data-shell="${name}"]`);
  if (source && !place.firstChild) place.replaceChildren(...source.cloneNode(true).childNodes);
}

/**
 * Fills the element of a part that came without its content. An element that came with the document has it already; one
 * that is built again, because the visitor came back, takes the content it had.
 */
export function showPart(place: Element, part: string): void {
  if (shown.get(place) === part) return;
  if (!shown.has(place) && place.firstChild) return remember(place, part);
  const before = lastPlaces.get(part);
  if (before && before !== place && before.firstChild) {
    shown.delete(before);
    place.replaceChildren(...before.childNodes);
    return remember(place, part);
  }
  void fill(place, part);
}

let nextPaint: Promise<void> | null = null;

/** Waits until what is there at once has been painted: the first frames belong to it, the parts would make them longer. */
function paintBefore(): Promise<void> {
  nextPaint ??= new Promise<void>((resolve) => {
    const done = () => {
      nextPaint = null;
      resolve();
    };
    if (document.hidden) setTimeout(done);
    else requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)));
  });
  return nextPaint;
}

function remember(place: Element, part: string): void {
  shown.set(place, part);
  lastPlaces.delete(part);
  lastPlaces.set(part, place);
  keepNewest(lastPlaces, maxParts);
}

async function fill(place: Element, part: string): Promise<void> {
  const path = location.pathname + location.search;
  const isWanted = () => place.isConnected && place.getAttribute("data-part") === part && shown.get(place) !== part;
  fetchPage(path).catch(() => undefined);
  await paintBefore();
  const content = (await findPart(path, part, false)) ?? (await findPart(path, part, true));
  if (!isWanted()) return;
  if (!content) {
    /* A page without its parts is of no use: the browser's own error page, or a new edition of the site, is. */
    if (path !== documentPath) location.reload();
    return;
  }
  place.replaceChildren(...content);
  remember(place, part);
  findNamed(location.hash)?.scrollIntoView();
}

/** The part in the page's HTML; the second time asks the server anew and takes the part as it is by now. */
async function findPart(path: string, part: string, isSecondTry: boolean): Promise<ChildNode[] | null> {
  try {
    const page = (await fetchPage(path, isSecondTry ? "reload" : "default"))();
    const exact = page.querySelector(`[data-part="${part}"]`);
    const found = exact ?? (isSecondTry ? page.querySelector(`[data-part^="${part.split(".")[0]}."]`) : null);
    return found?.firstChild ? [...found.childNodes] : null;
  } catch {
    if (!isSecondTry) await new Promise((resolve) => setTimeout(resolve, retryMs));
    return null;
  }
}
