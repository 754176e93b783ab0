import { NextIntlClientProvider } from "next-intl";
import { getPaymentMethods, getPaymentPlatforms } from "#contract/payment-methods.ts";
import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";
import { MethodsBoard } from "#components/payment/methods/methods-board.tsx";
import { fullName } from "#lib/addresses/address-lines.ts";
import { shopDay } from "#lib/dates/shop-day.ts";
import { shopTimeZone } from "#lib/dates/format.ts";
import { loadMessages, pickMessages } from "#lib/i18n/messages.ts";
import { dependantsOf } from "#lib/payments/upcoming-charge.ts";
import { callAsClient } from "#lib/session/server.ts";

export const generateMetadata = () => shellMetadata("infos-add-payment");

export default function InfosAddPaymentPage() {
  return (
    <ClientPage
      name="infos-add-payment"
      load={async (session) => {
        const [methods, platforms, messages] = await Promise.all([
          callAsClient(session, getPaymentMethods, {}),
          callAsClient(session, getPaymentPlatforms, { query: {} }),
          loadMessages(session.locale),
        ]);
        const texts = pickMessages(messages, "error", "payment", "savedMethods", "website", "validation");
        return { methods, platforms, texts };
      }}
    >
      {({ client, profiles }, { methods, platforms, texts }) => (
        <NextIntlClientProvider messages={texts} timeZone={shopTimeZone}>
          <MethodsBoard
            methods={methods}
            platforms={platforms}
            dependants={dependantsOf(profiles)}
            holder={fullName(client.default_billing_address ?? client)}
            today={shopDay(new Date())}
          />
        </NextIntlClientProvider>
      )}
    </ClientPage>
  );
}
