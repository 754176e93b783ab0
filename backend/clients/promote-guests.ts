import * as addresses from "#contract/addresses.ts";
import * as cart from "#contract/cart.ts";
import { updateClient } from "#contract/client.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { createOrder, quoteOrder } from "#contract/orders.ts";
import * as methods from "#contract/payment-methods.ts";
import { createGuest, signOut } from "#contract/session.ts";
import type { Implementation } from "../http/implementation.ts";
import { claimAccount } from "./guest.ts";

/** What a guest does on the way to an order; ordering itself makes the account together with the order. */
const onTheWay: ReadonlySet<Endpoint> = new Set<Endpoint>([
  cart.createCart,
  cart.putCartLine,
  cart.deleteCartLine,
  cart.mergeCart,
  createGuest,
  updateClient,
  addresses.createShippingAddress,
  addresses.createBillingAddress,
  addresses.updateShippingAddress,
  addresses.updateBillingAddress,
  addresses.deleteShippingAddress,
  addresses.deleteBillingAddress,
  methods.createSetupIntent,
  methods.createAdyenSession,
  methods.createPaymentMethod,
  methods.updatePaymentMethod,
  methods.deletePaymentMethod,
  methods.createSandboxToken,
  quoteOrder,
  createOrder,
  signOut,
]);

/**
 * A guest who does anything but read and go on to an order (a quiz, a gift card, a subscription) becomes a client first:
 * what is theirs must have an account whose e-mail nobody else has.
 */
export const promoteGuests = (implementations: readonly Implementation[]): Implementation[] =>
  implementations.map((implementation) => {
    const { endpoint, handler } = implementation;
    if (endpoint.method === "GET" || onTheWay.has(endpoint)) return implementation;
    return {
      endpoint,
      handler: async (input, context) => {
        const { caller } = context;
        if (caller?.isGuest) await context.db.transaction((tx) => claimAccount(tx, context, caller.clientId));
        return handler(input, context);
      },
    };
  });
