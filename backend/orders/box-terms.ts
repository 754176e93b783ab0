import type { BoxTerms } from "#contract/price.ts";
import { vatRateOf } from "#contract/vat.ts";
import type { Queryable, Transaction } from "../db/database.ts";
import { and, eq, isNull } from "../db/orm.ts";
import { payments } from "../db/schema/order.ts";
import { findOffer } from "../delivery/offers.ts";
import { findUsableCode, toCodeTerms } from "../discounts/service.ts";
import { lockCodesOf } from "../discounts/store.ts";
import { ApiError } from "../http/problem.ts";
import { accounts } from "../ledger/accounts.ts";
import { lockBalance, readBalance } from "../ledger/post.ts";
import type { StoredOrder } from "./store.ts";

type BilledOrder = Pick<
  StoredOrder,
  "id" | "clientId" | "couponCode" | "usesWallet" | "walletCents" | "shippingAddress" | "delivery"
>;

/** What the delivery of a box costs, and the tax where it goes. Throws DELIVERY_MODE_NOT_AVAILABLE. */
export function deliveryTerms({
  country,
  mode,
}: {
  country: StoredOrder["shippingAddress"]["country_code"];
  mode: StoredOrder["delivery"]["mode"];
}): Pick<BoxTerms, "shippingFeeCents" | "freeFromCents" | "vatRateBasisPoints"> {
  const offer = findOffer(country, mode);
  if (!offer) throw new ApiError("DELIVERY_MODE_NOT_AVAILABLE");
  const { feeCents: shippingFeeCents, freeFromCents } = offer;
  return { shippingFeeCents, freeFromCents, vatRateBasisPoints: vatRateOf(country) };
}

/** The code the client chose, where nothing but the price of the pieces can speak against it. */
async function findCodeTerms(db: Queryable, order: BilledOrder, now: Date): Promise<BoxTerms["code"]> {
  const { id: orderId, clientId, couponCode: code } = order;
  if (code === null) return null;
  const purchase = { kind: "BOX" as const, itemsTotalCents: Number.MAX_SAFE_INTEGER };
  const { coupon } = await findUsableCode(db, { clientId, code, purchase, now, orderId });
  return coupon && toCodeTerms(coupon);
}

async function sumPrepaid(db: Queryable, orderId: string): Promise<number> {
  const paid = await db
    .select({ amountCents: payments.amountCents })
    .from(payments)
    .where(
      and(
        eq(payments.orderId, orderId),
        eq(payments.purpose, "PREPAYMENT"),
        eq(payments.status, "SUCCEEDED"),
        isNull(payments.refundDueAt),
      ),
    );
  return paid.reduce((sum, { amountCents }) => sum + amountCents, 0);
}

async function readTerms(
  db: Queryable,
  order: BilledOrder,
  readFree: () => Promise<number>,
  now: Date,
): Promise<BoxTerms> {
  const code = await findCodeTerms(db, order, now);
  const prepaidCents = await sumPrepaid(db, order.id);
  const free = order.usesWallet ? await readFree() : 0;
  const destination = { country: order.shippingAddress.country_code, mode: order.delivery.mode };
  return { ...deliveryTerms(destination), code, prepaidCents, walletCents: order.walletCents + free };
}

/** What a box would be billed with now; changes and locks nothing. */
export const readBoxTerms = (db: Queryable, order: BilledOrder, now: Date): Promise<BoxTerms> =>
  readTerms(db, order, () => readBalance(db, accounts.wallet(order.clientId), "EUR"), now);

/**
 * As `readBoxTerms`, for a bill that is made: nobody else uses the code or spends the wallet meanwhile. The caller holds
 * the order's lock; codes are locked after it, then the wallet.
 */
export async function lockBoxTerms(tx: Transaction, order: BilledOrder, now: Date): Promise<BoxTerms> {
  if (order.couponCode !== null) await lockCodesOf(tx, order.clientId);
  return readTerms(tx, order, () => lockBalance(tx, accounts.wallet(order.clientId), "EUR"), now);
}
