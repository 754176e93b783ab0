"use client";

import dynamic from "next/dynamic";
import type { ReactNode, RefObject } from "react";
import type { Quiz } from "#contract/quiz.ts";
import type { QuizAnswers } from "#contract/quiz-answers.ts";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { ClosedTrunk } from "#components/ui/trunk.tsx";
import { stepAddress } from "#lib/quiz/address.ts";
import type { AnswerProblem, ReadAnswers } from "#lib/quiz/read-answers.ts";
import { isOfSizes, type QuizScreen } from "#lib/quiz/screens.ts";
import { NeverPromise } from "./never-promise.tsx";
import { problemText } from "./problem-text.ts";
import { QuestionControl } from "./question-control.tsx";
import { useQuizTexts } from "./quiz-texts.tsx";
import { useQuestionForm, type Undoable } from "./use-question-form.ts";
import { useSizeProposals } from "./use-size-proposals.ts";

/* Not before it is asked for: most screens of a quiz do without. */
const Outfits = dynamic(() => import("./outfits-step.tsx").then(({ OutfitsStep }) => OutfitsStep), {
  loading: ClosedTrunk,
});

interface QuestionScreenProps {
  quiz: Quiz;
  screen: QuizScreen;
  /** Where the form is sent, and where the way back leads. */
  path: string;
  previous: QuizScreen | undefined;
  following: QuizScreen | undefined;
  answers: QuizAnswers;
  /** Question and code of what the profile did not take. */
  refused: Record<string, string>;
  profileId: string | null;
  isEditing: boolean;
  heading: RefObject<HTMLHeadingElement | null>;
  form: RefObject<HTMLFormElement | null>;
  undoable: Undoable | null;
  /** What an answer that came in the address is refused for. */
  problemsAtFirst: Record<string, AnswerProblem>;
  /** Above the question: that the quiz goes on, or how it begins. */
  children: ReactNode;
  read: (data: FormData, from: QuizScreen) => ReadAnswers;
  put: (answers: QuizAnswers, step: string) => void;
  goOn: (from: QuizScreen, given: QuizAnswers) => void;
  onBack: (step: string) => void;
  onUndo: () => void;
  onUndoable: (undoable: Undoable | null) => void;
}

/** One screen: what is asked, the form that answers it, and the way back. */
export function QuestionScreen(props: QuestionScreenProps) {
  const { quiz, screen, path, previous, following, answers, refused, profileId, isEditing, heading, form } = props;
  const { undoable, children, put, goOn, onBack, onUndo, onUndoable } = props;
  const { texts: t } = useQuizTexts();
  const proposals = useSizeProposals({ code: quiz.code, screen, following, answers });
  const { problems, onSubmit, onChoose, onPress } = useQuestionForm(props);
  const isAlone = screen.questions.length === 1;
  const [first] = screen.questions;
  return (
    <>
      {previous && !isEditing && (
        <div className="quiz-ways">
          <a
            href={stepAddress(path, previous.id)}
            className="quiz-back"
            onClick={(event) => {
              event.preventDefault();
              onUndoable(null);
              onBack(previous.id);
            }}
          >
            <Icon name="chevron-left" size={20} />
            {t.back}
          </a>
          {undoable?.from === previous.id && (
            <p className="quiz-undo">
              <Icon name="check" size={16} />
              <span className="min-w-0 truncate">{undoable.label}</span>
              <button type="button" onClick={onUndo}>
                {t.undo}
              </button>
            </p>
          )}
        </div>
      )}
      {children}
      {(isAlone || isOfSizes(screen)) && <p className="quiz-chapter">{screen.step.title}</p>}
      <h1 ref={heading} tabIndex={-1} className="quiz-question">
        {isAlone ? first?.title : isOfSizes(screen) ? t.sizesTitle : screen.step.title}
      </h1>
      {isAlone && first?.help ? <p className="quiz-help">{first.help}</p> : null}
      {first?.kind === "outfits" ? (
        <Outfits
          quiz={quiz}
          question={first}
          answers={answers}
          profileId={profileId}
          onJudge={(judged) => put({ [screen.id]: judged }, screen.id)}
          onDone={(judged) => goOn(screen, { [screen.id]: judged })}
        />
      ) : (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- hears of presses on the inputs in it
        <form
          ref={form}
          data-quiz={quiz.code}
          method="get"
          action={path}
          noValidate
          onSubmit={onSubmit}
          onChange={onChoose}
          onClick={onChoose}
          onPointerUp={onPress}
        >
          <input type="hidden" name="step" value={following?.id ?? "box"} />
          <input type="hidden" name="for" value={screen.id} />
          <div className="grid gap-6">
            {screen.questions.map((question) => (
              <QuestionControl
                key={question.id}
                question={question}
                isAlone={isAlone}
                answer={answers[question.id]}
                proposal={proposals[question.id]}
                error={problemText(t.problem, problems[question.id], refused[question.id], question.max)}
              />
            ))}
          </div>
          {screen.questions.map((question) => (
            <NeverPromise
              key={question.id}
              question={question}
              chosen={Array.isArray(answers[question.id]) ? (answers[question.id] as unknown[]).map(String) : []}
            />
          ))}
          <div className="quiz-actions">
            {!screen.questions.some(({ is_required }) => is_required) && (
              <Button type="submit" name="skip" value="1" variant="ghost">
                {t.skip}
              </Button>
            )}
            <Button type="submit" size="lg" className="grow sm:grow-0 sm:min-w-56">
              {isEditing ? t.saveEdit : t.next}
            </Button>
          </div>
        </form>
      )}
    </>
  );
}
