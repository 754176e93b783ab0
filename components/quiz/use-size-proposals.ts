"use client";

import { useEffect, useState } from "react";
import type { QuizAnswers } from "#contract/quiz-answers.ts";
import type { QuizCode } from "#contract/quiz.ts";
import { whenIdle } from "#lib/browser/when-idle.ts";
import type { QuizScreen } from "#lib/quiz/screens.ts";

type Proposals = Partial<Record<string, string | null>>;
const none: Proposals = {};
const calls = () => import("#lib/quiz/draft-calls.ts");

const asksForSizes = (screen: QuizScreen | undefined): boolean =>
  screen?.questions.some(({ kind }) => kind === "size") ?? false;

interface SizeProposalsProps {
  code: QuizCode;
  screen: QuizScreen | undefined;
  following: QuizScreen | undefined;
  answers: QuizAnswers;
}

/** Sizes to begin with, from age and height, where none was told yet. Without them the fields are simply empty. */
export function useSizeProposals({ code, screen, following, answers }: SizeProposalsProps): Proposals {
  const [proposals, setProposals] = useState<Proposals>(none);
  const isAsked =
    screen?.questions.some(({ id, kind }) => kind === "size" && (answers[id] === undefined || answers[id] === null)) ??
    false;
  const birthdate = typeof answers["birthdate"] === "string" ? answers["birthdate"] : null;
  /* Fetched while an answer is thought of: the press that leads to the sizes is not to wait for it. */
  const isNear = asksForSizes(screen) || asksForSizes(following);
  useEffect(() => (isNear ? whenIdle(() => void calls().catch(() => undefined)) : undefined), [isNear]);
  useEffect(() => {
    if (!isAsked || birthdate === null) return undefined;
    let isGone = false;
    calls()
      .then(({ proposeSizes }) => proposeSizes(code, answers))
      .then((found) => {
        if (!isGone) setProposals(found);
      })
      .catch(() => undefined);
    return () => {
      isGone = true;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- once a screen: what is answered on it changes no proposal
  }, [isAsked, birthdate, code]);
  return proposals;
}
