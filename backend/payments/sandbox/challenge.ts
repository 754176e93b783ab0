import type { Context, Hono } from "hono";
import type { Dependencies } from "../../context.ts";
import type { Database } from "../../db/database.ts";
import type { RequestVariables } from "../../http/router.ts";
import type { SandboxKind } from "./bank-page.ts";
import { bankName } from "./ideal-banks.ts";
import { answerOf, languageOf, showBankPage, type Decision } from "./page.ts";
import { decideCharge, findPayment, findSandboxMethod, withTime, type SandboxPayment } from "./store.ts";

/** Called when a payment changed at the provider, with the shop's id of the payment; plays the provider's webhook. */
export type OnPaymentChanged = (paymentId: string) => Promise<unknown>;

const path = "/payment-sandbox/challenge/:id";

const kinds: readonly SandboxKind[] = ["card", "paypal", "klarna_paylater", "klarna_paynow", "ideal"];

/** `card`, or the service the payment goes through. */
async function kindOfPayment(db: Database, { paymentMethodId }: SandboxPayment): Promise<SandboxKind> {
  const [, onSession] = /^on-session:([a-z_]+)_via_/.exec(paymentMethodId) ?? [];
  return kinds.find((kind) => kind === onSession) ?? (await findSandboxMethod(db, paymentMethodId))?.type ?? "card";
}

/** What the address it leads back to says, as providers do. The API is asked all the same. */
function returnAddress({ returnUrl, status, errorCode }: SandboxPayment): string {
  const url = new URL(returnUrl);
  const said = { SUCCEEDED: "succeeded", PROCESSING: "pending", FAILED: "failed", REQUIRES_ACTION: "failed" }[status];
  url.searchParams.set("redirect_status", errorCode === "cancelled" ? "canceled" : said);
  return url.href;
}

const outcomes: Record<Decision, (kind: SandboxKind) => Pick<SandboxPayment, "status" | "errorCode">> = {
  confirm: () => ({ status: "SUCCEEDED", errorCode: null }),
  refuse: (kind) => ({ status: "FAILED", errorCode: kind === "card" ? "authentication_failed" : "service_declined" }),
  cancel: () => ({ status: "FAILED", errorCode: "cancelled" }),
  expire: () => ({ status: "FAILED", errorCode: "expired" }),
  later: () => ({ status: "PROCESSING", errorCode: null }),
};

/**
 * The sandbox's bank page. Its id is a secret only the customer's browser got, which is why no token is asked for.
 * The first decision stands; sending the form again leads to the same end. It closes after an hour.
 */
export function addChallengeRoutes(
  app: Hono<RequestVariables>,
  { db, log, clock }: Pick<Dependencies, "db" | "log" | "clock">,
  onPaymentChanged: OnPaymentChanged,
): void {
  /** The payment as it is now; null when there is none. */
  async function find(id: string): Promise<SandboxPayment | null> {
    const payment = await findPayment(db, id);
    return payment && withTime(db, payment, clock.now());
  }

  async function ask(c: Context, payment: SandboxPayment | null) {
    const locale = languageOf(c);
    if (payment === null) return showBankPage(c, locale, null);
    const kind = await kindOfPayment(db, payment);
    if (payment.errorCode === "expired")
      return showBankPage(c, locale, { step: "expired", kind, returnUrl: returnAddress(payment) });
    if (payment.status !== "REQUIRES_ACTION") return c.redirect(returnAddress(payment), 303);
    const { amountCents } = payment;
    const bank = kind === "ideal" ? bankName(c.req.query("bank")) : null;
    return showBankPage(
      c,
      locale,
      kind === "ideal" && bank === null
        ? { step: "bank", kind, amountCents }
        : { step: "pay", kind, amountCents, bank, now: clock.now() },
    );
  }

  app.get(path, async (c) => ask(c, await find(c.req.param("id"))));
  app.post(path, async (c) => {
    const payment = await find(c.req.param("id"));
    if (payment?.status !== "REQUIRES_ACTION") return ask(c, payment);
    const { decision, bank } = await answerOf(c);
    if (decision === null && bank !== null) {
      const query = new URLSearchParams({ locale: languageOf(c), bank });
      return c.redirect(`${c.req.path}?${query}`, 303);
    }
    const kind = await kindOfPayment(db, payment);
    // Nobody pays at a bank that was not chosen.
    const isBankMissing = kind === "ideal" && decision !== "cancel" && bankName(c.req.query("bank")) === null;
    if (decision === null || isBankMissing) return ask(c, payment);
    const settled = await decideCharge(db, payment, { ...outcomes[decision](kind), decidedAt: clock.now() });
    try {
      await onPaymentChanged(settled.idempotencyKey);
    } catch (error) {
      // A webhook may be lost as well: the return page and the reconciliation job settle the payment later.
      log.error({ error, requestId: c.get("requestId") }, "the change of a payment was not taken");
    }
    return ask(c, settled);
  });
}
