import { questionsOf } from "#contract/quiz-answers.ts";
import type { Quiz, QuizQuestion } from "#contract/quiz.ts";

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
  kind: "multiple" | "single" | "text" | "scale";
  max: number | null;
  chips: TasteChip[];
  options: TasteChip[];
}

const toChip = ({ value, label, colors }: QuizQuestion["options"][number]): TasteChip => ({ value, label, colors });

function chipsOf({ kind, options, scale }: QuizQuestion, answer: unknown): TasteChip[] {
  if (kind === "multiple" || kind === "single") {
    const given: unknown[] = Array.isArray(answer) ? answer : [answer];
    return options.filter(({ value }) => given.includes(value)).map(toChip);
  }
  if (kind === "scale" && scale)
    return [{ value: String(answer), label: `${String(answer)} / ${scale.max}`, colors: [] }];
  return typeof answer === "string" && answer !== "" ? [{ value: answer, label: answer, colors: [] }] : [];
}

const kinds = ["multiple", "single", "text", "scale"] as const;

/** The tastes that were told, in the order a quiz asks; who somebody is and how tall stands in the profile itself. */
export function tastesOf(quiz: Pick<Quiz, "code" | "steps">, answers: Readonly<Record<string, unknown>>): Taste[] {
  return questionsOf(quiz).flatMap((question): Taste[] => {
    const kind = kinds.find((known) => known === question.kind);
    const answer = answers[question.id];
    if (kind === undefined || question.sets?.startsWith("profile.") || answer === undefined || answer === null)
      return [];
    const chips = chipsOf(question, answer);
    const { id, title, max, options } = question;
    return chips.length === 0
      ? []
      : [{ code: quiz.code, question: id, title, kind, max, chips, options: options.map(toChip) }];
  });
}

/** The answer that is left once one of its chips is gone; null where nothing is. */
export const without = ({ kind, chips }: Pick<Taste, "kind" | "chips">, value: string): string[] | null =>
  kind === "multiple" ? chips.map((chip) => chip.value).filter((other) => other !== value) : null;

/** The answer as it stands, to put it back. */
export function answerOf({ kind, chips }: Pick<Taste, "kind" | "chips">): string[] | string | number | null {
  const values = chips.map(({ value }) => value);
  if (kind === "multiple") return values;
  const [value = null] = values;
  return kind === "scale" && value !== null ? Number(value) : value;
}
