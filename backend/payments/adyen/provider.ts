import { Types } from "@adyen/api-library";
import type { Dependencies } from "../../context.ts";
import { ApiError } from "../../http/problem.ts";
import { offerByCountry } from "../offer.ts";
import { encryptedPrefix, isOnSessionOnly } from "../on-session-method.ts";
import type { ChargeInput, ChargeResult, PaymentProvider } from "../provider.ts";
import { toRequest, withoutNativeChallenge } from "./charge.ts";
import { connect, isKindRefused, isRefusal, type AdyenSettings } from "./client.ts";
import { adyenMethodTypes, findStoredAdyenMethod, readOffered, saveAdyenMethod } from "./methods.ts";
import { toChargeResult } from "./result.ts";
import { adyenWebhook } from "./webhook.ts";

const { CreateCheckoutSessionRequest } = Types.checkout;

const failed = (errorCode: string): ChargeResult => ({
  providerPaymentId: null,
  status: "FAILED",
  errorCode,
  actionUrl: null,
});

/** Refusals become the given code, but for that of a kind; a provider that cannot be reached stays an error of its own. */
async function refusedAs<T>(code: "PAYMENT_METHOD_REFUSED" | "SETUP_INTENT_FAILED", answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (isRefusal(error)) throw new ApiError(isKindRefused(error) ? "PAYMENT_PLATFORM_NOT_AVAILABLE" : code);
    throw error;
  }
}

/**
 * Payments through Adyen's Checkout. Adyen tells what became of a charge by its answer, by `redirectResult` and by
 * webhook, and cannot be asked: a charge whose answer was lost is sent again with its key, one that is given up is
 * cancelled by its reference.
 */
export function createAdyenProvider(settings: AdyenSettings, log: Dependencies["log"] | null = null): PaymentProvider {
  const api = connect(settings);
  const { merchantAccount, environment } = settings;

  async function charge(input: ChargeInput): Promise<ChargeResult> {
    const { isOffSession, method, paymentId } = input;
    if (isOffSession && isOnSessionOnly(method.providerPaymentMethodId)) return failed("authentication_required");
    try {
      const request = toRequest(input, merchantAccount);
      const answer = await api.PaymentsApi.payments(request, { idempotencyKey: paymentId });
      return toChargeResult(answer, isOffSession);
    } catch (error) {
      if (isRefusal(error)) return failed(isKindRefused(error) ? "payment_method_refused" : "processing_error");
      throw error;
    }
  }

  return {
    gateway: "adyen",
    paymentMethodTypes: adyenMethodTypes,
    offeredTypes: offerByCountry(adyenMethodTypes, (country) => readOffered(api, merchantAccount, country), {
      gateway: "adyen",
      log,
    }),
    publicKey: settings.clientKey,
    createSession: async (client, { locale, returnUrl }) => {
      const { ChannelEnum, RecurringProcessingModelEnum, ShopperInteractionEnum, StorePaymentMethodModeEnum } =
        CreateCheckoutSessionRequest;
      const wanted = api.PaymentsApi.sessions({
        merchantAccount,
        amount: { value: 0, currency: "EUR" },
        reference: `setup-${crypto.randomUUID()}`,
        returnUrl,
        channel: ChannelEnum.Web,
        countryCode: locale.slice(3),
        shopperLocale: locale,
        shopperReference: client.id,
        shopperEmail: client.email,
        shopperInteraction: ShopperInteractionEnum.Ecommerce,
        storePaymentMethodMode: StorePaymentMethodModeEnum.Enabled,
        recurringProcessingModel: RecurringProcessingModelEnum.UnscheduledCardOnFile,
        allowedPaymentMethods: ["scheme", "paypal"],
        authenticationData: withoutNativeChallenge,
      });
      const { id, sessionData } = await refusedAs("SETUP_INTENT_FAILED", wanted);
      if (!sessionData) throw new ApiError("SETUP_INTENT_FAILED");
      return { id, sessionData, environment };
    },
    saveMethod: async (wanted) => refusedAs("PAYMENT_METHOD_REFUSED", saveAdyenMethod(api, merchantAccount, wanted)),
    forgetMethod: async (client, id) => {
      if (isOnSessionOnly(id) || id.startsWith(encryptedPrefix)) return;
      await api.RecurringApi.deleteTokenForStoredPaymentDetails(id, client.id, merchantAccount).catch(
        (error: unknown) => {
          if (!isRefusal(error)) throw error;
        },
      );
    },
    charge,
    findStoredMethod: async (_, wanted) => findStoredAdyenMethod(api, merchantAccount, wanted),
    findCharge: async ({ isAnswered, providerPaymentId }) =>
      isAnswered || providerPaymentId !== null
        ? { providerPaymentId, status: "PENDING", errorCode: null, actionUrl: null }
        : null,
    finishRedirect: async ({ paymentId }, redirectResult) => {
      try {
        const answer = await api.PaymentsApi.paymentsDetails({ details: { redirectResult } });
        // A browser brings this: the result of another payment must not pay this one.
        if (answer.merchantReference !== paymentId) return null;
        const result = toChargeResult(answer, false);
        return result.status === "PENDING" ? { ...result, isCustomerDone: true } : result;
      } catch (error) {
        if (isRefusal(error)) return null;
        throw error;
      }
    },
    cancelCharge: async ({ paymentId, providerPaymentId }) => {
      const wanted = { merchantAccount, paymentReference: paymentId, reference: `cancel-${paymentId}` };
      await api.ModificationsApi.cancelAuthorisedPayment(wanted, { idempotencyKey: `cancel-${paymentId}` });
      return { ...failed("cancelled"), providerPaymentId };
    },
    refund: async ({ refundKey, charge: { providerPaymentId }, chargedCents, amountCents, currency }) => {
      if (providerPaymentId === null) throw new Error("the charge to refund is not known at Adyen");
      const wanted = { merchantAccount, reference: refundKey };
      const { ModificationsApi: modifications } = api;
      const options = { idempotencyKey: refundKey };
      try {
        // All of a charge is cancelled or refunded, whichever still can be done.
        const { pspReference } =
          amountCents === chargedCents
            ? await modifications.refundOrCancelPayment(providerPaymentId, wanted, options)
            : await modifications.refundCapturedPayment(
                providerPaymentId,
                { ...wanted, amount: { value: amountCents, currency } },
                options,
              );
        return { providerRefundId: pspReference, status: "SENT", errorCode: null };
      } catch (error) {
        if (!isRefusal(error)) throw error;
        return { providerRefundId: null, status: "FAILED", errorCode: error.errorCode || "refused" };
      }
    },
    webhook: adyenWebhook(settings),
  };
}
