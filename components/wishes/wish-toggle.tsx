"use client";

import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { useWishBoard } from "./wish-context.ts";

/** Beside what buys: the piece for the next box instead, in the wearer's size. */
export function WishToggle({ id, name }: { id: number; name: string }) {
  const t = useTranslations("wishes");
  const board = useWishBoard();
  if (!board?.isOpen) return null;
  const isWished = board.isWished(id);
  return (
    <Button
      variant="secondary"
      block
      aria-pressed={isWished}
      onClick={() => (isWished ? board.drop({ id, name }) : board.put({ id, name }, null))}
    >
      <Icon name={isWished ? "check" : "box"} size={22} />
      {t(isWished ? "takeBack" : "wishIt")}
    </Button>
  );
}
