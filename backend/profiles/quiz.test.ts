import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { getQuizAnswers, putQuizAnswers } from "#contract/profile-quiz.ts";
import type { Profile } from "#contract/profiles.ts";
import { questionsOf } from "#contract/quiz-answers.ts";
import { getQuiz, type QuizQuestion } from "#contract/quiz.ts";
import { aClient, type SignedIn } from "#tests/backend/builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { aKid, aProfile, aWoman } from "#tests/backend/profile-builders.ts";
import { present } from "#tests/backend/test-catalogue.ts";
import { findWearer } from "../stylist/wearer-store.ts";

let api: TestApi;
let client: SignedIn;
let kid: Profile;
beforeAll(async () => {
  api = await createTestApi();
  client = await aClient(api);
});
afterAll(() => api.close());
beforeEach(async () => {
  kid = await aProfile(api, client.token, aKid({ top_size: null, bottom_size: null, shoe_size: null }));
});

const answer = (answers: Record<string, unknown>, code = "signup", profile = kid) =>
  api.call(putQuizAnswers, { token: client.token, params: { id: profile.id, code }, body: { answers } });
const refuse = (answers: unknown, code = "signup", profile = kid) =>
  api.fail(putQuizAnswers, { token: client.token, params: { id: profile.id, code }, body: { answers } });
const stored = (code = "signup") => api.call(getQuizAnswers, { token: client.token, params: { id: kid.id, code } });

/** Some right answer to a question. */
function answerTo({ id, kind, options, scale }: QuizQuestion): unknown {
  const known: Record<string, unknown> = { firstname: "Zoé", gender: "GIRL", birthdate: "2020-05-02" };
  const [first] = options;
  if (id in known) return known[id];
  if (kind === "multiple") return [present(first).value];
  if (kind === "scale") return present(scale).min;
  return kind === "single" || kind === "size" ? present(first).value : kind === "date" ? "2026-12-24" : "Bonjour";
}
async function rightAnswers(code: string): Promise<Record<string, unknown>> {
  const quiz = await api.call(getQuiz, { params: { code } });
  return Object.fromEntries(
    questionsOf(quiz)
      .filter(({ is_required }) => is_required)
      .map((question) => [question.id, answerTo(question)]),
  );
}

describe("answering a quiz", () => {
  it("goes on where it was left, and changes the profile once it is complete", async () => {
    expect(await stored()).toEqual({ code: "signup", answers: {}, is_complete: false, updated_at: null });
    const all = {
      ...(await rightAnswers("signup")),
      top_size: "6 ans",
      bottom_size: "5 ans",
      description: "Aime grimper",
    };
    const { top_size, ...rest } = all;
    expect(await answer(rest)).toEqual(kid);
    expect(await stored()).toMatchObject({ answers: rest, is_complete: false });
    expect(await answer({ top_size })).toMatchObject({
      firstname: "Zoé",
      birthdate: "2020-05-02",
      top_size: "6 ans",
      bottom_size: "5 ans",
      shoe_size: null,
      description: "Aime grimper",
      status: "PROSPECT_WITH_COMMENT",
      has_requested: false,
    });
    expect(await stored()).toMatchObject({ answers: all, is_complete: true });
  });

  it("takes an answer back with null", async () => {
    await answer({ ...(await rightAnswers("signup")), description: "Aime grimper" });
    const after = await answer({ description: null });
    expect([after.description, (await stored()).answers["description"]]).toEqual([null, undefined]);
    await answer({ styles: null });
    expect((await stored()).is_complete).toBe(false);
  });

  it("tells the stylist of tastes, the newest word on top", async () => {
    await answer({ colors_avoided: ["blue"], patterns_loved: ["dot"] });
    api.clock.advance(1000);
    await answer({ colors_loved: ["blue"] }, "additional-quiz");
    const wearer = present(await findWearer(api.dependencies.db, kid.id, null));
    expect([...wearer.tastes.never]).toContain("color:navy");
    expect([...wearer.tastes.loved]).toEqual(["pattern:dot"]);
  });

  it.each([
    ["surprise", "x", "unrecognized_keys"],
    ["has_requested", true, "unrecognized_keys"],
    ["gender", "WOMAN", "invalid_value"],
    ["birthdate", "2030-01-01", "birthdate_in_future"],
    ["birthdate", "yesterday", "invalid_value"],
    ["top_size", "7 ans", "invalid_value"],
    ["colors_loved", ["octarine"], "invalid_value"],
    ["colors_loved", "blue", "invalid_type"],
    ["firstname", "", "required"],
  ])("refuses %s = %j", async (question, value, code) => {
    const problem = await refuse({ [question]: value });
    expect([problem.code, problem.fields]).toEqual(["VALIDATION", [{ path: `body.answers.${question}`, code }]]);
    expect((await stored()).answers).toEqual({});
  });

  it("is for the kind of profile it was made for, and for one's own", async () => {
    const woman = await aProfile(api, client.token, aWoman());
    expect((await refuse({}, "signup", woman)).code).toBe("NOT_FOUND");
    expect((await refuse({}, "signup-woman")).code).toBe("NOT_FOUND");
    expect((await refuse({}, "nothing")).code).toBe("NOT_FOUND");
    const changed = await answer({ ...(await rightAnswers("signup-woman")), top_size: "L" }, "signup-woman", woman);
    expect(changed).toMatchObject({ firstname: "Zoé", gender: "WOMAN", top_size: "L" });
    const other = await aClient(api);
    for (const [endpoint, input] of [
      [getQuizAnswers, {}],
      [putQuizAnswers, { body: { answers: {} } }],
    ] as const) {
      const problem = await api.fail(endpoint, {
        ...input,
        token: other.token,
        params: { id: kid.id, code: "signup" },
      });
      expect(problem.code).toBe("NOT_FOUND");
    }
  });
});
