import { NextIntlClientProvider } from "next-intl";
import { getLocale } from "next-intl/server";
import { ConfirmDeclaration } from "#components/declarations/confirm-declaration.tsx";
import { ContentPage } from "#components/page/content-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";
import { shopTimeZone } from "#lib/dates/format.ts";
import { loadMessages, pickMessages } from "#lib/i18n/messages.ts";

export const generateMetadata = () => shellMetadata("declaration-confirm");

export default async function DeclarationConfirmPage() {
  const messages = await loadMessages(await getLocale());
  return (
    <ContentPage name="declaration-confirm" needsScripts>
      <div className="mt-8">
        <NextIntlClientProvider messages={pickMessages(messages, "declaration", "error")} timeZone={shopTimeZone}>
          <ConfirmDeclaration />
        </NextIntlClientProvider>
      </div>
    </ContentPage>
  );
}
