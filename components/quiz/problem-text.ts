import type { Messages } from "#lib/i18n/messages.ts";
import { fill } from "#lib/quiz/fill.ts";
import type { AnswerProblem } from "#lib/quiz/read-answers.ts";

/** What the API calls broken, in the words of the quiz. */
const ofRefusal: Partial<Record<string, AnswerProblem>> = {
  birthdate_in_future: "dateFuture",
  birthdate_too_early: "tooOld",
  too_big: "tooMany",
  required: "needed",
};

/** What is wrong with an answer, found here or refused by the API; undefined while it is fine. */
export function problemText(
  texts: Messages["quiz"]["problem"],
  problem: AnswerProblem | undefined,
  refusal: string | undefined,
  max: number | null,
): string | undefined {
  const key = problem ?? (refusal === undefined ? undefined : (ofRefusal[refusal] ?? "other"));
  return key === undefined ? undefined : fill(texts[key], { max: max ?? 0 });
}
