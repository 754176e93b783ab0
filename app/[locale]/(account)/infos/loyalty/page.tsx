import { getLoyalty } from "#contract/loyalty.ts";
import { LoyaltyOverview } from "#components/account/loyalty-overview.tsx";
import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";
import { callAsClient } from "#lib/session/server.ts";

export const generateMetadata = () => shellMetadata("infos-loyalty");

export default function InfosLoyaltyPage() {
  return (
    <ClientPage name="infos-loyalty" load={(session) => callAsClient(session, getLoyalty, {})}>
      {({ session }, loyalty) => <LoyaltyOverview loyalty={loyalty} locale={session.locale} />}
    </ClientPage>
  );
}
