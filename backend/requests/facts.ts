import { and, eq, inArray } from "drizzle-orm";
import type { Dependencies } from "../context.ts";
import type { Queryable } from "../db/database.ts";
import { orders } from "../db/schema/order.ts";
import { requests } from "../db/schema/request.ts";
import { findOffSessionMethod } from "../payment-methods/off-session.ts";
import { isPresumedFraudster } from "../subscriptions/fraud.ts";
import { findHome, findOpenSubscriptions } from "../subscriptions/store.ts";
import { blockOf, type BlockedReason } from "./blocking.ts";
import { unsentStatuses } from "./machine.ts";

/** Profiles of the client with a box whose charge failed and that is still unpaid. */
async function findProfilesInDebt(db: Queryable, clientId: string): Promise<Set<string>> {
  const rows = await db
    .selectDistinct({ profileId: requests.profileId })
    .from(orders)
    .innerJoin(requests, eq(requests.orderId, orders.id))
    .where(and(eq(orders.clientId, clientId), eq(orders.kind, "BOX"), inArray(orders.status, ["PAYMENT_FAILED"])));
  return new Set(rows.map(({ profileId }) => profileId));
}

/** What keeps the boxes of a client from being sent at this moment, by profile; asks once for all of them. */
export async function readBlocks(
  dependencies: Pick<Dependencies, "clock" | "payments"> & { db: Queryable },
  clientId: string,
): Promise<(profileId: string) => BlockedReason | null> {
  const { db } = dependencies;
  const home = await findHome(db, clientId);
  const method = await findOffSessionMethod(dependencies, clientId);
  const inDebt = await findProfilesInDebt(db, clientId);
  const isFraud = await isPresumedFraudster(db, clientId);
  return (profileId) =>
    blockOf({
      hasAddress: home?.hasAddress ?? false,
      hasPaymentMethod: method !== null,
      isPaymentDue: inDebt.has(profileId),
      isPresumedFraudster: isFraud,
    });
}

/** Whether any box of the client that is not yet sent is blocked, planned ones included: then none can be moved. */
export async function hasBlockedBox(
  db: Queryable,
  clientId: string,
  liveBlock: (profileId: string) => BlockedReason | null,
): Promise<boolean> {
  const unsent = await db
    .select({ profileId: requests.profileId, blockedReason: requests.blockedReason })
    .from(requests)
    .where(and(eq(requests.clientId, clientId), inArray(requests.status, [...unsentStatuses])));
  const planned = (await findOpenSubscriptions(db, clientId)).filter(({ nextAt }) => nextAt !== null);
  return (
    unsent.some(({ blockedReason }) => blockedReason === "NOT_ENOUGH_PIECES") ||
    [...unsent, ...planned].some(({ profileId }) => liveBlock(profileId) !== null)
  );
}
