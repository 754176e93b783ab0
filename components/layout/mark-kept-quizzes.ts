import { draftEvent, keptQuizzes } from "#lib/quiz/kept-quizzes.ts";

const mark = () => {
  const kept = keptQuizzes().join(" ");
  if (kept === "") delete document.documentElement.dataset["kept"];
  else document.documentElement.dataset["kept"] = kept;
};

/** Says on the document which quizzes were begun: the way to a box says then that it leads back. Answers how to stop. */
export function markKeptQuizzes(): () => void {
  mark();
  window.addEventListener(draftEvent, mark);
  window.addEventListener("storage", mark);
  return () => {
    window.removeEventListener(draftEvent, mark);
    window.removeEventListener("storage", mark);
  };
}
