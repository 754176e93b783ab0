import type { Database, Queryable, Transaction } from "../db/database.ts";
import { and, count, eq, exists, gt, gte, isNotNull, isNull, lte, max, ne, notLike, or, sql } from "../db/orm.ts";
import { clients, paymentMethods } from "../db/schema/client.ts";
import { coupons, couponUses, ledgerBalances } from "../db/schema/ledger.ts";
import { orders } from "../db/schema/order.ts";
import { profiles } from "../db/schema/profile.ts";
import { requests, subscriptions } from "../db/schema/request.ts";
import { parisDay } from "../delivery/working-days.ts";
import { accounts } from "../ledger/accounts.ts";
import { onSessionPrefix } from "../payments/on-session-method.ts";
import { birthdayRestDays, birthdayWaitDays } from "./birthday.ts";
import type { CodeFacts, Coupon } from "./judge.ts";

const dayMs = 86_400_000;

/** Codes are kept in capitals. */
export const normalizeCode = (code: string): string => code.trim().toUpperCase();

export async function findCoupon(db: Queryable, code: string): Promise<Coupon | null> {
  return (
    (
      await db
        .select()
        .from(coupons)
        .where(eq(coupons.code, normalizeCode(code)))
    )[0] ?? null
  );
}

/**
 * Points that no unpaid order holds: those of its code are taken when it is paid. `exceptOrderId` is the order they are
 * wanted for.
 */
export async function readFreePoints(
  db: Queryable,
  clientId: string,
  exceptOrderId: string | null = null,
): Promise<number> {
  const promised = db
    .select({ points: sql`coalesce(sum(${coupons.points}), 0)`.mapWith(Number).as("points") })
    .from(couponUses)
    .innerJoin(coupons, eq(coupons.code, couponUses.code))
    .innerJoin(orders, eq(orders.id, couponUses.orderId))
    .where(
      and(
        eq(couponUses.clientId, clientId),
        couponUses.isSpent,
        isNull(orders.paidAt),
        exceptOrderId === null ? undefined : ne(couponUses.orderId, exceptOrderId),
      ),
    )
    .as("promised");
  const [row] = await db
    .select({ promised: promised.points, balance: ledgerBalances.balance })
    .from(promised)
    .leftJoin(
      ledgerBalances,
      and(eq(ledgerBalances.account, accounts.points(clientId)), eq(ledgerBalances.unit, "POINT")),
    );
  return Math.max(0, (row?.balance ?? 0) - (row?.promised ?? 0));
}

/** Birthdates of the client's kids that a birthday code may count for (see `birthdayWaitDays`). */
async function findKidBirthdates(db: Queryable, clientId: string, now: Date): Promise<string[]> {
  const paid = db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.clientId, clientId), isNotNull(orders.paidAt)));
  const kids = await db
    .select({ birthdate: profiles.birthdate })
    .from(profiles)
    .where(
      and(
        eq(profiles.clientId, clientId),
        eq(profiles.profileType, "KID"),
        isNull(profiles.erasedAt),
        or(lte(profiles.createdAt, new Date(now.getTime() - birthdayWaitDays * dayMs)), exists(paid)),
      ),
    );
  return kids.flatMap(({ birthdate }) => birthdate ?? []);
}

const isYoung = (lastUse: Date | null | undefined, now: Date): boolean =>
  lastUse ? now.getTime() - lastUse.getTime() < birthdayRestDays * dayMs : false;

/**
 * Codes of the client's own and those everybody can earn, each with what its judgement needs to know. Reads several
 * things at once: not for use in a transaction.
 */
export async function findCouponsFor(
  db: Database,
  clientId: string,
  now: Date,
): Promise<{ coupon: Coupon; facts: CodeFacts }[]> {
  const used = db
    .select({ code: couponUses.code, uses: count().as("uses"), last: max(couponUses.at).as("last") })
    .from(couponUses)
    .where(and(eq(couponUses.clientId, clientId), couponUses.isSpent))
    .groupBy(couponUses.code)
    .as("used");
  const [rows, kidBirthdates, points] = await Promise.all([
    db
      .select({ coupon: coupons, uses: used.uses, last: used.last })
      .from(coupons)
      .leftJoin(used, eq(used.code, coupons.code))
      .where(
        or(
          eq(coupons.clientId, clientId),
          and(isNull(coupons.clientId), sql`${coupons.kind} in ('BIRTHDAY', 'LOYALTY')`),
        ),
      )
      .orderBy(coupons.points, coupons.createdAt, coupons.code),
    findKidBirthdates(db, clientId, now),
    readFreePoints(db, clientId),
  ]);
  const { day } = parisDay(now);
  return rows.map(({ coupon, uses, last }) => ({
    coupon,
    facts: { clientId, day, uses: uses ?? 0, isUsedLately: isYoung(last, now), kidBirthdates, points },
  }));
}

