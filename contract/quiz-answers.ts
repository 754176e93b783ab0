import type { Quiz, QuizProfileField, QuizQuestion } from "./quiz.ts";

/** Answers by the id of their question; null takes an answer back. */
export type QuizAnswers = Record<string, unknown>;

export interface AnswerIssue {
  question: string;
  code: "unrecognized_keys" | "invalid_value" | "too_big" | "invalid_type";
}

const defaultTextLength = 2000;
const mostJudgements = 60;

/** What was said of a look in a question of kind `outfits`. */
export interface Judgement {
  look_id: number;
  like: boolean;
}

const isJudgement = (value: unknown): value is Judgement => {
  const { look_id: id, like, ...rest } = (value ?? {}) as Record<string, unknown>;
  return Number.isInteger(id) && Number(id) > 0 && typeof like === "boolean" && Object.keys(rest).length === 0;
};

export const questionsOf = (quiz: Pick<Quiz, "steps">): QuizQuestion[] =>
  quiz.steps.flatMap(({ questions }) => questions);

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);

function findIssue({ kind, options, max, scale }: QuizQuestion, answer: unknown): AnswerIssue["code"] | null {
  const isOption = (value: unknown) => options.some((option) => option.value === value);
  if (kind === "multiple") {
    if (!Array.isArray(answer) || new Set(answer).size !== answer.length) return "invalid_type";
    if (max !== null && answer.length > max) return "too_big";
    return answer.every(isOption) ? null : "invalid_value";
  }
  if (kind === "outfits") {
    if (!Array.isArray(answer) || !answer.every(isJudgement)) return "invalid_type";
    if (new Set(answer.map(({ look_id: id }) => id)).size !== answer.length) return "invalid_type";
    return answer.length > mostJudgements ? "too_big" : null;
  }
  if (kind === "scale") {
    if (!Number.isInteger(answer)) return "invalid_type";
    return scale && Number(answer) >= scale.min && Number(answer) <= scale.max ? null : "invalid_value";
  }
  if (kind === "photo" || typeof answer !== "string") return "invalid_type";
  if (kind === "text") return answer.length > (max ?? defaultTextLength) ? "too_big" : null;
  if (kind === "date") return isDay(answer) ? null : "invalid_value";
  return isOption(answer) ? null : "invalid_value";
}

/** What of these answers the quiz does not take; an answer that is missing or null is no issue, a quiz may be left half done. */
export function findAnswerIssues(quiz: Pick<Quiz, "steps">, answers: QuizAnswers): AnswerIssue[] {
  const questions = new Map(questionsOf(quiz).map((question) => [question.id, question]));
  return Object.entries(answers).flatMap(([id, answer]): AnswerIssue[] => {
    const question = questions.get(id);
    if (!question) return [{ question: id, code: "unrecognized_keys" }];
    const code = answer === null || answer === undefined ? null : findIssue(question, answer);
    return code === null ? [] : [{ question: id, code }];
  });
}

/** Answers without what this quiz does not ask, or no longer offers. */
export function takenBy(quiz: Pick<Quiz, "steps">, answers: QuizAnswers): QuizAnswers {
  const bad = new Set(findAnswerIssues(quiz, answers).map(({ question }) => question));
  return Object.fromEntries(Object.entries(answers).filter(([id]) => !bad.has(id)));
}

const isAnswered = (answer: unknown): boolean =>
  answer !== undefined && answer !== null && answer !== "" && !(Array.isArray(answer) && answer.length === 0);

/** Whether a question is put, given the other answers. */
export function isShown({ shown_if }: Pick<QuizQuestion, "shown_if">, answers: QuizAnswers): boolean {
  if (shown_if === null) return true;
  const answer = answers[shown_if.question];
  const values: readonly unknown[] = Array.isArray(answer) ? answer : [answer];
  return shown_if.values.some((value) => values.includes(value));
}

/** Whether every required question that is put has an answer. */
export const isComplete = (quiz: Pick<Quiz, "steps">, answers: QuizAnswers): boolean =>
  questionsOf(quiz).every(
    (question) => !question.is_required || !isShown(question, answers) || isAnswered(answers[question.id]),
  );

/** The fields of the profile these answers set; what was not answered is left out, null empties a field. */
export function profileFieldsOf(
  quiz: Pick<Quiz, "steps">,
  answers: QuizAnswers,
): Partial<Record<Exclude<QuizProfileField, "photo">, string | null>> {
  const fields: Record<string, string | null> = {};
  for (const { id, sets, kind } of questionsOf(quiz)) {
    const answer = answers[id];
    if (!sets?.startsWith("profile.") || kind === "photo" || answer === undefined) continue;
    fields[sets.slice("profile.".length)] = typeof answer === "string" ? answer : null;
  }
  return fields;
}

/** Looks that were liked or not, in the order of the answer. */
export const readJudgements = (quiz: Pick<Quiz, "steps">, answers: QuizAnswers): Judgement[] =>
  questionsOf(quiz)
    .filter(({ kind }) => kind === "outfits")
    .flatMap(({ id }) => (Array.isArray(answers[id]) ? answers[id].filter(isJudgement) : []));
