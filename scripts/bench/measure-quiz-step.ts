import type { Page } from "playwright";
import { comeNear, fillScreen } from "./answer-quiz.ts";
import { launchBrowser } from "./launch-browser.ts";
import { spreadOf } from "./spread.ts";
import { readAnswerTimes, watchTitle } from "./watch-title.ts";

/** Screens a visitor answers in each round: who the child is, then what it looks like. */
const steps = 4;

/**
 * Answers the screen that is shown; milliseconds from the press that answers until the screen does: with the next question, or
 * first with the choice as chosen where one is asked for, which is left to be seen for a moment before it goes on.
 */
async function answerOnce(page: Page): Promise<number> {
  const press = await fillScreen(page);
  await watchTitle(page, true);
  await press.click();
  return (await readAnswerTimes(page)).pageMs;
}

/** How fast a step of a quiz answers a press on a phone whose processor is `slower` times slower than this machine's. */
export async function measureQuizStep(
  address: string,
  rounds: number,
  slower: number,
): Promise<{ p50: number; p95: number }> {
  const browser = await launchBrowser();
  const taken: number[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      const context = await browser.newContext({ viewport: { width: 375, height: 812 }, hasTouch: true });
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await session.send("Emulation.setCPUThrottlingRate", { rate: slower });
      await page.goto(address, { waitUntil: "load" });
      await comeNear(page);
      for (let step = 0; step < steps; step += 1) {
        taken.push(await answerOnce(page));
        await page.waitForTimeout(500);
      }
      await context.close();
    }
  } finally {
    await browser.close();
  }
  return spreadOf(taken);
}
