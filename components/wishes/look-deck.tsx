"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState, useTransition, type KeyboardEvent } from "react";
import type { Picture } from "#contract/picture.ts";
import { Button } from "#components/ui/button.tsx";
import { cx } from "#components/ui/class-names.ts";
import { Icon } from "#components/ui/icon.tsx";
import { announce, toast } from "#components/ui/toast-store.ts";
import { useSwipe } from "#components/forms/use-swipe.ts";
import { sayOfLook, takeBackOfLook } from "#lib/wishes/api.ts";
import { countNewcomers } from "#lib/wishes/newcomers.ts";

interface DeckLook {
  id: number;
  name: string;
  image: Picture;
}

interface LookDeckProps {
  kid: { id: string; firstname: string };
  looks: readonly DeckLook[];
  /** Ids of the pieces the page suggests, in order: what a judgement moves. */
  suggested: readonly number[];
}

/**
 * One look after the other, liked or not by a button, an arrow key or a swipe. Every answer changes what the page suggests
 * below, and says by how much; the last one can be taken back.
 */
export function LookDeck({ kid, looks: given, suggested }: LookDeckProps) {
  const t = useTranslations("wishes");
  const router = useRouter();
  const [looks] = useState(given);
  const [said, setSaid] = useState<readonly boolean[]>([]);
  const [before, setBefore] = useState<readonly number[] | null>(null);
  const [isRefreshing, refresh] = useTransition();
  const look = looks[said.length];

  const settle = async (call: Promise<void>, undo: readonly boolean[]) => {
    try {
      await call;
      refresh(() => router.refresh());
    } catch {
      setSaid(undo);
      toast({ message: t("deck.failed"), tone: "danger" });
    }
  };
  const judge = (isLiked: boolean) => {
    if (!look) return;
    setBefore(suggested);
    setSaid([...said, isLiked]);
    announce(t(isLiked ? "deck.liked" : "deck.disliked", { look: look.name }));
    void settle(sayOfLook(kid.id, look.id, isLiked), said);
  };
  const takeBack = () => {
    const last = looks[said.length - 1];
    if (!last) return;
    setBefore(suggested);
    setSaid(said.slice(0, -1));
    announce(t("deck.takenBack", { look: last.name }));
    void settle(takeBackOfLook(kid.id, last.id), said);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === "ArrowRight") judge(true);
    if (key === "ArrowLeft") judge(false);
  };
  const { drag, push, listeners } = useSwipe((to) => judge(to === "right"));
  const newcomers = before && !isRefreshing ? countNewcomers(before, suggested) : 0;

  if (looks.length === 0) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrows do what its buttons do
    <section
      aria-labelledby="look-deck"
      onKeyDown={onKeyDown}
      className="grid gap-5 rounded bg-tint p-5 sm:grid-cols-[16rem_1fr] sm:items-center sm:p-6"
    >
      {look ? (
        <div
          key={look.id}
          {...listeners}
          style={drag.x === 0 ? undefined : { transform: `translateX(${drag.x}px) rotate(${drag.x / 30}deg)` }}
          className="relative mx-auto w-full max-w-64 touch-pan-y overflow-hidden rounded bg-surface shadow select-none"
        >
          <img
            src={look.image.url}
            alt={look.image.alt}
            width={look.image.width}
            height={look.image.height}
            draggable={false}
            className="h-auto w-full"
            style={{ background: look.image.placeholder }}
          />
          {push && (
            <span
              aria-hidden="true"
              className={cx(
                "absolute top-3 grid size-12 place-items-center rounded-full bg-surface shadow",
                push === "right" ? "start-3 text-success" : "end-3 text-danger",
              )}
            >
              <Icon name={push === "right" ? "heart-filled" : "close"} size={26} />
            </span>
          )}
        </div>
      ) : (
        <p className="text-lg font-bold sm:col-span-2">{t("deck.finished", { name: kid.firstname })}</p>
      )}
      <div className={cx("flex flex-col gap-3", !look && "sm:col-span-2")}>
        <h2 id="look-deck" className="text-2xl">
          {t("deck.title", { name: kid.firstname })}
        </h2>
        {look && (
          <>
            <p>
              <span className="font-bold">{look.name}</span>{" "}
              <span className="text-muted">{t("deck.place", { place: said.length + 1, count: looks.length })}</span>
            </p>
            <p className="text-muted">{t("deck.hint")}</p>
            <div className="flex flex-wrap gap-3">
              <Button
                variant="secondary"
                className="min-w-fit flex-1 sm:flex-none"
                onClick={() => judge(false)}
                aria-keyshortcuts="ArrowLeft"
              >
                <Icon name="close" size={20} />
                {t("deck.dislike")}
              </Button>
              <Button
                className="min-w-fit flex-1 sm:flex-none"
                onClick={() => judge(true)}
                aria-keyshortcuts="ArrowRight"
              >
                <Icon name="heart" size={20} />
                {t("deck.like")}
              </Button>
            </div>
          </>
        )}
        <div className="flex min-h-11 flex-wrap items-center gap-x-4">
          {said.length > 0 && (
            <Button variant="ghost" size="sm" onClick={takeBack}>
              <Icon name="return" size={18} />
              {t("deck.undo")}
            </Button>
          )}
          <output className="text-sm font-bold">
            {said.length > 0 && newcomers > 0 ? t("deck.effect", { count: newcomers }) : ""}
          </output>
        </div>
      </div>
    </section>
  );
}
