import { createTicket } from "#contract/customer-service.ts";
import { implement, type Implementation } from "../http/implementation.ts";
import { openTicket } from "./service.ts";

export const customerServiceRoutes: Implementation[] = [
  implement(createTicket, ({ body }, context) => openTicket(body, context)),
];
