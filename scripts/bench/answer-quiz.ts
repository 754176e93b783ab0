import type { Locator, Page } from "playwright";

/** Fills what is asked on a screen of a quiz; answers the press that goes on, which is the answer itself where one thing is asked. */
export async function fillScreen(page: Page): Promise<Locator> {
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
  const boxes = main.getByRole("checkbox");
  if (await boxes.count()) await boxes.last().locator("xpath=..").click();
  return main.locator('button[type="submit"]').first();
}

/** Moves the pointer until the form answers: what runs a quiz comes with the first sign of somebody. */
export async function comeNear(page: Page): Promise<void> {
  const form = page.getByRole("main").locator("form").first();
  for (let turn = 0; ; turn += 1) {
    await page.mouse.move(100 + (turn % 2), 300);
    if (await form.evaluate((element) => Object.keys(element).some((key) => key.startsWith("__reactProps$")))) return;
    await page.waitForTimeout(200);
  }
}
