"use client";

import { useEffect, useRef, useState, type FormEvent, type MouseEvent, type RefObject } from "react";
import type { QuizAnswers } from "#contract/quiz-answers.ts";
import { announce } from "#components/ui/toast-store.ts";
import { fill } from "#lib/quiz/fill.ts";
import type { AnswerProblem, ReadAnswers } from "#lib/quiz/read-answers.ts";
import { skipped, type QuizScreen } from "#lib/quiz/screens.ts";
import { useQuizTexts } from "./quiz-texts.tsx";

/** A choice goes on by itself after this long: enough to see what was pressed. */
const forwardAfterMs = 250;
/** A change this long after a press of the pointer came from it; arrows of the keyboard choose without going on. */
const pressMs = 600;

/** A choice that went on by itself, and what stood there before. */
export interface Undoable {
  from: string;
  label: string;
  before: QuizAnswers;
}

interface QuestionFormProps {
  screen: QuizScreen;
  form: RefObject<HTMLFormElement | null>;
  answers: QuizAnswers;
  problemsAtFirst: Record<string, AnswerProblem>;
  read: (data: FormData, from: QuizScreen) => ReadAnswers;
  put: (answers: QuizAnswers, step: string) => void;
  goOn: (from: QuizScreen, given: QuizAnswers) => void;
  onUndoable: (undoable: Undoable | null) => void;
}

/** What the form of one screen does: keeps a choice at once, goes on when a press has answered it, says what is missing. */
export function useQuestionForm(props: QuestionFormProps) {
  const { screen, form, answers, problemsAtFirst, read, put, goOn, onUndoable } = props;
  const { texts: t } = useQuizTexts();
  const [problems, setProblems] = useState(problemsAtFirst);
  const lastPress = useRef(Number.NEGATIVE_INFINITY);
  const forwardTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(forwardTimer.current), []);

  /** Takes what the form holds; answers whether it could be taken. */
  const take = (data: FormData, isSkipped: boolean): QuizAnswers | null => {
    const given = isSkipped ? skipped(screen) : read(data, screen);
    setProblems(given.problems);
    if (Object.keys(given.problems).length > 0) return null;
    put(given.answers, screen.id);
    return given.answers;
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    clearTimeout(forwardTimer.current);
    const submitter = (event.nativeEvent as SubmitEvent).submitter;
    const given = take(new FormData(event.currentTarget), submitter?.getAttribute("name") === "skip");
    onUndoable(null);
    if (given) goOn(screen, given);
    else
      requestAnimationFrame(() => {
        const refused = form.current?.querySelector<HTMLElement>("[aria-invalid=true]");
        (refused ?? form.current?.querySelector<HTMLElement>("input:not([type=hidden]), select"))?.focus();
      });
  };

  /** A choice is kept at once; one made by a press goes on. */
  const onChoose = (event: FormEvent<HTMLFormElement> | MouseEvent<HTMLFormElement>) => {
    const { target } = event;
    if (!(target instanceof HTMLInputElement)) return;
    const question = screen.questions.find(({ id }) => id === target.name);
    if (!question) return;
    if (target.type === "checkbox" && event.type === "change") {
      const chosen = new FormData(event.currentTarget).getAll(question.id);
      if (question.max !== null && chosen.length > question.max) {
        target.checked = false;
        announce(fill(question.max === 1 ? t.upToOne : t.upTo, { count: question.max }));
        return;
      }
      setProblems({});
      put({ [question.id]: chosen }, screen.id);
    }
    if (target.type !== "radio") return;
    if (screen.questions.length > 1) {
      const { answers: given } = read(new FormData(event.currentTarget), { ...screen, questions: [question] });
      if (event.type === "change") put(given, screen.id);
      return;
    }
    const isPressed = event.timeStamp - lastPress.current < pressMs;
    if (event.type === "click" && !isPressed) return;
    const before = { [question.id]: answers[question.id] ?? null };
    const given = take(new FormData(event.currentTarget), false);
    if (!given || !isPressed) return;
    clearTimeout(forwardTimer.current);
    forwardTimer.current = setTimeout(() => {
      const label = question.options.find(({ value }) => value === target.value)?.label ?? target.value;
      onUndoable({ from: screen.id, label, before });
      goOn(screen, given);
    }, forwardAfterMs);
  };

  const onPress = (event: { timeStamp: number }) => {
    lastPress.current = event.timeStamp;
  };
  return { problems, onSubmit, onChoose, onPress };
}
