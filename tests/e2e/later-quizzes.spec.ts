import type { BrowserContext, Page } from "@playwright/test";
import { createShippingAddress } from "#contract/addresses.ts";
import type { Locale } from "#contract/locale.ts";
import { getQuizAnswers } from "#contract/profile-quiz.ts";
import { createProfile, getProfiles, type ProfileInput } from "#contract/profiles.ts";
import { createRequest } from "#contract/requests.ts";
import { createSubscription, pauseSubscription, terminateSubscription } from "#contract/subscriptions.ts";
import { href } from "#lib/routing/href.ts";
import { expectGoodPage } from "./accessible.ts";
import { anAddress, clientApi, saveCard } from "./api.ts";
import { holdSession } from "./hold-session.ts";
import { QuizPage } from "./quiz.page.ts";
import { whenReady } from "./ready.ts";
import { anyWidth, expect, test } from "./test.ts";
import { text } from "./texts.ts";

/* What is done at home is done on a phone. */
test.use({ viewport: { width: 375, height: 812 } });

const kid: ProfileInput = {
  profile_type: "KID",
  firstname: "Lou",
  gender: "GIRL",
  birthdate: "2021-05-04",
  top_size: "5 ans",
  bottom_size: "5 ans",
};
const woman: ProfileInput = {
  profile_type: "WOMAN",
  firstname: "Inés",
  gender: "WOMAN",
  top_size: "S",
  bottom_size: "S",
};
type Standing = "subscriber" | "paused" | "client" | "ended";

/** A new client and one profile, in the situation that a quiz is for. */
async function aClientOf(context: BrowserContext, input: ProfileInput, standing: Standing) {
  const session = await holdSession(context, test.info().project.use.baseURL ?? "");
  const api = clientApi(session.access_token);
  const profile = await api.call(createProfile, { body: input });
  await api.call(createShippingAddress, { body: anAddress() });
  await saveCard(api);
  const params = { id: profile.id };
  const key = { idempotencyKey: crypto.randomUUID() };
  if (standing === "client") await api.call(createRequest, { params, body: {} }, key);
  else {
    const { id: sid } = await api.call(createSubscription, { params, body: { frequency: 2 } }, key);
    if (standing === "paused") await api.call(pauseSubscription, { params: { ...params, sid }, query: { months: 2 } });
    if (standing === "ended") await api.call(terminateSubscription, { params: { ...params, sid }, body: {} });
  }
  return { api, profile };
}

/** Answers every screen up to the page that shows all answers once more. */
async function answerToReview(page: Page, locale: Locale, firstname: string): Promise<number> {
  const quiz = new QuizPage(page, locale);
  for (let screens = 1; screens < 40; screens += 1) {
    await quiz.answer({ firstname });
    if (/\/profile\/[\da-f-]{36}$/.test(new URL(page.url()).pathname)) return screens;
  }
  throw new Error("the quiz does not end");
}

