import type { sandboxPaymentMethods } from "../../db/schema/sandbox.ts";

export type SandboxBehaviour = (typeof sandboxPaymentMethods.$inferSelect)["behaviour"];

/** Test numbers of the sandbox and what they do. No other number is ever accepted. */
export const sandboxCards: Readonly<
  Record<string, { brand: string; behaviour: SandboxBehaviour; expiresThisMonth?: true }>
> = {
  "4242424242424242": { brand: "visa", behaviour: "succeeds" },
  "5555555555554444": { brand: "mastercard", behaviour: "succeeds" },
  "4000000000000002": { brand: "visa", behaviour: "declined" },
  "4000000000009995": { brand: "visa", behaviour: "insufficient-funds" },
  "4000002500003155": { brand: "visa", behaviour: "three-d-secure" },
  "4000000000000341": { brand: "visa", behaviour: "off-session-declined" },
  "4000000000000663": { brand: "visa", behaviour: "succeeds", expiresThisMonth: true },
  "4000000000000069": { brand: "visa", behaviour: "expired" },
};

interface Outcome {
  status: "SUCCEEDED" | "FAILED" | "REQUIRES_ACTION";
  errorCode: string | null;
}

const succeeded: Outcome = { status: "SUCCEEDED", errorCode: null };
const failed = (errorCode: string): Outcome => ({ status: "FAILED", errorCode });
const always = (outcome: Outcome): Outcome & { offSession: Outcome } => ({ ...outcome, offSession: outcome });
const asksTheCustomer: Outcome = { status: "REQUIRES_ACTION", errorCode: null };

/** What charging a method of each behaviour answers, with the customer there and without. */
export const chargeOutcome: Record<SandboxBehaviour, Outcome & { offSession: Outcome }> = {
  succeeds: always(succeeded),
  declined: always(failed("card_declined")),
  "insufficient-funds": always(failed("insufficient_funds")),
  "three-d-secure": { ...asksTheCustomer, offSession: failed("authentication_required") },
  "off-session-declined": { ...succeeded, offSession: failed("card_declined") },
  expired: always(failed("expired_card")),
  redirect: { ...asksTheCustomer, offSession: succeeded },
  "redirect-each-time": { ...asksTheCustomer, offSession: failed("authentication_required") },
};
