import type { Ref } from "react";
import type { MethodProof, PaymentMethodType } from "#lib/payments/types.ts";

/** What becomes of a method that was filled in. */
export type Prepared =
  /** What the provider's form answered; `saveMethod` makes a method of it, a gift card takes it as it is. */
  | { kind: "proof"; proof: MethodProof }
  /** The provider asks on a page of its own first, and leads back to `returnUrl` with what `readPaymentReturn` reads. */
  | { kind: "leaving"; url: string }
  /** The provider's reason, with words under `website.error.payment` or without. */
  | { kind: "refused"; code: string }
  /** A field needs another look, which the form says itself. */
  | { kind: "incomplete" };

export interface PaymentFormHandle {
  /** Makes what was filled in ready to pay with. Pays and keeps nothing. Throws `AppError` when somebody cannot be reached. */
  prepare: () => Promise<Prepared>;
}

/** What the form of every way to pay gets; it stands inside the form of a step and has none of its own. */
export interface PaymentFormProps {
  ref: Ref<PaymentFormHandle>;
  type: PaymentMethodType;
  /** Key the browser may know; null for the sandbox. */
  publicKey: string | null;
  /** The payer's name, so that nobody types it twice. */
  holder: string;
  /** `once`: it pays now. `later`: nothing is paid now, boxes are charged to it without the client. */
  use: "once" | "later";
  /** Begins at the provider; answers its `client_secret`. Throws `AppError` SETUP_INTENT_FAILED, PAYMENT_PLATFORM_NOT_AVAILABLE. */
  begin: () => Promise<string>;
  /** Where the provider's own page leads back to: absolute, on this origin. */
  returnUrl: string;
}
