import { closeTicket, type TicketThread } from "#contract/customer-service.ts";
import { browserApi } from "#lib/http/browser-client.ts";

/** Says that a ticket is settled. Throws `AppError`. */
export const endTicket = (id: string): Promise<TicketThread> => browserApi().call(closeTicket, { params: { id } });
