import type { Stripe } from "stripe";
import { ApiError } from "../../http/problem.ts";
import type { Webhook, WebhookNews } from "../provider.ts";
import { toChargeResult, toRefundResult } from "./result.ts";

/** A delivery signed longer ago than this is a replay. */
const toleranceSeconds = 300;
const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/;

function toNews(event: Stripe.Event): WebhookNews[] {
  switch (event.type) {
    case "payment_intent.succeeded":
    case "payment_intent.payment_failed":
    case "payment_intent.canceled":
    case "payment_intent.processing": {
      const intent = event.data.object;
      const paymentId = intent.metadata["payment_id"] ?? "";
      return uuid.test(paymentId) ? [{ kind: "payment", paymentId, result: toChargeResult(intent) }] : [];
    }
    case "refund.updated":
    case "refund.failed": {
      const refund = event.data.object;
      const refundKey = refund.metadata?.["refund_key"] ?? "";
      return uuid.test(refundKey) ? [{ kind: "refund", refundKey, result: toRefundResult(refund) }] : [];
    }
    default:
      return [];
  }
}

export const stripeWebhook = (stripe: Stripe, secret: string): Webhook => ({
  answer: "taken",
  read: async ({ body, header }) => {
    let event: Stripe.Event;
    try {
      event = await stripe.webhooks.constructEventAsync(
        body,
        header("stripe-signature") ?? "",
        secret,
        toleranceSeconds,
      );
    } catch {
      throw new ApiError("WEBHOOK_REFUSED");
    }
    return toNews(event);
  },
});
