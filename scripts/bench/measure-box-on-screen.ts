import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "playwright";
import { comeNear, fillScreen } from "./answer-quiz.ts";
import { launchBrowser } from "./launch-browser.ts";
import { spreadOf } from "./spread.ts";

interface Presses {
  lastAt: number;
  boxPaintedAt: number;
}

/** Watches for the frame in which the box is painted with the button below it, and keeps when the last press before it was. */
const watchBox = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const presses: Presses = { lastAt: 0, boxPaintedAt: 0 };
    Object.assign(globalThis, { presses });
    addEventListener("mousedown", () => (presses.lastAt = performance.now()), { capture: true });
    const look = () => {
      if (document.querySelector(".draft-box-join")?.checkVisibility())
        requestAnimationFrame(() => setTimeout(() => (presses.boxPaintedAt = performance.now()), 0));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

/** Answers the screen that is shown, by a press as the others: likes every outfit, and says the first thing anywhere else. */
async function answerScreen(page: Page): Promise<void> {
  const like = page.locator(".outfit-way[data-like]");
  await page.locator("main form").or(like).first().waitFor();
  if (await like.isVisible()) await like.click();
  else await (await fillScreen(page)).click();
}

const mostPresses = 80;

/** Milliseconds from the press that gives the last answer to the composed box on a phone's screen, the whole quiz before it. */
export async function measureBoxOnScreen(address: string, rounds: number): Promise<{ p50: number; max: number }> {
  const browser = await launchBrowser();
  const taken: number[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      const context = await browser.newContext({ viewport: { width: 375, height: 812 }, hasTouch: true });
      const page = await context.newPage();
      await page.goto(address, { waitUntil: "load" });
      await comeNear(page);
      await watchBox(page);
      for (let press = 0; !page.url().includes("step=box"); press += 1) {
        if (press === mostPresses) throw new Error(`the quiz does not end: ${page.url()}`);
        await answerScreen(page);
        await sleep(300);
      }
      const done = await page.waitForFunction(() => {
        const { presses } = globalThis as unknown as { presses: Presses };
        return presses.boxPaintedAt > 0 ? presses : false;
      });
      const { lastAt, boxPaintedAt } = (await done.jsonValue()) as Presses;
      taken.push(boxPaintedAt - lastAt);
      await context.close();
    }
  } finally {
    await browser.close();
  }
  return spreadOf(taken);
}
