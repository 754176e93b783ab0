import { getReferrals } from "#contract/referrals.ts";
import { ReferralOverview } from "#components/account/referral-overview.tsx";
import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";
import { callAsClient } from "#lib/session/server.ts";

export const generateMetadata = () => shellMetadata("infos-referral");

export default function InfosReferralPage() {
  return (
    <ClientPage name="infos-referral" load={(session) => callAsClient(session, getReferrals, {})}>
      {({ client }, referrals) => <ReferralOverview client={client} referrals={referrals} />}
    </ClientPage>
  );
}
