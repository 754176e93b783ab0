import { NextIntlClientProvider } from "next-intl";
import { getBillingAddresses, getShippingAddresses } from "#contract/addresses.ts";
import { AddressBook } from "#components/account/address-book.tsx";
import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";
import { shopTimeZone } from "#lib/dates/format.ts";
import { loadMessages, pickMessages } from "#lib/i18n/messages.ts";
import { callAsClient, type ClientSession } from "#lib/session/server.ts";

export const generateMetadata = () => shellMetadata("infos-edit-addresses");

async function load(session: ClientSession) {
  const [shipping, billing, messages] = await Promise.all([
    callAsClient(session, getShippingAddresses, {}),
    callAsClient(session, getBillingAddresses, {}),
    loadMessages(session.locale),
  ]);
  return {
    addresses: { shipping, billing },
    messages: pickMessages(messages, "addressBook", "delivery", "phone", "validation", "error"),
  };
}

export default function InfosEditAddressesPage() {
  return (
    <ClientPage name="infos-edit-addresses" load={load}>
      {({ client }, { addresses, messages }) => (
        <NextIntlClientProvider messages={messages} timeZone={shopTimeZone}>
          <AddressBook client={client} addresses={addresses} />
        </NextIntlClientProvider>
      )}
    </ClientPage>
  );
}
