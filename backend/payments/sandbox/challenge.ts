import type { Context, Hono } from "hono";
import type { Dependencies } from "../../context.ts";
import type { Database } from "../../db/database.ts";
import type { RequestVariables } from "../../http/router.ts";
import { paymentQuestion } from "./bank-page.ts";
import { decisionOf, languageOf, showBankPage } from "./page.ts";
import { decideCharge, findPayment, findSandboxMethod, type SandboxPayment } from "./store.ts";

/** Called when a payment changed at the provider, with the shop's id of the payment; plays the provider's webhook. */
export type OnPaymentChanged = (paymentId: string) => Promise<unknown>;

const path = "/payment-sandbox/challenge/:id";

/** `card`, or the service the payment goes through. */
async function kindOfPayment(db: Database, { paymentMethodId }: SandboxPayment): Promise<string> {
  const [, onSession] = /^on-session:([a-z_]+)_via_/.exec(paymentMethodId) ?? [];
  return onSession ?? (await findSandboxMethod(db, paymentMethodId))?.type ?? "card";
}

async function ask(c: Context, db: Database, payment: SandboxPayment | null) {
  const locale = languageOf(c);
  if (payment === null) return showBankPage(c, locale, null);
  return showBankPage(c, locale, paymentQuestion(locale, payment.amountCents, await kindOfPayment(db, payment)));
}

function returnAddress(payment: SandboxPayment): string {
  const url = new URL(payment.returnUrl);
  url.searchParams.set("redirect_status", payment.status === "SUCCEEDED" ? "succeeded" : "failed");
  return url.href;
}

/**
 * The sandbox's bank page. Its id is a secret only the customer's browser got, which is why no token is asked for.
 * The first decision stands; sending the form again leads to the same end.
 */
export function addChallengeRoutes(
  app: Hono<RequestVariables>,
  { db, log }: Dependencies,
  onPaymentChanged: OnPaymentChanged,
): void {
  app.get(path, async (c) => {
    const payment = await findPayment(db, c.req.param("id"));
    const isSettled = payment !== null && payment.status !== "REQUIRES_ACTION";
    return isSettled ? c.redirect(returnAddress(payment), 303) : ask(c, db, payment);
  });
  app.post(path, async (c) => {
    const payment = await findPayment(db, c.req.param("id"));
    if (payment === null) return ask(c, db, null);
    const decision = await decisionOf(c);
    if (decision === null) return ask(c, db, payment);
    const settled = await decideCharge(
      db,
      payment,
      decision === "confirm"
        ? { status: "SUCCEEDED", errorCode: null }
        : { status: "FAILED", errorCode: "authentication_failed" },
    );
    try {
      await onPaymentChanged(settled.idempotencyKey);
    } catch (error) {
      // A webhook may be lost as well: the return page and the reconciliation job settle the payment later.
      log.error({ error, requestId: c.get("requestId") }, "the change of a payment was not taken");
    }
    return c.redirect(returnAddress(settled), 303);
  });
}
