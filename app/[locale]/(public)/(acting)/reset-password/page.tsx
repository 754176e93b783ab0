import { NextIntlClientProvider } from "next-intl";
import { getLocale } from "next-intl/server";
import { ContentPage } from "#components/page/content-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";
import { ResetPassword } from "#components/session/reset-password.tsx";
import { loadMessages, pickMessages } from "#lib/i18n/messages.ts";

export const generateMetadata = () => shellMetadata("reset-password");

export default async function ResetPasswordPage() {
  const messages = await loadMessages(await getLocale());
  return (
    <ContentPage name="reset-password">
      <div className="mt-8">
        <NextIntlClientProvider
          messages={pickMessages(messages, "resetPassword", "emailLink", "login", "validation", "error")}
        >
          <ResetPassword />
        </NextIntlClientProvider>
      </div>
    </ContentPage>
  );
}
