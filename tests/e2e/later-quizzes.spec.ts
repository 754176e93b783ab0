import type { BrowserContext, Page } from "@playwright/test";
import { createShippingAddress } from "#contract/addresses.ts";
import type { Locale } from "#contract/locale.ts";
import { getQuizAnswers, putQuizAnswers } from "#contract/profile-quiz.ts";
import { getQuiz } from "#contract/quiz.ts";
import { createProfile, getProfiles, type ProfileInput } from "#contract/profiles.ts";
import { createSubscription, pauseSubscription } from "#contract/subscriptions.ts";
import { href } from "#lib/routing/href.ts";
import { aKid, aWoman } from "#tests/lib/profile-inputs.ts";
import { expectGoodPage } from "./accessible.ts";
import { anAddress, clientApi, saveCard } from "./api.ts";
import { holdSession } from "./hold-session.ts";
import { QuizPage } from "./quiz.page.ts";
import { whenReady } from "./ready.ts";
import { anyWidth, expect, test } from "./test.ts";
import { text } from "./texts.ts";

/* What is done at home is done on a phone. */
test.use({ viewport: { width: 375, height: 812 } });

type Standing = "subscriber" | "paused";

/** A new client and one profile, in the situation that a quiz is for. */
async function aClientOf(context: BrowserContext, input: ProfileInput, standing: Standing) {
  const session = await holdSession(context, test.info().project.use.baseURL ?? "");
  const api = clientApi(session.access_token);
  const profile = await api.call(createProfile, { body: input });
  await api.call(createShippingAddress, { body: anAddress() });
  await saveCard(api);
  const params = { id: profile.id };
  const key = { idempotencyKey: crypto.randomUUID() };
  const { id: sid } = await api.call(createSubscription, { params, body: { frequency: 2 } }, key);
  if (standing === "paused") await api.call(pauseSubscription, { params: { ...params, sid }, query: { months: 2 } });
  return { api, profile };
}

/** Answers every screen up to the page that shows all answers once more. */
async function answerToReview(page: Page, locale: Locale, firstname: string): Promise<void> {
  const quiz = new QuizPage(page, locale);
  for (let screens = 1; screens < 40; screens += 1) {
    await quiz.answer({ firstname });
    if (/\/profile\/[\da-f-]{36}$/.test(new URL(page.url()).pathname)) return;
  }
  throw new Error("the quiz does not end");
}

test.describe("in Dutch, the quiz «paused»", () => {
  test.use({ visitLocale: "nl" });

  test("is answered to its end, read once more, and leads on to the box", anyWidth, async ({ page, context }) => {
    const say = (key: string) => text("nl", key);
    const { api, profile } = await aClientOf(context, aKid, "paused");
    const main = page.getByRole("main");
    await page.goto(href("nl", "quiz-code-kid-kidId", { code: "paused", kidId: profile.id }));
    await whenReady(new QuizPage(page, "nl").next);
    await expect(main.getByRole("combobox").first(), "what is known stands there").toHaveValue(aKid.top_size ?? "");

    await answerToReview(page, "nl", aKid.firstname);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(main.getByText(say("quizPages.review.missing"), { exact: true })).toHaveCount(0);
    const read = { params: { id: profile.id, code: "paused" } };
    expect(await api.call(getQuizAnswers, read)).toMatchObject({ is_complete: true });
    await expectGoodPage(page, "nl");
    await main.getByRole("link", { name: say("quizPages.review.next") }).click();
    await expect(page).toHaveURL(/\/quiz\/paused\/membership\//);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});

test("a few questions more are thanked for once they were answered, and not before", anyWidth, async ({ context }) => {
  const { api, profile } = await aClientOf(context, aKid, "subscriber");
  const confirm = href("es", "quiz-additional-quiz-confirm-kidId", { kidId: profile.id });
  const ask = async () => (await context.request.get(confirm)).text();
  const done = text("es", "deeds.answers.doneTitle");
  expect(await ask()).not.toContain(done);
  const params = { id: profile.id, code: "additional-quiz" };
  await api.call(putQuizAnswers, { params, body: { answers: { colors_loved: ["red"] } } });
  expect(await ask()).toContain(done);
});

test(
  "a woman whose top and bottom are far apart is asked once, tells her sizes, and is not asked again",
  anyWidth,
  async ({ page, context }) => {
    const say = (key: string) => text("nl", `quizPages.sizes.${key}`);
    const { api, profile } = await aClientOf(context, { ...aWoman, bottom_size: "XXL" }, "paused");
    const at = { code: "paused-woman", profileId: profile.id };
    const alert = href("nl", "quiz-code-woman-size-alert-profileId", at);
    const quiz = await api.call(getQuiz, { params: { code: at.code } });
    const needed = quiz.steps.flatMap(({ questions }) => questions.filter(({ is_required }) => is_required));
    const chosen = needed.flatMap(({ id, kind, options: [first] }) =>
      first && kind !== "size" ? [[id, kind === "multiple" ? [first.value] : first.value] as const] : [],
    );
    const params = { id: profile.id, code: at.code };
    await api.call(putQuizAnswers, { params, body: { answers: Object.fromEntries(chosen) } });
    const review = await context.request.get(
      href("nl", "quiz-code-woman-profile-kidId", { code: at.code, kidId: profile.id }),
    );
    const html = await review.text();
    expect(html).toContain(text("nl", "quizPages.review.sizesTitle"));
    expect(html).toContain(`href="${alert}"`);
    await page.goto(alert);
    await expectGoodPage(page, "nl");
    const main = page.getByRole("main");
    const bottom = main.getByRole("combobox", { name: say("bottom_size") });
    await whenReady(bottom);
    await bottom.selectOption("M");
    await main.getByRole("button", { name: say("send") }).click();
    await expect(page).toHaveURL(/\/nl\/quiz\/paused-woman\/membership\//);
    expect((await api.call(getProfiles, {}))[0]).toMatchObject({ top_size: "S", bottom_size: "M" });
    await page.goto(alert);
    await expect(page, "nothing is doubtful any more").toHaveURL(/\/membership\//);
  },
);
