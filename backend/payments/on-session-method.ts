import type { ProviderPaymentMethod } from "./provider.ts";

/** What the ids of such methods begin with. */
export const onSessionPrefix = "on-session:";

/** What the ids of cards begin with that no provider has stored: they are charged as a form encrypted them. */
export const encryptedPrefix = "encrypted:";

/** `paypal` of `paypal_via_stripe`. */
export const kindOf = (type: string): string => type.slice(0, type.indexOf("_via_"));

/** Kinds that can be charged again without the client: a box is paid for days after it was tried on. */
export const isChargedLater = (type: string): boolean => ["card", "paypal"].includes(kindOf(type));

/**
 * A method without details: a service (PayPal, Klarna, iDEAL) that asks the customer on its own page at every charge.
 * One a client and a type, so that saving it again finds it.
 */
export const onSessionMethod = (type: string, clientId: string): ProviderPaymentMethod => ({
  providerPaymentMethodId: `${onSessionPrefix}${type}:${clientId}`,
  type,
  brand: kindOf(type).split("_")[0] ?? "",
  last4: "",
  expirationDate: null,
  fingerprint: null,
});

/** Such a method cannot be charged while the customer is away. */
export const isOnSessionOnly = (providerPaymentMethodId: string): boolean =>
  providerPaymentMethodId.startsWith(onSessionPrefix);