interface Journey {
  code: string;
  locale: Locale;
  standing: Standing;
  input: ProfileInput;
  /** Where the answers, read once more, lead. */
  leadsTo: RegExp;
}
const journeys: readonly Journey[] = [
  { code: "paused", locale: "nl", standing: "paused", input: kid, leadsTo: /\/quiz\/paused\/membership\// },
  { code: "client", locale: "es", standing: "ended", input: kid, leadsTo: /\/quiz\/client\/membership\// },
  {
    code: "subscriber",
    locale: "fr",
    standing: "subscriber",
    input: kid,
    leadsTo: /\/quiz\/subscriber\/subscription\//,
  },
  {
    code: "paused-woman",
    locale: "es",
    standing: "paused",
    input: woman,
    leadsTo: /\/quiz\/paused-woman\/membership\//,
  },
  {
    code: "client-woman",
    locale: "nl",
    standing: "client",
    input: woman,
    leadsTo: /\/quiz\/client-woman\/membership\//,
  },
  {
    code: "subscriber-woman",
    locale: "de",
    standing: "subscriber",
    input: woman,
    leadsTo: /\/quiz\/subscriber-woman\/subscription\//,
  },
];

for (const { code, locale, standing, input, leadsTo } of journeys) {
  test.describe(`in ${locale}, the quiz «${code}»`, () => {
    test.use({ visitLocale: locale });

    test("is answered to its end, read once more, and leads on to the box", anyWidth, async ({ page, context }) => {
      test.slow();
      const say = (key: string, values?: Record<string, string | number>) => text(locale, key, values);
      const { api, profile } = await aClientOf(context, input, standing);
      const main = page.getByRole("main");
      const read = () => api.call(getQuizAnswers, { params: { id: profile.id, code } });
      const at = { code, kidId: profile.id };
      const address = input.profile_type === "WOMAN" ? "quiz-code-woman-kidId" : "quiz-code-kid-kidId";
      await page.goto(href(locale, address, at));
      const quiz = new QuizPage(page, locale);
      await whenReady(quiz.next);
      await expect(main.getByRole("combobox").first(), "what is known stands there").toHaveValue(input.top_size ?? "");
      await expectGoodPage(page, locale);

      await answerToReview(page, locale, input.firstname);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(main.getByText(say("quizPages.review.missing"), { exact: true })).toHaveCount(0);
      expect(await read()).toMatchObject({ is_complete: true });
      await expectGoodPage(page, locale);
      await main.getByRole("link", { name: say("quizPages.review.next") }).click();
      await expect(page).toHaveURL(leadsTo);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    });
  });
}

test.describe("in Spanish, a few questions more", () => {
  test.use({ visitLocale: "es" });

  test("are answered for a child and thanked for, and not before", anyWidth, async ({ page, context }) => {
    const say = (key: string) => text("es", key);
    const { api, profile } = await aClientOf(context, kid, "subscriber");
    const at = { code: "additional-quiz", kidId: profile.id };
    const confirm = href("es", "quiz-additional-quiz-confirm-kidId", { kidId: profile.id });
    const done = page.getByText(say("deeds.answers.doneTitle"));
    await page.goto(confirm);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(done).toHaveCount(0);
    await page.goto(href("es", "quiz-code-kid-kidId", at));
    await answerToReview(page, "es", "Lou");
    await expectGoodPage(page, "es");
    await page
      .getByRole("main")
      .getByRole("link", { name: say("quizPages.review.next") })
      .click();
    await expect(page).toHaveURL(confirm);
    await expect(done.first()).toBeVisible();
    await expectGoodPage(page, "es");
    const { answers } = await api.call(getQuizAnswers, { params: { id: profile.id, code: "additional-quiz" } });
    expect(Object.keys(answers)).toEqual(expect.arrayContaining(["allergies", "colors_loved"]));
  });
});

test.describe("in Dutch, a woman whose top and bottom are far apart", () => {
  test.use({ visitLocale: "nl" });

  test("is asked once, tells her sizes, and is not asked again", anyWidth, async ({ page, context }) => {
    test.slow();
    const say = (key: string) => text("nl", `quizPages.sizes.${key}`);
    const { api, profile } = await aClientOf(context, { ...woman, bottom_size: "XXL" }, "paused");
    const at = { code: "paused-woman", kidId: profile.id };
    const alert = href("nl", "quiz-code-woman-size-alert-profileId", { code: at.code, profileId: profile.id });
    await page.goto(href("nl", "quiz-code-woman-kidId", at));
    await answerToReview(page, "nl", woman.firstname);
    const main = page.getByRole("main");
    await expect(main.getByText(text("nl", "quizPages.review.sizesTitle"))).toBeVisible();
    await main.getByRole("link", { name: text("nl", "quizPages.review.next") }).click();
    await expect(page).toHaveURL(alert);
    await expectGoodPage(page, "nl");
    const bottom = main.getByRole("combobox", { name: say("bottom_size") });
    await whenReady(bottom);
    await bottom.selectOption("M");
    await main.getByRole("button", { name: say("send") }).click();
    await expect(page).toHaveURL(/\/nl\/quiz\/paused-woman\/membership\//);
    expect((await api.call(getProfiles, {}))[0]).toMatchObject({ top_size: "S", bottom_size: "M" });
    await page.goto(alert);
    await expect(page, "nothing is doubtful any more").toHaveURL(/\/membership\//);
  });
});
