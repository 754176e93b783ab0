import { NextIntlClientProvider } from "next-intl";
import { getPaymentMethods } from "#contract/payment-methods.ts";
import { SavedMethods } from "#components/account/saved-methods.tsx";
import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";
import { loadMessages, pickMessages } from "#lib/i18n/messages.ts";
import { callAsClient } from "#lib/session/server.ts";

export const generateMetadata = () => shellMetadata("infos-add-payment");

export default function InfosAddPaymentPage() {
  return (
    <ClientPage
      name="infos-add-payment"
      load={async (session) => ({
        methods: await callAsClient(session, getPaymentMethods, {}),
        messages: pickMessages(await loadMessages(session.locale), "payment", "savedMethods"),
      })}
    >
      {(_, { methods, messages }) => (
        <NextIntlClientProvider messages={messages}>
          <SavedMethods methods={methods} />
        </NextIntlClientProvider>
      )}
    </ClientPage>
  );
}
