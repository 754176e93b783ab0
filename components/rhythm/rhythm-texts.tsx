import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import type { Locale } from "#contract/locale.ts";
import { GuaranteeSlot } from "#components/checkout/guarantee-slot.tsx";
import { GuaranteeNotice } from "#components/legal/guarantee-notice.tsx";
import { loadMessages, pickMessages } from "#lib/i18n/messages.ts";

/** The words the parts below need in the browser, and what the law wants said before boxes are agreed to. */
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
  return (
    <NextIntlClientProvider messages={messages}>
      <GuaranteeSlot notice={<GuaranteeNotice headingLevel={4} />}>{children}</GuaranteeSlot>
    </NextIntlClientProvider>
  );
}
