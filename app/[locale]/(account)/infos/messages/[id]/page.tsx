import { getTicket } from "#contract/customer-service.ts";
import { TicketThread } from "#components/contact/ticket-thread.tsx";
import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";
import { findForClient } from "#lib/session/find-for-client.ts";
import type { ClientSession } from "#lib/session/server.ts";

export const generateMetadata = () => shellMetadata("infos-messages-id");

const findTicket = (session: ClientSession, { id }: { id: string | number }) =>
  findForClient(session, getTicket, { params: { id: String(id) } });

export default function InfosMessagesIdPage({ params }: { params: Promise<{ id: string }> }) {
  return (
    <ClientPage name="infos-messages-id" params={params} load={findTicket}>
      {(_, thread) => <TicketThread thread={thread} />}
    </ClientPage>
  );
}
