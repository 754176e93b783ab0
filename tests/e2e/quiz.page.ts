import { expect, type Locator, type Page } from "@playwright/test";
import type { Locale } from "#contract/locale.ts";
import { tabTo, type } from "./keyboard.ts";
import { whenReady } from "./ready.ts";
import { text } from "./texts.ts";

interface QuizAnswers {
  firstname: string;
  /** Day, month and year; nobody asks a woman. */
  born?: readonly [string, string, string];
  /** Place of the size in each list; absent: what the quiz proposes, or leaves open, stays. */
  size?: number;
}

/** A quiz, answered screen by screen as somebody does who presses what comes first. */
export class QuizPage {
  readonly heading: Locator;
  readonly next: Locator;
  readonly #page: Page;
  readonly #main: Locator;
  readonly #locale: Locale;

  constructor(page: Page, locale: Locale) {
    this.#page = page;
    this.#locale = locale;
    this.#main = page.getByRole("main");
    this.heading = page.getByRole("heading", { level: 1 });
    this.next = this.#main.getByRole("button", { name: this.say("quiz.next") });
  }

  say(key: string, values?: Record<string, string | number>): string {
    return text(this.#locale, key, values);
  }

  /** Answers the screen that is shown, whatever it is, and goes on. */
  async answer(answers: QuizAnswers): Promise<void> {
    const { href: before, searchParams } = new URL(this.#page.url());
    const step = searchParams.get("step");
    if (step === "outfits") await this.#judge();
    else {
      await whenReady(this.next);
      if (await this.#choosesAtOnce(step)) {
        /* A press is enough: it goes on by itself. */
        await this.#main.getByRole("radio").first().locator("xpath=..").click();
      } else {
        await this.#fill(answers);
        await this.next.click();
      }
    }
    await expect(this.#page).not.toHaveURL(before);
  }

  /** Read for this instant: a screen stands whole once its button answers. */
  async #choosesAtOnce(step: string | null): Promise<boolean> {
    if (step === null || (await this.#main.getByRole("radio").count()) === 0) return false;
    const others = this.#main.getByRole("textbox").or(this.#main.getByRole("checkbox"));
    return (await this.#main.getByRole("group").count()) <= 1 && (await others.count()) === 0;
  }

  async #judge(): Promise<void> {
    const count = 6;
    for (let position = 1; position <= count; position += 1) {
      await this.#main.getByText(this.say("quiz.outfits.position", { position, count })).waitFor();
      const name = this.say(position % 2 ? "quiz.outfits.yes" : "quiz.outfits.no");
      await this.#main.getByRole("button", { name }).click();
    }
  }

  /**
   * Fills what stands on the screen; nothing goes on by itself where several things are asked. Read for this instant: a
   * screen stands whole once its button answers.
   */
  async #fill({ firstname, born, size }: QuizAnswers): Promise<void> {
    const name = this.#main.locator('input[name="firstname"]');
    if (await name.count()) await name.fill(firstname);
    for (const group of await this.#main.getByRole("group").all()) {
      const choice = group.getByRole("radio").first();
      if (await choice.count()) await choice.locator("xpath=..").click();
    }
    if (await this.#main.locator('input[name="birthdate-day"]').count()) {
      if (born) await this.#tellBirthday(born);
    } else if ((await this.#main.getByRole("textbox", { name: this.say("quiz.date.day") }).count()) === 0) {
      if (size !== undefined)
        for (const list of await this.#main.getByRole("combobox").all()) await list.selectOption({ index: size });
    }
    if (await this.#main.getByRole("checkbox").count())
      await this.#main.getByRole("checkbox").last().locator("xpath=..").click();
  }

  async #tellBirthday([day, month, year]: NonNullable<QuizAnswers["born"]>): Promise<void> {
    await this.#main.getByRole("textbox", { name: this.say("quiz.date.day") }).fill(day);
    await this.#main.getByRole("combobox", { name: this.say("quiz.date.month") }).selectOption(month);
    await this.#main.getByRole("textbox", { name: this.say("quiz.date.year") }).fill(year);
  }

  /**
   * Answers the screen that is shown without a pointer: Tab and the space bar, arrows for outfits, Enter to go on. Read for
   * this instant: a screen stands whole once its button answers.
   */
  async answerByKey({ firstname, born }: QuizAnswers): Promise<void> {
    const { href: before, searchParams } = new URL(this.#page.url());
    if (searchParams.get("step") === "outfits") await this.#judgeByKey();
    else {
      await whenReady(this.next);
      const name = this.#main.locator('input[name="firstname"]');
      if (await name.count()) await type(this.#page, name, firstname);
      for (const group of await this.#main.getByRole("group").all()) {
        const choice = group.getByRole("radio").or(group.getByRole("checkbox")).first();
        if ((await choice.count()) === 0 || (await choice.isChecked())) continue;
        await tabTo(this.#page, choice);
        await this.#page.keyboard.press("Space");
        await expect(choice).toBeChecked();
      }
      if (born && (await this.#main.locator('input[name="birthdate-day"]').count())) {
        const [day, , year] = born;
        await type(this.#page, this.#main.getByRole("textbox", { name: this.say("quiz.date.day") }), day);
        await tabTo(this.#page, this.#main.getByRole("combobox", { name: this.say("quiz.date.month") }));
        await this.#page.keyboard.press("ArrowDown");
        await type(this.#page, this.#main.getByRole("textbox", { name: this.say("quiz.date.year") }), year);
      } else if (await this.#main.getByRole("combobox").count()) {
        /* Sizes are proposed a moment after they are asked for. */
        await expect(this.#main.getByRole("combobox").first()).not.toHaveValue("");
      }
      await tabTo(this.#page, this.next);
      await this.#page.keyboard.press("Enter");
    }
    await expect(this.#page).not.toHaveURL(before);
  }

  async #judgeByKey(): Promise<void> {
    const count = 6;
    for (let position = 1; position <= count; position += 1) {
      await this.#main.getByText(this.say("quiz.outfits.position", { position, count })).waitFor();
      await this.#page.keyboard.press(position % 2 ? "ArrowRight" : "ArrowLeft");
    }
  }

  /** Answers all that is left, up to the box, with a look at each screen; answers how many screens that took. */
  async answerAll(answers: QuizAnswers, look: () => Promise<void> = async () => {}): Promise<number> {
    let screens = 0;
    while (!this.#page.url().includes("step=box")) {
      await look();
      await this.answer(answers);
      screens += 1;
    }
    return screens;
  }
}
