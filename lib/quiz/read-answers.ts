import type { QuizQuestion } from "#contract/quiz.ts";
import type { QuizAnswers } from "#contract/quiz-answers.ts";
import { readDateParts, type DateRange } from "#lib/forms/date-parts.ts";

/** Key of a message: why an answer cannot be taken. */
export type AnswerProblem =
  | "needed"
  | "tooMany"
  | "tooLong"
  | "number"
  | "dateIncomplete"
  | "dateImpossible"
  | "dateFuture"
  | "datePast"
  | "tooOld";

export interface ReadAnswers {
  /** What was answered; null or an empty list for what was left empty. */
  answers: QuizAnswers;
  /** By the id of the question. */
  problems: Record<string, AnswerProblem>;
}

interface Reader {
  /** `YYYY-MM-DD` of the visitor. */
  today: string;
  isKid: boolean;
}

const oldestKidYears = 14;
const oldestYears = 120;

/** The same day some years earlier or later. */
const shiftYears = (day: string, years: number): string => `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;
const dayAfter = (day: string): string => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

/** The days a question takes: a birthdate lies behind us, any other date ahead of us. */
function dateRangeOf({ id }: Pick<QuizQuestion, "id">, { today, isKid }: Reader): Required<DateRange> {
  if (id !== "birthdate") return { min: today, max: shiftYears(today, 2) };
  return { min: dayAfter(shiftYears(today, -(isKid ? oldestKidYears : oldestYears) - 1)), max: today };
}

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === "string" ? value.trim() : "";
};

type Reading = { answer: unknown; problem?: AnswerProblem };

function readDate(form: FormData, question: QuizQuestion, reader: Reader): Reading {
  const parts = {
    day: textOf(form, `${question.id}-day`),
    month: textOf(form, `${question.id}-month`),
    year: textOf(form, `${question.id}-year`),
  };
  const reading = readDateParts(parts, dateRangeOf(question, reader));
  const isBirth = question.id === "birthdate";
  switch (reading.kind) {
    case "day":
      return { answer: reading.value };
    case "empty":
      return { answer: null };
    case "incomplete":
      return { answer: null, problem: "dateIncomplete" };
    case "impossible":
      return { answer: null, problem: "dateImpossible" };
    case "early":
      return { answer: null, problem: isBirth ? (reader.isKid ? "tooOld" : "dateImpossible") : "datePast" };
    case "late":
      return { answer: null, problem: isBirth ? "dateFuture" : "dateImpossible" };
  }
}

function readOne(form: FormData, question: QuizQuestion, reader: Reader): Reading {
  const { id, kind, options, max, scale } = question;
  if (kind === "date") return readDate(form, question, reader);
  if (kind === "multiple") {
    const chosen = form.getAll(id).filter((value) => options.some((option) => option.value === value));
    return max !== null && chosen.length > max ? { answer: chosen, problem: "tooMany" } : { answer: chosen };
  }
  const text = textOf(form, id);
  if (text === "") return { answer: null };
  if (kind === "scale") {
    const number = Number(text);
    const isTaken = Number.isInteger(number) && scale && number >= scale.min && number <= scale.max;
    return isTaken ? { answer: number } : { answer: null, problem: "number" };
  }
  if (kind === "text")
    return max !== null && text.length > max ? { answer: text, problem: "tooLong" } : { answer: text };
  return { answer: options.some(({ value }) => value === text) ? text : null };
}

const isEmpty = (answer: unknown): boolean => answer === null || (Array.isArray(answer) && answer.length === 0);

/** What a form, sent by script or found in an address, says to the questions of a screen. */
export function readAnswers(form: FormData, questions: readonly QuizQuestion[], reader: Reader): ReadAnswers {
  const answers: QuizAnswers = {};
  const problems: Record<string, AnswerProblem> = {};
  for (const question of questions) {
    if (question.kind === "photo" || question.kind === "outfits") continue;
    const { answer, problem } = readOne(form, question, reader);
    answers[question.id] = answer;
    if (problem) problems[question.id] = problem;
    else if (question.is_required && isEmpty(answer)) problems[question.id] = "needed";
  }
  return { answers, problems };
}
