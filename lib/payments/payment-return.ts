import type { MethodProof, PaymentMethodType } from "./types.ts";

/** What providers' pages write into the address they lead back to. */
const names = [
  "sessionId",
  "redirectResult",
  "paypalAdded",
  "redirect_status",
  "setup_intent",
  "setup_intent_client_secret",
  "payment_intent",
  "payment_intent_client_secret",
] as const;

/** What an address says of a method that was to be saved. Only a proof counts, and the API asks the provider about it. */
export type SetupReturn =
  | { kind: "proof"; proof: MethodProof }
  /** `code` has words under `website.error.payment`. */
  | { kind: "refused"; code: "authentication_failed" | "cancelled" | "expired" };

const maxResultLength = 4000;

/**
 * What the address of a page says of a method that was to be saved elsewhere; null when it says nothing of it.
 * `types`: what is offered now, to find the provider that PayPal was added at.
 */
export function readSetupReturn(query: URLSearchParams, types: readonly PaymentMethodType[]): SetupReturn | null {
  const status = query.get("redirect_status");
  if (status === "failed") return { kind: "refused", code: "authentication_failed" };
  if (status === "cancelled" || status === "canceled") return { kind: "refused", code: "cancelled" };
  if (status === "expired") return { kind: "refused", code: status };
  const intent = query.get("setup_intent");
  if (intent !== null && /^seti_\w{1,190}$/.test(intent))
    return { kind: "proof", proof: { provider_payment_method_id: intent, payment_gateway: "stripe" } };
  const result = query.get("redirectResult");
  if (result !== null && result !== "" && result.length <= maxResultLength) {
    const isSession = query.get("sessionId") !== null;
    return { kind: "proof", proof: { redirect_result: result, ...(isSession && { payment_gateway: "adyen" }) } };
  }
  // PayPal's own window at Adyen: the token is there already, under the client's reference.
  if (query.get("paypalAdded") !== null && types.includes("paypal_via_adyen"))
    return { kind: "proof", proof: { payment_method_type: "paypal_via_adyen", payment_gateway: "adyen" } };
  return null;
}

/** Whether a provider's page led to an address. */
export const isPaymentReturn = (query: URLSearchParams): boolean => names.some((name) => query.has(name));

/** What a provider's page gave back for a payment, to be handed to the API; null when there is nothing. */
export function readRedirectResult(query: URLSearchParams): string | null {
  const result = query.get("redirectResult");
  return result !== null && result !== "" && result.length <= 2 * maxResultLength ? result : null;
}

/** The address without what providers wrote into it: path, the rest of the query, anchor. */
export function withoutPaymentReturn(address: string): string {
  const url = new URL(address, "http://localhost");
  for (const name of names) url.searchParams.delete(name);
  return url.pathname + url.search + url.hash;
}
