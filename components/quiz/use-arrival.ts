"use client";

import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from "react";
import type { QuizAnswers } from "#contract/quiz-answers.ts";
import { useIsHydrated } from "#lib/browser/use-in-browser.ts";
import { goToStep, isHurried, readStep, stepAddress } from "#lib/quiz/address.ts";
import type { QuizDraft } from "#lib/quiz/draft-store.ts";
import type { AnswerProblem, ReadAnswers } from "#lib/quiz/read-answers.ts";
import { readWishes, type QuizWish } from "#lib/quiz/wished.ts";
import { findScreen, skipped, whereLeft, type QuizScreen } from "#lib/quiz/screens.ts";

/** Answers older than this are asked about again: children grow. */
const oldAfterMs = 60 * 86_400_000;

interface ArrivalProps {
  path: string;
  screens: readonly QuizScreen[];
  /** What the path names to begin with. */
  initialStep: string | null;
  /** Shown at first. */
  screen: QuizScreen | undefined;
  form: RefObject<HTMLFormElement | null>;
  answers: QuizAnswers;
  readNow: () => QuizAnswers;
  askAgain: readonly string[];
  draft: QuizDraft | null;
  hasProfile: boolean;
  /** The last answer leads somewhere else than to the box. */
  leadsOn: boolean;
  read: (data: FormData, from: QuizScreen) => ReadAnswers;
  put: (answers: QuizAnswers, step: string) => void;
  wish: (wishes: QuizWish[], isWhole: boolean) => void;
  /** Fills a form that came without its answers. */
  fill: () => void;
}

interface Resumed {
  savedAt: number;
  isOld: boolean;
}

interface Arrival {
  resumed: Resumed | null;
  forgetResumed: () => void;
  /** What could not be taken of an answer in the address, and on which screen. */
  hurried: { screen: string; problems: Record<string, AnswerProblem> } | null;
}

const control = "input, select, textarea, button";

const isAnswered = (answer: unknown): boolean => answer !== null && !(Array.isArray(answer) && answer.length === 0);

/**
 * The answers and picks that an address of this quiz brought, when its form was sent before a script could take them:
 * a form leaves out what stood in the address before.
 */
function queryBefore(): URLSearchParams | null {
  const before = URL.canParse(document.referrer) ? new URL(document.referrer) : null;
  if (before?.origin !== location.origin || before.pathname !== location.pathname) return null;
  return before.searchParams;
}

/**
 * What happens once, when the page has its script: an answer that was pressed before is taken, sent in the address or only
 * chosen, with pieces that were picked on the way; and whoever comes back stands where the quiz was left.
 */
export function useArrival(props: ArrivalProps): Arrival {
  const {
    path,
    screens,
    initialStep,
    screen,
    form,
    answers,
    readNow,
    askAgain,
    draft,
    hasProfile,
    leadsOn,
    read,
    put,
    wish,
    fill,
  } = props;
  const [resumed, setResumed] = useState<Resumed | null>(null);
  const [hurried, setHurried] = useState<Arrival["hurried"]>(null);
  const isHere = useIsHydrated();
  /** Somebody answers already: the screen stays, whatever was kept. */
  const isTaken = useRef(false);
  const hasArrived = useRef(false);

  /** Takes the answers and picks of an address; null where it names no screen. */
  const takeFrom = useEffectEvent((query: URLSearchParams): { id: string; isRefused: boolean } | null => {
    const wishes = readWishes(query.get("wishes") ?? "");
    /* With sizes comes a whole selection, without them one piece more. */
    if (wishes.length > 0) wish(wishes, query.has("for"));
    const from = screens[findScreen(screens, query.get("for"))];
    if (!from) return null;
    const data = new FormData();
    for (const [name, value] of query) data.append(name, value);
    const { answers: given, problems } = query.has("skip") ? skipped(from) : read(data, from);
    put(Object.fromEntries(Object.entries(given).filter(([id]) => !(id in problems))), from.id);
    const isRefused = Object.keys(problems).length > 0;
    if (isRefused) setHurried({ screen: from.id, problems });
    return { id: from.id, isRefused };
  });

  const take = useEffectEvent(() => {
    const isShownAgain = hasArrived.current;
    hasArrived.current = true;
    const query = new URLSearchParams(location.search);
    const before = isHurried(query) ? queryBefore() : null;
    if (before && !isShownAgain) takeFrom(before);
    const from = takeFrom(query);
    if (from) {
      fill();
      goToStep(stepAddress(path, from.isRefused ? from.id : (query.get("step") ?? from.id)), "replace");
      return;
    }
    /* A page that is shown again holds what was filled in by us, and is nobody's answer. */
    if (isShownAgain) {
      isTaken.current = false;
      return;
    }
    const now = readNow();
    const touched = form.current && screen ? read(new FormData(form.current), screen).answers : {};
    const differs = (id: string) => JSON.stringify(now[id]) !== JSON.stringify(touched[id]);
    const chosen = Object.entries(touched).filter(([id, answer]) => isAnswered(answer) && differs(id));
    /* Not the heading, which has the focus of whoever came by a link. */
    const { activeElement } = document;
    isTaken.current = (form.current?.contains(activeElement) && activeElement?.matches(control)) ?? false;
    if (screen && chosen.length > 0) {
      isTaken.current = true;
      put(Object.fromEntries(chosen), screen.id);
    } else if (screen?.questions.some(({ id }) => isAnswered(now[id] ?? null) && differs(id))) fill();
  });
  // oxlint-disable-next-line react/set-state-in-effect -- only the browser knows what was pressed and what it keeps
  useLayoutEffect(() => take(), []);

  const resume = useEffectEvent(() => {
    /* The address itself: a page that was left and is shown again has not been rendered for it yet. */
    const asked = readStep() ?? initialStep;
    if (isTaken.current || asked !== null || isHurried(new URLSearchParams(location.search))) return;
    const settledHere = Object.keys(draft?.answers ?? {});
    const given = Object.fromEntries(
      Object.entries(answers).filter(([id]) => !askAgain.includes(id) || settledHere.includes(id)),
    );
    const left = draft?.step != null || hasProfile ? whereLeft(screens, given) : 0;
    const to = left === -1 ? (leadsOn ? 0 : "box") : left;
    if (to === 0) return;
    if (draft) setResumed({ savedAt: draft.savedAt, isOld: Date.now() - draft.savedAt > oldAfterMs });
    goToStep(stepAddress(path, typeof to === "string" ? to : (screens[to]?.id ?? "")), "replace");
  });
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- as above
    if (isHere) resume();
  }, [isHere]);

  return { resumed, forgetResumed: () => setResumed(null), hurried };
}
