import { NextIntlClientProvider } from "next-intl";
import { getLocale } from "next-intl/server";
import { FirstPassword, PasswordForm } from "#components/account/password-form.tsx";
import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";
import { loadMessages, pickMessages } from "#lib/i18n/messages.ts";

export const generateMetadata = () => shellMetadata("infos-edit-password");

export default async function InfosEditPasswordPage() {
  const messages = await loadMessages(await getLocale());
  return (
    <ClientPage name="infos-edit-password">
      {({ client }) => (
        <NextIntlClientProvider messages={pickMessages(messages, "accountSecurity", "login", "validation", "error")}>
          {client.has_password ? <PasswordForm email={client.email} /> : <FirstPassword email={client.email} />}
        </NextIntlClientProvider>
      )}
    </ClientPage>
  );
}
