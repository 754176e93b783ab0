"use client";

import { useTranslations } from "next-intl";
import { cx } from "#components/ui/class-names.ts";
import { Icon } from "#components/ui/icon.tsx";
import { fly } from "#lib/browser/fly.ts";
import { useWishBoard } from "./wish-context.ts";

interface WishButtonProps {
  id: number;
  name: string;
  /** A size that was chosen already. */
  variantId?: number | null;
}

/** The "+" on a card: wishes in the wearer's size, pressed again it takes the wish back. Never buys. */
export function WishButton({ id, name, variantId = null }: WishButtonProps) {
  const t = useTranslations("wishes");
  const board = useWishBoard();
  if (!board?.isOpen) return null;
  const isWished = board.isWished(id);
  return (
    <>
      {isWished && (
        <span className="absolute bottom-3 start-2 z-1 rounded-full bg-surface px-2.5 py-0.5 text-sm font-bold text-ink">
          {t("wished")}
        </span>
      )}
      <button
        type="button"
        aria-pressed={isWished}
        aria-label={t("wish", { product: name })}
        onClick={({ currentTarget }) => {
          if (isWished) return board.drop({ id, name });
          fly(currentTarget, "wishes");
          return board.put({ id, name }, variantId);
        }}
        className={cx(
          "absolute end-2 bottom-2 z-1 grid size-11 place-items-center rounded-full shadow transition-[background-color,scale] duration-150 motion-safe:active:scale-110",
          isWished ? "bg-accent text-on-accent" : "bg-surface text-ink hover:bg-accent hover:text-on-accent",
        )}
      >
        <Icon name={isWished ? "check" : "plus"} size={22} />
      </button>
    </>
  );
}
