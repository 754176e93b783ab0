import { and, eq, isNotNull, isNull, ne } from "drizzle-orm";
import { lockClient } from "../clients/lock.ts";
import type { Dependencies } from "../context.ts";
import type { Queryable, Transaction } from "../db/database.ts";
import { paymentMethods } from "../db/schema/client.ts";
import { orders } from "../db/schema/order.ts";
import { expediteCharges } from "../orders/expedite-charges.ts";
import type { StoredPayment } from "../payments/store.ts";
import { wakeHeldBoxes } from "../requests/wake.ts";
import { canBeCharged } from "./off-session.ts";
import { isSameCard } from "./same-card.ts";
import { makeDefaultMethod, readProviderIds, type StoredPaymentMethod } from "./store.ts";

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

/** A card that was paid with as its form encrypted it is known by what the provider stored with the payment from now on. */
async function takeStored({ db, payments }: Dependencies, id: string): Promise<void> {
  const [method] = await db.select().from(paymentMethods).where(eq(paymentMethods.id, id));
  const provider = method && payments.get(method.gateway);
  if (!provider || method.encryptedCard === null || method.deletedAt !== null) return;
  const { clientId, gateway, type } = method;
  const known = await provider.saveMethod({
    client: { id: clientId, email: "", name: "" },
    providerPaymentMethodId: null,
    redirectResult: null,
    encryptedCard: null,
    type,
    isKept: true,
    knownIds: await readProviderIds(db, clientId, gateway),
  });
  await db
    .update(paymentMethods)
    .set({ ...known, encryptedCard: null })
    .where(eq(paymentMethods.id, id));
}

const isBox = async (db: Queryable, orderId: string): Promise<boolean> =>
  (await db.$count(orders, and(eq(orders.id, orderId), eq(orders.kind, "BOX")))) > 0;

/**
 * What a payment that a customer made leaves behind: the method is kept where that was asked for, and one that paid a box
 * the default had failed for becomes the default, or the next box would fail as well. Doing it again changes nothing.
 */
export async function keepPaidMethod(dependencies: Dependencies, payment: StoredPayment): Promise<void> {
  const { db, clock, payments } = dependencies;
  const { paymentMethodId, orderId, keepsMethod, isOffSession, purpose } = payment;
  if (paymentMethodId === null || orderId === null || isOffSession || purpose !== "ORDER") return;
  const isRecovered = await isBox(db, orderId);
  if (!keepsMethod && !isRecovered) return;
  if (keepsMethod) await takeStored(dependencies, paymentMethodId);
  const replaced = await db.transaction(async (tx): Promise<StoredPaymentMethod[]> => {
    const [owner] = await tx.select().from(paymentMethods).where(eq(paymentMethods.id, paymentMethodId));
    if (!owner) return [];
    await lockClient(tx, owner.clientId);
    const [found] = await tx.select().from(paymentMethods).where(eq(paymentMethods.id, paymentMethodId));
    if (!found || found.deletedAt !== null) return [];
    const now = clock.now();
    const kept = keepsMethod && found.keptAt === null ? await keepMethod(tx, found, now) : null;
    const method = kept?.method ?? found;
    if (isRecovered && method.keptAt !== null && !method.isDefault && canBeCharged(method, payments, now)) {
      await makeDefaultMethod(tx, method.clientId, method.id);
      await expediteCharges(tx, method.clientId, now);
      await wakeHeldBoxes(tx, method.clientId, now);
    }
    return kept?.replaced ?? [];
  });
  await forgetAtProvider(dependencies, replaced);
}
