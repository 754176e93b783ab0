import type { CountryCode, LocaleOption } from "#contract/locale.ts";
import type { EncryptedCard, PaymentGateway } from "#contract/payment-methods.ts";

/** A payment method as the provider knows it. */
export interface ProviderPaymentMethod {
  providerPaymentMethodId: string;
  /** A type of `paymentMethodTypes`. */
  type: string;
  /** What a customer recognises: the brand of a card, or the service. */
  brand: string;
  /** Empty for methods without a number. */
  last4: string;
  /** Last day of validity, `YYYY-MM-DD`; null for methods that do not expire. */
  expirationDate: string | null;
  /** The same for the same card, whoever saves it and however often; null where the provider tells no such thing. */
  fingerprint: string | null;
  /** A card that is charged by what its form encrypted, under an id the shop made up. */
  encryptedCard?: EncryptedCard;
}

export interface ProviderClient {
  id: string;
  email: string;
  name: string;
}

/** What a client's browser brings to save a method; at least one of the three is there. */
export interface MethodToSave {
  client: ProviderClient;
  providerPaymentMethodId: string | null;
  /** What the provider's page gave the browser back. */
  redirectResult: string | null;
  type: string | null;
  encryptedCard: EncryptedCard | null;
  /** Whether it is for the next times; else it pays once, and need not be the client's at the provider. */
  isKept: boolean;
  /** Ids the client has saved before, forgotten ones too. */
  knownIds: readonly string[];
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
  method: { providerPaymentMethodId: string; type: string; encryptedCard?: EncryptedCard | null };
  amountCents: number;
  currency: "EUR";
  /** The client asked to keep the method, once this charge succeeds. */
  keepsMethod: boolean;
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
  /** Whether the provider has answered the charge. */
  isAnswered: boolean;
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
  /** PENDING, and the customer has done their part: nobody is asked for it again. */
  isCustomerDone?: boolean;
}

interface RefundInput {
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

/** What a webhook tells, in the shop's words. */
export type WebhookNews =
  | { kind: "payment"; paymentId: string; result: ChargeResult }
  | { kind: "refund"; refundKey: string; result: RefundResult };

export interface Webhook {
  /** News of a delivery; empty for events of no interest. Throws ApiError WEBHOOK_REFUSED unless it is signed and fresh. */
  read: (delivery: { body: string; header: (name: string) => string | undefined }) => Promise<WebhookNews[]>;
  /** Body that tells the provider that the delivery was taken. */
  answer: string;
}

/** A form of the provider's that saves a method in the browser. */
interface ProviderSession {
  id: string;
  sessionData: string;
  environment: string;
}

/** What every payment provider can do. Where nothing else is said calls throw only when the provider cannot be reached. */
export interface PaymentProvider {
  gateway: PaymentGateway;
  /** What the shop can take with it. */
  paymentMethodTypes: readonly string[];
  /** Those the shop's account offers to customers of a country, never none; see `offerOf`. Never throws. */
  offeredTypes: (country: CountryCode) => Promise<readonly string[]>;
  publicKey: string | null;
  /**
   * `kind` is `card`, `paypal`, `klarna` or `ideal`. Throws ApiError SETUP_INTENT_FAILED, PAYMENT_PLATFORM_NOT_AVAILABLE where the
   * account does not take it, or no longer.
   */
  createSetupIntent?: (client: ProviderClient, kind: string) => Promise<{ clientSecret: string }>;
  /** Throws ApiError SETUP_INTENT_FAILED, PAYMENT_PLATFORM_NOT_AVAILABLE as `createSetupIntent`. */
  createSession?: (
    client: ProviderClient,
    page: { locale: LocaleOption; returnUrl: string },
  ) => Promise<ProviderSession>;
  /**
   * The method to keep. Throws ApiError PAYMENT_METHOD_REFUSED when the provider does not know it or knows it as
   * somebody else's, with the bank's reason in `data.reason` when that refuses it, SETUP_INTENT_FAILED when nothing was
   * set up, PAYMENT_PLATFORM_NOT_AVAILABLE as `createSetupIntent`.
   */
  saveMethod: (method: MethodToSave) => Promise<ProviderPaymentMethod>;
  /** The provider forgets a method too; one it does not know is fine. */
  forgetMethod: (client: Pick<ProviderClient, "id">, providerPaymentMethodId: string) => Promise<void>;
  /** Throws ApiError PAYMENT_METHOD_REFUSED when the provider does not know the method: it was not charged and never is. */
  charge: (input: ChargeInput) => Promise<ChargeResult>;
  /**
   * What a charge that succeeded stored because it was to keep its method, where the provider knew it by nothing else before:
   * an encrypted card, or PayPal. Null where it stored nothing, or what is known already.
   */
  findStoredMethod: (
    charge: ChargeReference,
    wanted: Pick<MethodToSave, "knownIds"> & { clientId: string; type: string },
  ) => Promise<ProviderPaymentMethod | null>;
  /** The state of a charge as the provider knows it; null when it never arrived. */
  findCharge: (charge: ChargeReference) => Promise<ChargeResult | null>;
  /** Ends a charge with what the provider's page gave the browser; null where the provider needs no such thing. */
  finishRedirect: (charge: ChargeReference, redirectResult: string) => Promise<ChargeResult | null>;
  /**
   * Gives up a charge that waits for an action, so that it cannot succeed later. Answers what became of it:
   * FAILED with `cancelled`, or the end it had reached before; null when it never arrived.
   */
  cancelCharge: (charge: ChargeReference) => Promise<ChargeResult | null>;
  /** Gives part or all of a charge back. Never gives back more than was taken: that is FAILED. */
  refund: (input: RefundInput) => Promise<RefundResult>;
  webhook: Webhook | null;
}

/** Configured providers by gateway; the sandbox is there unless a real one replaces it. */
export type PaymentProviders = ReadonlyMap<PaymentGateway, PaymentProvider>;
