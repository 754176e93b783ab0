import type { Ref } from "react";
import type { PaymentMethod } from "#contract/payment-methods.ts";

export interface PaymentFormHandle {
  /** Makes what was typed ready for one payment; null when a field needs another look, which the form then says itself. */
  save: () => Promise<PaymentMethod | null>;
}

/** What the form of every payment provider gets; it stands inside the form of the step and has none of its own. */
export interface PaymentFormProps {
  ref: Ref<PaymentFormHandle>;
  /** Key the browser may know; null for the sandbox. */
  publicKey: string | null;
  /** The client's name, so that nobody types it twice. */
  holder: string;
}
