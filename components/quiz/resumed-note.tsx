"use client";

import { fill } from "#lib/quiz/fill.ts";
import { formatDate } from "#lib/dates/format.ts";
import { useQuizTexts } from "./quiz-texts.tsx";

interface ResumedNoteProps {
  /** Milliseconds since 1970. */
  savedAt: number;
  /** So long ago that a child has grown since. */
  isOld: boolean;
  onRestart: () => void;
}

/** Somebody came back: says so, and how to begin anew. */
export function ResumedNote({ savedAt, isOld, onRestart }: ResumedNoteProps) {
  const { texts: t, locale } = useQuizTexts();
  return (
    <div className="quiz-resumed">
      <p>{isOld ? fill(t.resumedLate, { date: formatDate(new Date(savedAt).toISOString(), locale) }) : t.resumed}</p>
      <button type="button" onClick={onRestart}>
        {t.restart}
      </button>
    </div>
  );
}
