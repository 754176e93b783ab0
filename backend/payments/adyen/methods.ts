import { Types, type CheckoutAPI } from "@adyen/api-library";
import type { CountryCode } from "#contract/locale.ts";
import { ApiError } from "../../http/problem.ts";
import { lastDayOfMonth } from "../../payment-methods/expiry.ts";
import { encryptedPrefix, isChargedLater, kindOf, onSessionMethod } from "../on-session-method.ts";
import type { MethodToSave, PaymentProvider, ProviderPaymentMethod } from "../provider.ts";
import { adyenTypeOf } from "./charge.ts";

export const adyenMethodTypes = [
  "card_via_adyen",
  "paypal_via_adyen",
  "klarna_paylater_via_adyen",
  "klarna_paynow_via_adyen",
  "ideal_via_adyen",
] as const;

/**
 * What is asked about: three pieces of clothing. Services have a least and a most sum, and nobody's basket is known when the
 * answer is kept; a sum that a service does not take is refused at the payment.
 */
const usualAmount = { value: 8000, currency: "EUR" };

/** What the merchant account takes in browsers from a country: iDEAL and Klarna are offered where they are sold, and nowhere else. */
export async function readOffered(
  api: CheckoutAPI,
  merchantAccount: string,
  countryCode: CountryCode,
): Promise<readonly string[]> {
  const channel = Types.checkout.PaymentMethodsRequest.ChannelEnum.Web;
  const asked = { merchantAccount, channel, countryCode, amount: usualAmount };
  const { paymentMethods = [] } = await api.PaymentsApi.paymentMethods(asked);
  return adyenMethodTypes.filter((type) => paymentMethods.some((offered) => offered.type === adyenTypeOf(type)));
}

type Stored = Types.checkout.StoredPaymentMethodResource;

const brands: Record<string, string> = { mc: "mastercard" };

function toMethod(stored: Stored): ProviderPaymentMethod {
  const { id, type, brand = "", lastFour = "", expiryMonth, expiryYear } = stored;
  if (id === undefined) throw new ApiError("PAYMENT_METHOD_REFUSED");
  // Adyen tells none; it answers the same id for a card that the same client stores again.
  const common = { providerPaymentMethodId: id, last4: lastFour, fingerprint: null };
  if (type === "paypal")
    return { ...common, type: "paypal_via_adyen", brand: "paypal", last4: "", expirationDate: null };
  if (type !== "scheme" || !expiryMonth || !expiryYear) throw new ApiError("PAYMENT_METHOD_REFUSED");
  const expirationDate = lastDayOfMonth(Number(expiryYear), Number(expiryMonth));
  return { ...common, type: "card_via_adyen", brand: brands[brand] ?? brand, expirationDate };
}

const createdAt = (stored: Stored): number => (stored.createdAt ? new Date(stored.createdAt).getTime() : 0);

/** Only the client's own, the newest first: Adyen lists by the reference the shop gave. */
async function listStored(api: CheckoutAPI, merchantAccount: string, clientId: string): Promise<Stored[]> {
  const { storedPaymentMethods = [] } = await api.RecurringApi.getTokensForStoredPaymentDetails(
    clientId,
    merchantAccount,
  );
  return storedPaymentMethods.toSorted((a, b) => createdAt(b) - createdAt(a));
}

const newestOf = (stored: readonly Stored[], knownIds: readonly string[], adyenType: string | null) =>
  stored.find(({ id, type }) => id !== undefined && !knownIds.includes(id) && (adyenType ?? type) === type);

/** See `PaymentProvider.findStoredMethod`. Adyen does not tell which charge stored what: it is the newest nobody knows yet. */
export async function findStoredAdyenMethod(
  api: CheckoutAPI,
  merchantAccount: string,
  { clientId, type, knownIds }: Parameters<PaymentProvider["findStoredMethod"]>[1],
): Promise<ProviderPaymentMethod | null> {
  if (!isChargedLater(type)) return null;
  const stored = newestOf(await listStored(api, merchantAccount, clientId), knownIds, adyenTypeOf(type));
  return stored ? toMethod(stored) : null;
}

/** What a client's browser brings, as a method to keep; see `PaymentProvider.saveMethod`. */
export async function saveAdyenMethod(
  api: CheckoutAPI,
  merchantAccount: string,
  wanted: MethodToSave,
): Promise<ProviderPaymentMethod> {
  const { client, providerPaymentMethodId, redirectResult, knownIds, encryptedCard } = wanted;
  if (encryptedCard !== null)
    return {
      providerPaymentMethodId: `${encryptedPrefix}${crypto.randomUUID()}`,
      type: "card_via_adyen",
      brand: brands[encryptedCard.brand ?? ""] ?? encryptedCard.brand ?? "",
      last4: "",
      expirationDate: null,
      fingerprint: null,
      encryptedCard,
    };
  const list = () => listStored(api, merchantAccount, client.id);
  const findNew = async (adyenType: string | null) => newestOf(await list(), knownIds, adyenType);

  if (providerPaymentMethodId !== null) {
    const stored = (await list()).find(({ id }) => id === providerPaymentMethodId);
    if (!stored) throw new ApiError("PAYMENT_METHOD_REFUSED");
    return toMethod(stored);
  }
  if (redirectResult !== null) {
    const answer = await api.PaymentsApi.paymentsDetails({ details: { redirectResult } });
    if (String(answer.resultCode) !== "Authorised") throw new ApiError("SETUP_INTENT_FAILED");
    const stored = await findNew(null);
    if (!stored) throw new ApiError("SETUP_INTENT_FAILED");
    return toMethod(stored);
  }
  const type = adyenMethodTypes.find((known) => known === wanted.type);
  if (!type) throw new ApiError("PAYMENT_METHOD_REFUSED");
  const kind = kindOf(type);
  const stored = kind === "card" || kind === "paypal" ? await findNew(adyenTypeOf(type)) : undefined;
  if (stored) return toMethod(stored);
  if (kind === "card") throw new ApiError("SETUP_INTENT_FAILED");
  return onSessionMethod(type, client.id);
}
