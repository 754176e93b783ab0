import { NextIntlClientProvider } from "next-intl";
import { getLocale } from "next-intl/server";
import { ContentPage } from "#components/page/content-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";
import { StaffConsentForm } from "#components/staff/staff-consent-form.tsx";
import { loadMessages, pickMessages } from "#lib/i18n/messages.ts";

export const generateMetadata = () => shellMetadata("staff-consent");

/** Opening it changes nothing: the token stays in the address until a button is pressed. */
export default async function StaffConsentPage() {
  const messages = await loadMessages(await getLocale());
  return (
    <ContentPage name="staff-consent" needsScripts>
      <div className="mt-8">
        <NextIntlClientProvider messages={pickMessages(messages, "staffConsent", "error")}>
          <StaffConsentForm />
        </NextIntlClientProvider>
      </div>
    </ContentPage>
  );
}
