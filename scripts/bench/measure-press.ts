import type { Page } from "playwright";
import { launchBrowser } from "./launch-browser.ts";
import { type Spread, spreadOf } from "./spread.ts";
import { readAnswerTimes, watchTitle } from "./watch-title.ts";

/** Cards of a list that are pressed, far down as well as at the top, one a round. */
const cards = [0, 9, 18, 27, 36, 5, 14, 23, 32, 1, 39];

/** Phone of the comparison: 150 ms round trip, 1.6 Mbit/s, 4 × slower processor. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 94_000,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
}

/** Milliseconds from the press on a card to the frames in which the product's title, and its page, are painted. */
async function pressOnce(
  page: Page,
  listUrl: string,
  cardIndex: number,
  selector: string,
): Promise<{ titleMs: number; pageMs: number }> {
  await page.goto(listUrl, { waitUntil: "load" });
  await page.waitForTimeout(2_500);
  const card = page.locator(selector).nth(cardIndex);
  /* Away from the bars that stick to the edges of the screen. */
  await card.evaluate((element) => element.scrollIntoView({ block: "center" }));
  /* Nobody presses what was not there a moment ago. */
  await page.waitForTimeout(1_500);
  const box = await card.boundingBox();
  if (box === null) throw new Error(`no card ${cardIndex} on ${listUrl}`);
  await watchTitle(page);
  await page.mouse.move(box.x + box.width / 2, box.y + Math.min(box.height / 2, 150));
  await page.waitForTimeout(150);
  await page.mouse.down();
  await page.waitForTimeout(80);
  await page.mouse.up();
  return readAnswerTimes(page);
}

/** Of one kind of line: until the title is painted, and until the page is. */
interface PressTimes {
  title: Spread;
  page: Spread;
}

export interface PressResult {
  fast: PressTimes;
  slowPhone: PressTimes;
  requestsBeforeClick: number;
  prefetchesBeforeClick: number;
}

/** How fast a product opens from a list, and what the list asks for before anybody clicks. */
export async function measurePress(listUrl: string, selector: string, rounds: number): Promise<PressResult> {
  const browser = await launchBrowser();
  try {
    const desktop = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    const counting = await desktop.newPage();
    let requests = 0;
    let prefetches = 0;
    counting.on("request", (request) => {
      requests += 1;
      if (request.headers()["next-router-prefetch"] || request.headers()["next-router-segment-prefetch"])
        prefetches += 1;
    });
    await counting.goto(listUrl, { waitUntil: "load" });
    await counting.waitForTimeout(5_000);
    await counting.close();

    const pressAll = async (viewport: { width: number; height: number }, isSlow: boolean): Promise<PressTimes> => {
      const times: { titleMs: number; pageMs: number }[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const context = await browser.newContext({ viewport });
        const page = await context.newPage();
        if (isSlow) await slowDown(page);
        times.push(await pressOnce(page, listUrl, cards[round % cards.length] ?? 0, selector));
        await context.close();
      }
      return {
        title: spreadOf(times.map(({ titleMs }) => titleMs)),
        page: spreadOf(times.map(({ pageMs }) => pageMs)),
      };
    };
    return {
      fast: await pressAll({ width: 1280, height: 900 }, false),
      slowPhone: await pressAll({ width: 375, height: 812 }, true),
      requestsBeforeClick: requests,
      prefetchesBeforeClick: prefetches,
    };
  } finally {
    await browser.close();
  }
}
