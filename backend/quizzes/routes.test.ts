import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { locales } from "#contract/locale.ts";
import { quizCodes } from "#contract/quiz-codes.ts";
import { getQuiz, getQuizStep, type Quiz } from "#contract/quiz.ts";
import { isComplete, questionsOf } from "#contract/quiz-answers.ts";
import { profileSizes } from "#contract/sizes.ts";
import { tasteFields } from "#contract/tastes.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const get = (code: string, locale: string = "fr") => api.call(getQuiz, { params: { code }, locale });

describe.each(quizCodes)("the quiz %s", (code) => {
  it("asks the same in every language", async () => {
    const bones = (quiz: Quiz) =>
      quiz.steps.map(({ slug, questions }) => [
        slug,
        questions.map(({ id, kind, is_required, sets, options, max, shown_if }) => [
          [id, kind, is_required, sets, max, shown_if],
          options.map(({ value, colors, picture }) => [value, colors, picture?.url]),
        ]),
      ]);
    const [french, ...others] = await Promise.all(locales.map((locale) => get(code, locale)));
    for (const other of others) expect(bones(other)).toEqual(bones(french!));
  });

  it("has questions of one name each, whose answers go where they are read", async () => {
    const quiz = await get(code);
    const questions = questionsOf(quiz);
    const ids = questions.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { kind, options, scale } of questions) {
      expect(options.length > 0).toBe(["single", "multiple", "size"].includes(kind));
      expect(scale !== null).toBe(kind === "scale");
      expect(new Set(options.map(({ label }) => label)).size).toBe(options.length);
    }
    expect(questions.filter(({ shown_if }) => shown_if && !ids.includes(shown_if.question))).toEqual([]);
    expect(questions.filter(({ id, sets }) => sets !== null && sets.split(".")[1] !== id)).toEqual([]);
    for (const { id, kind, options } of questions.filter(({ sets }) => sets?.startsWith("tastes."))) {
      const taste = tasteFields[id as keyof typeof tasteFields];
      expect(taste.isList).toBe(kind === "multiple");
      for (const { value } of options) expect(taste.values).toContain(value);
    }
  });

  it("is walked through step by step", async () => {
    const quiz = await get(code);
    let slug: string | null = quiz.steps[0]?.slug ?? null;
    const walked: string[] = [];
    while (slug !== null) {
      const step: Awaited<ReturnType<typeof getStep>> = await getStep(code, slug);
      walked.push(step.slug);
      expect(step).toMatchObject({ code, position: walked.length, steps: quiz.steps.length });
      expect(step.previous_slug).toBe(walked.at(-2) ?? null);
      slug = step.next_slug;
    }
    expect(walked).toEqual(quiz.steps.map((step) => step.slug));
  });
});

const getStep = (code: string, slug: string) => api.call(getQuizStep, { params: { code, slug } });

describe("quizzes", () => {
  it("go on to the subscription for subscribers and to the membership for everybody else", async () => {
    for (const code of quizCodes.filter((other) => other !== "additional-quiz")) {
      expect((await get(code)).next).toBe(code.startsWith("subscriber") ? "subscription" : "membership");
      expect((await get(code)).profile_type).toBe(code.includes("woman") ? "WOMAN" : "KID");
    }
  });
  it("offer every size a profile can have", async () => {
    const sizes = (await get("signup-woman")).steps.find(({ slug }) => slug === "sizes");
    const top = sizes?.questions.find(({ id }) => id === "top_size");
    expect(top?.options.map(({ value }) => value)).toEqual(profileSizes.WOMAN.top_size);
  });
  it("draw every answer that has a picture", async () => {
    const pictures = new Set<string>();
    for (const code of quizCodes)
      for (const { options } of questionsOf(await get(code)))
        for (const { picture } of options) if (picture) pictures.add(picture.url);
    expect(pictures.size).toBeGreaterThan(80);
    for (const url of pictures) expect([url, (await api.request(url)).status]).toEqual([url, 200]);
  });
  it("are as short as three minutes: at most fourteen screens for a first box, ten for a later one", async () => {
    for (const code of quizCodes) {
      const isFirst = code.startsWith("signup") || code.startsWith("new-");
      const { steps } = await get(code);
      expect(steps.length).toBeLessThanOrEqual(isFirst ? 14 : 10);
      for (const { questions } of steps) expect(questions.length).toBeLessThanOrEqual(4);
    }
  });
  it("ask later for what a first one has no room for: the prices by kind of piece, and the dress code", async () => {
    const codesWith = async (id: string) => {
      const quizzes = await Promise.all(quizCodes.map((code) => get(code)));
      return quizzes
        .filter((quiz) => questionsOf(quiz).some((question) => question.id === id))
        .map(({ code }) => code)
        .toSorted();
    };
    expect(await codesWith("price_shoes")).toEqual([
      "client-woman",
      "paused",
      "paused-woman",
      "subscriber",
      "subscriber-woman",
    ]);
    expect(await codesWith("dress_code")).toEqual(["client", "client-woman", "subscriber", "subscriber-woman"]);
  });
  it("show the height or the number a size stands for, as the language counts it", async () => {
    const helpOf = async (code: string, size: string, locale: string) =>
      questionsOf(await get(code, locale))
        .find(({ id }) => id === "top_size")
        ?.options.find(({ value }) => value === size)?.help;
    expect(await helpOf("signup-woman", "M", "fr")).toBe("38");
    expect(await helpOf("signup-woman", "M", "de")).toBe("36");
    expect(await helpOf("signup", "5 ans", "fr")).toMatch(/^\d+ cm$/);
  });
  it("ask a new customer for all a first box needs, and speak the language asked for", async () => {
    const quiz = await get("signup", "de");
    expect(quiz.title).toBe("Willkommen");
    expect(isComplete(quiz, { firstname: "Lou" })).toBe(false);
    const required = questionsOf(quiz).filter(({ is_required }) => is_required);
    expect(required.map(({ id }) => id)).toEqual([
      "firstname",
      "gender",
      "birthdate",
      "top_size",
      "bottom_size",
      "styles",
      "needs",
      "budget_level",
    ]);
  });
  it("that do not exist are not found, nor are their steps", async () => {
    for (const code of ["nothing", "toString", "signup-man"])
      expect((await api.fail(getQuiz, { params: { code } })).code).toBe("NOT_FOUND");
    expect((await api.fail(getQuizStep, { params: { code: "signup", slug: "prices" } })).code).toBe("NOT_FOUND");
  });
});
