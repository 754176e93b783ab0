"use client";

import { useTranslations } from "next-intl";
import { Alert } from "#components/ui/alert.tsx";
import type { ErrorKey } from "#lib/forms/error-key.ts";

/** Why a change was not made; the box on the screen is up to date again by then. */
export function RoomRefusal({ refusal }: { refusal: ErrorKey | null }) {
  const t = useTranslations();
  if (!refusal) return null;
  return (
    <Alert tone="danger">
      {refusal === "CONFLICT" || refusal === "NOT_FOUND" ? t("fittingRoom.changedElsewhere") : t(`error.${refusal}`)}
    </Alert>
  );
}
