import { paymentMethodSchema, type PaymentGateway, type PaymentMethod } from "#contract/payment-methods.ts";
import type { Queryable } from "../db/database.ts";
import { and, desc, eq, isNotNull, isNull, ne } from "../db/orm.ts";
import { paymentMethods } from "../db/schema/client.ts";

export type StoredPaymentMethod = typeof paymentMethods.$inferSelect;

export const toPaymentMethod = (row: StoredPaymentMethod): PaymentMethod => ({
  id: row.id,
  payment_gateway: row.gateway,
  payment_method_type: paymentMethodSchema.shape.payment_method_type.parse(row.type),
  brand: row.brand,
  last4: row.last4,
  expiration_date: row.expirationDate,
  is_default: row.isDefault,
  is_kept: row.keptAt !== null,
});

const saved = (clientId: string) => and(eq(paymentMethods.clientId, clientId), isNull(paymentMethods.deletedAt));

/** Kept methods, the default one first, then the newest. */
export async function readPaymentMethods(db: Queryable, clientId: string): Promise<PaymentMethod[]> {
  const rows = await db
    .select()
    .from(paymentMethods)
    .where(and(saved(clientId), isNotNull(paymentMethods.keptAt)))
    .orderBy(desc(paymentMethods.isDefault), desc(paymentMethods.createdAt), paymentMethods.id);
  return rows.map(toPaymentMethod);
}

/** A method that can be charged, with the provider's id, one for a single payment too; null when it is not the client's or forgotten. */
export async function findPaymentMethod(
  db: Queryable,
  clientId: string,
  id: string,
): Promise<StoredPaymentMethod | null> {
  const [row] = await db
    .select()
    .from(paymentMethods)
    .where(and(saved(clientId), eq(paymentMethods.id, id)));
  return row ?? null;
}

/** Whoever saved it, forgotten ones included. */
export async function findByProviderId(
  db: Queryable,
  gateway: PaymentGateway,
  providerId: string,
): Promise<StoredPaymentMethod | null> {
  const [row] = await db
    .select()
    .from(paymentMethods)
    .where(and(eq(paymentMethods.gateway, gateway), eq(paymentMethods.providerPaymentMethodId, providerId)));
  return row ?? null;
}

/** A new method, for one payment until it is kept. */
export async function insertPaymentMethod(
  db: Queryable,
  method: Omit<typeof paymentMethods.$inferInsert, "id" | "isDefault" | "keptAt">,
): Promise<StoredPaymentMethod> {
  const [row] = await db
    .insert(paymentMethods)
    .values({ ...method, id: crypto.randomUUID(), isDefault: false })
    .returning();
  if (!row) throw new Error("a payment method was not inserted");
  return row;
}

export async function forgetPaymentMethod(db: Queryable, id: string, now: Date): Promise<void> {
  await db.update(paymentMethods).set({ deletedAt: now, isDefault: false }).where(eq(paymentMethods.id, id));
}

/** Takes the mark from the others first: the index allows one default at any moment. */
export async function makeDefaultMethod(db: Queryable, clientId: string, id: string): Promise<void> {
  await db
    .update(paymentMethods)
    .set({ isDefault: false })
    .where(and(saved(clientId), ne(paymentMethods.id, id), eq(paymentMethods.isDefault, true)));
  await db
    .update(paymentMethods)
    .set({ isDefault: true })
    .where(and(saved(clientId), eq(paymentMethods.id, id)));
}

/** Takes a method that has no details for another payment, forgotten or not: it has its whole time again. */
export async function rememberPaymentMethod(db: Queryable, id: string, now: Date): Promise<StoredPaymentMethod> {
  const [row] = await db
    .update(paymentMethods)
    .set({ deletedAt: null, keptAt: null, createdAt: now })
    .where(eq(paymentMethods.id, id))
    .returning();
  if (!row) throw new Error(`no payment method ${id}`);
  return row;
}

/** How the provider calls the methods a client has saved, forgotten ones included. */
export async function readProviderIds(db: Queryable, clientId: string, gateway: PaymentGateway): Promise<string[]> {
  const rows = await db
    .select({ id: paymentMethods.providerPaymentMethodId })
    .from(paymentMethods)
    .where(and(eq(paymentMethods.clientId, clientId), eq(paymentMethods.gateway, gateway)));
  return rows.map(({ id }) => id);
}
