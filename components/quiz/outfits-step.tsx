"use client";

import { NextIntlClientProvider } from "next-intl";
import type { ComponentProps } from "react";
import { shopTimeZone } from "#lib/dates/format.ts";
import { Outfits } from "./outfits.tsx";
import { useQuizTexts } from "./quiz-texts.tsx";

/** Looks to judge, with the formatter their words need. */
export function OutfitsStep(props: ComponentProps<typeof Outfits>) {
  const { locale, texts } = useQuizTexts();
  return (
    <NextIntlClientProvider locale={locale} messages={{ quiz: texts }} timeZone={shopTimeZone}>
      <Outfits {...props} />
    </NextIntlClientProvider>
  );
}
