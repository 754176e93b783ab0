"use client";

import type { Locale } from "#contract/locale.ts";
import { useClientTexts } from "#components/layout/client-texts.ts";
import { QuickAddIsland } from "./quick-add-island.tsx";

/** Mount once on a page whose cards carry `QuickAddButton`s. */
export function QuickAdd({ locale }: { locale: Locale }) {
  const { add } = useClientTexts(locale);
  return <QuickAddIsland strings={{ ...add, title: add.chooseSize }} />;
}
