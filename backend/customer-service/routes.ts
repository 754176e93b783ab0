import { addTicketMessage, closeTicket, createTicket, getTicket, getTickets } from "#contract/customer-service.ts";
import { implement, type Implementation } from "../http/implementation.ts";
import { openTicket } from "./service.ts";
import { addMessage, closeOwnTicket, listTickets, readThread } from "./thread.ts";

export const customerServiceRoutes: Implementation[] = [
  implement(createTicket, ({ body }, context) => openTicket(body, context)),
  implement(getTickets, ({ query }, context) => listTickets(query.page, context)),
  implement(getTicket, ({ params }, context) => readThread(params.id, context)),
  implement(addTicketMessage, ({ params, body }, context) => addMessage(params.id, body, context)),
  implement(closeTicket, ({ params }, context) => closeOwnTicket(params.id, context)),
];
