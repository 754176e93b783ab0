import { expect, type Locator } from "@playwright/test";

/** Waits until React answers for an element. Before that a press does what the plain page does, which is another test. */
export async function whenReady(target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  await expect
    .poll(
      async () => {
        /* What a page fetches only for who is there comes when the pointer does, which moves more than once. */
        await target.dispatchEvent("pointermove");
        return target.evaluate((element) => Object.keys(element).some((key) => key.startsWith("__reactProps$")));
      },
      { message: `${target.toString()} is hydrated` },
    )
    .toBe(true);
}
