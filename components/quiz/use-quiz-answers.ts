"use client";

import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import type { Quiz } from "#contract/quiz.ts";
import { takenBy, type QuizAnswers } from "#contract/quiz-answers.ts";
import {
  changeDraft,
  draftKey,
  dropSaved,
  forgetDraft,
  parseDraft,
  readDraft,
  readDraftText,
  subscribeToDrafts,
  type QuizDraft,
} from "#lib/quiz/draft-store.ts";
import { joinWishes, type QuizWish } from "#lib/quiz/wished.ts";

/** `local`: kept in this browser, there is no profile yet. */
export type SaveStatus = "local" | "saved" | "saving" | "failed";

interface KeptAnswers {
  answers: QuizAnswers;
  draft: QuizDraft | null;
  /** The answers with what this browser keeps, which the first pass over the HTML of a server does not know yet. */
  readNow: () => QuizAnswers;
  status: SaveStatus;
  /** Question and code of what the profile did not take; the last answers only. */
  refused: Record<string, string>;
  put: (answers: QuizAnswers, step: string | null) => void;
  /** Keeps pieces that were picked before. */
  /** Wishes for pieces: for these alone, or for these too. */
  wish: (wishes: QuizWish[], isWhole: boolean) => void;
  /** Resolves once nothing is on its way any more, whether it arrived or not. */
  settled: () => Promise<void>;
  restart: () => void;
}

/**
 * Answers of a quiz, kept one by one: in this browser, and on the profile where there is one. What could not be sent stays
 * here and goes with the next answer, or when the network is back.
 */
export function useQuizAnswers(quiz: Quiz, profileId: string | null, atFirst: QuizAnswers): KeptAnswers {
  const key = draftKey(quiz.code, profileId ?? undefined);
  const text = useSyncExternalStore(
    subscribeToDrafts,
    () => readDraftText(key),
    () => null,
  );
  const draft = useMemo(() => parseDraft(text), [text]);
  const [saved, setSaved] = useState<QuizAnswers>({});
  const [status, setStatus] = useState<SaveStatus>(profileId === null ? "local" : "saved");
  const [refused, setRefused] = useState<Record<string, string>>({});
  const sending = useRef<Promise<void> | null>(null);

  const sendAll = useCallback(async () => {
    if (profileId === null) return;
    try {
      const { saveAnswers } = await import("#lib/quiz/save-answers.ts");
      for (let waiting = readDraft(key); waiting; waiting = readDraft(key)) {
        const { answers } = waiting;
        if (Object.keys(answers).length === 0) break;
        setStatus("saving");
        const issues = await saveAnswers(profileId, quiz.code, answers);
        const kept = Object.fromEntries(Object.entries(answers).filter(([id]) => !(id in issues)));
        if (Object.keys(issues).length === 0) {
          dropSaved(key, answers);
          setSaved((before) => ({ ...before, ...kept }));
        } else {
          /* Those the profile takes are sent again without the others. */
          dropSaved(key, Object.fromEntries(Object.entries(answers).filter(([id]) => id in issues)));
          setRefused(issues);
        }
      }
      setStatus("saved");
    } catch {
      setStatus("failed");
    }
  }, [key, profileId, quiz.code]);
  /* One after the other: a later answer must not be overtaken by an earlier one. */
  const send = useCallback((): Promise<void> => {
    sending.current ??= sendAll().finally(() => (sending.current = null));
    return sending.current;
  }, [sendAll]);

  useEffect(() => {
    const onOnline = () => void send();
    onOnline();
    window.addEventListener("online", onOnline);
    return () => window.removeEventListener("online", onOnline);
  }, [send]);

  const put = useCallback(
    (answers: QuizAnswers, step: string | null) => {
      setRefused({});
      changeDraft(key, quiz.code, { answers, step });
      void send();
    },
    [key, quiz.code, send],
  );
  const wish = useCallback(
    (wishes: QuizWish[], isWhole: boolean) => {
      const before = isWhole ? [] : (readDraft(key)?.wishes ?? []);
      changeDraft(key, quiz.code, { wishes: joinWishes(before, wishes) });
    },
    [key, quiz.code],
  );
  const settled = useCallback(() => (profileId === null ? Promise.resolve() : send()), [profileId, send]);
  const restart = useCallback(() => forgetDraft(key), [key]);
  const answers = useMemo(
    () => ({ ...atFirst, ...saved, ...takenBy(quiz, draft?.answers ?? {}) }),
    [atFirst, saved, quiz, draft],
  );
  const readNow = useCallback(
    () => ({ ...atFirst, ...takenBy(quiz, readDraft(key)?.answers ?? {}) }),
    [atFirst, key, quiz],
  );
  return { answers, draft, readNow, status, refused, put, wish, settled, restart };
}
