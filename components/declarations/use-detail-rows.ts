"use client";

import { useLocale, useTranslations } from "next-intl";
import { formatDate } from "#lib/dates/format.ts";

interface Details {
  cause?: "ORDINARY" | "EXTRAORDINARY" | undefined;
  reason?: string | undefined;
  ends_on?: string | undefined;
}

/** How and when a subscription shall end, as rows to look over. */
export function useDetailRows(): (details: Details) => { label: string; value: string }[] {
  const t = useTranslations("declaration");
  const locale = useLocale();
  return ({ cause, reason, ends_on }) => [
    ...(cause ? [{ label: t("cause"), value: t(`causes.${cause}`) }] : []),
    { label: t("endsOn"), value: ends_on ? formatDate(ends_on, locale) : t("soonest") },
    ...(reason ? [{ label: t("reason"), value: reason }] : []),
  ];
}
