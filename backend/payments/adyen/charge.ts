import { Types } from "@adyen/api-library";
import { isChargedLater, isOnSessionOnly, kindOf } from "../on-session-method.ts";
import type { ChargeInput } from "../provider.ts";

const { PaymentRequest, PayPalDetails, ThreeDSRequestData } = Types.checkout;

/** How Adyen calls the kinds of the contract. */
const adyenTypes: Record<string, string> = {
  card: "scheme",
  paypal: "paypal",
  klarna_paylater: "klarna",
  klarna_paynow: "klarna_paynow",
  ideal: "ideal",
};

export const adyenTypeOf = (type: string): string => adyenTypes[kindOf(type)] ?? "scheme";

/**
 * 3-D Secure happens on the bank's own page: a server has no window for the native kind, and the policy of the storefront
 * has no frames for any bank.
 */
export const withoutNativeChallenge = {
  threeDSRequestData: { nativeThreeDS: ThreeDSRequestData.NativeThreeDSEnum.Disabled },
};

/** Of a longer one Adyen takes no payment at all. */
const nameLength = 80;

/** What Klarna and the like want to know: who buys, and what. */
function describePurchase({ payer, amountCents, reference }: ChargeInput) {
  const [firstName = "", ...rest] = payer.name.split(" ").map((part) => part.slice(0, nameLength));
  return {
    shopperName: { firstName, lastName: (rest.join(" ") || firstName).slice(0, nameLength) },
    lineItems: [{ id: reference, description: reference, quantity: 1, amountIncludingTax: amountCents }],
  };
}

/** A charge as Adyen wants it. `reference` comes back in its webhooks. */
export function toRequest(input: ChargeInput, merchantAccount: string): Types.checkout.PaymentRequest {
  const { method, payer, isOffSession } = input;
  const type = adyenTypeOf(method.type);
  const encrypted = method.encryptedCard ?? null;
  const isStored = encrypted === null && !isOnSessionOnly(method.providerPaymentMethodId);
  const isAsked = type === "paypal" && !isStored;
  const { ShopperInteractionEnum, RecurringProcessingModelEnum, ChannelEnum } = PaymentRequest;
  return {
    merchantAccount,
    reference: input.paymentId,
    merchantOrderReference: input.reference,
    amount: { value: input.amountCents, currency: input.currency },
    /* The library's union of all methods' shapes cannot be narrowed by a type that is known at run time only. */
    paymentMethod: {
      type,
      ...encrypted,
      // Without it Adyen may answer with what PayPal's own script is to do, and there is none on our pages.
      ...(isAsked ? { subtype: PayPalDetails.SubtypeEnum.Redirect } : {}),
      ...(isStored ? { storedPaymentMethodId: method.providerPaymentMethodId } : {}),
    } as unknown as Types.checkout.PaymentRequest["paymentMethod"],
    ...(payer.clientId === null ? {} : { shopperReference: payer.clientId }),
    shopperEmail: payer.email,
    shopperLocale: input.locale,
    countryCode: payer.countryCode,
    ...(type === "scheme" ? {} : describePurchase(input)),
    channel: ChannelEnum.Web,
    returnUrl: input.returnUrl,
    shopperInteraction: isStored ? ShopperInteractionEnum.ContAuth : ShopperInteractionEnum.Ecommerce,
    // Adyen stores the card or PayPal with the payment that succeeds, for boxes to come.
    ...(!isStored && input.keepsMethod && isChargedLater(method.type)
      ? { storePaymentMethod: true, recurringProcessingModel: RecurringProcessingModelEnum.UnscheduledCardOnFile }
      : {}),
    ...(isStored
      ? {
          recurringProcessingModel: isOffSession
            ? RecurringProcessingModelEnum.UnscheduledCardOnFile
            : RecurringProcessingModelEnum.CardOnFile,
        }
      : {}),
    authenticationData: withoutNativeChallenge,
  };
}
