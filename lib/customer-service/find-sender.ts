import { getClient } from "#contract/client.ts";
import { browserApi } from "#lib/http/browser-client.ts";

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
