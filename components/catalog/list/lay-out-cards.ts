import { whenIdle } from "#lib/browser/when-idle.ts";

/** A row of a wide list: less than a frame's work on a slow phone. */
const atOnce = 4;

/**
 * Lays out the cards down a list, which list.css leaves for later, a few at a time while nothing else is to do: a browser
 * tells screen readers nothing of what was never laid out. Returns what ends it.
 */
export function layOutCards(): () => void {
  let cancel = (): void => undefined;
  const goOn = (): void => {
    const waiting = [
      ...document.querySelectorAll<HTMLElement>(".lc-main > .pg > .pc:nth-child(n + 9):not([data-near])"),
    ];
    for (const card of waiting.slice(0, atOnce)) card.dataset["near"] = "";
    if (waiting.length > atOnce) cancel = whenIdle(goOn);
  };
  cancel = whenIdle(goOn);
  return () => cancel();
}
