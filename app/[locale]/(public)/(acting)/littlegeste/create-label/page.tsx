import { NextIntlClientProvider } from "next-intl";
import { getLocale } from "next-intl/server";
import { LabelRequestForm } from "#components/recycling/label-request-form.tsx";
import { ContentPage } from "#components/page/content-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";
import { shopTimeZone } from "#lib/dates/format.ts";
import { loadMessages, pickMessages } from "#lib/i18n/messages.ts";

export const generateMetadata = () => shellMetadata("littlegeste-create-label");

export default async function LittlegesteCreateLabelPage() {
  const messages = await loadMessages(await getLocale());
  return (
    <ContentPage name="littlegeste-create-label">
      <NextIntlClientProvider
        messages={pickMessages(messages, "recyclingForm", "validation", "error")}
        timeZone={shopTimeZone}
      >
        <LabelRequestForm />
      </NextIntlClientProvider>
    </ContentPage>
  );
}
