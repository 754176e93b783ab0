import { getLoyaltyPoints } from "#contract/loyalty.ts";
import { PointHistory } from "#components/account/point-history.tsx";
import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";
import { parsePage } from "#lib/orders/server.ts";
import { callAsClient } from "#lib/session/server.ts";

export const generateMetadata = () => shellMetadata("infos-loyalty-history");

interface InfosLoyaltyHistoryPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default function InfosLoyaltyHistoryPage({ searchParams }: InfosLoyaltyHistoryPageProps) {
  return (
    <ClientPage
      name="infos-loyalty-history"
      load={async (session) =>
        callAsClient(session, getLoyaltyPoints, { query: { page: parsePage((await searchParams)["page"]) } })
      }
    >
      {({ session }, history) => <PointHistory history={history} locale={session.locale} />}
    </ClientPage>
  );
}
