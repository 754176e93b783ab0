"use client";

import { useQuizTexts } from "./quiz-texts.tsx";
import type { SaveStatus } from "./use-quiz-answers.ts";

/** Says where the answers are: what is shown quietly is spoken only when something is wrong. */
export function SaveNote({ status }: { status: SaveStatus }) {
  const { texts } = useQuizTexts();
  return (
    <p className="quiz-status" role={status === "failed" ? "alert" : undefined}>
      {texts.status[status]}
    </p>
  );
}
