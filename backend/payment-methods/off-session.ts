import { and, desc, eq, isNotNull, isNull } from "drizzle-orm";
import type { Dependencies } from "../context.ts";
import { paymentMethods } from "../db/schema/client.ts";
import { isOnSessionOnly } from "../payments/on-session-method.ts";
import { isExpired } from "./expiry.ts";
import type { StoredPaymentMethod } from "./store.ts";

export type ChargeableFacts = Pick<StoredPaymentMethod, "gateway" | "providerPaymentMethodId" | "expirationDate">;

/** Whether a saved method is valid on the day and needs nobody to confirm it. */
export const canBeCharged = (
  { gateway, providerPaymentMethodId, expirationDate }: ChargeableFacts,
  payments: Dependencies["payments"],
  now: Date,
): boolean => payments.has(gateway) && !isOnSessionOnly(providerPaymentMethodId) && !isExpired(expirationDate, now);

/** In which order methods are asked for what a box costs: the default one, then the newest. */
export const chargedFirst = [desc(paymentMethods.isDefault), desc(paymentMethods.createdAt), paymentMethods.id];

/** What boxes are charged to: the default method, else the newest, that is valid today and needs nobody to confirm it. */
export async function findOffSessionMethod(
  { db, clock, payments }: Pick<Dependencies, "db" | "clock" | "payments">,
  clientId: string,
): Promise<StoredPaymentMethod | null> {
  const saved = await db
    .select()
    .from(paymentMethods)
    .where(
      and(eq(paymentMethods.clientId, clientId), isNotNull(paymentMethods.keptAt), isNull(paymentMethods.deletedAt)),
    )
    .orderBy(...chargedFirst);
  const now = clock.now();
  return saved.find((method) => canBeCharged(method, payments, now)) ?? null;
}
