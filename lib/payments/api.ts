import {
  createPaymentMethod,
  createSandboxToken,
  createSetupIntent,
  deletePaymentMethod,
  updatePaymentMethod,
  type PaymentMethod,
} from "#contract/payment-methods.ts";
import { browserApi } from "#lib/http/browser-client.ts";
import type { CardExpiry } from "./card-expiry.ts";

export interface CardDetails {
  number: string;
  expiry: CardExpiry;
  cvc: string;
  holder: string;
}

/**
 * Makes a test card ready for one payment, which may keep it: the setup intent allows it, the sandbox plays the provider's
 * form, the API takes the token.
 * Throws `AppError` PAYMENT_METHOD_REFUSED for a number that is no test number, PAYMENT_METHOD_EXPIRED, SETUP_INTENT_FAILED.
 */
export async function saveSandboxCard({ number, expiry, cvc, holder }: CardDetails): Promise<PaymentMethod> {
  const { client_secret } = await browserApi().call(createSetupIntent, {});
  const token = await browserApi().call(createSandboxToken, {
    body: { client_secret, number, expiry_month: expiry.month, expiry_year: expiry.year, cvc, holder },
  });
  return browserApi().call(createPaymentMethod, {
    body: {
      provider_payment_method_id: token.provider_payment_method_id,
      payment_method_type: "card_via_sandbox",
      payment_gateway: "sandbox",
      is_kept: false,
    },
  });
}

export const makeDefault = (id: string): Promise<PaymentMethod> =>
  browserApi().call(updatePaymentMethod, { params: { id }, body: { is_default: true } });

export const forgetMethod = (id: string): Promise<void> => browserApi().call(deletePaymentMethod, { params: { id } });
