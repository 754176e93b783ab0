import { createHmac } from "node:crypto";
import { adyenKeys } from "./keys.ts";

export interface Notified {
  eventCode: string;
  success: boolean;
  merchantReference: string;
  pspReference?: string;
  reason?: string;
  cents?: number;
  account?: string;
}

/** A notification item, signed as Adyen documents it. */
export function anItem({ eventCode, success, merchantReference, ...rest }: Notified, key = adyenKeys.hmacKey) {
  const { pspReference = "PSP1", reason = "", cents = 1000, account = adyenKeys.merchantAccount } = rest;
  const signed = [pspReference, "", account, merchantReference, cents, "EUR", eventCode, success].join(":");
  const hmacSignature = createHmac("sha256", Buffer.from(key, "hex")).update(signed).digest("base64");
  return {
    NotificationRequestItem: {
      additionalData: { hmacSignature },
      amount: { currency: "EUR", value: cents },
      eventCode,
      eventDate: "2026-11-21T10:00:00+01:00",
      merchantAccountCode: account,
      merchantReference,
      pspReference,
      reason,
      success: String(success),
    },
  };
}

export const aDelivery = (...items: unknown[]) => ({
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ live: "false", notificationItems: items }),
});
