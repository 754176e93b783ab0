import { lockClient } from "../clients/lock.ts";
import type { Dependencies } from "../context.ts";
import type { Queryable, Transaction } from "../db/database.ts";
import { and, eq, isNotNull, isNull, ne } from "../db/orm.ts";
import { paymentMethods } from "../db/schema/client.ts";
import { orders } from "../db/schema/order.ts";
import { expediteCharges } from "../orders/expedite-charges.ts";
import { isOnSessionOnly } from "../payments/on-session-method.ts";
import type { ProviderPaymentMethod } from "../payments/provider.ts";
import type { StoredPayment } from "../payments/store.ts";
import { wakeHeldBoxes } from "../requests/wake.ts";
import { canBeCharged, readChargeableTypes } from "./off-session.ts";
import { isSameCard } from "./same-card.ts";
import {
  findByProviderId,
  insertPaymentMethod,
  makeDefaultMethod,
  readProviderIds,
  type StoredPaymentMethod,
} from "./store.ts";

/** A method as it is kept, and those it takes the place of, which the provider is to forget. */
export interface Kept {
  method: StoredPaymentMethod;
  replaced: StoredPaymentMethod[];
}

/**
 * Keeps a method for the next time. The same card that was kept before gives its place to it, as the default too; the
 * first one is the default. The caller holds the client.
 */
export async function keepMethod(tx: Transaction, method: StoredPaymentMethod, now: Date): Promise<Kept> {
  const others = await tx
    .select()
    .from(paymentMethods)
    .where(
      and(
        eq(paymentMethods.clientId, method.clientId),
        ne(paymentMethods.id, method.id),
        isNotNull(paymentMethods.keptAt),
        isNull(paymentMethods.deletedAt),
      ),
    );
  const replaced = others.filter((other) => isSameCard(other, method));
  for (const { id } of replaced)
    await tx.update(paymentMethods).set({ deletedAt: now, isDefault: false }).where(eq(paymentMethods.id, id));
  const isDefault = others.length === 0 || replaced.some((other) => other.isDefault);
  const changes = { keptAt: now, isDefault };
  await tx.update(paymentMethods).set(changes).where(eq(paymentMethods.id, method.id));
  if (others.length === 0) await expediteCharges(tx, method.clientId, now);
  await wakeHeldBoxes(tx, method.clientId, now);
  return { method: { ...method, ...changes }, replaced };
}

/** The provider forgets methods too; one that cannot be reached keeps what no page shows and nothing is charged to. */
export async function forgetAtProvider(
  { payments, log }: Pick<Dependencies, "payments" | "log">,
  methods: readonly Pick<StoredPaymentMethod, "id" | "clientId" | "gateway" | "providerPaymentMethodId">[],
): Promise<void> {
  for (const { id, clientId, gateway, providerPaymentMethodId } of methods)
    await payments
      .get(gateway)
      ?.forgetMethod({ id: clientId }, providerPaymentMethodId)
      .catch((error: unknown) => log.warn({ paymentMethodId: id, error }, "provider did not forget a payment method"));
}

/** Whether the provider knows it by nothing it could be charged by again, until a payment stores it. */
const isStoredByPayment = ({ encryptedCard, providerPaymentMethodId }: StoredPaymentMethod): boolean =>
  encryptedCard !== null || isOnSessionOnly(providerPaymentMethodId);

/** What the provider stored with the payment; null where it stored nothing that is new. */
async function findStored(
  { db, payments }: Dependencies,
  { id, providerPaymentId }: StoredPayment,
  { clientId, gateway, type, deletedAt }: StoredPaymentMethod,
): Promise<ProviderPaymentMethod | null> {
  const provider = deletedAt === null ? payments.get(gateway) : undefined;
  if (!provider) return null;
  const charge = { paymentId: id, providerPaymentId, clientId, isAnswered: true };
  const knownIds = await readProviderIds(db, clientId, gateway);
  return provider.findStoredMethod(charge, { clientId, type, knownIds });
}

/**
 * What was stored, as a method of the client: it is what the card that was sent encrypted is from now on, and one more beside the
 * service, which others may be paying with. Null for one that was somebody else's first.
 */
async function takeStored(
  tx: Transaction,
  method: StoredPaymentMethod,
  stored: ProviderPaymentMethod,
  now: Date,
): Promise<StoredPaymentMethod | null> {
  const { id, clientId, gateway } = method;
  if (method.encryptedCard !== null) {
    const changes = { ...stored, encryptedCard: null };
    const [taken] = await tx.update(paymentMethods).set(changes).where(eq(paymentMethods.id, id)).returning();
    return taken ?? null;
  }
  const known = await findByProviderId(tx, gateway, stored.providerPaymentMethodId);
  if (known) return known.clientId === clientId ? known : null;
  return insertPaymentMethod(tx, { clientId, gateway, ...stored, createdAt: now });
}

const findMethod = async (db: Queryable, id: string): Promise<StoredPaymentMethod | null> =>
  (await db.select().from(paymentMethods).where(eq(paymentMethods.id, id)))[0] ?? null;

const isBox = async (db: Queryable, orderId: string): Promise<boolean> =>
  (await db.$count(orders, and(eq(orders.id, orderId), eq(orders.kind, "BOX")))) > 0;

/**
 * What a payment that a customer made leaves behind: the method is kept where that was asked for, and one that paid a box
 * the default had failed for becomes the default, or the next box would fail as well. Doing it again changes nothing.
 */
export async function keepPaidMethod(dependencies: Dependencies, payment: StoredPayment): Promise<void> {
  const { db, clock } = dependencies;
  const { paymentMethodId, orderId, keepsMethod, isOffSession, purpose } = payment;
  if (paymentMethodId === null || orderId === null || isOffSession || purpose !== "ORDER") return;
  const isRecovered = await isBox(db, orderId);
  if (!keepsMethod && !isRecovered) return;
  const paidWith = await findMethod(db, paymentMethodId);
  if (!paidWith) return;
  const stored = keepsMethod && isStoredByPayment(paidWith) ? await findStored(dependencies, payment, paidWith) : null;
  const chargeable = await readChargeableTypes(dependencies, paidWith.clientId);
  const replaced = await db.transaction(async (tx): Promise<StoredPaymentMethod[]> => {
    await lockClient(tx, paidWith.clientId);
    const current = await findMethod(tx, paymentMethodId);
    if (!current || current.deletedAt !== null) return [];
    const isToBeKept = keepsMethod && (stored !== null || !isStoredByPayment(current));
    const found = stored && isStoredByPayment(current) ? await takeStored(tx, current, stored, clock.now()) : current;
    if (!found || found.deletedAt !== null) return [];
    const now = clock.now();
    const kept = isToBeKept && found.keptAt === null ? await keepMethod(tx, found, now) : null;
    const method = kept?.method ?? found;
    if (isRecovered && method.keptAt !== null && !method.isDefault && canBeCharged(method, chargeable, now)) {
      await makeDefaultMethod(tx, method.clientId, method.id);
      await expediteCharges(tx, method.clientId, now);
      await wakeHeldBoxes(tx, method.clientId, now);
    }
    return kept?.replaced ?? [];
  });
  await forgetAtProvider(dependencies, replaced);
}
