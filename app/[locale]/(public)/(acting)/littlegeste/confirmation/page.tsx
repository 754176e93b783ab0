import { NextIntlClientProvider } from "next-intl";
import { getLocale } from "next-intl/server";
import { LabelResult } from "#components/recycling/label-result.tsx";
import { ContentPage } from "#components/page/content-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";
import { loadMessages, pickMessages } from "#lib/i18n/messages.ts";

export const generateMetadata = () => shellMetadata("littlegeste-confirmation");

export default async function LittlegesteConfirmationPage() {
  const messages = await loadMessages(await getLocale());
  return (
    <ContentPage name="littlegeste-confirmation" needsScripts>
      <NextIntlClientProvider messages={pickMessages(messages, "deeds")}>
        <LabelResult />
      </NextIntlClientProvider>
    </ContentPage>
  );
}
