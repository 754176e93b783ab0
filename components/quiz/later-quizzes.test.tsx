import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { getQuizAnswers } from "#contract/profile-quiz.ts";
import { getProfiles, type Profile } from "#contract/profiles.ts";
import { takenBy } from "#contract/quiz-answers.ts";
import { getQuiz, type Quiz, type QuizCode } from "#contract/quiz.ts";
import fr from "#messages/fr.json" with { type: "json" };
import type { ApiClient } from "#lib/http/api-client.ts";
import { afterQuiz, quizPath, reviewPath } from "#lib/quiz/ways.ts";
import { aClient, type SignedIn } from "#tests/backend/builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { aProfile } from "#tests/backend/profile-builders.ts";
import { aKid, aWoman } from "#tests/lib/profile-inputs.ts";
import { clientOf } from "#tests/storefront/client-of.ts";
import { answerScreen } from "#tests/storefront/quiz-screen.ts";
import { expectSound } from "#tests/storefront/sound.ts";
import { QuizRunner } from "./quiz-runner.tsx";
import { QuizTexts } from "./quiz-texts.tsx";

const shop = vi.hoisted(() => ({ client: null as ApiClient | null, opened: vi.fn<(target: string) => void>() }));
vi.mock("#lib/http/browser-client.ts", () => ({ browserApi: () => shop.client }));
vi.mock("#lib/routing/open-address.ts", () => ({ openAddress: shop.opened }));

let api: TestApi;
let owner: SignedIn;
beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(async () => {
  owner = await aClient(api);
  shop.client = clientOf(api, owner);
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await api.close();
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  shop.opened.mockClear();
});

const stored = ({ id }: Profile, code: QuizCode) =>
  api.call(getQuizAnswers, { token: owner.token, params: { id, code } });

/** The quiz of a profile as its page shows it, with what is known of it. */
async function open(profile: Profile, code: QuizCode, step: string | null = null): Promise<Quiz> {
  const quiz = await api.call(getQuiz, { params: { code } });
  const { known, answers, ask_again: askAgain } = await stored(profile, code);
  const path = quizPath("fr", code, profile);
  history.replaceState(null, "", path);
  render(
    <QuizTexts locale="fr" texts={fr.quiz}>
      <QuizRunner
        quiz={quiz}
        path={path}
        initialStep={step}
        known={{ ...takenBy(quiz, known), ...answers }}
        askAgain={askAgain}
        profile={profile}
        onwards={{ review: reviewPath("fr", code, profile), done: afterQuiz("fr", code, profile) }}
      />
    </QuizTexts>,
  );
  return quiz;
}

async function judgeScreen(): Promise<void> {
  await screen.findByRole("heading", { level: 1 });
  await expectSound();
}

const goOn = new RegExp(`^(${fr.quiz.skip}|${fr.quiz.next})$`);

/** Answers what stands on the screen and goes on; looks are passed. */
async function answer(): Promise<void> {
  const before = location.href;
  const form = document.querySelector("form[data-quiz]");
  if (form === null) fireEvent.click(await screen.findByRole("button", { name: goOn }));
  else answerScreen(form);
  await waitFor(() => expect(location.href !== before || shop.opened.mock.calls.length > 0).toBe(true));
}

async function answerAll(): Promise<void> {
  for (let screens = 0; screens < 40 && shop.opened.mock.calls.length === 0; screens += 1) {
    await judgeScreen();
    await answer();
  }
}

it.each([
  ["paused", aKid],
  ["client", aKid],
  ["subscriber", aKid],
  ["paused-woman", aWoman],
  ["client-woman", aWoman],
  ["subscriber-woman", aWoman],
] as const)("«%s» begins with what is known, is answered to its end, and leads to all answers", async (code, who) => {
  const profile = await aProfile(api, owner.token, who);
  const quiz = await open(profile, code);
  expect(screen.getAllByRole<HTMLSelectElement>("combobox")[0]?.value).toBe(profile.top_size);
  await answerAll();
  expect(shop.opened).toHaveBeenCalledExactlyOnceWith(reviewPath("fr", code, profile));
  const { is_complete: isComplete, answers } = await stored(profile, code);
  expect(isComplete).toBe(true);
  expect(Object.keys(answers).length).toBeGreaterThanOrEqual(quiz.steps.length);
});

it("is opened at one of a woman's questions, whose answer is kept", async () => {
  const profile = await aProfile(api, owner.token, aWoman);
  const { steps } = await api.call(getQuiz, { params: { code: "paused-woman" } });
  const budget = steps.find(({ slug }) => slug === "budget")!;
  await open(profile, "paused-woman", budget.slug);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toContain(budget.questions[0]!.title);
  await answer();
  await waitFor(async () =>
    expect(Object.keys((await stored(profile, "paused-woman")).answers)).toContain(budget.questions[0]!.id),
  );
});

it("«new-profile-woman» makes her profile as soon as enough is known, and goes on there", async () => {
  const quiz = await api.call(getQuiz, { params: { code: "new-profile-woman" } });
  const path = quizPath("fr", "new-profile-woman", null);
  history.replaceState(null, "", path);
  render(
    <QuizTexts locale="fr" texts={fr.quiz}>
      <QuizRunner quiz={quiz} path={path} />
    </QuizTexts>,
  );
  await answerAll();
  const profiles = await api.call(getProfiles, { token: owner.token });
  expect(profiles).toEqual([expect.objectContaining({ profile_type: "WOMAN", firstname: "Zoé" })]);
  const [target] = shop.opened.mock.calls[0]!;
  expect(target.startsWith(`/quiz/new-profile/woman/${profiles[0]!.id}?step=`)).toBe(true);
});

it("«additional-quiz» is answered to its end and leads to all answers", async () => {
  const profile = await aProfile(api, owner.token, aKid);
  await open(profile, "additional-quiz");
  await answerAll();
  expect(shop.opened).toHaveBeenCalledExactlyOnceWith(reviewPath("fr", "additional-quiz", profile));
  const { answers } = await stored(profile, "additional-quiz");
  expect(Object.keys(answers)).toEqual(expect.arrayContaining(["allergies", "colors_loved"]));
});
