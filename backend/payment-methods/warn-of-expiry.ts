import type { Dependencies } from "../context.ts";
import type { Transaction } from "../db/database.ts";
import { and, asc, eq, exists, gt, gte, inArray, isNotNull, isNull, lte, or, sql } from "../db/orm.ts";
import { clients, paymentMethods } from "../db/schema/client.ts";
import { mailOutbox } from "../db/schema/order.ts";
import { requests, subscriptions } from "../db/schema/request.ts";
import { inBatches } from "../jobs/in-batches.ts";
import { enqueueMail } from "../mails/enqueue.ts";
import { unsentStatuses } from "../requests/machine.ts";
import { addDays } from "../subscriptions/calendar.ts";
import { parisDay } from "./expiry.ts";
import { canBeCharged, chargedFirst, readChargeableTypes } from "./off-session.ts";
import type { StoredPaymentMethod } from "./store.ts";

/** How long before a card ends its owner hears of it: time for the bank to send the new one. */
const warningDays = 30;
const kind = "card-expiring";

/** A subscription that has boxes to come, also one that goes on after a pause. */
const goesOn = and(inArray(subscriptions.status, ["ACTIVE", "PAUSED"]), isNotNull(subscriptions.nextAt));
const isUnsent = inArray(requests.status, [...unsentStatuses]);

/**
 * Writes to whoever has boxes to come and only a card for them that ends within a month, once for each card and end: before
 * the charge that would fail, not after it. Answers how many were written to; safe in several processes.
 */
export async function warnOfExpiry(dependencies: Dependencies): Promise<number> {
  const { db, clock, log } = dependencies;
  const today = parisDay(clock.now());
  const warned = sql`exists (select from ${mailOutbox} where ${mailOutbox.dedupeKey} = ${`${kind}:`} || ${paymentMethods.id} || ':' || ${paymentMethods.expirationDate})`;
  const ofClient = eq(subscriptions.clientId, paymentMethods.clientId);
  return inBatches<{ id: string }>(
    async (after, limit) =>
      db
        .select({ id: paymentMethods.id })
        .from(paymentMethods)
        .where(
          and(
            isNotNull(paymentMethods.keptAt),
            isNull(paymentMethods.deletedAt),
            gte(paymentMethods.expirationDate, today),
            lte(paymentMethods.expirationDate, addDays(today, warningDays)),
            or(
              exists(db.select({ id: subscriptions.id }).from(subscriptions).where(and(ofClient, goesOn))),
              exists(
                db
                  .select({ id: requests.id })
                  .from(requests)
                  .where(and(eq(requests.clientId, paymentMethods.clientId), isUnsent)),
              ),
            ),
            sql`not ${warned}`,
            after ? gt(paymentMethods.id, after.id) : undefined,
          ),
        )
        .orderBy(asc(paymentMethods.id))
        .limit(limit),
    async ({ id }) => {
      try {
        return await db.transaction((tx) => warn(dependencies, tx, id));
      } catch (error) {
        log.error({ paymentMethodId: id, error }, "end of a card not announced");
        return false;
      }
    },
  );
}

async function warn({ clock, payments }: Dependencies, tx: Transaction, id: string): Promise<boolean> {
  const [card] = await tx
    .select({ method: paymentMethods, email: clients.email, locale: clients.locale, firstname: clients.firstname })
    .from(paymentMethods)
    .innerJoin(clients, eq(clients.id, paymentMethods.clientId))
    .where(eq(paymentMethods.id, id));
  if (!card?.method.expirationDate) return false;
  const { clientId, expirationDate: end, brand, last4 } = card.method;
  if (!(await isLast(tx, payments, card.method, end))) return false;
  await enqueueMail(
    tx,
    {
      kind,
      recipient: card.email,
      locale: card.locale,
      data: {
        firstname: card.firstname,
        brand,
        last4,
        expiration_date: end,
        next_on: await findNextDay(tx, clientId),
      },
      dedupeKey: `${kind}:${id}:${end}`,
    },
    clock.now(),
  );
  return true;
}

/**
 * Whether boxes are charged to a card until its end and to nothing afterwards: a default that ended before, or cannot be charged
 * without its customer, leaves them to the next one.
 */
async function isLast(
  tx: Transaction,
  payments: Dependencies["payments"],
  { id, clientId }: StoredPaymentMethod,
  end: string,
): Promise<boolean> {
  const kept = await tx
    .select()
    .from(paymentMethods)
    .where(
      and(eq(paymentMethods.clientId, clientId), isNotNull(paymentMethods.keptAt), isNull(paymentMethods.deletedAt)),
    )
    .orderBy(...chargedFirst);
  const chargeable = await readChargeableTypes({ db: tx, payments }, clientId);
  const noonOf = (day: string) => new Date(`${day}T12:00:00Z`);
  const isFollowed = kept.some((method) => canBeCharged(method, chargeable, noonOf(addDays(end, 1))));
  return !isFollowed && kept.find((method) => canBeCharged(method, chargeable, noonOf(end)))?.id === id;
}

/** Day the next box is to arrive. */
async function findNextDay(tx: Transaction, clientId: string): Promise<string | null> {
  const [planned] = await tx
    .select({ day: sql<string | null>`min(${subscriptions.nextDeliveryDate})::text` })
    .from(subscriptions)
    .where(and(eq(subscriptions.clientId, clientId), goesOn));
  const [asked] = await tx
    .select({ day: sql<string | null>`min(${requests.deliveryDate})::text` })
    .from(requests)
    .where(and(eq(requests.clientId, clientId), isUnsent));
  return [planned?.day, asked?.day].flatMap((day) => day ?? []).toSorted()[0] ?? null;
}
