import type { AnswerOf } from "#contract/endpoint.ts";
import type { Locale } from "#contract/locale.ts";
import type { getKnownAnswers } from "#contract/profile-quiz.ts";
import { questionsOf } from "#contract/quiz-answers.ts";
import type { Quiz, QuizQuestion } from "#contract/quiz.ts";
import { answerText } from "#lib/quiz/answer-text.ts";

export interface TasteChip {
  value: string;
  label: string;
  /** `#rrggbb` swatches; empty for what is no colour. */
  colors: string[];
}
/** What was answered to one question of taste, with all one could answer. */
export interface Taste {
  /** The quiz that asks it, under which it is answered anew. */
  code: string;
  question: string;
  title: string;
  kind: (typeof kinds)[number];
  max: number | null;
  /** The numbers one may type; null where none is asked for. */
  range: { min: number; max: number; unit: string } | null;
  chips: TasteChip[];
  options: TasteChip[];
}

const toChip = ({ value, label, colors }: QuizQuestion["options"][number]): TasteChip => ({ value, label, colors });

/** The steps of a scale are a choice like any other. */
const stepsOf = ({ min, max }: { min: number; max: number }): TasteChip[] =>
  Array.from({ length: max - min + 1 }, (_, step) => ({
    value: String(min + step),
    label: `${min + step} / ${max}`,
    colors: [],
  }));

function chipsOf(question: QuizQuestion, answer: unknown, locale: Locale): TasteChip[] {
  if (question.kind === "multiple" || question.kind === "single") {
    const given: unknown[] = Array.isArray(answer) ? answer : [answer];
    return question.options.filter(({ value }) => given.includes(value)).map(toChip);
  }
  const label = answerText(question, answer, locale);
  return label === null ? [] : [{ value: String(answer), label, colors: [] }];
}

const kinds = ["multiple", "single", "text", "date", "scale"] as const;

/** The tastes that were told, in the order a quiz asks; who somebody is stands in the profile itself. */
export function tastesOf(
  quiz: Pick<Quiz, "code" | "steps">,
  answers: Readonly<Record<string, unknown>>,
  locale: Locale,
): Taste[] {
  return questionsOf(quiz).flatMap((question): Taste[] => {
    const kind = kinds.find((known) => known === question.kind);
    const answer = answers[question.id];
    if (kind === undefined || question.sets?.startsWith("profile.") || answer === undefined || answer === null)
      return [];
    const chips = chipsOf(question, answer, locale);
    if (chips.length === 0) return [];
    const { id, title, max, scale } = question;
    const unit = scale?.unit ?? null;
    return [
      {
        code: quiz.code,
        question: id,
        title,
        kind,
        max,
        range: scale && unit !== null ? { min: scale.min, max: scale.max, unit } : null,
        chips,
        options: scale && unit === null ? stepsOf(scale) : question.options.map(toChip),
      },
    ];
  });
}

type Known = Pick<AnswerOf<typeof getKnownAnswers>, "answers" | "codes">;

/** The tastes of all quizzes, each in the words of the one it was told in; a whole form before what was asked later. */
export const tastesIn = (
  quizzes: readonly Pick<Quiz, "code" | "steps">[],
  { answers, codes }: Known,
  locale: Locale,
): Taste[] =>
  quizzes
    .toSorted((a, b) => b.steps.length - a.steps.length)
    .flatMap((quiz) => {
      const told = Object.entries(answers).filter(([question]) => codes[question] === quiz.code);
      return tastesOf(quiz, Object.fromEntries(told), locale);
    });

/** What was chosen or typed, as the quiz takes it; null for nothing. */
export function answerFrom(kind: Taste["kind"], values: readonly string[]): readonly string[] | string | number | null {
  if (kind === "multiple") return values;
  const [value = ""] = values;
  return value === "" ? null : kind === "scale" ? Number(value) : value;
}

/** The answer that is left once one of its chips is gone; null where nothing is. */
export const without = ({ kind, chips }: Pick<Taste, "kind" | "chips">, gone: string) =>
  answerFrom(
    kind,
    chips.map(({ value }) => value).filter((value) => value !== gone),
  );

/** The answer as it stands, to put it back. */
export const answerOf = ({ kind, chips }: Pick<Taste, "kind" | "chips">) =>
  answerFrom(
    kind,
    chips.map(({ value }) => value),
  );
