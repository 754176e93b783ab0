import { pause, whenAnswered } from "./taken-over.ts";

/** How often it is looked for presses that were kept while the rest of a page was on its way. */
const lookAgainMs = 50;

/** All of the page has come, React has taken it over, and its effects have run. */
async function whenWhole(): Promise<void> {
  if (document.readyState === "loading")
    await new Promise((resolve) => document.addEventListener("DOMContentLoaded", resolve, { once: true }));
  await whenAnswered(document.querySelector("main") ?? document.body);
}

/**
 * Gives back, in order, what was pressed and typed before the page that was loaded answered (`earlyScript`), each as soon as
 * its part of the page does, and marks the document as live once all of it does. A page reached from there answers when it
 * is shown.
 */
export async function goLive(): Promise<void> {
  const { dataset } = document.documentElement;
  if ("live" in dataset) return;
  const presses = window.earlyPresses ?? [];
  /* Fields in which somebody goes on typing when nothing is kept any more, but what was kept is still on its way. */
  const typedSince = new Set<EventTarget | null>();
  const onInput = ({ target }: Event) => "live" in dataset && typedSince.add(target);
  document.addEventListener("input", onInput, true);
  const whole = whenWhole().then(() => {
    dataset.live = "";
  });
  for (;;) {
    if (presses.length > 0) await (await import("./give-back.ts")).giveBack(presses, typedSince);
    else if ("live" in dataset) break;
    else await Promise.race([whole, pause(lookAgainMs)]);
  }
  document.removeEventListener("input", onInput, true);
}
