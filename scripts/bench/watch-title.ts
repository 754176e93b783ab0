import type { Page } from "playwright";

interface PressState {
  pressedAt: number;
  paintedAt: number;
}

/** Watches, from the next press of the pointer on, for the frame in which another heading of the page is painted. */
export const watchTitle = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const before = document.querySelector("main h1")?.textContent;
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
      if (state.paintedAt === 0 && state.pressedAt > 0 && headings.some((heading) => heading.textContent !== before)) {
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
  });

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
