import type { Page } from "playwright";

interface PressState {
  pressedAt: number;
  titleAt: number;
  pageAt: number;
}

/**
 * Watches, from the next press of the pointer on, for the frame in which another heading is painted, and for the one in which
 * a page has it: what the press already knew may be shown before. Where a choice is an answer, that it is shown as chosen counts
 * as well.
 */
export const watchTitle = (page: Page, isChoiceAnswer = false): Promise<void> =>
  page.evaluate((countsChoices) => {
    const before = document.querySelector("main h1")?.textContent;
    const chosen = () => (countsChoices ? document.querySelectorAll("main :checked").length : 0);
    const chosenBefore = chosen();
    const state: PressState = { pressedAt: 0, titleAt: 0, pageAt: 0 };
    Object.assign(globalThis, { pressState: state });
    addEventListener(
      "mousedown",
      () => {
        state.pressedAt = performance.now();
      },
      { capture: true, once: true },
    );
    const isAnswered = (selector: string) =>
      chosen() > chosenBefore ||
      [...document.querySelectorAll(selector)].some(
        (heading) => heading.textContent !== before && heading.checkVisibility(),
      );
    const notePaint = (moment: "titleAt" | "pageAt") =>
      requestAnimationFrame(() =>
        setTimeout(() => {
          state[moment] = performance.now();
        }, 0),
      );
    let isTitleSeen = false;
    const look = () => {
      if (state.pressedAt > 0 && !isTitleSeen && isAnswered("h1")) {
        isTitleSeen = true;
        notePaint("titleAt");
      }
      if (state.pressedAt > 0 && isAnswered("main h1")) notePaint("pageAt");
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, isChoiceAnswer);

/** Milliseconds from that press to these frames. */
export async function readAnswerTimes(page: Page): Promise<{ titleMs: number; pageMs: number }> {
  const state = await page.waitForFunction(
    () => {
      const { pressState } = globalThis as unknown as { pressState: PressState };
      return pressState.titleAt > 0 && pressState.pageAt > 0 ? pressState : false;
    },
    undefined,
    { timeout: 15_000 },
  );
  const { pressedAt, titleAt, pageAt } = (await state.jsonValue()) as PressState;
  return { titleMs: titleAt - pressedAt, pageMs: pageAt - pressedAt };
}
