/** Told in the document whenever a quiz that is kept in this browser changes. */
export const draftEvent = "quiz-draft";

/** Where this browser keeps the answers of a quiz. */
export const draftPrefix = "quiz:";

const ofVisitors = ["signup", "signup-woman"] as const;

/** The quizzes of visitors that were begun in this browser. */
export function keptQuizzes(): string[] {
  try {
    return ofVisitors.filter((code) => localStorage.getItem(draftPrefix + code) !== null);
  } catch {
    return [];
  }
}
