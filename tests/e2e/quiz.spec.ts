import type { Page } from "@playwright/test";
import { createProfileFromQuiz } from "#contract/profile-quiz.ts";
import { clientApi } from "./api.ts";
import { expectAccessible } from "./accessible.ts";
import { holdSession } from "./hold-session.ts";
import { tabTo } from "./keyboard.ts";
import { QuizPage } from "./quiz.page.ts";
import { expect, test } from "./test.ts";
import { text } from "./texts.ts";
import { whenReady } from "./ready.ts";

const say = (key: string) => text("fr", key);
const sayInGerman = (key: string) => text("de", key);

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("the wrong code leads to the right one, and an answer is changed where it stands", async ({
  page,
  context,
  baseURL,
}) => {
  const { access_token } = await holdSession(context, baseURL ?? "");
  const body = { code: "signup" as const, answers: { firstname: "Léonie", gender: "GIRL", birthdate: "2021-03-12" } };
  const joining = { idempotencyKey: crypto.randomUUID() };
  const { id: kidId } = await clientApi(access_token).call(createProfileFromQuiz, { body }, joining);
  await page.goto(`/quiz/paused/profile/${kidId}`);
  await expect(page).toHaveURL(`/quiz/signup/profile/${kidId}`);
  const names = page.getByRole("listitem").filter({ hasText: "Léonie" });
  await expect(names).toHaveCount(1);
  await names.getByRole("link").click();
  await expect(page).toHaveURL(/step=firstname&edit=1$/);
  const field = page.getByRole("main").getByRole("textbox").first();
  await whenReady(field);
  await field.fill("Léonie-Rose");
  await page.getByRole("button", { name: say("quiz.saveEdit") }).click();
  await expect(page).toHaveURL(`/quiz/signup/profile/${kidId}`);
  await expect(page.getByRole("listitem").filter({ hasText: "Léonie-Rose" })).toHaveCount(1);
});

test.describe("in German, by keyboard alone", () => {
  test.use({ visitLocale: "de" });

  test("arrows choose without going on, and the way back leads to where the quiz was left", async ({ page }) => {
    await page.goto("/de/quiz/signup/kid");
    const name = page.getByRole("main").getByRole("textbox").first();
    /* The focus alone calls the script, which takes over what is typed meanwhile and leaves the focus where it is. */
    await name.focus();
    await page.keyboard.type("Jo");
    await whenReady(name);
    await expect(name).toBeFocused();
    await page.keyboard.type("nas");
    await expect(name).toHaveValue("Jonas");
    await page.keyboard.press("Enter");
    /* What is missing on the screen is said, and what was typed stays. */
    await expect(page.getByText(sayInGerman("quiz.problem.needed"))).toHaveCount(2);
    await expect(page.getByRole("radio").first()).toBeFocused();
    await expectAccessible(page);
    const [girl, boy] = await page.getByRole("radio").all();
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowDown");
    await expect(boy ?? name).toBeChecked();
    await expect(girl ?? name).not.toBeChecked();
    await page.keyboard.press("Tab");
    await page.keyboard.type("12");
    await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Tab");
    await page.keyboard.type("2022");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/step=top_size$/);
    await expect(heading(page)).toBeFocused();

    await page.getByRole("link", { name: sayInGerman("quiz.leave") }).click();
    await expect(page).toHaveURL("/de");
    await page
      .getByRole("banner")
      .getByRole("link", { name: sayInGerman("header.boxKept") })
      .click();
    await expect(page).toHaveURL("/de/quiz/signup/kid?step=top_size");
    await page.getByRole("link", { name: sayInGerman("quiz.back") }).click();
    await expect(page.getByRole("radio").nth(1)).toBeChecked();
  });
});

test.describe("in Spanish, by keyboard alone", () => {
  test.use({ visitLocale: "es" });

  test("from the first question to the box, a piece swapped, and on to the account", async ({ page }) => {
    const sayIn = (key: string, values?: Record<string, string | number>) => text("es", key, values);
    await page.goto("/es/quiz/signup/kid");
    const quiz = new QuizPage(page, "es");
    const her = { firstname: "Lucía", born: ["12", "1", "2021"] } as const;
    while (!page.url().includes("step=box")) await quiz.answerByKey(her);

    const join = page.getByRole("button", { name: sayIn("draftBox.join") });
    await expect(join).toBeVisible();
    await expect(quiz.heading).toHaveText(sayIn("draftBox.title", { name: "Lucía" }));
    const others = page.getByRole("list", { name: sayIn("draftBox.alternatives") });
    const swaps = page.getByRole("button", { name: new RegExp(`^${sayIn("draftBox.swapPiece", { name: "" })}`) });
    await expect(swaps).not.toHaveCount(0);
    for (const swap of await swaps.all()) {
      await tabTo(page, swap);
      await page.keyboard.press("Enter");
      await expect(swap).toHaveAttribute("aria-expanded", "true");
      await expect(page.locator(".draft-alternatives[aria-busy]")).toHaveCount(0);
      /* Read for this instant: what is busy no more has become the list, or the words that there is none. */
      if (await others.isVisible()) break;
    }
    await tabTo(page, others.getByRole("button").first());
    await page.keyboard.press("Enter");
    const undo = page.getByRole("button", { name: sayIn("draftBox.undo") });
    await expect(undo).toBeVisible();
    await expect(page.locator(".draft-swap:focus"), "the focus stays at the piece").toHaveCount(1);
    await tabTo(page, undo);
    const bar = await page.locator(".draft-box-join").evaluate((element) => element.getBoundingClientRect().height);
    const kept = await page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom));
    expect(kept, "whatever gets the focus stops above the bar").toBeGreaterThanOrEqual(bar);
    await tabTo(page, join);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("textbox", { name: sayIn("login.email"), exact: true })).toBeVisible();
  });
});

test("a press before the script came is not lost", async ({ openBrowser, page }) => {
  const bare = await (await openBrowser({ javaScriptEnabled: false })).newPage();
  await bare.goto("/quiz/signup/kid");
  const press = bare.getByRole("button", { name: say("quiz.next") });
  const name = (where: Page) => where.getByRole("main").getByRole("textbox").first();
  await name(bare).fill("Basile");
  await press.click();
  await expect(bare).toHaveURL(/firstname=Basile/);
  await page.goto(bare.url());
  await expect(page.getByText(say("quiz.problem.needed"))).toHaveCount(2);
  await expect(name(page)).toHaveValue("Basile");
  await page.evaluate(() => localStorage.clear());

  await bare.goto("/quiz/signup/kid");
  await name(bare).fill("Basile");
  await bare.getByRole("radio").nth(1).locator("xpath=..").click();
  await bare.getByRole("textbox", { name: say("quiz.date.day") }).fill("4");
  await bare.getByRole("combobox", { name: say("quiz.date.month") }).selectOption("5");
  await bare.getByRole("textbox", { name: say("quiz.date.year") }).fill("2022");
  await press.click();
  await expect(bare).toHaveURL(/birthdate-year=2022/);
  await page.goto(bare.url());
  await expect(page).toHaveURL("/quiz/signup/kid?step=top_size");
  await page.getByRole("link", { name: say("quiz.back") }).click();
  await expect(name(page)).toHaveValue("Basile");
  await expect(page.getByRole("radio").nth(1)).toBeChecked();
  await expect(page.getByRole("textbox", { name: say("quiz.date.year") })).toHaveValue("2022");
});

test("a quiz or a step that does not exist is a 404", async ({ request }) => {
  for (const path of ["/quiz/nobody", "/quiz/signup/nothing"])
    expect((await request.get(path)).status(), path).toBe(404);
});
