import type { Dependencies } from "../context.ts";
import type { Queryable } from "../db/database.ts";
import { and, eq, inArray, sql } from "../db/orm.ts";
import { addresses, clients } from "../db/schema/client.ts";
import { requests } from "../db/schema/request.ts";
import { canBeCharged, readChargeableTypes, type ChargeableFacts } from "../payment-methods/off-session.ts";
import { isPresumed } from "../subscriptions/fraud.ts";
import { homeOf, type Home } from "../subscriptions/store.ts";
import { blockOf, type BlockedReason } from "./blocking.ts";
import { unsentStatuses } from "./machine.ts";

/** What decides on whether the boxes of a client can be sent at this moment. */
export interface Standing {
  home: Home;
  /** What keeps the boxes of a profile from being sent. */
  blockOf: (profileId: string) => BlockedReason | null;
  /** The oldest order of a box of a profile whose charge failed and that is still unpaid. */
  dueOrderOf: (profileId: string) => string | null;
  /**
   * Something of the client's keeps a box that is not yet sent, or planned, from being sent: then none can be moved. A box
   * that found too few pieces is ours to mend, and keeps nobody else's.
   */
  isAnyBlocked: boolean;
}

const methods = sql<ChargeableFacts[]>`(
  select coalesce(json_agg(json_build_object('type', type,
    'providerPaymentMethodId', provider_payment_method_id, 'expirationDate', expiration_date)), '[]')
  from payment_methods where client_id = ${clients.id} and kept_at is not null and deleted_at is null)`;

/** Boxes whose charge failed and that are still unpaid, the oldest first. */
const unpaid = sql<{ profileId: string; orderId: string }[]>`(
  select coalesce(json_agg(json_build_object('profileId', requests.profile_id, 'orderId', orders.id)
    order by orders.created_at, orders.id), '[]')
  from orders join requests on requests.order_id = orders.id
  where orders.client_id = ${clients.id} and orders.kind = 'BOX' and orders.status = 'PAYMENT_FAILED')`;

/** Profiles with a box that is not yet sent. */
const unsent = sql<string[]>`array(
  select profile_id::text from requests
  where client_id = ${clients.id} and ${inArray(requests.status, [...unsentStatuses])})`;

/** Profiles with a box that is planned. */
const planned = sql<string[]>`array(
  select profile_id::text from subscriptions
  where client_id = ${clients.id} and status in ('ACTIVE', 'PAUSED') and next_at is not null)`;

/** Asks once for all boxes of a client. */
export async function readStanding(
  { db, clock, payments }: Pick<Dependencies, "clock" | "payments"> & { db: Queryable },
  clientId: string,
): Promise<Standing> {
  const [row] = await db
    .select({
      locale: clients.locale,
      country: addresses.countryCode,
      methods,
      unpaid,
      unsent,
      planned,
      isPresumed: isPresumed(clientId),
    })
    .from(clients)
    .leftJoin(
      addresses,
      and(eq(addresses.clientId, clients.id), eq(addresses.kind, "shipping"), eq(addresses.isDefault, true)),
    )
    .where(eq(clients.id, clientId));
  if (!row) throw new Error(`boxes of a client that is not there: ${clientId}`);
  const home = homeOf(row);
  const now = clock.now();
  const chargeable = await readChargeableTypes({ db, payments }, clientId);
  const hasPaymentMethod = row.methods.some((method) => canBeCharged(method, chargeable, now));
  const dueOrderOf = (profileId: string) => row.unpaid.find((order) => order.profileId === profileId)?.orderId ?? null;
  const blockOfProfile = (profileId: string) =>
    blockOf({
      hasAddress: home.hasAddress,
      hasPaymentMethod,
      isPaymentDue: dueOrderOf(profileId) !== null,
      isPresumedFraudster: row.isPresumed,
    });
  const waiting = [...row.unsent, ...row.planned];
  return {
    home,
    blockOf: blockOfProfile,
    dueOrderOf,
    isAnyBlocked: waiting.some((profileId) => blockOfProfile(profileId) !== null),
  };
}
