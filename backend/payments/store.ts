import type { PaymentGateway } from "#contract/payment-methods.ts";
import type { Queryable, Transaction } from "../db/database.ts";
import { and, asc, eq, inArray, isNull, ne, sql, type SQL } from "../db/orm.ts";
import { paymentMethods } from "../db/schema/client.ts";
import { payments, type GuestMethod } from "../db/schema/order.ts";

export type StoredPayment = typeof payments.$inferSelect;

/** What is paid for: `id` is an order's for ORDER and PREPAYMENT, a gift card's for GIFT_CARD. */
export interface PaymentCause {
  purpose: StoredPayment["purpose"];
  id: string;
}

/** A method of the client, or one of a guest that pays once. */
export type ChargedMethod = { gateway: PaymentGateway } & ({ id: string } | GuestMethod);

export interface NewAttempt {
  cause: PaymentCause;
  method: ChargedMethod;
  amountCents: number;
  isOffSession: boolean;
  /** The client asked to keep the method, once the attempt succeeds. */
  keepsMethod?: boolean;
}

const openStatuses = ["PENDING", "REQUIRES_ACTION"] as const;

const about = ({ purpose, id }: PaymentCause): SQL | undefined =>
  and(eq(payments.purpose, purpose), eq(purpose === "GIFT_CARD" ? payments.giftCardId : payments.orderId, id));

export function causeOf({ purpose, orderId, giftCardId }: StoredPayment): PaymentCause {
  const id = orderId ?? giftCardId;
  if (id === null) throw new Error("a payment without a cause");
  return { purpose, id };
}

/** Attempts to pay it, oldest first. */
export async function findPaymentsOf(db: Queryable, cause: PaymentCause): Promise<StoredPayment[]> {
  return db.select().from(payments).where(about(cause)).orderBy(asc(payments.createdAt));
}

/** The attempts that pay for an order, its prepayment included. */
export async function findKeptPayments(db: Queryable, orderId: string): Promise<StoredPayment[]> {
  return db
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.status, "SUCCEEDED"), isNull(payments.refundDueAt)));
}

export async function findPayment(db: Queryable, id: string): Promise<StoredPayment | null> {
  return (await db.select().from(payments).where(eq(payments.id, id)))[0] ?? null;
}

/** An attempt with the saved method it is charged to, if it is one. */
export async function findCharge(
  db: Queryable,
  id: string,
): Promise<{ payment: StoredPayment; saved: typeof paymentMethods.$inferSelect | null } | null> {
  const [row] = await db
    .select({ payment: payments, saved: paymentMethods })
    .from(payments)
    .leftJoin(paymentMethods, eq(paymentMethods.id, payments.paymentMethodId))
    .where(eq(payments.id, id));
  return row ?? null;
}

/** To be awaited, or sent with other writes. */
export function insertAttempt(tx: Transaction, attempt: NewAttempt & { id: string }, now: Date) {
  const { cause, method } = attempt;
  const { gateway } = method;
  return tx.insert(payments).values({
    id: attempt.id,
    purpose: cause.purpose,
    ...(cause.purpose === "GIFT_CARD" ? { giftCardId: cause.id } : { orderId: cause.id }),
    ...("id" in method
      ? { paymentMethodId: method.id }
      : {
          guestMethod: {
            providerPaymentMethodId: method.providerPaymentMethodId,
            type: method.type,
            brand: method.brand,
            last4: method.last4,
            ...(method.encryptedCard && { encryptedCard: method.encryptedCard }),
          },
        }),
    gateway,
    isOffSession: attempt.isOffSession,
    keepsMethod: attempt.keepsMethod ?? false,
    amountCents: attempt.amountCents,
    status: "PENDING",
    createdAt: now,
    updatedAt: now,
  });
}

/** A guest's card is kept no longer than it may have to be sent again. */
const withoutCard = { guestMethod: sql`${payments.guestMethod} - 'encryptedCard'` };

/** Notes what the provider said of an attempt. */
export async function updateAttempt(
  tx: Transaction,
  id: string,
  changes: Partial<Omit<StoredPayment, "guestMethod">>,
): Promise<void> {
  await tx
    .update(payments)
    .set({ ...changes, ...withoutCard })
    .where(eq(payments.id, id));
}

/** Ends the other open attempts at what is paid. */
export async function supersedeOthers(
  tx: Transaction,
  cause: PaymentCause,
  paymentId: string,
  now: Date,
): Promise<StoredPayment[]> {
  return tx
    .update(payments)
    .set({ status: "FAILED", errorCode: "superseded", actionUrl: null, updatedAt: now, ...withoutCard })
    .where(and(about(cause), ne(payments.id, paymentId), inArray(payments.status, [...openStatuses])))
    .returning();
}

/** Notes that an open attempt was asked about, so that it is not asked about again at once. */
export async function touchAttempt(db: Queryable, id: string, now: Date): Promise<void> {
  await db
    .update(payments)
    .set({ updatedAt: now })
    .where(and(eq(payments.id, id), inArray(payments.status, [...openStatuses])));
}
