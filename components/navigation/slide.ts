import { splitLocale } from "#lib/routing/href.ts";

/** The browser shows the old page meanwhile; a page that takes longer comes without sliding. */
const longestMs = 500;

const isBlog = (path: string): boolean => /^\/blog(?:[/?#]|$)/.test(splitLocale(path).path);

let arrive: (() => void) | null = null;

/**
 * Goes to another page: between pages of the blog the old one slides out to the left, unless the visitor asked for less
 * motion. `arrived` says that the new one is there.
 */
export function slideTo(path: string, go: () => void): void {
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (isStill || !isBlog(path) || !isBlog(location.pathname) || !("startViewTransition" in document)) return go();
  const root = document.documentElement;
  root.dataset.slide = "";
  const transition = document.startViewTransition(async () => {
    go();
    await new Promise<void>((resolve) => {
      arrive = resolve;
      setTimeout(resolve, longestMs);
    });
  });
  transition.finished.catch(() => undefined).finally(() => delete root.dataset.slide);
}

export function arrived(): void {
  arrive?.();
  arrive = null;
}
