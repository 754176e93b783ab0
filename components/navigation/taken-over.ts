import { whenIdle } from "#lib/browser/when-idle.ts";

/** How often it is looked, and for how long, whether React has taken a part of the page over. */
const lookAgainMs = 50;
const lookForMs = 30_000;

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** What is in the HTML only is answered by listeners on the document; they come with what stands around it. */
export const ownerOf = (element: Element): Element => element.closest("[data-part], [data-shell]") ?? element;

/** React marks what it has taken over so, and says it in no other way. */
const isTakenOver = (element: Element): boolean =>
  Object.keys(ownerOf(element)).some((key) => key.startsWith("__reactProps$"));

/** Forms and parts that answer. */
const answering = new WeakSet<Element>();

/**
 * Waits until presses on an element are answered: React has taken it over, and the effects that came with it have run, which
 * they do before the browser is idle. What stands in one form with an element that answered does so at once: the first of
 * two choices may lead to another page, and the second one belongs to the same press. False: it has left the page meanwhile,
 * or nothing will ever answer.
 */
export async function whenAnswered(element: Element): Promise<boolean> {
  for (let waitedMs = 0; !isTakenOver(element); waitedMs += lookAgainMs) {
    if (!element.isConnected || waitedMs > lookForMs) return false;
    await pause(lookAgainMs);
  }
  const place = element.closest("form") ?? ownerOf(element);
  if (!answering.has(place)) await new Promise<void>((resolve) => void whenIdle(resolve));
  answering.add(place);
  return element.isConnected;
}
