import type { Locale } from "#contract/locale.ts";
import { createSandboxToken } from "#contract/payment-methods.ts";
import { browserApi } from "#lib/http/browser-client.ts";
import type { CardExpiry } from "./card-expiry.ts";
import type { MethodProof } from "./types.ts";

export interface CardDetails {
  number: string;
  expiry: CardExpiry;
  cvc: string;
  holder: string;
}

/**
 * Plays what a provider's card fields do: the card goes to the sandbox, which answers what stands for it.
 * Throws `AppError` PAYMENT_METHOD_REFUSED for a number that is no test number, PAYMENT_METHOD_EXPIRED, SETUP_INTENT_FAILED.
 */
export async function tokeniseSandboxCard(
  clientSecret: string,
  { number, expiry, cvc, holder }: CardDetails,
): Promise<MethodProof> {
  const token = await browserApi().call(createSandboxToken, {
    body: { client_secret: clientSecret, number, expiry_month: expiry.month, expiry_year: expiry.year, cvc, holder },
  });
  return { ...token, payment_method_type: "card_via_sandbox", payment_gateway: "sandbox" };
}

/** The page of the sandbox on which a service is allowed to be charged later. */
export function sandboxAuthorisation({
  clientSecret,
  kind,
  returnUrl,
  locale,
}: {
  clientSecret: string;
  kind: string;
  returnUrl: string;
  locale: Locale;
}): string {
  const query = new URLSearchParams({ client_secret: clientSecret, type: kind, return_url: returnUrl, locale });
  return `/payment-sandbox/authorisation?${query}`;
}
