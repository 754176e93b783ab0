import { hmacValidator } from "@adyen/api-library";
import { z } from "zod";
import { ApiError } from "../../http/problem.ts";
import type { ChargeResult, Webhook, WebhookNews } from "../provider.ts";
import { toAdyenErrorCode } from "./result.ts";

const itemSchema = z.looseObject({
  additionalData: z.looseObject({ hmacSignature: z.string() }),
  amount: z.looseObject({ currency: z.string(), value: z.number() }),
  eventCode: z.string(),
  merchantAccountCode: z.string(),
  merchantReference: z.string().default(""),
  originalReference: z.string().optional(),
  pspReference: z.string(),
  reason: z.string().nullish(),
  success: z.enum(["true", "false"]),
});
type Item = z.output<typeof itemSchema>;

const deliverySchema = z.looseObject({
  notificationItems: z.array(z.looseObject({ NotificationRequestItem: itemSchema })).min(1),
});

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/;
/** A reversal of a charge that was cancelled before finds nothing to do: the money is where it belongs. */
const alreadyBack = /already (cancelled|refunded|reversed)/i;

function toNews({ eventCode, success, merchantReference, pspReference, reason }: Item): WebhookNews[] {
  if (!uuid.test(merchantReference)) return [];
  const isDone = success === "true";
  const payment = (status: ChargeResult["status"], errorCode: string | null): WebhookNews[] => {
    const result = { providerPaymentId: pspReference, status, errorCode, actionUrl: null };
    return [{ kind: "payment", paymentId: merchantReference, result }];
  };
  const refund = (isSent: boolean): WebhookNews[] => {
    const status = isSent || alreadyBack.test(reason ?? "") ? "SENT" : "FAILED";
    const errorCode = status === "SENT" ? null : (reason ?? "refused").slice(0, 200);
    return [
      { kind: "refund", refundKey: merchantReference, result: { providerRefundId: pspReference, status, errorCode } },
    ];
  };
  switch (eventCode) {
    case "AUTHORISATION":
      return isDone ? payment("SUCCEEDED", null) : payment("FAILED", toAdyenErrorCode(reason ?? undefined));
    case "OFFER_CLOSED":
      return payment("FAILED", "abandoned");
    case "REFUND":
    case "CANCEL_OR_REFUND":
      return refund(isDone);
    case "REFUND_FAILED":
    case "REFUNDED_REVERSED":
      return refund(false);
    default:
      return [];
  }
}

function parse(body: string): Item[] {
  try {
    return deliverySchema.parse(JSON.parse(body)).notificationItems.map((item) => item.NotificationRequestItem);
  } catch {
    throw new ApiError("WEBHOOK_REFUSED");
  }
}

/** Every item carries a signature of its own; one wrong item refuses the delivery. */
export const adyenWebhook = ({ hmacKey, merchantAccount }: { hmacKey: string; merchantAccount: string }): Webhook => ({
  answer: "[accepted]",
  read: async ({ body }) => {
    const items = parse(body);
    const isOurs = (item: Item): boolean => {
      const signed = { ...item, originalReference: item.originalReference ?? "" };
      return item.merchantAccountCode === merchantAccount && new hmacValidator().validateHMAC(signed as never, hmacKey);
    };
    if (!items.every(isOurs)) throw new ApiError("WEBHOOK_REFUSED");
    return items.flatMap(toNews);
  },
});
