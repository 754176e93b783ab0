import type { RefObject } from "react";
import type { PaymentFormHandle, Prepared } from "./payment-form.ts";

const checkMs = 50;
const patienceMs = 15_000;

/**
 * Makes ready what was filled in in the form that is chosen, once it has loaded: a quick press waits for it instead of being
 * lost. A form that never comes is a method that could not be kept, which the customer is told.
 */
export async function prepareForm(form: RefObject<PaymentFormHandle | null>): Promise<Prepared> {
  for (let waited = 0; form.current === null && waited < patienceMs; waited += checkMs)
    await new Promise((resolve) => setTimeout(resolve, checkMs));
  return form.current === null ? { kind: "refused", code: "SETUP_INTENT_FAILED" } : form.current.prepare();
}
