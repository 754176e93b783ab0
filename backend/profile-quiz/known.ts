import type { Quiz, QuizQuestion } from "#contract/quiz.ts";
import { findAnswerIssues, questionsOf, type QuizAnswers } from "#contract/quiz-answers.ts";
import type { StoredProfile } from "../profiles/store.ts";

const columns = {
  firstname: "firstname",
  gender: "gender",
  birthdate: "birthdate",
  description: "description",
  top_size: "topSize",
  bottom_size: "bottomSize",
  shoe_size: "shoeSize",
} as const satisfies Record<string, keyof StoredProfile>;

const columnOf = ({ sets }: QuizQuestion): keyof StoredProfile | null =>
  columns[sets?.slice("profile.".length) as keyof typeof columns] ?? null;

/** Neither a picture nor looks that were judged are an answer somebody gives again. */
const isRemembered = ({ kind }: QuizQuestion): boolean => kind !== "photo" && kind !== "outfits";

/**
 * What is known of the questions of a quiz without its own answers: the field of the profile, or the newest word under
 * another code (`others`, the oldest first). A question that was passed over stays so (null). What a quiz no longer takes,
 * and a day that is over, is not known.
 */
export function knownAnswers(
  quiz: Pick<Quiz, "steps">,
  profile: StoredProfile,
  others: readonly QuizAnswers[],
  today: string,
): QuizAnswers {
  const said: QuizAnswers = Object.assign({}, ...others) as QuizAnswers;
  const known: QuizAnswers = {};
  for (const question of questionsOf(quiz).filter(isRemembered)) {
    const column = columnOf(question);
    const value = (column === null ? null : (profile[column] as unknown)) ?? said[question.id];
    const isOver = question.kind === "date" && column === null && typeof value === "string" && value < today;
    if (value === undefined || isOver) continue;
    if (findAnswerIssues(quiz, { [question.id]: value }).length === 0) known[question.id] = value;
  }
  return known;
}
