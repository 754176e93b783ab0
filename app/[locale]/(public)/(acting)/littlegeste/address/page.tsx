import { NextIntlClientProvider } from "next-intl";
import { getLocale } from "next-intl/server";
import { SenderForm } from "#components/recycling/sender-form.tsx";
import { ContentPage } from "#components/page/content-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";
import { shopTimeZone } from "#lib/dates/format.ts";
import { loadMessages, pickMessages } from "#lib/i18n/messages.ts";

export const generateMetadata = () => shellMetadata("littlegeste-address");

export default async function LittlegesteAddressPage() {
  const messages = await loadMessages(await getLocale());
  return (
    <ContentPage name="littlegeste-address" needsScripts>
      <NextIntlClientProvider
        messages={pickMessages(messages, "recyclingForm", "delivery", "phone", "validation", "error")}
        timeZone={shopTimeZone}
      >
        <SenderForm />
      </NextIntlClientProvider>
    </ContentPage>
  );
}
