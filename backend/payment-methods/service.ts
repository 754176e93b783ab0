import type { z } from "zod";
import type { LocaleOption } from "#contract/locale.ts";
import type { createPaymentMethod, PaymentGateway, PaymentMethod } from "#contract/payment-methods.ts";
import { lockClient } from "../clients/lock.ts";
import type { Caller, Dependencies, RequestContext } from "../context.ts";
import type { Transaction } from "../db/database.ts";
import { eq } from "../db/orm.ts";
import { clients } from "../db/schema/client.ts";
import { ApiError } from "../http/problem.ts";
import { storefrontLink } from "../mails/storefront-links.ts";
import { isOnSessionOnly } from "../payments/on-session-method.ts";
import { expediteCharges } from "../orders/expedite-charges.ts";
import type { PaymentProvider, ProviderClient, ProviderPaymentMethod } from "../payments/provider.ts";
import { wakeHeldBoxes } from "../requests/wake.ts";
import { isExpired } from "./expiry.ts";
import { gatewayOf } from "./gateway.ts";
import { forgetAtProvider, keepMethod, type Kept } from "./keep.ts";
import { findOffSessionMethod } from "./off-session.ts";
import {
  findByProviderId,
  findPaymentMethod,
  forgetPaymentMethod,
  insertPaymentMethod,
  makeDefaultMethod,
  readPaymentMethods,
  readProviderIds,
  rememberPaymentMethod,
  toPaymentMethod,
  type StoredPaymentMethod,
} from "./store.ts";

function requireProvider({ payments }: Dependencies, gateway: PaymentGateway): PaymentProvider {
  const provider = payments.get(gateway);
  if (provider === undefined) throw new ApiError("PAYMENT_PLATFORM_NOT_AVAILABLE");
  return provider;
}

async function requireClient({ db }: Dependencies, { clientId }: Caller): Promise<ProviderClient> {
  const [client] = await db.select().from(clients).where(eq(clients.id, clientId));
  if (client === undefined) throw new ApiError("UNAUTHENTICATED");
  return { id: clientId, email: client.email, name: `${client.firstname} ${client.lastname}` };
}

/** Begins to save a method at the provider that works with setup intents. Throws SETUP_INTENT_FAILED, PAYMENT_PLATFORM_NOT_AVAILABLE. */
export async function beginSetup(context: Dependencies, caller: Caller, kind: string): Promise<string> {
  const provider = context.payments.get("stripe") ?? context.payments.get("sandbox");
  if (!provider?.createSetupIntent) throw new ApiError("SETUP_INTENT_FAILED");
  const client = await requireClient(context, caller);
  return (await answerOrUnavailable(context, provider.createSetupIntent(client, kind))).clientSecret;
}

/** Opens the form of the provider that works with sessions. Throws PAYMENT_PLATFORM_NOT_AVAILABLE, SETUP_INTENT_FAILED. */
export async function openSession(
  context: Dependencies & { localeOption: LocaleOption },
  caller: Caller,
  returnPath: string | undefined,
) {
  const provider = context.payments.get("adyen");
  if (!provider?.createSession || provider.publicKey === null) throw new ApiError("PAYMENT_PLATFORM_NOT_AVAILABLE");
  const shop = context.environment.STOREFRONT_URL;
  const returnUrl =
    returnPath === undefined
      ? storefrontLink(shop, context.localeOption, "/infos/add/payment")
      : new URL(returnPath, shop).href;
  const client = await requireClient(context, caller);
  const page = { locale: context.localeOption, returnUrl };
  const session = await answerOrUnavailable(context, provider.createSession(client, page));
  return { ...session, clientKey: provider.publicKey };
}

/** A provider that cannot be reached is no mistake of ours: the caller may try again. */
async function answerOrUnavailable<T>({ log }: Dependencies, answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError) throw error;
    log.warn({ error }, "payment provider not reached");
    throw new ApiError("UNAVAILABLE");
  }
}

/**
 * Saves a method the provider knows, or a service that asks at every payment: for the next times, or for one payment.
 * Saving the same one again answers the saved one, and the same card never stands in the list twice; one that another
 * client saved is refused, as is one whose details were forgotten. The first that is kept is the default.
 */
