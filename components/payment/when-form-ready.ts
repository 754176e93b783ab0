import type { RefObject } from "react";
import type { PaymentFormHandle } from "./payment-form.ts";

const checkMs = 50;
const patienceMs = 15_000;

/** The form that is chosen, once it has loaded: a quick press waits for it instead of being lost. Null when it never comes. */
export async function whenFormReady(form: RefObject<PaymentFormHandle | null>): Promise<PaymentFormHandle | null> {
  for (let waited = 0; form.current === null && waited < patienceMs; waited += checkMs)
    await new Promise((resolve) => setTimeout(resolve, checkMs));
  return form.current;
}
