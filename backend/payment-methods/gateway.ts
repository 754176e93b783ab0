import type { z } from "zod";
import type { createPaymentMethod, PaymentGateway } from "#contract/payment-methods.ts";

type Input = Omit<z.output<(typeof createPaymentMethod)["body"]>, "is_kept">;

const stripeId = /^(pm|seti)_/;

/**
 * The provider that knows a method: the one that is named, by itself or in the type; else the only one there is. Of two,
 * Stripe's identifiers are known by their shape, and what is none of them is Adyen's.
 */
export function gatewayOf(
  { payment_gateway: named, payment_method_type: type, ...given }: Input,
  configured: readonly PaymentGateway[],
): PaymentGateway {
  const ofType = configured.find((gateway) => type?.endsWith(`_via_${gateway}`));
  const [only] = configured.length === 1 ? configured : [];
  const id = given.provider_payment_method_id ?? given.redirect_result ?? "";
  return named ?? ofType ?? only ?? (stripeId.test(id) ? "stripe" : "adyen");
}
