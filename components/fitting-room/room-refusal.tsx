"use client";

import { useTranslations } from "next-intl";
import { Alert } from "#components/ui/alert.tsx";
import type { ErrorKey } from "#lib/forms/error-key.ts";

/* What these say elsewhere is about a cart, or about nothing one can see. */
const ownWords: Partial<Record<ErrorKey, "fittingRoom.changedElsewhere" | "fittingRoom.goneMeanwhile">> = {
  CONFLICT: "fittingRoom.changedElsewhere",
  NOT_FOUND: "fittingRoom.changedElsewhere",
  NOT_ENOUGH_STOCK: "fittingRoom.goneMeanwhile",
};

/** The text that says in the fitting room why a change was not made. */
export const refusalText = (refusal: ErrorKey) => ownWords[refusal] ?? (`error.${refusal}` as const);

/** Why a change was not made; the box on the screen is up to date again by then. */
export function RoomRefusal({ refusal }: { refusal: ErrorKey | null }) {
  const t = useTranslations();
  if (!refusal) return null;
  return <Alert tone="danger">{t(refusalText(refusal))}</Alert>;
}
