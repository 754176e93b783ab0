import { and, count, eq, gt, isNotNull, isNull, max, ne, or, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "../db/database.ts";
import { clients } from "../db/schema/client.ts";
import { coupons, couponUses } from "../db/schema/ledger.ts";
import { orders } from "../db/schema/order.ts";
import { profiles } from "../db/schema/profile.ts";
import { subscriptions } from "../db/schema/request.ts";
import { parisDay } from "../delivery/working-days.ts";
import { accounts } from "../ledger/accounts.ts";
import { readBalance } from "../ledger/post.ts";
import { birthdayRestDays } from "./birthday.ts";
import type { CodeFacts } from "./judge.ts";
import type { Coupon } from "./reduce.ts";

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

/** Codes of the client's own, and those everybody can earn. */
export async function findCouponsFor(db: Queryable, clientId: string): Promise<Coupon[]> {
  return db
    .select()
    .from(coupons)
    .where(
      or(
        eq(coupons.clientId, clientId),
        and(isNull(coupons.clientId), sql`${coupons.kind} in ('BIRTHDAY', 'LOYALTY')`),
      ),
    )
    .orderBy(coupons.points, coupons.createdAt, coupons.code);
}

/** Points of codes that unpaid orders hold: they are taken when the order is paid. */
async function readPromisedPoints(db: Queryable, clientId: string, exceptOrderId: string | null): Promise<number> {
  const [row] = await db
    .select({ points: sql<number>`coalesce(sum(${coupons.points}), 0)`.mapWith(Number) })
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
    );
  return row?.points ?? 0;
}

/** Points that no unpaid order holds; `exceptOrderId` is the order they are wanted for. */
export async function readFreePoints(
  db: Queryable,
  clientId: string,
  exceptOrderId: string | null = null,
): Promise<number> {
  const balance = await readBalance(db, accounts.points(clientId), "POINT");
  return Math.max(0, balance - (await readPromisedPoints(db, clientId, exceptOrderId)));
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
  const kids =
    coupon.kind === "BIRTHDAY"
      ? await db
          .select({ birthdate: profiles.birthdate })
          .from(profiles)
          .where(
            and(
              eq(profiles.clientId, clientId),
              eq(profiles.profileType, "KID"),
              isNull(profiles.erasedAt),
              isNotNull(profiles.birthdate),
            ),
          )
      : [];
  return {
    ...nothing,
    uses: used?.uses ?? 0,
    isUsedLately: used?.last ? now.getTime() - used.last.getTime() < birthdayRestDays * dayMs : false,
    kidBirthdates: kids.flatMap(({ birthdate }) => birthdate ?? []),
    points: coupon.points === null ? 0 : await readFreePoints(db, clientId, exceptOrderId),
  };
}

/** Whether boxes come to the client again and again. */
export async function isSubscriber(db: Queryable, clientId: string): Promise<boolean> {
  const rows = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.clientId, clientId),
        eq(subscriptions.status, "ACTIVE"),
        gt(subscriptions.frequencyMonths, 0),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

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
