import type { sandboxPaymentMethods } from "../../db/schema/order.ts";

export type SandboxBehaviour = (typeof sandboxPaymentMethods.$inferSelect)["behaviour"];

/** Test numbers of the sandbox and what they do. No other number is ever accepted. */
export const sandboxCards: Readonly<Record<string, { brand: string; behaviour: SandboxBehaviour }>> = {
  "4242424242424242": { brand: "visa", behaviour: "succeeds" },
  "4000000000000002": { brand: "visa", behaviour: "declined" },
  "4000000000009995": { brand: "visa", behaviour: "insufficient-funds" },
  "4000002500003155": { brand: "visa", behaviour: "three-d-secure" },
  "4000000000000069": { brand: "visa", behaviour: "expired" },
};

/** What charging a card of each behaviour answers. */
export const chargeOutcome = {
  succeeds: { status: "SUCCEEDED", errorCode: null },
  declined: { status: "FAILED", errorCode: "card_declined" },
  "insufficient-funds": { status: "FAILED", errorCode: "insufficient_funds" },
  "three-d-secure": { status: "REQUIRES_ACTION", errorCode: null },
  expired: { status: "FAILED", errorCode: "expired_card" },
} as const satisfies Record<SandboxBehaviour, { status: string; errorCode: string | null }>;
