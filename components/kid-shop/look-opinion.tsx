"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { cx } from "#components/ui/class-names.ts";
import { Icon } from "#components/ui/icon.tsx";
import { toast } from "#components/ui/toast-store.ts";
import { sayOfLook, takeBackOfLook } from "#lib/wishes/api.ts";

interface LookOpinionProps {
  kidId: string;
  look: { id: number; name: string };
  /** What was said of it; null while nothing was. */
  isLiked: boolean | null;
}

/** Likes a look or does not; pressed again, or by the undo beside it, the word is taken back. */
export function LookOpinion({ kidId, look, isLiked: given }: LookOpinionProps) {
  const t = useTranslations("wishes");
  const router = useRouter();
  const [isLiked, setIsLiked] = useState(given);
  const [, refresh] = useTransition();
  const say = async (next: boolean | null, isQuiet = false) => {
    const before = isLiked;
    setIsLiked(next);
    try {
      await (next === null ? takeBackOfLook(kidId, look.id) : sayOfLook(kidId, look.id, next));
    } catch {
      setIsLiked(before);
      toast({ message: t("deck.failed"), tone: "danger" });
      return;
    }
    if (!isQuiet) {
      const key = next === null ? "deck.takenBack" : next ? "deck.liked" : "deck.disliked";
      toast({
        message: t(key, { look: look.name }),
        ...(next === null ? {} : { action: { label: t("undo"), onPress: () => void say(before, true) } }),
      });
    }
    refresh(() => router.refresh());
  };
  return (
    <div className="flex gap-2">
      {([true, false] as const).map((opinion) => (
        <button
          key={String(opinion)}
          type="button"
          aria-pressed={isLiked === opinion}
          aria-label={t(opinion ? "looks.like" : "looks.dislike", { look: look.name })}
          onClick={() => void say(isLiked === opinion ? null : opinion)}
          className={cx(
            "grid size-11 place-items-center rounded-full border-[1.5px] transition-colors duration-150",
            isLiked === opinion ? "border-ink bg-accent text-on-accent" : "border-line bg-surface hover:bg-tint",
          )}
        >
          <Icon name={opinion ? (isLiked ? "heart-filled" : "heart") : "close"} size={22} />
        </button>
      ))}
    </div>
  );
}
