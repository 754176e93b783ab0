/** The link of the site an event happened in; null for other places, other origins, new tabs and downloads. */
export function findNavigationLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[data-nav]") : null;
  if (!link || link.origin !== location.origin || link.hasAttribute("download")) return null;
  return link.target === "" || link.target === "_self" ? link : null;
}

/** A press or click with the main button and no modifier key. */
export const isPlainPress = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Path, query and anchor of a link. */
export const linkPath = (link: HTMLAnchorElement): string => link.pathname + link.search + link.hash;

/** Where a GET form marked `data-nav` leads with what was typed, empty fields left out; null for any other form. */
export function formPath(target: EventTarget | null, submitter: HTMLElement | null): string | null {
  if (!(target instanceof HTMLFormElement) || !("nav" in target.dataset) || target.method !== "get") return null;
  const search = new URLSearchParams();
  for (const [name, value] of new FormData(target, submitter)) {
    if (typeof value !== "string" || value === "") continue;
    const before = search.get(name);
    search.set(name, before === null ? value : `${before},${value}`);
  }
  const query = search.toString();
  return new URL(target.action).pathname + (query && `?${query}`);
}

/** Whether the page of a path keeps most of its content in its HTML (see `PagePart`): the home pages, lists and products. */
export const hasParts = (path: string): boolean =>
  /^(?:\/(?:de|nl|es))?(?:\/(?:woman|shop(?:\/(?!birth-gift|cart|checkout|payment)[\w-]+){0,2})?)?$/.test(path);
