import { whenIdle } from "#lib/browser/when-idle.ts";
import { linkPath } from "./link-press.ts";

/** At most this many pages are fetched ahead at once. */
const maxParallelPrefetches = 4;
/** Who scrolls on before that looks for something else. */
const restMs = 200;

/** Whether somebody asked for less data, or has a line that is busy with the page itself. */
export const savesData = (): boolean => {
  const connection = (navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } })
    .connection;
  return connection?.saveData === true || connection?.effectiveType?.includes("2g") === true;
};

/**
 * Calls `prefetch` once for each `visible` link that rests in view, a few at a time; answers how to stop. What was scrolled
 * past is not fetched, so that a list of forty costs nobody more than what was looked at.
 */
export function watchVisibleLinks(prefetch: (path: string) => void): () => void {
  if (savesData()) return () => undefined;
  const done = new Set<string>();
  const resting = new Set<HTMLAnchorElement>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const work = () => {
    for (const link of [...resting].slice(0, maxParallelPrefetches)) {
      resting.delete(link);
      inView.unobserve(link);
      const path = linkPath(link);
      if (done.has(path)) continue;
      done.add(path);
      prefetch(path);
    }
    if (resting.size > 0) whenIdle(work);
  };
  const inView = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) resting.add(target as HTMLAnchorElement);
      else resting.delete(target as HTMLAnchorElement);
    }
    clearTimeout(timer);
    timer = setTimeout(() => whenIdle(work), restMs);
  });
  const observe = () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-nav="visible"]:not([data-watched])')) {
      link.dataset.watched = "";
      inView.observe(link);
    }
  };
  let path = location.pathname;
  const changes = new MutationObserver(() => {
    if (path !== location.pathname) {
      path = location.pathname;
      done.clear();
    }
    whenIdle(observe);
  });
  whenIdle(observe);
  changes.observe(document.body, { childList: true, subtree: true });
  return () => {
    clearTimeout(timer);
    inView.disconnect();
    changes.disconnect();
  };
}
