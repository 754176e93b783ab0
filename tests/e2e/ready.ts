import { expect, type Locator } from "@playwright/test";

/** Waits until React answers for an element. Before that a press does what the plain page does, which is another test. */
export async function whenReady(target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  await expect
    .poll(() => target.evaluate((element) => Object.keys(element).some((key) => key.startsWith("__reactProps$"))), {
      message: `${target.toString()} is hydrated`,
    })
    .toBe(true);
}
