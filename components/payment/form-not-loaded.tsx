"use client";

import { useTranslations } from "next-intl";
import { LoadFailure } from "#components/checkout/load-failure.tsx";

/** A provider's fields did not come: its script was stopped, or its host is away. */
export function FormNotLoaded({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations("payment");
  return <LoadFailure onRetry={onRetry}>{t("fieldsMissing")}</LoadFailure>;
}
