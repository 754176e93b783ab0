"use client";

import { useEffect, useSyncExternalStore } from "react";
import type { Locale } from "#contract/locale.ts";
import { Icon } from "#components/ui/icon.tsx";
import { whenIdle } from "#lib/browser/when-idle.ts";
import { giveUpHere, isCopyOld, isKeptHere, keepHere, subscribeToKept } from "#lib/favourites/kept-store.ts";

interface FavouriteButtonProps {
  locale: Locale;
  /** Number of the product, and what one piece costs now. */
  id: number;
  cents: number;
  label: string;
}

const ignore = () => undefined;
const noneKept = () => false;

/** Keeps the piece as a favourite, pressed again gives it up. What follows (the account, words about it) comes with the press. */
export function FavouriteButton({ locale, id, cents, label }: FavouriteButtonProps) {
  const isKept = useSyncExternalStore(subscribeToKept, () => isKeptHere(id), noneKept);

  useEffect(() => {
    if (!isCopyOld()) return undefined;
    return whenIdle(() => {
      import("#lib/favourites/favourites.ts").then(({ loadOfClient }) => loadOfClient()).catch(ignore);
    });
  }, []);

  const press = () => {
    const piece = { id, at: Date.now(), cents };
    const given = isKept ? giveUpHere(id) : null;
    const hasRoom = isKept || keepHere(piece);
    import("./follow-press.ts")
      .then(({ followPress }) => followPress(locale, given ? { givenUp: given } : { kept: piece, hasRoom }))
      .catch(ignore);
  };

  return (
    <button type="button" className="fv" aria-pressed={isKept} aria-label={label} onClick={press}>
      <Icon name={isKept ? "heart-filled" : "heart"} size={24} />
    </button>
  );
}
