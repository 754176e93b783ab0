import { describe, expect, it } from "vitest";
import { families } from "#contract/catalog.ts";
import { quizCodes } from "#contract/quiz-codes.ts";
import type { QuizQuestion } from "#contract/quiz.ts";
import { kidSizes, profileSizes, sizeFields, womanSizes } from "#contract/sizes.ts";
import { colorGroups } from "#contract/color-groups.ts";
import { fabricGroups, pieceGroups, tastePatterns } from "#contract/tastes.ts";
import { aPiece } from "#tests/backend/stylist-pieces.ts";
import { draftQuizzes } from "../db/seed/content/quizzes.ts";
import { profileSchema } from "#contract/profiles.ts";
import { createScorer } from "../stylist/score.ts";
import { planPurposes } from "../stylist/purposes.ts";
import { nothingSaid } from "../stylist/read-answers.ts";
import { describeWearer, type WearerFacts } from "../stylist/wearer-store.ts";

type Answers = Record<string, unknown>;
type Wearing = "KID" | "WOMAN";
const day = "2026-12-10";
const feast = "2026-12-12";

const clothesSizes = [...kidSizes, ...womanSizes];
const shoeSizes = [...new Set([...profileSizes.KID.shoe_size, ...profileSizes.WOMAN.shoe_size])];
const allKinds = [...new Set([...Object.values(pieceGroups).flatMap(({ kinds }) => kinds), "trousers", "trainers"])];
/** A piece for every trait there is, each in all sizes. */
const pieces = [
  ...families.map((family) => ({ family })),
  ...[...allKinds, "boots", "ballerinas", "jacket"].map((kind) => ({ kind, family: "BOTTOMS" as const })),
  ...Object.values(colorGroups).map(([color]) => ({ color })),
  ...tastePatterns.map((pattern) => ({ pattern })),
  ...Object.values(fabricGroups).flatMap(({ fabrics }) => fabrics.map((fabric) => ({ fabric }))),
  ...["merino", "silk", "polyester", "acrylic", "elastane", "polyurethane", "leather"].map((material) => ({
    materials: [material],
  })),
  { label: "cotonbio" },
  { fabric: "rib" },
].flatMap((change, index) =>
  (["TOP", "BOTTOM", "FEET"] as const).map((metaCategory, place) =>
    aPiece({
      id: index * 3 + place + 1,
      metaCategory,
      kind: "long-sleeve",
      sizes: metaCategory === "FEET" ? shoeSizes : clothesSizes,
      ...change,
    }),
  ),
);

const judgedPiece = { ...aPiece(), productId: 1, lookId: 7 };
const textOf = (answer: unknown) => (typeof answer === "string" ? answer : null);

/** All that a box is chosen by, and all that is said of it, for somebody who gave these answers. */
function outcomeOf(type: Wearing, answers: Answers): string {
  const facts: WearerFacts = {
    profileType: type,
    gender: type === "WOMAN" ? "WOMAN" : answers["gender"] === "BOY" ? "BOY" : "GIRL",
    birthdate: type === "WOMAN" ? null : textOf(answers["birthdate"]),
    sizes: { top_size: null, bottom_size: null, shoe_size: null },
    known: [],
    answers,
    judged: Array.isArray(answers["outfits"]) ? [{ ...judgedPiece, isLiked: true }] : [],
  };
  const sizes = Object.fromEntries(sizeFields.map((field) => [field, textOf(answers[field])]));
  const wearer = describeWearer({ ...facts, sizes: { ...facts.sizes, ...sizes } });
  const score = createScorer(wearer, day);
  return JSON.stringify([
    wearer.gender,
    wearer.budgetCents,
    planPurposes(wearer.said ?? nothingSaid, day, 3),
    pieces.map((piece) => {
      const scored = score({ ...piece, gender: type === "WOMAN" ? "WOMAN" : piece.gender });
      return scored && [scored.score, scored.size, scored.reasons];
    }),
  ]);
}

/** Answers somebody may give to a question, different ones. */
function answersTo({
  id,
  kind,
  options,
  scale,
}: Pick<QuizQuestion, "id" | "kind" | "scale"> & {
  options: readonly { value: string }[];
}): unknown[] {
  const values = options.map(({ value }) => value);
  if (kind === "multiple") return values.map((value) => [value]);
  if (kind === "scale")
    return scale
      ? Array.from({ length: 8 }, (_, step) => Math.round(scale.min + ((scale.max - scale.min) / 7) * step))
      : [];
  if (kind === "date") return id === "birthdate" ? ["2020-05-12", "2023-05-12"] : [feast, "2026-11-01"];
  return kind === "outfits" ? [[{ look_id: 7, like: true }]] : values;
}

/** A person reads these, on the profile, in the list of boxes and in what is written: they are fields of the profile. */
const isForPeople = ({ kind, sets }: Pick<QuizQuestion, "kind" | "sets">) =>
  (kind === "text" || kind === "photo") && sets?.startsWith("profile.");

const asked = draftQuizzes("fr").flatMap(({ profile_type, steps }) =>
  (profile_type === null ? (["KID", "WOMAN"] as const) : [profile_type]).flatMap((type) =>
    steps.flatMap(({ questions }) => questions.map((question) => ({ ...question, type }))),
  ),
);
const questions = [...new Map(asked.map((question) => [`${question.type} ${question.id}`, question])).values()];

/** What everybody says whose box is chosen. */
const base: Record<Wearing, Answers> = {
  KID: {
    gender: "GIRL",
    birthdate: "2020-05-12",
    top_size: "6 ans",
    bottom_size: "6 ans",
    shoe_size: "29",
    colors_loved: ["blue"],
  },
  WOMAN: { top_size: "M", bottom_size: "M", shoe_size: "38" },
};

describe("what is asked changes the box", () => {
  it("in every quiz there is", () => expect(draftQuizzes("fr")).toHaveLength(quizCodes.length));

  it.each(
    questions.filter((question) => !isForPeople(question)).map((question) => [question.type, question.id, question]),
  )("of %s: %s", (type, id, question) => {
    const shown = question.shown_if ? { [question.shown_if.question]: question.shown_if.values } : {};
    const outcomes = answersTo(question).map((answer) => outcomeOf(type, { ...base[type], ...shown, [id]: answer }));
    outcomes.push(outcomeOf(type, { ...base[type], ...shown, [id]: undefined }));
    expect(new Set(outcomes).size).toBeGreaterThan(1);
  });

  it("sees a question that nobody reads", () => {
    const [one, other] = ["glad", "sad"].map((mood) => outcomeOf("KID", { ...base.KID, mood }));
    expect(one).toBe(other);
  });
});

it("keeps on the profile what is told to people", () => {
  const told = questions.filter(isForPeople).map(({ id }) => id);
  expect([...new Set(told)].toSorted()).toEqual(["description", "firstname", "photo"]);
  expect(Object.keys(profileSchema.shape)).toEqual(expect.arrayContaining(["description", "firstname", "photo_url"]));
});
