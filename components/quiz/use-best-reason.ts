"use client";

import { useLocale, useTranslations } from "next-intl";
import type { DraftPiece } from "#contract/draft-box.ts";
import { reasonWords } from "#lib/boxes/reason-words.ts";
import { formatSize } from "#lib/catalog/size.ts";

/** The most important reason there are words for; null without one. */
export function useBestReason(reasons: DraftPiece["reasons"]): string | null {
  const t = useTranslations("accountPreview.reason");
  const size = useTranslations("size");
  const locale = useLocale();
  type Code = Parameters<typeof t.has>[0];
  const best = reasons.find(({ code }) => t.has(code as Code));
  if (!best) return null;
  const said = best.data?.["size"];
  return t(best.code as Code, {
    ...reasonWords(best.data),
    size: formatSize(String(said ?? ""), locale, size("oneSize")),
  });
}
