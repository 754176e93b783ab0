import { NextIntlClientProvider } from "next-intl";
import { getReferrals } from "#contract/referrals.ts";
import { ReferralOverview } from "#components/account/referral-overview.tsx";
import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";
import { shopTimeZone } from "#lib/dates/format.ts";
import { loadMessages, pickMessages } from "#lib/i18n/messages.ts";
import { callAsClient } from "#lib/session/server.ts";

export const generateMetadata = () => shellMetadata("infos-referral");

export default function InfosReferralPage() {
  return (
    <ClientPage
      name="infos-referral"
      load={(session) => Promise.all([callAsClient(session, getReferrals, {}), loadMessages(session.locale)])}
    >
      {({ client }, [referrals, messages]) => (
        <NextIntlClientProvider messages={pickMessages(messages, "shareLink")} timeZone={shopTimeZone}>
          <ReferralOverview client={client} referrals={referrals} />
        </NextIntlClientProvider>
      )}
    </ClientPage>
  );
}
