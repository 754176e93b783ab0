import { ApiError } from "#backend/http/problem.ts";
import type { ChargeResult, PaymentProvider, RefundResult } from "#backend/payments/provider.ts";

/** What the provider does with a charge of a method; the method's provider id is the name of the behaviour. */
export type Behaviour = "succeeds" | "declined" | "three-d-secure" | "unreachable" | "answer-lost" | "unknown-method";

export interface ScriptedProvider extends PaymentProvider {
  charges: Map<string, ChargeResult>;
  /** Calls of `charge`, repeated ones included. */
  calls: string[];
  /** The customer confirms or refuses at the bank page. */
  confirm: (paymentId: string, isConfirmed: boolean) => ChargeResult;
  /** Makes every call throw until it is set back. */
  isDown: boolean;
  /** Makes it refuse new refunds until it is set back. */
  refusesRefunds: boolean;
  /** Refunds it took or refused, by their key. */
  refunds: Map<string, { paymentId: string; amountCents: number; result: RefundResult }>;
}

const result = (status: ChargeResult["status"], errorCode: string | null = null): ChargeResult => ({
  providerPaymentId: `charge-${crypto.randomUUID()}`,
  status,
  errorCode,
  actionUrl: status === "REQUIRES_ACTION" ? "https://bank.example/confirm" : null,
});

/** A payment provider in memory, at the edge where the real ones are called. */
export function createScriptedProvider(): ScriptedProvider {
  const charges = new Map<string, ChargeResult>();
  const refunds: ScriptedProvider["refunds"] = new Map();
  /** Cents of each charge. */
  const taken = new Map<string, number>();
  const calls: string[] = [];
  const reach = () => {
    if (provider.isDown) throw new Error("provider cannot be reached");
  };
  const move = (paymentId: string, status: ChargeResult["status"], errorCode: string | null): ChargeResult => {
    const known = charges.get(paymentId);
    if (!known) throw new Error(`no charge ${paymentId}`);
    if (known.status !== "REQUIRES_ACTION") return known;
    const moved: ChargeResult = { ...known, status, errorCode, actionUrl: null };
    charges.set(paymentId, moved);
    return moved;
  };
  const provider: ScriptedProvider = {
    gateway: "sandbox",
    paymentMethodTypes: ["card_via_sandbox"],
    offeredTypes: async () => ["card_via_sandbox"],
    publicKey: null,
    charges,
    calls,
    isDown: false,
    refusesRefunds: false,
    refunds,
    createSetupIntent: async () => ({ clientSecret: "secret" }),
    saveMethod: async () => {
      throw new Error("not scripted");
    },
    forgetMethod: async () => undefined,
    findStoredMethod: async () => null,
    finishRedirect: async () => null,
    webhook: null,
    charge: async ({ paymentId, method: { providerPaymentMethodId }, amountCents, isOffSession }) => {
      reach();
      calls.push(paymentId);
      const behaviour = providerPaymentMethodId.split(":")[0] as Behaviour;
      if (behaviour === "unreachable") throw new Error("provider cannot be reached");
      if (behaviour === "unknown-method") throw new ApiError("PAYMENT_METHOD_REFUSED");
      const known = charges.get(paymentId);
      if (known) return known;
      const made =
        behaviour === "declined"
          ? result("FAILED", "card_declined")
          : behaviour === "three-d-secure"
            ? isOffSession
              ? result("FAILED", "authentication_required")
              : result("REQUIRES_ACTION")
            : result("SUCCEEDED");
      charges.set(paymentId, made);
      taken.set(paymentId, amountCents);
      if (behaviour === "answer-lost") throw new Error("connection lost");
      return made;
    },
    findCharge: async ({ paymentId }) => {
      reach();
      return charges.get(paymentId) ?? null;
    },
    cancelCharge: async ({ paymentId }) => {
      reach();
      return charges.has(paymentId) ? move(paymentId, "FAILED", "cancelled") : null;
    },
    refund: async ({ refundKey, charge: { paymentId }, amountCents }) => {
      reach();
      const known = refunds.get(refundKey);
      if (known) return known.result;
      const given = [...refunds.values()].filter((one) => one.paymentId === paymentId && one.result.status === "SENT");
      const left = given.reduce(
        (sum, one) => sum - one.amountCents,
        charges.get(paymentId)?.status === "SUCCEEDED" ? (taken.get(paymentId) ?? 0) : 0,
      );
      const result: RefundResult =
        provider.refusesRefunds || amountCents > left
          ? { providerRefundId: null, status: "FAILED", errorCode: "refused" }
          : { providerRefundId: `refund-${refundKey}`, status: "SENT", errorCode: null };
      refunds.set(refundKey, { paymentId, amountCents, result });
      return result;
    },
    confirm: (paymentId, isConfirmed) =>
      move(paymentId, isConfirmed ? "SUCCEEDED" : "FAILED", isConfirmed ? null : "authentication_failed"),
  };
  return provider;
}
