import type { StaffRecordKind } from "#contract/staff.ts";

/** What the last of these parts of a path says that a call is about. */
const kinds: Record<string, StaffRecordKind> = {
  clients: "ACCOUNT",
  "shipping-addresses": "ADDRESS",
  "billing-addresses": "ADDRESS",
  "payment-methods": "PAYMENT_METHOD",
  "setup-intents": "PAYMENT_METHOD",
  "adyen-sessions": "PAYMENT_METHOD",
  available_payment_platforms: "PAYMENT_METHOD",
  kids: "PROFILE",
  "draft-boxes": "PROFILE",
  cart: "CART",
  carts: "CART",
  favourites: "FAVOURITE",
  orders: "ORDER",
  returns: "RETURN",
  requests: "BOX",
  "next-request": "BOX",
  subscriptions: "SUBSCRIPTION",
  "delivery-dates": "SUBSCRIPTION",
  gift_cards: "GIFT_CARD",
  wallet: "WALLET",
  loyalty: "LOYALTY",
  loyalty_points: "LOYALTY",
  "coupon-codes": "DISCOUNT",
  discounts: "DISCOUNT",
  "subscriber-offer": "DISCOUNT",
  littlegeste: "RECYCLING",
  tickets: "MESSAGE",
  "stock-alerts": "MESSAGE",
  token: "SESSION",
  "staff-actions": "SESSION",
  "staff-consents": "SESSION",
};

export interface StaffRecord {
  kind: StaffRecordKind;
  /** As the path names it; null for a list, or for what the client has one of. */
  id: string | null;
}

export const isUuid = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

export const isRecordId = (text: string): boolean => /^[\w-]{1,80}$/.test(text);

/**
 * Which record a call is about, by its path pattern: the last named kind in it, and the parameter that follows. What is not
 * named belongs to the account. A parameter `code` is a secret, not an id.
 */
export function recordOf(path: string, params: Record<string, string>): StaffRecord {
  const parts = path.split("/");
  const at = parts.findLastIndex((part) => Object.hasOwn(kinds, part));
  const kind = kinds[parts[at] ?? ""] ?? "ACCOUNT";
  const parameter = parts[at + 1]?.startsWith(":") ? parts[at + 1]?.slice(1) : undefined;
  const id = parameter === undefined || parameter === "code" ? undefined : params[parameter];
  return { kind, id: id !== undefined && isRecordId(id) ? id : null };
}

const idOf = (value: unknown): string[] =>
  typeof value === "object" && value !== null && "id" in value ? [String(value.id)] : [];

/** Ids of the records an answer holds: its own, those of a list, or those of the lists in it. */
export function recordIdsOf(answer: unknown): string[] {
  if (typeof answer !== "object" || answer === null || answer instanceof Blob) return [];
  if (Array.isArray(answer)) return answer.flatMap(idOf);
  if ("id" in answer) return idOf(answer);
  return Object.values(answer).flatMap((value) => (Array.isArray(value) ? value.flatMap(idOf) : []));
}
