"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useState } from "react";
import type { Judgement, QuizAnswers } from "#contract/quiz-answers.ts";
import type { Quiz, QuizQuestion } from "#contract/quiz.ts";
import { toCents } from "#contract/money.ts";
import type { LookSuggestion } from "#contract/suggestions.ts";
import { pictureAddress } from "#components/catalog/picture.tsx";
import { Alert } from "#components/ui/alert.tsx";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { announce } from "#components/ui/toast-store.ts";
import { useSwipe } from "#components/forms/use-swipe.ts";
import { formatCents } from "#lib/money/format.ts";
import { listOutfits } from "#lib/quiz/draft-calls.ts";

interface OutfitsProps {
  quiz: Quiz;
  question: QuizQuestion;
  answers: QuizAnswers;
  profileId: string | null;
  onJudge: (judged: Judgement[]) => void;
  onDone: (judged: Judgement[]) => void;
}

const shownLooks = 6;

/** Looks, one at a time, to like or not: by button, arrow key or swipe. The last word can be taken back. */
export function Outfits({ quiz, question, answers, profileId, onJudge, onDone }: OutfitsProps) {
  const t = useTranslations("quiz.outfits");
  const quizT = useTranslations("quiz");
  const locale = useLocale();
  const [looks, setLooks] = useState<LookSuggestion[] | "failed" | null>(null);
  const [attempt, setAttempt] = useState(0);
  const judged = Array.isArray(answers[question.id]) ? (answers[question.id] as Judgement[]) : [];

  const load = useEffectEvent(() => listOutfits(quiz.code, answers, profileId));
  useEffect(() => {
    let isGone = false;
    load().then(
      (found) => {
        if (!isGone) setLooks(found.slice(0, question.max ?? shownLooks));
      },
      () => {
        if (!isGone) setLooks("failed");
      },
    );
    return () => {
      isGone = true;
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies, react/exhaustive-deps -- asked again with each attempt
  }, [attempt, question.max]);

  const list = Array.isArray(looks) ? looks : [];
  const open = list.filter(({ look_id: id }) => !judged.some((judgement) => judgement.look_id === id));
  const look = open[0];
  const position = list.length - open.length + 1;

  const judge = (like: boolean) => {
    if (!look) return;
    const next = [...judged, { look_id: look.look_id, like }];
    onJudge(next);
    announce(like ? t("liked", { name: look.name }) : t("disliked", { name: look.name }));
    if (open.length === 1) onDone(next);
  };
  const { drag, listeners } = useSwipe((to) => judge(to === "right"));
  const onArrow = useEffectEvent(judge);
  const takeBack = () => {
    onJudge(judged.slice(0, -1));
    announce(quizT("undone"));
  };

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (event.key === "ArrowRight") onArrow(true);
      else if (event.key === "ArrowLeft") onArrow(false);
      else return;
      event.preventDefault();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);

  if (looks === "failed")
    return (
      <>
        <Alert tone="warning">{t("failed")}</Alert>
        <div className="quiz-actions">
          <Button variant="ghost" onClick={() => onDone(judged)}>
            {quizT("skip")}
          </Button>
          <Button
            onClick={() => {
              setLooks(null);
              setAttempt((count) => count + 1);
            }}
          >
            {t("again")}
          </Button>
        </div>
      </>
    );
  if (looks === null)
    return (
      <div aria-busy="true">
        <Skeleton className="mx-auto aspect-3/4 w-full max-w-sm" />
      </div>
    );
  if (!look)
    return (
      <>
        <p className="text-lg">{list.length === 0 ? t("none") : t("all", { count: list.length })}</p>
        <div className="quiz-actions">
          {judged.length > 0 && (
            <Button variant="ghost" onClick={takeBack}>
              {quizT("undo")}
            </Button>
          )}
          <Button size="lg" onClick={() => onDone(judged)}>
            {quizT("next")}
          </Button>
        </div>
      </>
    );

  const totalCents = look.products.reduce((sum, product) => sum + toCents(product.lc_price), 0);
  return (
    <div className="outfits">
      <div className="flex items-center justify-between">
        <p className="text-sm font-bold text-muted">{t("position", { position, count: list.length })}</p>
        <button type="button" className="outfit-back" onClick={() => onDone(judged)}>
          {quizT("skip")}
        </button>
      </div>
      <figure
        key={look.look_id}
        className="outfit"
        style={{ transform: `translateX(${drag.x}px) rotate(${drag.x / 24}deg)` }}
        {...listeners}
        onPointerDown={(event) => {
          if (event.pointerType !== "mouse") listeners.onPointerDown(event);
        }}
      >
        <img
          src={pictureAddress(look.image)}
          width={look.image.width}
          height={look.image.height}
          alt={look.image.alt}
          draggable={false}
          style={{ background: look.image.placeholder }}
        />
        <figcaption>
          <b>{look.name}</b>
          <span>{t("pieces", { count: look.products.length, price: formatCents(totalCents, locale) })}</span>
        </figcaption>
      </figure>
      <div className="outfit-ways">
        <button type="button" className="outfit-way" onClick={() => judge(false)}>
          <Icon name="close" size={26} />
          <span>{t("no")}</span>
        </button>
        {judged.length > 0 && (
          <button type="button" className="outfit-back" onClick={takeBack}>
            {quizT("undo")}
          </button>
        )}
        <button type="button" className="outfit-way" data-like="" onClick={() => judge(true)}>
          <Icon name="heart" size={26} />
          <span>{t("yes")}</span>
        </button>
      </div>
      <p className="outfit-hint">{t("hint")}</p>
    </div>
  );
}
