"use client";

import { useMemo, useState, useSyncExternalStore } from "react";
import type { Locale } from "#contract/locale.ts";
import type { Quiz } from "#contract/quiz.ts";
import type { QuizAnswers } from "#contract/quiz-answers.ts";
import { announce } from "#components/ui/toast-store.ts";
import { goToStep, readStep, stepAddress, subscribeToStep } from "#lib/quiz/address.ts";
import { findScreen, firstMissing, screensOf, type QuizScreen } from "#lib/quiz/screens.ts";
import { openAddress } from "#lib/routing/open-address.ts";
import { useQuizTexts } from "./quiz-texts.tsx";

/** Steps that are no questions: the box, and the account it leads to. */
const endings = ["box", "account"] as const;

/** Quizzes that make a profile of a client who is signed in. */
const canBeNew: ReadonlySet<string> = new Set(["new-kid", "new-profile-woman"]);

/** Where an edited answer leads back to, and where the last one leads on to; null: to the box that is shown here. */
export interface Onwards {
  review: string;
  done: string | null;
}

interface WayProps {
  quiz: Quiz;
  path: string;
  initialStep: string | null;
  hasProfile: boolean;
  onwards: Onwards | null;
  isEditing: boolean;
  answers: QuizAnswers;
  settled: () => Promise<void>;
}

interface QuizWay {
  screens: QuizScreen[];
  /** Behind the last screen: an ending. */
  index: number;
  ending: (typeof endings)[number] | null;
  /** Somebody has gone on or back since the page was opened. */
  hasMoved: boolean;
  show: (step: string, how?: "push" | "replace") => void;
  goOn: (from: QuizScreen, given: QuizAnswers) => void;
}

/** On without a profile that could be made now; when it cannot, the end of the quiz makes it. */
async function beginElsewhere(locale: Locale, quiz: Quiz, answers: QuizAnswers, next: string): Promise<boolean> {
  try {
    const { beginProfile, canBegin } = await import("#lib/quiz/join.ts");
    if (!canBegin(quiz, answers)) return false;
    openAddress(stepAddress(await beginProfile(locale, quiz, answers), next));
    return true;
  } catch {
    /* The answers are kept in this browser. */
    return false;
  }
}

/** Which screen is shown, and where each leads to. Every one is an address. */
export function useQuizWay(props: WayProps): QuizWay {
  const { quiz, path, initialStep, hasProfile, onwards, isEditing, answers, settled } = props;
  const { texts: t, locale } = useQuizTexts();
  const asked = useSyncExternalStore(
    subscribeToStep,
    () => readStep() ?? initialStep,
    () => initialStep,
  );
  const screens = useMemo(() => screensOf(quiz, answers), [quiz, answers]);
  const ending = endings.find((name) => name === asked) ?? null;
  const index = ending === null ? Math.max(findScreen(screens, asked), 0) : screens.length;
  const [hasMoved, setHasMoved] = useState(false);

  const show = (step: string, how: "push" | "replace" = "push") => {
    setHasMoved(true);
    /* Most who come this far have no account yet: the form for a new one is open. */
    goToStep(stepAddress(path, step) + (step === "account" ? "#sign-up" : ""), how);
  };
  const leaveTo = async (address: string) => {
    await settled();
    openAddress(address);
  };

  /** On from a screen, with what was answered last: it may have changed which questions there are. */
  const goOn = (from: QuizScreen, given: QuizAnswers) => {
    const all = { ...answers, ...given };
    if (isEditing && onwards) {
      void leaveTo(onwards.review);
      return;
    }
    const next = screensOf(quiz, all);
    const following = next[next.findIndex(({ id }) => id === from.id) + 1];
    if (following) {
      if (hasProfile || !canBeNew.has(quiz.code)) show(following.id);
      else
        void beginElsewhere(locale, quiz, all, following.id).then((isBegun) => {
          if (!isBegun) show(following.id);
        });
      return;
    }
    const missing = next[firstMissing(next, all)];
    if (missing) {
      show(missing.id);
      announce(t.problem.needed);
    } else if (onwards?.done) {
      void leaveTo(onwards.done);
    } else show("box");
  };

  return { screens, index, ending, hasMoved, show, goOn };
}
