import type { BodyOf } from "#contract/endpoint.ts";
import { unsubscribePhone } from "#contract/newsletter.ts";

export type Unsubscription = BodyOf<typeof unsubscribePhone>;

/** Which number leaves which list, from the path of the link in a message (`…/{number}/{list}`); null for a broken one. */
export function readUnsubscription(path: string): Unsubscription | null {
  const [phone = "", list = ""] = path.split("/").slice(-2);
  try {
    const body = { phone: decodeURIComponent(phone), list: decodeURIComponent(list).toUpperCase() };
    return unsubscribePhone.body.safeParse(body).data ?? null;
  } catch {
    return null;
  }
}