export async function savePaymentMethod(
  context: Dependencies,
  caller: Caller,
  input: z.output<(typeof createPaymentMethod)["body"]>,
): Promise<PaymentMethod> {
  const { clientId } = caller;
  const provider = requireProvider(context, gatewayOf(input, [...context.payments.keys()]));
  const known = await answerOrUnavailable(
    context,
    provider.saveMethod({
      client: await requireClient(context, caller),
      providerPaymentMethodId: input.provider_payment_method_id ?? null,
      redirectResult: input.redirect_result ?? null,
      type: input.payment_method_type ?? null,
      encryptedCard: input.encrypted_card ?? null,
      isKept: input.is_kept,
      knownIds: await readProviderIds(context.db, clientId, provider.gateway),
    }),
  );
  if (isExpired(known.expirationDate, context.clock.now())) throw new ApiError("PAYMENT_METHOD_EXPIRED");
  const { method, replaced } = await context.db.transaction(async (tx): Promise<Kept> => {
    await lockClient(tx, clientId);
    const now = context.clock.now();
    const found = await findOrInsert(tx, { clientId, gateway: provider.gateway, known }, now);
    const isKept = found.keptAt !== null || !input.is_kept;
    return isKept ? { method: found, replaced: [] } : keepMethod(tx, found, now);
  });
  await forgetAtProvider(context, replaced);
  return toPaymentMethod(method);
}

/** The method as it is known here. Throws PAYMENT_METHOD_REFUSED for another client's, and for details that were forgotten. */
async function findOrInsert(
  tx: Transaction,
  { clientId, gateway, known }: { clientId: string; gateway: PaymentGateway; known: ProviderPaymentMethod },
  now: Date,
): Promise<StoredPaymentMethod> {
  const existing = await findByProviderId(tx, gateway, known.providerPaymentMethodId);
  if (existing === null) return insertPaymentMethod(tx, { clientId, gateway, ...known, createdAt: now });
  if (existing.clientId !== clientId) throw new ApiError("PAYMENT_METHOD_REFUSED");
  const isKept = existing.keptAt !== null && existing.deletedAt === null;
  if (isOnSessionOnly(existing.providerPaymentMethodId))
    return isKept ? existing : rememberPaymentMethod(tx, existing.id, now);
  if (existing.deletedAt !== null) throw new ApiError("PAYMENT_METHOD_REFUSED");
  return existing;
}

export function chooseDefaultMethod(
  { db, clock }: Dependencies,
  { clientId }: Caller,
  id: string,
): Promise<PaymentMethod> {
  return db.transaction(async (tx) => {
    await lockClient(tx, clientId);
    const method = await findPaymentMethod(tx, clientId, id);
    if (method?.keptAt == null) throw new ApiError("NOT_FOUND");
    await makeDefaultMethod(tx, clientId, id);
    if (!method.isDefault) await expediteCharges(tx, clientId, clock.now());
    await wakeHeldBoxes(tx, clientId, clock.now());
    return toPaymentMethod({ ...method, isDefault: true });
  });
}

/**
 * When the default goes, the newest of the others that is valid takes its place: of those that boxes can be charged to now, where
 * there is one. The provider forgets it too.
 */
export async function forgetMethod(context: RequestContext & { caller: Caller }, id: string): Promise<void> {
  const { db, clock, caller, payments } = context;
  const { clientId } = caller;
  const forgotten = await db.transaction(async (tx) => {
    await lockClient(tx, clientId);
    const method = await findPaymentMethod(tx, clientId, id);
    if (method === null) throw new ApiError("NOT_FOUND");
    await forgetPaymentMethod(tx, id, clock.now());
    if (!method.isDefault) return method;
    const left = await readPaymentMethods(tx, clientId);
    const next =
      (await findOffSessionMethod({ db: tx, clock, payments }, clientId)) ??
      left.find((other) => !isExpired(other.expiration_date, clock.now()));
    if (next) await makeDefaultMethod(tx, clientId, next.id);
    return method;
  });
  await forgetAtProvider(context, [forgotten]);
}
