import type { PaymentGateway } from "#contract/payment-methods.ts";

/** A payment method as the provider knows it. */
export interface ProviderPaymentMethod {
  providerPaymentMethodId: string;
  type: string;
  brand: string;
  last4: string;
  /** Last day of validity, `YYYY-MM-DD`; null for methods that do not expire. */
  expirationDate: string | null;
}

export interface ChargeInput {
  /** Idempotency key: the same key never charges twice and answers the same result. */
  paymentId: string;
  orderId: string;
  providerPaymentMethodId: string;
  amountCents: number;
  currency: "EUR";
  /** Where the customer's browser comes back to after a bank page. */
  returnUrl: string;
}

export interface ChargeResult {
  providerPaymentId: string;
  status: "SUCCEEDED" | "FAILED" | "REQUIRES_ACTION";
  /** The provider's reason for a failure, for example `card_declined`. */
  errorCode: string | null;
  /** The bank page, while an action is required. */
  actionUrl: string | null;
}

/** What every payment provider can do. Calls throw only when the provider cannot be reached. */
export interface PaymentProvider {
  gateway: PaymentGateway;
  paymentMethodTypes: readonly string[];
  publicKey: string | null;
  createSetupIntent: (clientId: string) => Promise<{ clientSecret: string }>;
  /** Throws ApiError PAYMENT_METHOD_REFUSED when the provider does not know or refuses the method. */
  readPaymentMethod: (providerPaymentMethodId: string) => Promise<ProviderPaymentMethod>;
  charge: (input: ChargeInput) => Promise<ChargeResult>;
  /** The state of a charge as the provider knows it, found by its idempotency key; null when it never arrived. */
  findCharge: (paymentId: string) => Promise<ChargeResult | null>;
  /**
   * Gives up a charge that waits for an action, so that it cannot succeed later. Answers what became of it:
   * FAILED with `cancelled`, or the end it had reached before; null when it never arrived.
   */
  cancelCharge: (paymentId: string) => Promise<ChargeResult | null>;
}

/** Configured providers by gateway; the sandbox is there unless a real one replaces it. */
export type PaymentProviders = ReadonlyMap<PaymentGateway, PaymentProvider>;
