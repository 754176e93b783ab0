import { getTickets } from "#contract/customer-service.ts";
import { TicketOverview } from "#components/contact/ticket-overview.tsx";
import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";
import { parsePage } from "#lib/orders/server.ts";
import { callAsClient, type ClientSession } from "#lib/session/server.ts";

export const generateMetadata = () => shellMetadata("infos-messages");

interface InfosMessagesPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default function InfosMessagesPage({ searchParams }: InfosMessagesPageProps) {
  const load = async (session: ClientSession) =>
    callAsClient(session, getTickets, { query: { page: parsePage((await searchParams)["page"]) } });
  return (
    <ClientPage name="infos-messages" load={load}>
      {(_, tickets) => <TicketOverview tickets={tickets} />}
    </ClientPage>
  );
}
