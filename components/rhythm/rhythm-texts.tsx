import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import type { Locale } from "#contract/locale.ts";
import { loadMessages, pickMessages } from "#lib/i18n/messages.ts";

/** The words the parts below need in the browser. */
export async function RhythmTexts({ locale, children }: { locale: Locale; children: ReactNode }) {
  const messages = pickMessages(
    await loadMessages(locale),
    "rhythm",
    "accountSubscription",
    "accountBox",
    "checkout",
    "delivery",
    "phone",
    "addressBook",
    "validation",
    "error",
  );
  return <NextIntlClientProvider messages={messages}>{children}</NextIntlClientProvider>;
}