/** What a judgement of the coupon needs to know; its use for `exceptOrderId` is not counted. */
export async function readCodeFacts(
  db: Queryable,
  clientId: string,
  coupon: Coupon | null,
  now: Date,
  exceptOrderId: string | null = null,
): Promise<CodeFacts> {
  const nothing = { clientId, day: parisDay(now).day, uses: 0, isUsedLately: false, kidBirthdates: [], points: 0 };
  if (coupon === null) return nothing;
  const [used] = await db
    .select({ uses: count(), last: max(couponUses.at) })
    .from(couponUses)
    .where(
      and(
        eq(couponUses.clientId, clientId),
        eq(couponUses.code, coupon.code),
        couponUses.isSpent,
        exceptOrderId === null ? undefined : ne(couponUses.orderId, exceptOrderId),
      ),
    );
  return {
    ...nothing,
    uses: used?.uses ?? 0,
    isUsedLately: isYoung(used?.last, now),
    kidBirthdates: coupon.kind === "BIRTHDAY" ? await findKidBirthdates(db, clientId, now) : [],
    points: coupon.points === null ? 0 : await readFreePoints(db, clientId, exceptOrderId),
  };
}

/** What every purchase of a client is reckoned with. */
export interface Buyer {
  walletBalanceCents: number;
  isSubscriber: boolean;
}

export async function readBuyer(db: Queryable, clientId: string, now: Date): Promise<Buyer> {
  const [row] = await db
    .select({
      isSubscriber: exists(runningSubscriptions(db, clientId, now)).mapWith(Boolean),
      balance: ledgerBalances.balance,
    })
    .from(clients)
    .leftJoin(
      ledgerBalances,
      and(eq(ledgerBalances.account, accounts.wallet(clientId)), eq(ledgerBalances.unit, "EUR")),
    )
    .where(eq(clients.id, clientId));
  return { walletBalanceCents: row?.balance ?? 0, isSubscriber: row?.isSubscriber ?? false };
}

/**
 * Subscriptions of which boxes come again and again. Subscribing alone costs nothing and asks for nothing: one counts
 * once a box of it was paid, or while a saved method could be charged for the next.
 */
function runningSubscriptions(db: Queryable, clientId: string, now: Date) {
  const paidBoxes = db
    .select({ id: requests.id })
    .from(requests)
    .innerJoin(orders, eq(orders.id, requests.orderId))
    .where(and(eq(requests.subscriptionId, subscriptions.id), isNotNull(orders.paidAt)));
  const usableMethods = db
    .select({ id: paymentMethods.id })
    .from(paymentMethods)
    .where(
      and(
        eq(paymentMethods.clientId, clientId),
        isNotNull(paymentMethods.keptAt),
        isNull(paymentMethods.deletedAt),
        or(isNull(paymentMethods.expirationDate), gte(paymentMethods.expirationDate, parisDay(now).day)),
        notLike(paymentMethods.providerPaymentMethodId, `${onSessionPrefix}%`),
      ),
    );
  return db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.clientId, clientId),
        eq(subscriptions.status, "ACTIVE"),
        gt(subscriptions.frequencyMonths, 0),
        or(exists(paidBoxes), exists(usableMethods)),
      ),
    )
    .limit(1);
}

/** Whether boxes come to the client again and again. */
export const isSubscriber = async (db: Queryable, clientId: string, now: Date): Promise<boolean> =>
  (await runningSubscriptions(db, clientId, now)).length > 0;

/**
 * Holds what a client may spend on codes until the transaction ends. Not `for update`: rows that refer to the client
 * are written at the same moment and must not wait.
 */
export async function lockCodesOf(tx: Transaction, clientId: string): Promise<void> {
  await tx.select({ id: clients.id }).from(clients).where(eq(clients.id, clientId)).for("no key update");
}

export async function saveUse(tx: Transaction, use: Omit<typeof couponUses.$inferInsert, "isSpent">): Promise<void> {
  const { code, discountCents, at } = use;
  await tx
    .insert(couponUses)
    .values({ ...use, isSpent: true })
    .onConflictDoUpdate({ target: couponUses.orderId, set: { code, discountCents, at, isSpent: true } });
}

export async function findUse(db: Queryable, orderId: string): Promise<typeof couponUses.$inferSelect | null> {
  return (await db.select().from(couponUses).where(eq(couponUses.orderId, orderId)))[0] ?? null;
}

export async function freeUse(tx: Transaction, orderId: string): Promise<void> {
  await tx.update(couponUses).set({ isSpent: false }).where(eq(couponUses.orderId, orderId));
}
