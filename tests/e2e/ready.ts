import { expect, type Locator } from "@playwright/test";

/** Whether an element is answered by now, which it may be some frames later: asked from outside, each look would cost more. */
const isAnswered = (target: Locator): Promise<boolean> =>
  target.evaluate(async (element) => {
    const isLive = () => "live" in document.documentElement.dataset;
    const isTakenOver = () =>
      Object.keys(element.closest("[data-part], [data-shell]") ?? element).some((key) =>
        key.startsWith("__reactProps$"),
      );
    for (let frames = 0; frames < 30 && element.isConnected; frames += 1) {
      if (isLive()) {
        /* What a page fetches only for who is there comes when the pointer does, which moves more than once. */
        element.dispatchEvent(new PointerEvent("pointermove", { bubbles: true, cancelable: true, composed: true }));
        if (isTakenOver()) {
          /* Effects run before the browser is idle. */
          await new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 1_000 }));
          return true;
        }
      }
      await new Promise(requestAnimationFrame);
    }
    return false;
  });

/**
 * Waits until an element is answered: the document says that it is live (`goLive`), React has taken over what holds the
 * element, and the effects that came with it have run. Before that a press does what the plain page does, or is kept, which
 * are other tests.
 */
export async function whenReady(target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  await expect
    .poll(() => isAnswered(target), { message: `${target.toString()} is hydrated`, intervals: [0] })
    .toBe(true);
}
