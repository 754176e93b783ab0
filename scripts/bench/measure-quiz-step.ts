import type { Locator, Page } from "playwright";
import { launchBrowser } from "./launch-browser.ts";
import { spreadOf } from "./spread.ts";
import { titlePaintedAfter, watchTitle } from "./watch-title.ts";

/** Screens a visitor answers in each round: who the child is, then what it looks like. */
const steps = 4;

/** Answers what is asked on the screen; the press that goes on, which is the answer itself where one thing is asked. */
async function fill(page: Page): Promise<Locator> {
  const main = page.getByRole("main");
  const choices = await main
    .getByRole("group")
    .filter({ has: page.getByRole("radio") })
    .all();
  const others = main.getByRole("textbox").or(main.getByRole("checkbox"));
  const first = (group: Locator): Locator => group.getByRole("radio").first().locator("xpath=..");
  const [only] = choices;
  if (only && choices.length === 1 && (await others.count()) === 0) return first(only);
  for (const group of choices) await first(group).click();
  for (const [name, text] of [
    ["firstname", "Lou"],
    ["birthdate-day", "12"],
    ["birthdate-year", String(new Date().getUTCFullYear() - 5)],
  ]) {
    const field = main.locator(`input[name="${name}"]`);
    if (await field.count()) await field.fill(text ?? "");
  }
  const month = main.locator('select[name="birthdate-month"]');
  if (await month.count()) await month.selectOption({ index: 4 });
  return main.locator('button[type="submit"]').first();
}

/** Answers the screen that is shown; milliseconds from the press that goes on to the next question on the screen. */
async function answerOnce(page: Page): Promise<number> {
  const press = await fill(page);
  await watchTitle(page);
  await press.click();
  return titlePaintedAfter(page);
}

/** Moves the pointer until the form answers: what runs a quiz comes with the first sign of somebody. */
async function comeNear(page: Page): Promise<void> {
  const form = page.getByRole("main").locator("form").first();
  for (let turn = 0; ; turn += 1) {
    await page.mouse.move(100 + (turn % 2), 300);
    if (await form.evaluate((element) => Object.keys(element).some((key) => key.startsWith("__reactProps$")))) return;
    await page.waitForTimeout(200);
  }
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
