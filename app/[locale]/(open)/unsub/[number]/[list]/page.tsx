import { NextIntlClientProvider } from "next-intl";
import { getLocale } from "next-intl/server";
import { UnsubscribeForm } from "#components/unsubscribe/unsubscribe-form.tsx";
import { ContentPage } from "#components/page/content-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";
import { loadMessages, pickMessages } from "#lib/i18n/messages.ts";

export const generateMetadata = () => shellMetadata("unsub-number-list");

/** Opening it changes nothing: the number and the list stay in the address until the button is pressed. */
export default async function UnsubNumberListPage() {
  const messages = await loadMessages(await getLocale());
  return (
    <ContentPage name="unsub-number-list">
      <div className="mt-8">
        <NextIntlClientProvider messages={pickMessages(messages, "unsubscribe", "validation", "error")}>
          <UnsubscribeForm />
        </NextIntlClientProvider>
      </div>
    </ContentPage>
  );
}
