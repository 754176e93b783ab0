import type { QuizQuestion } from "#contract/quiz.ts";
import { promisedKind } from "./promise.ts";

/**
 * `swatches`: cloth and its name; `chips`: a word each, in rows that flow; `thumbs`: a small drawing before the word;
 * `small` and `wide`: cards with a drawing, three and two in a row on a phone, or cards of words where nothing is drawn.
 */
type OptionShape = "swatches" | "chips" | "thumbs" | "small" | "wide";

const many = 6;

/** How answers are set: a question with a screen of its own may spread, those that share one stay within a thumb's reach. */
export function optionShape(question: Pick<QuizQuestion, "id" | "options">, isAlone: boolean): OptionShape {
  const { options } = question;
  const isColored = options.every(({ colors }) => colors.length > 0);
  if (isColored) return !isAlone && promisedKind(question.id) !== null ? "chips" : "swatches";
  const hasPictures = options.some(({ picture }) => picture !== null);
  /* Two and four fill their rows by twos, all others better by threes. */
  if (isAlone) return hasPictures && options.length !== 2 && options.length !== 4 ? "small" : "wide";
  if (hasPictures) return options.length > many ? "thumbs" : "small";
  return options.every(({ help }) => help === null) ? "chips" : "small";
}
