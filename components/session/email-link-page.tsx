import { NextIntlClientProvider } from "next-intl";
import { getLocale } from "next-intl/server";
import type { ComponentProps } from "react";
import { ContentPage } from "#components/page/content-page.tsx";
import { loadMessages, pickMessages } from "#lib/i18n/messages.ts";
import { EmailLink } from "./email-link.tsx";

type EmailLinkPageProps = ComponentProps<typeof EmailLink> & {
  name: "email-agree" | "email-confirm" | "email-take-back";
};

/** Where a mailed link of a change of the e-mail leads. The token stays in the address until the button is pressed. */
export async function EmailLinkPage({ name, step }: EmailLinkPageProps) {
  const messages = await loadMessages(await getLocale());
  return (
    <ContentPage name={name} needsScripts>
      <div className="mt-8">
        <NextIntlClientProvider messages={pickMessages(messages, "emailLink", "login", "validation", "error")}>
          <EmailLink step={step} />
        </NextIntlClientProvider>
      </div>
    </ContentPage>
  );
}
