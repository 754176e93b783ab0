import type { Stripe } from "stripe";
import { isChargedLater, isOnSessionOnly, kindOf } from "../on-session-method.ts";
import type { ChargeInput, ChargeReference, ChargeResult } from "../provider.ts";
import { stripeTypeOf } from "./methods.ts";
import { toChargeResult } from "./result.ts";

/** What the customer is asked for by the service itself. */
function methodData({ method, payer }: ChargeInput): Pick<Stripe.PaymentIntentCreateParams, "payment_method_data"> {
  const { email, name, countryCode } = payer;
  const billing_details = { email, name, address: { country: countryCode } };
  return { payment_method_data: { type: stripeTypeOf(method.type), billing_details } };
}

/**
 * Stripe makes the method the customer's once the charge succeeds, and never else. PayPal wants to be told that its customer agreed
 * to later charges; they do so on its page, in no browser that this server knows of.
 */
const keeping = (type: string): Partial<Stripe.PaymentIntentCreateParams> => ({
  setup_future_usage: "off_session",
  ...(kindOf(type) === "paypal" ? { mandate_data: { customer_acceptance: { type: "offline" } } } : {}),
});

export function toParameters(input: ChargeInput, customerId: string | null): Stripe.PaymentIntentCreateParams {
  const { method, isOffSession } = input;
  return {
    amount: input.amountCents,
    currency: "eur",
    confirm: true,
    allowed_payment_method_types: [stripeTypeOf(method.type)],
    ...(isOnSessionOnly(method.providerPaymentMethodId)
      ? methodData(input)
      : { payment_method: method.providerPaymentMethodId }),
    ...(customerId === null ? {} : { customer: customerId }),
    ...(isOffSession ? { off_session: true } : { return_url: input.returnUrl }),
    ...(input.keepsMethod && !isOffSession && isChargedLater(method.type) ? keeping(method.type) : {}),
    description: input.reference,
    metadata: { payment_id: input.paymentId },
  };
}

/** How far back a client's charges are looked through for one whose answer was lost. */
const recentCharges = 100;

/**
 * The payment intent of a charge. One whose answer was lost is found among the customer's, which Stripe lists at once;
 * a guest's by search, which lags by a minute.
 */
export async function findIntent(
  stripe: Stripe,
  customerId: string | null,
  { paymentId, providerPaymentId }: ChargeReference,
): Promise<Stripe.PaymentIntent | null> {
  if (providerPaymentId !== null) return stripe.paymentIntents.retrieve(providerPaymentId);
  const { data } =
    customerId === null
      ? await stripe.paymentIntents.search({ query: `metadata['payment_id']:'${paymentId}'`, limit: 1 })
      : await stripe.paymentIntents.list({ customer: customerId, limit: recentCharges });
  return data.find(({ metadata }) => metadata["payment_id"] === paymentId) ?? null;
}

/** Ends an intent that can still be paid; answers what became of it. */
export async function cancelIntent(stripe: Stripe, intent: Stripe.PaymentIntent): Promise<ChargeResult> {
  if (intent.status === "succeeded" || intent.status === "canceled") return toChargeResult(intent);
  try {
    const ended = await stripe.paymentIntents.cancel(intent.id);
    // One that had failed keeps its reason; cancelling it only makes sure that nobody confirms it later.
    return intent.status === "requires_payment_method" ? toChargeResult(intent) : toChargeResult(ended);
  } catch (error) {
    const now = await stripe.paymentIntents.retrieve(intent.id);
    if (now.status === intent.status && now.status !== "processing") throw error;
    return toChargeResult(now);
  }
}
