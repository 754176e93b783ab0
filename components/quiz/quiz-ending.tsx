"use client";

import { ClosedTrunk } from "#components/ui/trunk.tsx";
import { NextIntlClientProvider } from "next-intl";
import { Suspense, use } from "react";
import type { Locale } from "#contract/locale.ts";
import { shopTimeZone } from "#lib/dates/format.ts";
import { lazyMessages } from "#lib/i18n/lazy-messages.ts";
import type { Messages } from "#lib/i18n/messages.ts";
import type { QuizEndingProps } from "./ending-props.ts";
import { DraftBoxView } from "./draft-box-view.tsx";
import { JoinStep } from "./join-step.tsx";
import { useQuizTexts } from "./quiz-texts.tsx";

const namespaces = [
  "quiz",
  "draftBox",
  "accountPreview",
  "size",
  "login",
  "validation",
  "error",
] as const satisfies readonly (keyof Messages)[];
type EndingMessages = Pick<Messages, (typeof namespaces)[number]>;
const loads = new Map<Locale, Promise<EndingMessages>>();

function loadMessages(locale: Locale): Promise<EndingMessages> {
  const pending = loads.get(locale) ?? lazyMessages(locale, ...namespaces);
  loads.set(locale, pending);
  pending.catch(() => loads.delete(locale));
  return pending;
}

/** Fetches the words ahead; without them the ending asks again. */
export const preloadEnding = (locale: Locale): void => void loadMessages(locale).catch(() => undefined);

/** What follows the last answer: the box, then the account. Comes with words of its own, which no question needs. */
export function QuizEnding(props: QuizEndingProps) {
  return (
    <Suspense fallback={<ClosedTrunk />}>
      <WithMessages {...props} />
    </Suspense>
  );
}

function WithMessages({ name, ...props }: QuizEndingProps) {
  /* Here stands no provider of messages yet. */
  const { locale } = useQuizTexts();
  const messages = use(loadMessages(locale));
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone={shopTimeZone}>
      {name === "box" ? <DraftBoxView {...props} /> : <JoinStep {...props} />}
    </NextIntlClientProvider>
  );
}
