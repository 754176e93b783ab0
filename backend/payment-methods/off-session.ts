import { findDefaultAddress } from "../addresses/store.ts";
import type { Dependencies } from "../context.ts";
import type { Queryable } from "../db/database.ts";
import { and, desc, eq, isNotNull, isNull } from "../db/orm.ts";
import { clients, paymentMethods } from "../db/schema/client.ts";
import { countryOf } from "../delivery/offers.ts";
import { isChargedLater, isOnSessionOnly } from "../payments/on-session-method.ts";
import { isExpired } from "./expiry.ts";
import type { StoredPaymentMethod } from "./store.ts";

type Reading = Pick<Dependencies, "payments"> & { db: Queryable };

/**
 * Types that boxes of a client can be charged to now: what the providers' accounts offer where the client pays. One that was kept
 * before its kind was turned off is no longer among them, as the page of the client's methods says.
 */
export async function readChargeableTypes({ db, payments }: Reading, clientId: string): Promise<ReadonlySet<string>> {
  const address = await findDefaultAddress(db, clientId, "billing");
  const [client] = await db.select({ locale: clients.locale }).from(clients).where(eq(clients.id, clientId));
  const country = address?.country_code ?? (client ? countryOf(client.locale) : null);
  if (country === null) return new Set();
  const offers = await Promise.all([...payments.values()].map(({ offeredTypes }) => offeredTypes(country)));
  return new Set(offers.flat().filter(isChargedLater));
}

export type ChargeableFacts = Pick<StoredPaymentMethod, "type" | "providerPaymentMethodId" | "expirationDate">;

/** Whether a saved method is of a type that boxes are charged to, valid on the day, and needs nobody to confirm it. */
export const canBeCharged = (
  { type, providerPaymentMethodId, expirationDate }: ChargeableFacts,
  chargeable: ReadonlySet<string>,
  now: Date,
): boolean => chargeable.has(type) && !isOnSessionOnly(providerPaymentMethodId) && !isExpired(expirationDate, now);

/** In which order methods are asked for what a box costs: the default one, then the newest. */
export const chargedFirst = [desc(paymentMethods.isDefault), desc(paymentMethods.createdAt), paymentMethods.id];

/** What boxes are charged to: the default method, else the newest, that is valid today and needs nobody to confirm it. */
export async function findOffSessionMethod(
  { db, clock, payments }: Reading & Pick<Dependencies, "clock">,
  clientId: string,
): Promise<StoredPaymentMethod | null> {
  const saved = await db
    .select()
    .from(paymentMethods)
    .where(
      and(eq(paymentMethods.clientId, clientId), isNotNull(paymentMethods.keptAt), isNull(paymentMethods.deletedAt)),
    )
    .orderBy(...chargedFirst);
  if (saved.length === 0) return null;
  const chargeable = await readChargeableTypes({ db, payments }, clientId);
  const now = clock.now();
  return saved.find((method) => canBeCharged(method, chargeable, now)) ?? null;
}
