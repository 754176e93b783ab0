import { randomUUID } from "node:crypto";
import type { Dependencies } from "../../context.ts";
import { ApiError } from "../../http/problem.ts";
import { isExpired } from "../../payment-methods/expiry.ts";
import type { ChargeInput, ChargeReference, ChargeResult, PaymentProvider } from "../provider.ts";
import { chargeOutcome } from "./cards.ts";
import { issueSetupIntent } from "./setup-intent.ts";
import {
  decideCharge,
  findCharge,
  giveBack,
  findSandboxMethod,
  insertCharge,
  type SandboxPayment,
  type SandboxPaymentMethod,
} from "./store.ts";

type Needs = Pick<Dependencies, "db" | "clock" | "environment">;

/** Root-relative: the storefront passes `/payment-sandbox/challenge/*` on to the API. */
const challengePath = (id: string, locale: string): string =>
  `/payment-sandbox/challenge/${id}?locale=${locale.slice(0, 2)}`;

const toResult = (payment: SandboxPayment): ChargeResult => ({
  providerPaymentId: payment.id,
  status: payment.status,
  errorCode: payment.errorCode,
  actionUrl: payment.status === "REQUIRES_ACTION" ? challengePath(payment.id, payment.locale) : null,
});

/**
 * The provider that needs no network. Its state lives in `sandbox_*` tables, written outside of the shop's
 * transactions like a real provider's: never call it inside of one.
 */
export function createSandboxProvider({ db, clock, environment }: Needs): PaymentProvider {
  async function requireMethod(id: string): Promise<SandboxPaymentMethod> {
    const method = await findSandboxMethod(db, id);
    if (method === null) throw new ApiError("PAYMENT_METHOD_REFUSED");
    return method;
  }

  function outcomeOf(
    method: SandboxPaymentMethod,
    isOffSession: boolean,
  ): Pick<SandboxPayment, "status" | "errorCode"> {
    const behaviour = isExpired(method.expirationDate, clock.now()) ? "expired" : method.behaviour;
    const { offSession, ...onSession } = chargeOutcome[behaviour];
    return isOffSession ? offSession : onSession;
  }

  return {
    gateway: "sandbox",
    paymentMethodTypes: ["card_via_sandbox"],
    publicKey: null,
    createSetupIntent: async () => ({ clientSecret: issueSetupIntent(environment.SESSION_SECRET, clock.now()) }),
    readPaymentMethod: async (id) => {
      const { brand, last4, expirationDate } = await requireMethod(id);
      return { providerPaymentMethodId: id, type: "card_via_sandbox", brand, last4, expirationDate };
    },
    charge: async (input: ChargeInput) => {
      const existing = await findCharge(db, input.paymentId);
      if (existing !== null) return toResult(existing);
      const method = await requireMethod(input.method.providerPaymentMethodId);
      const payment = await insertCharge(db, {
        id: `sandbox_pay_${randomUUID()}`,
        idempotencyKey: input.paymentId,
        paymentMethodId: method.id,
        amountCents: input.amountCents,
        refundedCents: 0,
        ...outcomeOf(method, input.isOffSession),
        returnUrl: input.returnUrl,
        locale: input.locale,
      });
      return toResult(payment);
    },
    findCharge: async ({ paymentId }: ChargeReference) => {
      const payment = await findCharge(db, paymentId);
      return payment === null ? null : toResult(payment);
    },
    cancelCharge: async ({ paymentId }: ChargeReference) => {
      const payment = await findCharge(db, paymentId);
      return payment === null
        ? null
        : toResult(await decideCharge(db, payment, { status: "FAILED", errorCode: "cancelled" }));
    },
    refund: async ({ refundKey, charge, amountCents }) => {
      const refund = await giveBack(
        db,
        { id: `sandbox_re_${randomUUID()}`, idempotencyKey: refundKey, amountCents },
        charge,
      );
      return refund === null
        ? { providerRefundId: null, status: "FAILED", errorCode: "charge_already_refunded" }
        : { providerRefundId: refund.id, status: "SENT", errorCode: null };
    },
  };
}
