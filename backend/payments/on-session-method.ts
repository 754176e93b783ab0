const prefix = "on-session:";

/**
 * How a method without details is kept: a service (PayPal, Klarna, iDEAL) that asks the customer on its own page at
 * every charge. One a client and a type.
 */
export const onSessionMethodId = (type: string, clientId: string): string => `${prefix}${type}:${clientId}`;

/** Such a method cannot be charged while the customer is away. */
export const isOnSessionOnly = (providerPaymentMethodId: string): boolean => providerPaymentMethodId.startsWith(prefix);
