import type { Database, Queryable } from "../../db/database.ts";
import { and, eq, sql } from "../../db/orm.ts";
import { sandboxPaymentMethods, sandboxPayments, sandboxRefunds } from "../../db/schema/sandbox.ts";

export type SandboxPayment = typeof sandboxPayments.$inferSelect;
export type SandboxPaymentMethod = typeof sandboxPaymentMethods.$inferSelect;

/** One that is there already stays as it is. */
export async function insertSandboxMethod(db: Queryable, method: SandboxPaymentMethod): Promise<void> {
  await db.insert(sandboxPaymentMethods).values(method).onConflictDoNothing();
}

export async function findSandboxMethod(db: Queryable, id: string): Promise<SandboxPaymentMethod | null> {
  const [row] = await db.select().from(sandboxPaymentMethods).where(eq(sandboxPaymentMethods.id, id));
  return row ?? null;
}

/** The stored charge of this idempotency key: the given one, or the one that was there before. */
export async function insertCharge(db: Queryable, payment: SandboxPayment): Promise<SandboxPayment> {
  const [inserted] = await db
    .insert(sandboxPayments)
    .values(payment)
    .onConflictDoNothing({ target: sandboxPayments.idempotencyKey })
    .returning();
  return inserted ?? (await findCharge(db, payment.idempotencyKey)) ?? payment;
}

export async function findCharge(db: Queryable, idempotencyKey: string): Promise<SandboxPayment | null> {
  const [row] = await db.select().from(sandboxPayments).where(eq(sandboxPayments.idempotencyKey, idempotencyKey));
  return row ?? null;
}

export async function findPayment(db: Queryable, id: string): Promise<SandboxPayment | null> {
  const [row] = await db.select().from(sandboxPayments).where(eq(sandboxPayments.id, id));
  return row ?? null;
}

/** Moves a charge on from the state it is known in, and answers its state; the first decision stands. */
export async function decideCharge(
  db: Queryable,
  payment: SandboxPayment,
  decision: Partial<Pick<SandboxPayment, "status" | "errorCode" | "decidedAt">>,
): Promise<SandboxPayment> {
  await db
    .update(sandboxPayments)
    .set(decision)
    .where(and(eq(sandboxPayments.id, payment.id), eq(sandboxPayments.status, payment.status)));
  return (await findPayment(db, payment.id)) ?? payment;
}

/** How long a page waits for its customer, as those of banks and services do. */
export const pageTtlMs = 60 * 60_000;
/** How long a bank takes its time that was told to. */
const processingMs = 6_000;

/** A charge with what time has done to it: a page that was left closes, a bank that took its time has paid. */
export async function withTime(db: Queryable, payment: SandboxPayment, now: Date): Promise<SandboxPayment> {
  const { status, createdAt, decidedAt } = payment;
  if (status === "REQUIRES_ACTION" && now.getTime() - createdAt.getTime() > pageTtlMs)
    return decideCharge(db, payment, { status: "FAILED", errorCode: "expired" });
  if (status === "PROCESSING" && now.getTime() - (decidedAt ?? createdAt).getTime() > processingMs)
    return decideCharge(db, payment, { status: "SUCCEEDED" });
  return payment;
}

/** Gives part of a charge back, once a key; null when it took less than that or nothing. */
export async function giveBack(
  db: Database,
  refund: { id: string; idempotencyKey: string; amountCents: number },
  charge: { paymentId: string },
): Promise<{ id: string } | null> {
  return db.transaction(async (tx) => {
    const [payment] = await tx
      .select()
      .from(sandboxPayments)
      .where(eq(sandboxPayments.idempotencyKey, charge.paymentId))
      .for("update");
    const [earlier] = await tx
      .select()
      .from(sandboxRefunds)
      .where(eq(sandboxRefunds.idempotencyKey, refund.idempotencyKey));
    if (earlier) return earlier;
    if (payment?.status !== "SUCCEEDED" || payment.refundedCents + refund.amountCents > payment.amountCents)
      return null;
    await tx
      .update(sandboxPayments)
      .set({ refundedCents: sql`${sandboxPayments.refundedCents} + ${refund.amountCents}` })
      .where(eq(sandboxPayments.id, payment.id));
    await tx.insert(sandboxRefunds).values({ ...refund, paymentId: payment.id });
    return refund;
  });
}
