import { NextIntlClientProvider } from "next-intl";
import { getLoyalty } from "#contract/loyalty.ts";
import { LoyaltyOverview } from "#components/account/loyalty-overview.tsx";
import { LoyaltyMembership } from "#components/account/loyalty-membership.tsx";
import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";
import { shopTimeZone } from "#lib/dates/format.ts";
import { loadMessages, pickMessages } from "#lib/i18n/messages.ts";
import { callAsClient } from "#lib/session/server.ts";

export const generateMetadata = () => shellMetadata("infos-loyalty");

export default function InfosLoyaltyPage() {
  return (
    <ClientPage
      name="infos-loyalty"
      load={(session) => Promise.all([callAsClient(session, getLoyalty, {}), loadMessages(session.locale)])}
    >
      {({ session }, [loyalty, messages]) => (
        <>
          <LoyaltyOverview loyalty={loyalty} locale={session.locale} />
          <NextIntlClientProvider
            messages={pickMessages(messages, "loyaltyMembership", "error")}
            timeZone={shopTimeZone}
          >
            <LoyaltyMembership isMember={loyalty.is_member} />
          </NextIntlClientProvider>
        </>
      )}
    </ClientPage>
  );
}
