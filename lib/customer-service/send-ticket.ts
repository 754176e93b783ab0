import { createTicket } from "#contract/customer-service.ts";
import { getClient } from "#contract/client.ts";
import { browserApi } from "#lib/http/browser-client.ts";
import type { TicketFormValues } from "./ticket-form.ts";

/** A picture takes a while on a slow line. */
const uploadTimeoutMs = 120_000;

/** Sends a ticket; answers the number under which it is known. Throws an `AppError`. */
export async function sendTicket(values: TicketFormValues): Promise<string> {
  const ticket = await browserApi().call(createTicket, { body: values }, { timeoutMs: uploadTimeoutMs });
  return ticket.number;
}

/** What a signed-in sender need not type; null when it cannot be had. */
export async function findSender(): Promise<Partial<
  Record<"sender_name" | "sender_email" | "sender_phone", string>
> | null> {
  try {
    const { firstname, lastname, email, phone } = await browserApi().call(getClient, {});
    return {
      sender_name: `${firstname} ${lastname}`.trim(),
      sender_email: email,
      ...(phone ? { sender_phone: phone } : {}),
    };
  } catch {
    return null;
  }
}
