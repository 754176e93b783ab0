import { expect, type Locator } from "@playwright/test";

/**
 * Waits until an element is answered: the document says that it is live (`goLive`), React has taken over what holds the
 * element, and the effects that came with it have run. Before that a press does what the plain page does, or is kept, which
 * are other tests.
 */
export async function whenReady(target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  await expect(target.page().locator("html")).toHaveAttribute("data-live");
  await expect
    .poll(
      async () => {
        /* What a page fetches only for who is there comes when the pointer does, which moves more than once. */
        await target.dispatchEvent("pointermove");
        return target.evaluate((element) =>
          Object.keys(element.closest("[data-part], [data-shell]") ?? element).some((key) =>
            key.startsWith("__reactProps$"),
          ),
        );
      },
      { message: `${target.toString()} is hydrated`, intervals: [20, 50, 100, 250] },
    )
    .toBe(true);
  /* Effects run before the browser is idle. */
  await target.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 1_000 })));
}
