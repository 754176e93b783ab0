import { NextIntlClientProvider } from "next-intl";
import { getShippingFees } from "#contract/delivery.ts";
import { ReturnModeForm } from "#components/account/return-mode-form.tsx";
import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";
import { shopTimeZone } from "#lib/dates/format.ts";
import { loadMessages, pickMessages } from "#lib/i18n/messages.ts";
import { callAsClient, type ClientSession } from "#lib/session/server.ts";

export const generateMetadata = () => shellMetadata("infos-edit-return-mode");

async function load(session: ClientSession) {
  const [fees, messages] = await Promise.all([
    callAsClient(session, getShippingFees, {}),
    loadMessages(session.locale),
  ]);
  return {
    fees,
    messages: pickMessages(messages, "returnModeForm", "accountReturn", "delivery", "validation", "error"),
  };
}

export default function InfosEditReturnModePage() {
  return (
    <ClientPage name="infos-edit-return-mode" load={load}>
      {({ client }, { fees, messages }) => (
        <NextIntlClientProvider messages={messages} timeZone={shopTimeZone}>
          <ReturnModeForm client={client} fees={fees} />
        </NextIntlClientProvider>
      )}
    </ClientPage>
  );
}
