import type { Page } from "playwright";

interface PressState {
  pressedAt: number;
  paintedAt: number;
}

/**
 * Watches, from the next press of the pointer on, for the frame in which another heading of the page is painted, or, where a
 * choice is an answer, in which it is shown as chosen.
 */
export const watchTitle = (page: Page, isChoiceAnswer = false): Promise<void> =>
  page.evaluate((countsChoices) => {
    const before = document.querySelector("main h1")?.textContent;
    const chosen = () => (countsChoices ? document.querySelectorAll("main :checked").length : 0);
    const chosenBefore = chosen();
    const state: PressState = { pressedAt: 0, paintedAt: 0 };
    Object.assign(globalThis, { pressState: state });
    addEventListener(
      "mousedown",
      () => {
        state.pressedAt = performance.now();
      },
      { capture: true, once: true },
    );
    const look = () => {
      const headings = [...document.querySelectorAll("main h1")].filter((heading) => heading.checkVisibility());
      const isAnswered = headings.some((heading) => heading.textContent !== before) || chosen() > chosenBefore;
      if (state.paintedAt === 0 && state.pressedAt > 0 && isAnswered) {
        requestAnimationFrame(() =>
          setTimeout(() => {
            state.paintedAt = performance.now();
          }, 0),
        );
        return;
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, isChoiceAnswer);

/** Milliseconds from that press to that frame. */
export async function titlePaintedAfter(page: Page): Promise<number> {
  const state = await page.waitForFunction(
    () => {
      const { pressState } = globalThis as unknown as { pressState: PressState };
      return pressState.paintedAt > 0 ? pressState : false;
    },
    undefined,
    { timeout: 15_000 },
  );
  const { pressedAt, paintedAt } = (await state.jsonValue()) as PressState;
  return paintedAt - pressedAt;
}
