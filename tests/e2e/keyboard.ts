import { expect, type Locator, type Page } from "@playwright/test";

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Nothing sticky covers what has the focus, and it can be seen to have it. */
export async function expectFocusInSight(target: Locator): Promise<void> {
  await expect
    .poll(
      () =>
        target.evaluate((element) => {
          const shown = element.matches("input[type=radio], input[type=checkbox]")
            ? (element.closest("label") ?? element)
            : element;
          const { left, top, width, height } = shown.getBoundingClientRect();
          const hit = document.elementFromPoint(left + width / 2, top + height / 2);
          return hit !== null && (shown.contains(hit) || hit.contains(shown));
        }),
      { message: `${target.toString()} is not covered` },
    )
    .toBe(true);
}

/** Presses Tab until an element has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 150; presses += 1) {
    if (await isFocused(target)) return expectFocusInSight(target);
    await page.keyboard.press("Tab");
  }
  throw new Error(`the keyboard does not reach ${target.toString()}`);
}

/** Types into a field reached with Tab; what stands in it is replaced. */
export async function type(page: Page, target: Locator, value: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(value);
}

/** Chooses a radio button: Tab to its group, the space bar for the first, then arrows to the one that is meant. */
export async function chooseByKey(page: Page, group: Locator, choice: Locator): Promise<void> {
  const checked = group.getByRole("radio", { checked: true });
  await expect(group.locator("input:enabled")).not.toHaveCount(0);
  /* Read for this instant: a group comes with its choice, or without one. */
  const hasChoice = (await checked.count()) > 0;
  await tabTo(page, hasChoice ? checked : group.locator("input:enabled").first());
  if (!hasChoice) await page.keyboard.press("Space");
  /* Read for this instant: the browser itself moves the choice, before the press is over. */
  for (let presses = 0; presses < 12 && !(await choice.isChecked()); presses += 1) {
    await page.keyboard.press("ArrowRight");
    /* What a choice brings may move, but never takes the focus. */
    await expect(group.locator(":focus")).toHaveCount(1);
  }
  await expect(choice).toBeChecked();
}
