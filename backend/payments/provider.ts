import type { LocaleOption } from "#contract/locale.ts";
import type { PaymentGateway } from "#contract/payment-methods.ts";

/** A payment method as the provider knows it. */
export interface ProviderPaymentMethod {
  providerPaymentMethodId: string;
  /** A type of `paymentMethodTypes`. */
  type: string;
  brand: string;
  last4: string;
  /** Last day of validity, `YYYY-MM-DD`; null for methods that do not expire. */
  expirationDate: string | null;
}

/** Who pays. */
export interface Payer {
  /** Null for a guest. */
  clientId: string | null;
  email: string;
  name: string;
  countryCode: string;
}

export interface ChargeInput {
  /** Idempotency key: the same key never charges twice and answers the same result. */
  paymentId: string;
  /** What the customer's statement and the provider's desk name it by, for example the number of the order. */
  reference: string;
  payer: Payer;
  method: { providerPaymentMethodId: string; type: string };
  amountCents: number;
  currency: "EUR";
  /** Nobody is there to confirm it: a charge that needs the customer fails with `authentication_required`. */
  isOffSession: boolean;
  /** Language of the pages the customer is sent to. */
  locale: LocaleOption;
  /** Where the customer's browser comes back to after a bank page. */
  returnUrl: string;
}

/** A charge as the shop knows it. */
export interface ChargeReference {
  paymentId: string;
  /** Null while its answer never came. */
  providerPaymentId: string | null;
  clientId: string | null;
}

export interface ChargeResult {
  /** Null while the provider gave it no id yet. */
  providerPaymentId: string | null;
  /** PENDING: the provider has it and tells its end later. */
  status: "PENDING" | "SUCCEEDED" | "FAILED" | "REQUIRES_ACTION";
  /** The provider's reason for a failure, for example `card_declined`. */
  errorCode: string | null;
  /** The bank page, while an action is required. */
  actionUrl: string | null;
}

export interface RefundInput {
  /** Idempotency key: the same key never gives back twice and answers the same result. At most 50 characters. */
  refundKey: string;
  charge: ChargeReference;
  /** What the charge took. */
  chargedCents: number;
  amountCents: number;
  currency: "EUR";
}

export interface RefundResult {
  providerRefundId: string | null;
  /** SENT: the provider took it; a webhook may still tell that it came back. */
  status: "SENT" | "FAILED";
  /** The provider's reason for a failure. */
  errorCode: string | null;
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
  /** The state of a charge as the provider knows it; null when it never arrived. */
  findCharge: (charge: ChargeReference) => Promise<ChargeResult | null>;
  /**
   * Gives up a charge that waits for an action, so that it cannot succeed later. Answers what became of it:
   * FAILED with `cancelled`, or the end it had reached before; null when it never arrived.
   */
  cancelCharge: (charge: ChargeReference) => Promise<ChargeResult | null>;
  /** Gives part or all of a charge back. Never gives back more than was taken: that is FAILED. */
  refund: (input: RefundInput) => Promise<RefundResult>;
}

/** Configured providers by gateway; the sandbox is there unless a real one replaces it. */
export type PaymentProviders = ReadonlyMap<PaymentGateway, PaymentProvider>;
