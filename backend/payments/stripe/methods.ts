import type { Stripe } from "stripe";
import { ApiError } from "../../http/problem.ts";
import { lastDayOfMonth } from "../../payment-methods/expiry.ts";
import { kindOf, onSessionMethod } from "../on-session-method.ts";
import type { MethodToSave, ProviderPaymentMethod } from "../provider.ts";

/** What Stripe takes in euros for this shop. Klarna asks the customer itself whether to pay now or later. */
export const stripeMethodTypes = [
  "card_via_stripe",
  "paypal_via_stripe",
  "klarna_paylater_via_stripe",
  "ideal_via_stripe",
] as const;

/** How Stripe calls the kinds of the contract. */
export const stripeTypeOf = (type: string): "card" | "paypal" | "klarna" | "ideal" => {
  const kind = kindOf(type);
  if (kind === "paypal" || kind === "ideal") return kind;
  return kind.startsWith("klarna") ? "klarna" : "card";
};

/**
 * What the account's own configuration lets customers choose: what is turned on in Stripe's dashboard, and approved. All that the
 * shop knows where it has none.
 */
export async function readOffered(stripe: Stripe): Promise<readonly string[]> {
  const { data } = await stripe.paymentMethodConfigurations.list({ limit: 100 });
  const own = data.find(({ is_default, active, parent }) => is_default && active && parent === null);
  // A kind it does not name is one the account cannot have.
  return own ? stripeMethodTypes.filter((type) => own[stripeTypeOf(type)]?.available) : stripeMethodTypes;
}

function toMethod({ id, card, type }: Stripe.PaymentMethod): ProviderPaymentMethod {
  if (type === "card" && card) {
    const expirationDate = lastDayOfMonth(card.exp_year, card.exp_month);
    return {
      providerPaymentMethodId: id,
      type: "card_via_stripe",
      brand: card.brand,
      last4: card.last4,
      expirationDate,
      fingerprint: card.fingerprint ?? null,
    };
  }
  if (type !== "paypal") throw new ApiError("PAYMENT_METHOD_REFUSED");
  const paypal = { brand: "paypal", last4: "", expirationDate: null, fingerprint: null };
  return { providerPaymentMethodId: id, type: "paypal_via_stripe", ...paypal };
}

const idOf = (value: string | { id: string } | null): string | null =>
  typeof value === "string" ? value : (value?.id ?? null);

/** The method of a setup intent that succeeded for this customer. Its id is no secret: whose it is decides. */
async function readSetUp(stripe: Stripe, customerId: string, intentId: string): Promise<string> {
  const intent = await stripe.setupIntents.retrieve(intentId);
  const methodId = idOf(intent.payment_method);
  if (idOf(intent.customer) !== customerId) throw new ApiError("PAYMENT_METHOD_REFUSED");
  if (intent.status !== "succeeded" || methodId === null) throw new ApiError("SETUP_INTENT_FAILED");
  return methodId;
}

/** Services that ask at every payment: what was set up names no money to charge later, and Stripe attaches none of it. */
const services: Partial<Record<Stripe.PaymentMethod.Type, (typeof stripeMethodTypes)[number]>> = {
  klarna: "klarna_paylater_via_stripe",
  ideal: "ideal_via_stripe",
};

/** A method of this customer; one that is nobody's yet becomes theirs, unless it is to pay once. */
async function claimMethod(
  stripe: Stripe,
  customerId: string,
  { methodId, isKept, clientId }: { methodId: string; isKept: boolean; clientId: string },
): Promise<ProviderPaymentMethod> {
  const method = await stripe.paymentMethods.retrieve(methodId);
  const owner = idOf(method.customer);
  if (owner !== null && owner !== customerId) throw new ApiError("PAYMENT_METHOD_REFUSED");
  const service = services[method.type];
  if (service) return onSessionMethod(service, clientId);
  // PayPal is charged later by what its customer agreed to on its page, which a setup or a payment asks and nothing else.
  if (owner === null && isKept && method.type === "paypal") throw new ApiError("PAYMENT_METHOD_REFUSED");
  if (owner === null && isKept) await stripe.paymentMethods.attach(methodId, { customer: customerId });
  return toMethod(method);
}

/** The method of an intent that made it its customer's; null for one that did not, and for one that has let it go since. */
export async function findKeptBy(stripe: Stripe, intent: Stripe.PaymentIntent): Promise<ProviderPaymentMethod | null> {
  const [methodId, customerId] = [idOf(intent.payment_method), idOf(intent.customer)];
  if (intent.setup_future_usage === null || methodId === null || customerId === null) return null;
  const method = await stripe.paymentMethods.retrieve(methodId);
  return idOf(method.customer) === customerId ? toMethod(method) : null;
}

/** What a client's browser brings, as a method to keep; see `PaymentProvider.saveMethod`. */
export async function saveStripeMethod(
  stripe: Stripe,
  customerId: string,
  wanted: MethodToSave,
): Promise<ProviderPaymentMethod> {
  const given = wanted.providerPaymentMethodId ?? wanted.redirectResult;
  if (given !== null) {
    const methodId = given.startsWith("seti_") ? await readSetUp(stripe, customerId, given) : given;
    if (!methodId.startsWith("pm_")) throw new ApiError("PAYMENT_METHOD_REFUSED");
    return claimMethod(stripe, customerId, { methodId, isKept: wanted.isKept, clientId: wanted.client.id });
  }
  const type = stripeMethodTypes.find((known) => known === wanted.type);
  if (!type) throw new ApiError("PAYMENT_METHOD_REFUSED");
  const stripeType = stripeTypeOf(type);
  if (stripeType === "card" || stripeType === "paypal") {
    const stored = await stripe.customers.listPaymentMethods(customerId, { type: stripeType, limit: 20 });
    const newest = stored.data.find(({ id }) => !wanted.knownIds.includes(id));
    if (newest) return toMethod(newest);
  }
  if (stripeType === "card") throw new ApiError("SETUP_INTENT_FAILED");
  return onSessionMethod(type, wanted.client.id);
}
