import { Stripe } from "stripe";
import type { Dependencies } from "../../context.ts";
import { ApiError } from "../../http/problem.ts";
import { toErrorCode } from "../error-code.ts";
import { offerOf } from "../offer.ts";
import { isOnSessionOnly } from "../on-session-method.ts";
import type { ChargeInput, ChargeReference, ChargeResult, PaymentProvider } from "../provider.ts";
import { cancelIntent, findIntent, toParameters } from "./charge.ts";
import { findCustomer, requireCustomer } from "./customers.ts";
import { findKeptBy, readOffered, saveStripeMethod, stripeMethodTypes } from "./methods.ts";
import { toChargeResult, toRefundResult } from "./result.ts";
import { stripeWebhook } from "./webhook.ts";

export interface StripeSettings {
  secretKey: string;
  publicKey: string;
  webhookSecret: string;
  /** Another address of the API, for tests. */
  apiBase?: string | undefined;
}

const timeoutMs = 20_000;

function connect({ secretKey, apiBase }: StripeSettings): Stripe {
  const base = apiBase === undefined ? null : new URL(apiBase);
  return new Stripe(secretKey, {
    maxNetworkRetries: 1,
    timeout: timeoutMs,
    telemetry: false,
    ...(base && { host: base.hostname, port: base.port, protocol: base.protocol === "http:" ? "http" : "https" }),
  });
}

/** Stripe understood the request and refuses it: asking again changes nothing. 409 and 429 only ask to wait. */
const isRefusal = (error: unknown): error is Stripe.errors.StripeInvalidRequestError =>
  error instanceof Stripe.errors.StripeInvalidRequestError && (error.statusCode === 400 || error.statusCode === 404);

/** The account does not take this kind of method, or no longer: its parameter is what is wrong. */
const isKindRefused = ({ code, param }: Stripe.errors.StripeInvalidRequestError): boolean =>
  code === "payment_method_unactivated" || /payment_method_types/.test(param ?? "");

/** Refusals become the given code, but for that of a kind; a provider that cannot be reached stays an error of its own. */
async function refusedAs<T>(code: "PAYMENT_METHOD_REFUSED" | "SETUP_INTENT_FAILED", answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (isRefusal(error) && isKindRefused(error)) throw new ApiError("PAYMENT_PLATFORM_NOT_AVAILABLE");
    if (isRefusal(error) || error instanceof Stripe.errors.StripeCardError) throw new ApiError(code);
    throw error;
  }
}

/** A charge that Stripe refused for good; null when it may be sent again. */
function toFailure(error: unknown): ChargeResult | null {
  if (error instanceof Stripe.errors.StripeCardError) {
    const intent = error.payment_intent;
    const errorCode = toErrorCode([error.decline_code, error.code, error.type]);
    return intent && intent.status !== "requires_payment_method"
      ? toChargeResult(intent)
      : { providerPaymentId: intent?.id ?? null, status: "FAILED", errorCode, actionUrl: null };
  }
  if (isRefusal(error)) {
    const errorCode = isKindRefused(error) ? "payment_method_refused" : toErrorCode([error.code, "processing_error"]);
    return { providerPaymentId: error.payment_intent?.id ?? null, status: "FAILED", errorCode, actionUrl: null };
  }
  return null;
}

/** Payments through Stripe. Its own requests are repeated with the same idempotency key and never charge twice. */
export function createStripeProvider(
  needs: Pick<Dependencies, "db" | "clock">,
  settings: StripeSettings,
  log: Dependencies["log"] | null = null,
): PaymentProvider {
  const stripe = connect(settings);
  const customerOf = ({ clientId }: Pick<ChargeReference, "clientId">) =>
    clientId === null ? null : findCustomer(needs, clientId);
  const find = async (charge: ChargeReference) => findIntent(stripe, await customerOf(charge), charge);

  async function charge(input: ChargeInput): Promise<ChargeResult> {
    const { payer, isOffSession, method } = input;
    if (isOffSession && isOnSessionOnly(method.providerPaymentMethodId))
      return { providerPaymentId: null, status: "FAILED", errorCode: "authentication_required", actionUrl: null };
    const customerId =
      payer.clientId === null ? null : await requireCustomer(stripe, needs, { ...payer, id: payer.clientId });
    try {
      const parameters = toParameters(input, customerId);
      return toChargeResult(await stripe.paymentIntents.create(parameters, { idempotencyKey: input.paymentId }));
    } catch (error) {
      const failure = toFailure(error);
      if (failure) return failure;
      throw error;
    }
  }

  return {
    gateway: "stripe",
    paymentMethodTypes: stripeMethodTypes,
    // Its configuration knows no countries.
    offeredTypes: offerOf(stripeMethodTypes, () => readOffered(stripe), { gateway: "stripe", log }),
    publicKey: settings.publicKey,
    createSetupIntent: async (client, kind) => {
      const customer = await requireCustomer(stripe, needs, client);
      const begun = stripe.setupIntents.create({
        customer,
        allowed_payment_method_types: [kind],
        usage: "off_session",
      });
      const { client_secret: clientSecret } = await refusedAs("SETUP_INTENT_FAILED", begun);
      if (clientSecret === null) throw new ApiError("SETUP_INTENT_FAILED");
      return { clientSecret };
    },
    saveMethod: async (wanted) => {
      const customer = await requireCustomer(stripe, needs, wanted.client);
      return refusedAs("PAYMENT_METHOD_REFUSED", saveStripeMethod(stripe, customer, wanted));
    },
    forgetMethod: async (_, id) => {
      if (isOnSessionOnly(id)) return;
      await stripe.paymentMethods.detach(id).catch((error: unknown) => {
        if (!isRefusal(error)) throw error;
      });
    },
    charge,
    findStoredMethod: async (reference) => {
      const intent = await find(reference);
      return intent && findKeptBy(stripe, intent);
    },
    findCharge: async (reference) => {
      const intent = await find(reference);
      return intent && toChargeResult(intent);
    },
    // Stripe ends a charge without the browser's help.
    finishRedirect: async () => null,
    cancelCharge: async (reference) => {
      const intent = await find(reference);
      return intent && cancelIntent(stripe, intent);
    },
    refund: async ({ refundKey, charge: reference, amountCents }) => {
      const intent = await find(reference);
      if (!intent) throw new Error("the charge to refund is not known at Stripe");
      try {
        const wanted = { payment_intent: intent.id, amount: amountCents, metadata: { refund_key: refundKey } };
        return toRefundResult(await stripe.refunds.create(wanted, { idempotencyKey: refundKey }));
      } catch (error) {
        if (!isRefusal(error)) throw error;
        return { providerRefundId: null, status: "FAILED", errorCode: error.code ?? error.type };
      }
    },
    webhook: stripeWebhook(stripe, settings.webhookSecret),
  };
}
