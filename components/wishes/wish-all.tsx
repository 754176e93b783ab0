"use client";

import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import { useWishBoard, type Wanted } from "./wish-context.ts";

/** Wishes for every piece of a selection that is not wished for yet; nothing once all are. */
export function WishAll({ wanted }: { wanted: readonly Wanted[] }) {
  const t = useTranslations("wishes.selection");
  const board = useWishBoard();
  const left = wanted.filter(({ id }) => board && !board.isWished(id));
  if (left.length === 0) return null;
  return (
    <Button className="self-start" onClick={() => board?.putAll(left)}>
      {t("all", { count: left.length })}
    </Button>
  );
}
