import { NextIntlClientProvider } from "next-intl";
import { RedeemForm } from "#components/gift-cards/redeem-form.tsx";
import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";
import { shopTimeZone } from "#lib/dates/format.ts";
import { loadMessages, pickMessages } from "#lib/i18n/messages.ts";

export const generateMetadata = () => shellMetadata("infos-add-giftcard");

export default function InfosAddGiftcardPage() {
  return (
    <ClientPage name="infos-add-giftcard" load={(session) => loadMessages(session.locale)}>
      {(_, messages) => (
        <NextIntlClientProvider
          messages={pickMessages(messages, "addGiftCard", "giftCardForm", "validation", "error")}
          timeZone={shopTimeZone}
        >
          <RedeemForm />
        </NextIntlClientProvider>
      )}
    </ClientPage>
  );
}
