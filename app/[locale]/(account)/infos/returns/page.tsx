import { getReturns } from "#contract/returns.ts";
import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";
import { ReturnOverview } from "#components/returns/return-overview.tsx";
import { findWaitingOrders, parsePage } from "#lib/orders/server.ts";
import { callAsClient, type ClientSession } from "#lib/session/server.ts";

export const generateMetadata = () => shellMetadata("infos-returns");

interface InfosReturnsPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default function InfosReturnsPage({ searchParams }: InfosReturnsPageProps) {
  const load = async (session: ClientSession) => {
    const page = parsePage((await searchParams)["page"]);
    const [returns, orders] = await Promise.all([
      callAsClient(session, getReturns, { query: { page } }),
      findWaitingOrders(session, "RETURN"),
    ]);
    return { returns, orders };
  };
  return (
    <ClientPage name="infos-returns" load={load}>
      {(_, found) => <ReturnOverview {...found} />}
    </ClientPage>
  );
}
