import type { Quiz, QuizQuestion, QuizStep } from "#contract/quiz.ts";
import { isShown, type QuizAnswers } from "#contract/quiz-answers.ts";
import type { ReadAnswers } from "./read-answers.ts";

/** What is asked at once: mostly one question, or a few that are thought of together: the sizes, loved colours and hated ones. */
export interface QuizScreen {
  /** In the address, `?step=`: that of its first question. */
  id: string;
  step: Pick<QuizStep, "slug" | "title" | "picture">;
  questions: QuizQuestion[];
}

/** Looks to judge take the whole screen, and what another answer calls for comes after it. */
const standsAlone = ({ kind, shown_if }: QuizQuestion): boolean => kind === "outfits" || shown_if !== null;

/**
 * The screens of a quiz in order, one a step, without questions that other answers make pointless. The photo has a page of
 * its own: a visitor has no profile yet that could keep it.
 */
export function screensOf({ steps }: Pick<Quiz, "steps">, answers: QuizAnswers): QuizScreen[] {
  const screens: QuizScreen[] = [];
  for (const step of steps) {
    let together: QuizScreen | null = null;
    for (const question of step.questions) {
      if (!isShown(question, answers) || question.kind === "photo") continue;
      if (together && !standsAlone(question)) {
        together.questions.push(question);
        continue;
      }
      const screen = { id: question.id, step, questions: [question] };
      if (!standsAlone(question)) together = screen;
      screens.push(screen);
    }
  }
  return screens;
}

/** The sizes of one person, which have a heading of their own. */
export const isOfSizes = ({ questions }: Pick<QuizScreen, "questions">): boolean =>
  questions.every(({ kind }) => kind === "size");

/** The answers of a screen that was passed over: an empty one is an answer too. */
export const skipped = ({ questions }: Pick<QuizScreen, "questions">): ReadAnswers => ({
  answers: Object.fromEntries(questions.map(({ id, kind }) => [id, kind === "multiple" ? [] : null])),
  problems: {},
});

/** The screen an address asks for: by one of its questions, or the first one of a step of the quiz; -1 for none. */
export function findScreen(screens: readonly QuizScreen[], asked: string | null): number {
  if (asked === null) return -1;
  const index = screens.findIndex(({ questions }) => questions.some(({ id }) => id === asked));
  return index === -1 ? screens.findIndex(({ step }) => step.slug === asked) : index;
}

const isAnswered = (answer: unknown): boolean =>
  answer !== undefined && answer !== null && answer !== "" && !(Array.isArray(answer) && answer.length === 0);

/** Where required answers are missing; -1 when the quiz can be ended. */
export const firstMissing = (screens: readonly QuizScreen[], answers: QuizAnswers): number =>
  screens.findIndex(({ questions }) =>
    questions.some(({ id, is_required }) => is_required && !isAnswered(answers[id])),
  );

/** Where somebody was who comes back: the first screen whose question was not put yet, a skipped one was. */
export function whereLeft(screens: readonly QuizScreen[], answers: QuizAnswers): number {
  const open = screens.findIndex(({ questions }) => questions.some(({ id }) => answers[id] === undefined));
  return open === -1 ? firstMissing(screens, answers) : open;
}
