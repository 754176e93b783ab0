import type { Hono } from "hono";
import type { Dependencies } from "../context.ts";
import type { RequestVariables } from "../http/router.ts";
import { settleRefund } from "../refunds/send.ts";
import { settlePayment } from "./settle.ts";

/**
 * Where each configured provider tells what happened: `POST /webhooks/{gateway}`. The signature is checked over the
 * body as it came. A delivery that could not be applied is answered with an error, so that the provider sends it again;
 * one that comes twice changes nothing the second time.
 */
export function addWebhookRoutes(app: Hono<RequestVariables>, dependencies: Dependencies): void {
  for (const { gateway, webhook } of dependencies.payments.values()) {
    if (webhook === null) continue;
    app.post(`/webhooks/${gateway}`, async (c) => {
      const body = await c.req.text();
      const news = await webhook.read({ body, header: (name) => c.req.header(name) });
      for (const item of news) {
        await (item.kind === "payment"
          ? settlePayment(dependencies, item.paymentId, item.result)
          : settleRefund(dependencies, item.refundKey, item.result));
      }
      dependencies.log.info({ gateway, news: news.length, requestId: c.get("requestId") }, "webhook taken");
      return c.text(webhook.answer, 200, { "cache-control": "no-store" });
    });
  }
}
