import type { z } from "zod";
import type { ticketInputSchema, ticketSchema } from "#contract/customer-service.ts";
import type { RequestContext } from "../context.ts";
import { askerOf, countCall, ticketAskerLimit, ticketLimit } from "../http/rate-limit.ts";
import { keepAttachments, removeAttachments } from "./attachments.ts";
import { findOwnOrder, insertTicket, isProvedAddressOf } from "./store.ts";
import { newTicketNumber } from "./ticket-number.ts";

type Input = z.output<typeof ticketInputSchema>;

/**
 * Keeps a ticket and writes to the sender and to the support, all or nothing. An order is only looked for among those of
 * the signed-in sender, so that no answer tells whether another one exists.
 */
export async function openTicket(input: Input, context: RequestContext): Promise<z.infer<typeof ticketSchema>> {
  const { db, storage, clock, caller, localeOption } = context;
  const { attachment: file, sender_email, sender_name, sender_phone, order_id, object, content } = input;
  await countCall(context, ticketAskerLimit, askerOf(context));
  await countCall(context, ticketLimit, sender_email.toLowerCase());
  const order = caller && order_id ? await findOwnOrder(db, caller.clientId, order_id) : null;
  const [attachment = null] = await keepAttachments(file ? [file] : [], storage);
  const ticket = {
    id: crypto.randomUUID(),
    number: newTicketNumber(),
    clientId: caller?.clientId ?? null,
    object,
    content,
    senderEmail: sender_email,
    senderName: sender_name,
    senderPhone: sender_phone ?? null,
    attachment,
    orderId: order?.id ?? null,
    locale: localeOption,
    createdAt: clock.now(),
  };
  try {
    await insertTicket(db, ticket, {
      supportEmail: context.environment.SUPPORT_EMAIL,
      /** What the sender wrote is passed on; only an order that was found counts as the sender's. */
      orderHint: order?.number ?? order_id ?? null,
      isOwnOrder: order !== null,
      isProved: caller?.isGuest !== true && (await isProvedAddressOf(db, ticket.clientId, sender_email)),
    });
  } catch (error) {
    if (attachment) await removeAttachments([attachment], storage);
    throw error;
  }
  return {
    id: ticket.id,
    number: ticket.number,
    object,
    order_id: ticket.orderId,
    has_attachment: attachment !== null,
    created_at: ticket.createdAt.toISOString(),
  };
}
