"use client";

import { createContext, use, type ReactNode } from "react";
import type { Locale } from "#contract/locale.ts";
import type { Messages } from "#lib/i18n/messages.ts";

interface QuizWords {
  locale: Locale;
  texts: Messages["quiz"];
}

const QuizWordsContext = createContext<QuizWords | null>(null);

/** The words of a quiz for its questions: plain sentences, so that a step does not carry the formatter of messages. */
export function QuizTexts({ locale, texts, children }: QuizWords & { children: ReactNode }) {
  return <QuizWordsContext value={{ locale, texts }}>{children}</QuizWordsContext>;
}

export function useQuizTexts(): QuizWords {
  const words = use(QuizWordsContext);
  if (words === null) throw new Error("a question stands outside of QuizTexts");
  return words;
}
