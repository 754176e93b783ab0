import { randomUUID } from "node:crypto";
import type { z } from "zod";
import type { createPaymentMethod, PaymentGateway, PaymentMethod } from "#contract/payment-methods.ts";
import { lockClient } from "../clients/lock.ts";
import type { Caller, Dependencies } from "../context.ts";
import { ApiError } from "../http/problem.ts";
import type { PaymentProvider } from "../payments/provider.ts";
import { isExpired } from "./expiry.ts";
import {
  findByProviderId,
  findPaymentMethod,
  forgetPaymentMethod,
  insertPaymentMethod,
  makeDefaultMethod,
  readPaymentMethods,
  toPaymentMethod,
} from "./store.ts";

function requireProvider({ payments }: Dependencies, gateway: PaymentGateway): PaymentProvider {
  const provider = payments.get(gateway);
  if (provider === undefined) throw new ApiError("PAYMENT_PLATFORM_NOT_AVAILABLE");
  return provider;
}

/**
 * Saves a method the provider knows. Saving the same one again answers the saved one; one that another client
 * saved is refused. The first method is the default.
 */
export async function savePaymentMethod(
  context: Dependencies,
  { clientId }: Caller,
  input: z.output<(typeof createPaymentMethod)["body"]>,
): Promise<PaymentMethod> {
  const provider = requireProvider(context, input.payment_gateway);
  if (input.provider_payment_method_id === undefined) throw new ApiError("SETUP_INTENT_FAILED");
  const known = await provider.readPaymentMethod(input.provider_payment_method_id);
  if (isExpired(known.expirationDate, context.clock.now())) throw new ApiError("PAYMENT_METHOD_EXPIRED");
  return context.db.transaction(async (tx) => {
    await lockClient(tx, clientId);
    const existing = await findByProviderId(tx, provider.gateway, known.providerPaymentMethodId);
    if (existing !== null) {
      if (existing.clientId !== clientId || existing.deletedAt !== null) throw new ApiError("PAYMENT_METHOD_REFUSED");
      return toPaymentMethod(existing);
    }
    const method = {
      id: randomUUID(),
      clientId,
      gateway: provider.gateway,
      ...known,
      isDefault: (await readPaymentMethods(tx, clientId)).length === 0,
      createdAt: context.clock.now(),
    };
    await insertPaymentMethod(tx, method);
    return toPaymentMethod({ ...method, deletedAt: null });
  });
}

export function chooseDefaultMethod({ db }: Dependencies, { clientId }: Caller, id: string): Promise<PaymentMethod> {
  return db.transaction(async (tx) => {
    await lockClient(tx, clientId);
    const method = await findPaymentMethod(tx, clientId, id);
    if (method === null) throw new ApiError("NOT_FOUND");
    await makeDefaultMethod(tx, clientId, id);
    return toPaymentMethod({ ...method, isDefault: true });
  });
}

/** When the default goes, the newest of the others that can still be charged takes its place. */
export function forgetMethod({ db, clock }: Dependencies, { clientId }: Caller, id: string): Promise<void> {
  return db.transaction(async (tx) => {
    await lockClient(tx, clientId);
    const method = await findPaymentMethod(tx, clientId, id);
    if (method === null) throw new ApiError("NOT_FOUND");
    await forgetPaymentMethod(tx, id, clock.now());
    if (!method.isDefault) return;
    const next = (await readPaymentMethods(tx, clientId)).find(
      (other) => !isExpired(other.expiration_date, clock.now()),
    );
    if (next) await makeDefaultMethod(tx, clientId, next.id);
  });
}
