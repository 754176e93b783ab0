import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createProfileFromQuiz, getKnownAnswers, getQuizAnswers, putQuizAnswers } from "#contract/profile-quiz.ts";
import { questionsOf } from "#contract/quiz-answers.ts";
import { getQuiz, type QuizQuestion } from "#contract/quiz.ts";
import { signIn } from "#contract/session.ts";
import { getLookSuggestions } from "#contract/suggestions.ts";
import { getProfiles, updateProfile, type Profile } from "#contract/profiles.ts";
import { createSubscription, pauseSubscription } from "#contract/subscriptions.ts";
import { aClient, testPassword, type SignedIn } from "#tests/backend/builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { aKid, aProfile, aWoman } from "#tests/backend/profile-builders.ts";
import { present } from "#tests/backend/test-catalogue.ts";
import { and, eq } from "../db/orm.ts";
import { websiteContents } from "../db/schema/catalog.ts";
import { quizAnswers } from "../db/schema/profile.ts";
import { findWearer } from "../stylist/wearer-store.ts";

let api: TestApi;
let client: SignedIn;
let kid: Profile;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  client = await aClient(api);
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
    expect(await stored()).toEqual({
      code: "signup",
      due_code: "signup",
      answers: {},
      known: { firstname: kid.firstname, gender: kid.gender, birthdate: kid.birthdate },
      ask_again: ["top_size", "bottom_size"],
      is_complete: false,
      updated_at: null,
    });
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
    expect([after.description, (await stored()).answers["description"]]).toEqual([null, null]);
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

  it("keeps what two tabs say, each question with its last word", async () => {
    await Promise.all([
      answer({ styles: ["retro"] }),
      answer({ budget_level: "careful" }),
      answer({ needs: ["sport"] }),
    ]);
    await answer({ styles: ["sporty"] });
    expect((await stored()).answers).toEqual({ styles: ["sporty"], budget_level: "careful", needs: ["sport"] });
  });

  it("judges the looks that were liked or not; one that is gone keeps nobody from going on", async () => {
    const params = { id: kid.id };
    const [first, second] = await api.call(getLookSuggestions, { token: client.token, params });
    const outfits = [
      { look_id: present(first).look_id, like: true },
      { look_id: 2_000_000_000, like: true },
      { look_id: present(second).look_id, like: false },
    ];
    await answer({ outfits });
    const left = await api.call(getLookSuggestions, { token: client.token, params });
    expect(left.map(({ look_id }) => look_id)).not.toContain(present(first).look_id);
    const { tastes } = present(await findWearer(api.dependencies.db, kid.id, null));
    expect(tastes.judged.size).toBeGreaterThan(0);
    expect((await stored("subscriber")).known).not.toHaveProperty("outfits");
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

  it("that was complete changes of the profile what is answered anew, and no size that was told since", async () => {
    await answer({ ...(await rightAnswers("signup")), top_size: "4 ans" });
    await api.call(updateProfile, { token: client.token, params: { id: kid.id }, body: { top_size: "5 ans" } });
    expect(await answer({ firstname: "Lou" })).toMatchObject({ firstname: "Lou", top_size: "5 ans" });
    expect(await answer({ top_size: "6 ans" })).toMatchObject({ top_size: "6 ans" });
  });

  it("is known with what all others say, the newest word on top, and for nobody else", async () => {
    await answer({ patterns_loved: ["dot"], colors_loved: ["red"], fit: null });
    api.clock.advance(1000);
    await answer({ colors_loved: ["blue"] }, "additional-quiz");
    const params = { id: kid.id };
    const known = await api.call(getKnownAnswers, { token: client.token, params });
    expect(known.answers).toEqual({ patterns_loved: ["dot"], colors_loved: ["blue"] });
    expect(known.codes).toEqual({ patterns_loved: "signup", colors_loved: "additional-quiz" });
    const other = await aClient(api);
    expect((await api.fail(getKnownAnswers, { token: other.token, params })).code).toBe("NOT_FOUND");
  });

  it("does not bring an older word back when another question is answered anew", async () => {
    await answer({ patterns_loved: ["dot"], colors_loved: ["red"] });
    await answer({ colors_loved: ["blue"] }, "additional-quiz");
    api.clock.advance(1000);
    await answer({ patterns_loved: ["stripe"] });
    const known = await api.call(getKnownAnswers, { token: client.token, params: { id: kid.id } });
    expect(known.answers).toEqual({ patterns_loved: ["stripe"], colors_loved: ["blue"] });
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

describe("a later quiz", () => {
  const complete = async () => answer({ ...(await rightAnswers("signup")) });

  it("knows what was told before, and is complete where only that was required", async () => {
    await complete();
    const { known, is_complete } = await stored("subscriber");
    expect(known).toMatchObject({ top_size: "1 mois", needs: ["school"] });
    expect(is_complete).toBe(false);
    await answer({ description: "Grandit vite" }, "subscriber");
    expect(await stored("subscriber")).toMatchObject({ is_complete: true, answers: { description: "Grandit vite" } });
  });

  it("leaves an answer empty that was emptied, whatever an older quiz says", async () => {
    await answer({ colors_loved: ["blue"], shoe_size: null });
    api.clock.advance(1000);
    await answer({ colors_loved: null }, "additional-quiz");
    api.clock.advance(1000);
    expect((await stored("client")).known).toMatchObject({ colors_loved: null, shoe_size: null });
    const { tastes } = present(await findWearer(api.dependencies.db, kid.id, null));
    expect([...tastes.loved]).toEqual([]);
  });

  it("does not know a party that is over", async () => {
    await answer({ needs: ["occasion"], occasion_date: "2026-12-24" });
    expect((await stored("client")).known).toHaveProperty("occasion_date");
    await answer({ occasion_date: "2026-11-01" });
    expect((await stored("client")).known).not.toHaveProperty("occasion_date");
  });
});

describe("a quiz that is brought up to date while people answer it", () => {
  type Asked = Parameters<typeof questionsOf>[0];
  /** What staff or another release makes of the quiz. */
  async function change(shop: TestApi, of: (questions: QuizQuestion[]) => QuizQuestion[]): Promise<void> {
    const { db } = shop.dependencies;
    const isIt = and(eq(websiteContents.kind, "quiz"), eq(websiteContents.slug, "signup"));
    for (const { locale, data } of await db.select().from(websiteContents).where(isIt)) {
      const { steps } = data as unknown as Asked;
      const changed = { ...data, steps: steps.map((step) => ({ ...step, questions: of(step.questions) })) };
      await db
        .update(websiteContents)
        .set({ data: changed })
        .where(and(isIt, eq(websiteContents.locale, locale)));
    }
  }

  it("goes on with what it still asks, and forgets nothing that was said", async () => {
    await using shop = await createTestApi();
    const { token } = await aClient(shop);
    const { id } = await aProfile(shop, token, aKid({ top_size: null, bottom_size: null, shoe_size: null }));
    const params = { id, code: "signup" };
    const say = (answers: Record<string, unknown>) => shop.call(putQuizAnswers, { token, params, body: { answers } });
    const read = () => shop.call(getQuizAnswers, { token, params });
    const { top_size, styles, ...others } = await rightAnswers("signup");
    await say({ ...others, styles, colors_loved: ["blue"] });
    await change(shop, (questions) =>
      questions
        .filter(({ id: question }) => question !== "styles")
        .map((question) =>
          question.id === "colors_loved"
            ? { ...question, options: question.options.filter(({ value }) => value !== "blue") }
            : question,
        ),
    );
    const { answers, is_complete } = await read();
    expect(is_complete).toBe(false);
    expect(answers).toEqual(others);
    expect(await say({ top_size })).toMatchObject({ top_size });
    expect((await read()).is_complete).toBe(true);
    const [row] = await shop.dependencies.db.select().from(quizAnswers).where(eq(quizAnswers.profileId, id));
    expect(row?.answers).toMatchObject({ styles, colors_loved: ["blue"] });
  });

  it("stays complete when it asks more, and still changes the profile", async () => {
    await using shop = await createTestApi();
    const { token } = await aClient(shop);
    const { id } = await aProfile(shop, token, aKid({ top_size: null, bottom_size: null, shoe_size: null }));
    const params = { id, code: "signup" };
    const say = (answers: Record<string, unknown>) => shop.call(putQuizAnswers, { token, params, body: { answers } });
    await say(await rightAnswers("signup"));
    await change(shop, (questions) => questions.map((question) => ({ ...question, is_required: true })));
    expect(await say({ firstname: "Alma" })).toMatchObject({ firstname: "Alma" });
    expect((await shop.call(getQuizAnswers, { token, params })).is_complete).toBe(true);
  });
});

describe("a quiz that was left for months", () => {
  it("asks the sizes again, and no longer once they were told anew", async () => {
    await using shop = await createTestApi();
    const { token, email } = await aClient(shop);
    const { id } = await aProfile(
      shop,
      token,
      aKid({ birthdate: "2021-05-02", top_size: "5 ans", bottom_size: "5 ans" }),
    );
    const params = { id, code: "signup" };
    await shop.call(putQuizAnswers, { token, params, body: { answers: { top_size: "5 ans", bottom_size: "5 ans" } } });
    expect((await shop.call(getQuizAnswers, { token, params })).ask_again).toEqual([]);
    shop.clock.advance(100 * 86_400_000);
    const { access_token } = await shop.call(signIn, { body: { email, password: testPassword } });
    const { ask_again } = await shop.call(getQuizAnswers, { token: access_token, params });
    expect(ask_again).toEqual(["top_size", "bottom_size", "shoe_size"]);
    await shop.call(putQuizAnswers, { token: access_token, params, body: { answers: { top_size: "6 ans" } } });
    expect((await shop.call(getQuizAnswers, { token: access_token, params })).ask_again).toEqual([]);
  });
});

describe("the quiz that is due", () => {
  it("follows from the subscription of the profile, and from whether anybody had a box", async () => {
    await using shop = await createTestApi();
    const { token } = await aClient(shop);
    const one = await aProfile(shop, token, aKid());
    const dueOf = async (id: string, code = "signup") =>
      (await shop.call(getQuizAnswers, { token, params: { id, code } })).due_code;
    expect(await dueOf(one.id)).toBe("signup");
    const subscription = await shop.call(createSubscription, {
      token,
      params: { id: one.id },
      body: { frequency: 2 },
      idempotencyKey: crypto.randomUUID(),
    });
    expect(await dueOf(one.id)).toBe("subscriber");
    const other = await aProfile(shop, token, aWoman());
    expect(await dueOf(other.id, "signup-woman")).toBe("new-profile-woman");
    await shop.call(pauseSubscription, { token, params: { id: one.id, sid: subscription.id }, query: {} });
    expect(await dueOf(one.id)).toBe("paused");
  });
});

describe("a profile from a quiz that was answered before the account", () => {
  const join = (token: string, answers: Record<string, unknown>, key: string = crypto.randomUUID(), code = "signup") =>
    api.call(createProfileFromQuiz, {
      token,
      idempotencyKey: key,
      body: { code: code as "signup", answers },
    });
  const answers = {
    firstname: "Nino",
    gender: "BOY",
    birthdate: "2021-03-04",
    top_size: "5 ans",
    bottom_size: "5 ans",
  };

  it("holds everything: fields, answers, looks; a photo can follow", async () => {
    const { token } = await aClient(api);
    const all = { ...answers, styles: ["retro"], needs: ["school"], budget_level: "open", shoe_size: null };
    const made = await join(token, all);
    expect(made).toMatchObject({ firstname: "Nino", gender: "BOY", top_size: "5 ans", profile_type: "KID" });
    const kept = await api.call(getQuizAnswers, { token, params: { id: made.id, code: "signup" } });
    expect(kept).toMatchObject({ answers: all, is_complete: true });
  });

  it("is one, however often the button is pressed and in however many tabs", async () => {
    const { token } = await aClient(api);
    const key = crypto.randomUUID();
    const made = await Promise.all([join(token, answers, key), join(token, answers, key)]);
    const again = await join(token, { ...answers, firstname: "nino ", styles: ["boho"] });
    expect(new Set([...made, again].map(({ id }) => id)).size).toBe(1);
    expect(await api.call(getProfiles, { token })).toHaveLength(1);
    const woman = { firstname: "Zoé", top_size: "M", bottom_size: "M" };
    const first = await join(token, woman, undefined, "signup-woman");
    expect((await join(token, woman, undefined, "signup-woman")).id).toBe(first.id);
  });

  it("is nobody's when something in it is wrong", async () => {
    const { token } = await aClient(api);
    const refuse = async (wrong: object) => {
      const body = { code: "signup", answers: { ...answers, ...wrong } };
      const { code, fields } = await api.fail(createProfileFromQuiz, {
        token,
        idempotencyKey: crypto.randomUUID(),
        body,
      });
      return [code, fields];
    };
    for (const [wrong, question, code] of [
      [{ firstname: null }, "firstname", "required"],
      [{ birthdate: "2030-01-01" }, "birthdate", "birthdate_in_future"],
      [{ birthdate: "2001-01-01" }, "birthdate", "birthdate_too_early"],
      [{ top_size: "7 ans" }, "top_size", "invalid_value"],
      [{ needs: ["moon"] }, "needs", "invalid_value"],
    ] as const)
      expect(await refuse(wrong)).toEqual(["VALIDATION", [{ path: `body.answers.${question}`, code }]]);
    expect(await api.call(getProfiles, { token })).toEqual([]);
  });
});
