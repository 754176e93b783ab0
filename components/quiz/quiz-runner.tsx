"use client";

import dynamic from "next/dynamic";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Quiz } from "#contract/quiz.ts";
import type { QuizAnswers } from "#contract/quiz-answers.ts";
import { ProgressBar } from "#components/ui/progress-bar.tsx";
import { announce } from "#components/ui/toast-store.ts";
import { ClosedTrunk } from "#components/ui/trunk.tsx";
import { fill } from "#lib/quiz/fill.ts";
import { readAnswers } from "#lib/quiz/read-answers.ts";
import type { RunnerProfile } from "#lib/quiz/runner-profile.ts";
import type { QuizScreen } from "#lib/quiz/screens.ts";
import type { QuizEndingProps } from "./ending-props.ts";
import { QuestionScreen } from "./question-screen.tsx";
import { useQuizTexts } from "./quiz-texts.tsx";
import { ResumedNote } from "./resumed-note.tsx";
import { SaveNote } from "./save-note.tsx";
import { useArrival } from "./use-arrival.ts";
import type { Undoable } from "./use-question-form.ts";
import { useQuizAnswers } from "./use-quiz-answers.ts";
import { useQuizWay, type Onwards } from "./use-quiz-way.ts";

/* Comes when the last questions are put. */
const Ending = dynamic<QuizEndingProps>(() => import("./quiz-ending.tsx").then(({ QuizEnding }) => QuizEnding), {
  loading: ClosedTrunk,
});

export interface QuizRunnerProps {
  quiz: Quiz;
  /** Address of the quiz without its query. */
  path: string;
  /** What the address asked for, where the server could read it. */
  initialStep?: string | null;
  profile?: RunnerProfile | null;
  /** What is known already: of this quiz, or of earlier ones. */
  known?: QuizAnswers;
  /** Questions that are put again although they were answered: sizes told long ago. */
  askAgain?: readonly string[];
  onwards?: Onwards | null;
  /** One answer is changed, then the way leads back to all of them. */
  isEditing?: boolean;
}

const nothing: QuizAnswers = {};
const noQuestions: readonly string[] = [];
const noProblems = {};
const today = (): string => new Intl.DateTimeFormat("sv-SE").format(new Date());

/** A quiz, one screen after the other. Every screen is an address, every answer is kept at once. */
export function QuizRunner({
  quiz,
  path,
  initialStep = null,
  profile = null,
  known = nothing,
  askAgain = noQuestions,
  onwards = null,
  isEditing = false,
}: QuizRunnerProps) {
  const { texts: t, locale } = useQuizTexts();
  const kept = useQuizAnswers(quiz, profile?.id ?? null, known);
  const { answers, draft, status, refused, put, settled, restart } = kept;
  const hasProfile = profile !== null;
  const way = useQuizWay({ quiz, path, initialStep, hasProfile, onwards, isEditing, answers, settled });
  const { screens, index, ending, show } = way;
  const screen = screens[index];
  const read = (data: FormData, from: QuizScreen) =>
    readAnswers(data, from.questions, { today: today(), isKid: quiz.profile_type !== "WOMAN" });

  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  /** Raised to fill a form that came without its answers. */
  const [filling, setFilling] = useState(0);
  const refill = () => setFilling((count) => count + 1);
  const [undoable, setUndoable] = useState<Undoable | null>(null);
  const leadsOn = onwards?.done != null;
  const { resumed, forgetResumed, hurried } = useArrival({
    path,
    screens,
    initialStep,
    screen,
    form,
    answers,
    readNow: kept.readNow,
    askAgain,
    draft,
    hasProfile,
    leadsOn,
    read,
    put,
    wish: kept.wish,
    fill: refill,
  });

  const undo = () => {
    if (!undoable) return;
    put(undoable.before, undoable.from);
    setUndoable(null);
    refill();
    show(undoable.from);
    announce(t.undone);
  };
  const beginAgain = () => {
    restart();
    forgetResumed();
    refill();
    const [first] = screens;
    if (first) show(first.id, "replace");
  };

  /* The new question is read out, and seen from its beginning. */
  const shown = screen?.id ?? ending;
  const shownBefore = useRef<string | null>(null);
  useEffect(() => {
    if (shownBefore.current !== null && shownBefore.current !== shown) {
      window.scrollTo({ top: 0, behavior: "instant" });
      heading.current?.focus({ preventScroll: true });
    }
    shownBefore.current = shown;
  }, [shown]);

  const refusedScreen = screens.find(({ questions }) => questions.some(({ id }) => id in refused));
  const leadToRefused = useEffectEvent(() => {
    if (refusedScreen && refusedScreen.id !== screen?.id) show(refusedScreen.id);
  });
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the refusal came from the API, after the way went on
    if (refusedScreen) leadToRefused();
  }, [refusedScreen]);

  /* The box shall open at once after the last answer. */
  const isNearEnd = !leadsOn && index >= screens.length - 2;
  useEffect(() => {
    if (isNearEnd) void import("./quiz-ending.tsx").then(({ preloadEnding }) => preloadEnding(locale));
  }, [isNearEnd, locale]);

  const count = screens.length + (leadsOn ? 0 : 1);
  const position = Math.min(index + 1, count);
  return (
    <>
      <div className="quiz-progress">
        <ProgressBar
          label={t.progressLabel}
          hideLabel
          value={position}
          max={count}
          valueText={fill(t.progress, { position, count })}
        />
        <SaveNote status={status} />
      </div>
      {ending !== null || !screen ? (
        <Ending
          name={ending ?? "box"}
          quiz={quiz}
          answers={answers}
          screens={screens}
          profile={profile}
          heading={heading}
          onShow={show}
          onBack={() => show(screens.at(-1)?.id ?? "")}
        />
      ) : (
        <div key={`${screen.id} ${filling}`} className="quiz-screen" data-moved={way.hasMoved || undefined}>
          <QuestionScreen
            quiz={quiz}
            screen={screen}
            path={path}
            previous={screens[index - 1]}
            following={screens[index + 1]}
            answers={answers}
            refused={refused}
            profileId={profile?.id ?? null}
            isEditing={isEditing}
            heading={heading}
            form={form}
            undoable={undoable}
            problemsAtFirst={hurried?.screen === screen.id ? hurried.problems : noProblems}
            read={read}
            put={put}
            goOn={way.goOn}
            onBack={show}
            onUndo={undo}
            onUndoable={setUndoable}
          >
            {resumed && <ResumedNote savedAt={resumed.savedAt} isOld={resumed.isOld} onRestart={beginAgain} />}
            {index === 0 && !hasProfile && (
              <div className="quiz-welcome">
                <ClosedTrunk />
                <p>{t.begin}</p>
              </div>
            )}
          </QuestionScreen>
        </div>
      )}
    </>
  );
}
