import type { BodyOf } from "#contract/endpoint.ts";
import type { GiftCardOrder, payGiftCard } from "#contract/gift-cards.ts";
import { saveMethod } from "#lib/payments/api.ts";
import type { MethodProof } from "#lib/payments/types.ts";

export type CardPayment = BodyOf<typeof payGiftCard>["payment"];

/**
 * How a gift card is paid with what a provider's form answered. A client's method is made ready for this once; a guest's
 * goes with the payment as it is. Null for what only an account can pay with.
 */
export async function toCardPayment(proof: MethodProof, isSignedIn: boolean): Promise<CardPayment | null> {
  if (isSignedIn) return { payment_method_id: (await saveMethod(proof, false)).id };
  const { payment_gateway, provider_payment_method_id, payment_method_type, encrypted_card } = proof;
  if (encrypted_card !== undefined) return { payment_gateway: "adyen", encrypted_card };
  if (payment_gateway !== undefined && provider_payment_method_id !== undefined)
    return { payment_gateway, provider_payment_method_id };
  return payment_method_type === undefined ? null : { payment_method_type };
}

/** PAID, or what the giver has to do about it: at the bank, again, or nothing but wait. */
export type CardPhase =
  | { kind: "paid" }
  | { kind: "action"; url: string }
  | { kind: "failed"; code: string | null }
  | { kind: "pending" }
  | { kind: "unpaid" }
  | { kind: "over" };

/** How the payment of a card stands, as the API knows it. */
export function phaseOf({ status, payment }: Pick<GiftCardOrder, "status" | "payment">): CardPhase {
  if (status === "CANCELLED") return { kind: "over" };
  if (status !== "PENDING_PAYMENT") return { kind: "paid" };
  if (payment.status === "FAILED") return { kind: "failed", code: payment.error_code };
  if (payment.status === "REQUIRES_ACTION" && payment.action_url !== null)
    return { kind: "action", url: payment.action_url };
  // Without a method nobody has tried to pay it yet.
  return payment.payment_method_type === null ? { kind: "unpaid" } : { kind: "pending" };
}
