import type { Context, Hono } from "hono";
import { defaultLocale, locales, type Locale } from "#contract/locale.ts";
import type { Dependencies } from "../../context.ts";
import type { RequestVariables } from "../../http/router.ts";
import { bankPage, bankPagePolicy } from "./bank-page.ts";
import { decideCharge, findPayment, type SandboxPayment } from "./store.ts";

/** Called when a payment changed at the provider, with the shop's id of the payment; plays the provider's webhook. */
export type OnPaymentChanged = (paymentId: string) => Promise<unknown>;

const path = "/payment-sandbox/challenge/:id";

function languageOf(c: Context): Locale {
  const asked = [c.req.query("locale"), c.req.header("locale"), ...(c.req.header("accept-language") ?? "").split(",")];
  for (const tag of asked) {
    const known = locales.find((locale) => locale === tag?.trim().slice(0, 2).toLowerCase());
    if (known) return known;
  }
  return defaultLocale;
}

const showPage = (c: Context, payment: SandboxPayment | null) => {
  c.header("content-security-policy", bankPagePolicy);
  c.header("cache-control", "no-store");
  c.header("referrer-policy", "no-referrer");
  return c.html(bankPage(languageOf(c), payment), payment === null ? 404 : 200);
};

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
    return isSettled ? c.redirect(returnAddress(payment), 303) : showPage(c, payment);
  });
  app.post(path, async (c) => {
    const payment = await findPayment(db, c.req.param("id"));
    if (payment === null) return showPage(c, null);
    const form: Record<string, unknown> = await c.req.parseBody().catch(() => ({}));
    if (form["decision"] !== "confirm" && form["decision"] !== "refuse") return showPage(c, payment);
    const settled = await decideCharge(
      db,
      payment,
      form["decision"] === "confirm"
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
