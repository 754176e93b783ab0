import type { AnswerOf } from "#contract/endpoint.ts";
import {
  createAdyenSession,
  createPaymentMethod,
  createSetupIntent,
  deletePaymentMethod,
  updatePaymentMethod,
  type PaymentMethod,
} from "#contract/payment-methods.ts";
import { browserApi } from "#lib/http/browser-client.ts";
import type { PaymentKind } from "./method-type.ts";
import type { MethodProof } from "./types.ts";

/**
 * Begins to save a method of the signed-in client at the provider; answers its `client_secret`. Throws `AppError`
 * SETUP_INTENT_FAILED, PAYMENT_PLATFORM_NOT_AVAILABLE where the kind is not offered, or no longer.
 */
export async function beginSetup(kind: PaymentKind): Promise<string> {
  const type = kind === "klarna_paylater" || kind === "klarna_paynow" ? "klarna" : kind;
  return (await browserApi().call(createSetupIntent, { query: { stripe_payment_method_type: type } })).client_secret;
}

/**
 * Opens a session of Adyen's that stores a method of the signed-in client. `returnUrl`: absolute, on this origin. Throws
 * `AppError` SETUP_INTENT_FAILED, PAYMENT_PLATFORM_NOT_AVAILABLE.
 */
export function openAdyenSession(returnUrl: string): Promise<AnswerOf<typeof createAdyenSession>> {
  const { pathname, search } = new URL(returnUrl);
  return browserApi().call(createAdyenSession, { query: { return_path: pathname + search } });
}

/**
 * Makes a method of the signed-in client from what a provider answered: kept at once, or ready for one payment, which may
 * keep it. The same proof makes the same method. Throws `AppError` PAYMENT_METHOD_REFUSED, PAYMENT_METHOD_EXPIRED,
 * SETUP_INTENT_FAILED, PAYMENT_PLATFORM_NOT_AVAILABLE.
 */
export const saveMethod = (proof: MethodProof, isKept: boolean): Promise<PaymentMethod> =>
  browserApi().call(createPaymentMethod, { body: { ...proof, is_kept: isKept } });

export const makeDefault = (id: string): Promise<PaymentMethod> =>
  browserApi().call(updatePaymentMethod, { params: { id }, body: { is_default: true } });

export const forgetMethod = (id: string): Promise<void> => browserApi().call(deletePaymentMethod, { params: { id } });
