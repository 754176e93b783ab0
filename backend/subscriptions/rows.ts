import type { Subscription } from "#contract/subscriptions.ts";
import type { Queryable } from "../db/database.ts";
import { and, desc, eq, sql } from "../db/orm.ts";
import { profiles } from "../db/schema/profile.ts";
import { requests, subscriptions } from "../db/schema/request.ts";
import { isWaiting, kid } from "../requests/box-rows.ts";
import type { StoredRequest } from "../requests/store.ts";
import type { SubscriptionEventType } from "./machine.ts";
import type { StoredSubscription } from "./store.ts";

/** A subscription with what belongs to it. */
export interface SubscriptionRow {
  subscription: StoredSubscription;
  kid: Subscription["kid"];
  /** Its box that is not yet on its way. */
  box: Pick<StoredRequest, "id" | "status" | "deliveryDate" | "delivery"> | null;
  /** `at` is ISO 8601. */
  lastEvent: { type: SubscriptionEventType; at: string; data: Record<string, unknown> } | null;
}

/** Those of a client, of one profile or one of them; what goes on first, then the newest. */
export async function findSubscriptionRows(
  db: Queryable,
  { clientId, profileId, id }: { clientId: string; profileId?: string; id?: string },
): Promise<SubscriptionRow[]> {
  return db
    .select({
      subscription: subscriptions,
      kid,
      box: {
        id: requests.id,
        status: requests.status,
        deliveryDate: requests.deliveryDate,
        delivery: requests.delivery,
      },
      lastEvent: sql<SubscriptionRow["lastEvent"]>`(
        select json_build_object('type', type, 'at', at, 'data', data) from subscription_events
        where subscription_id = ${subscriptions.id} order by sequence desc limit 1)`,
    })
    .from(subscriptions)
    .innerJoin(profiles, eq(profiles.id, subscriptions.profileId))
    .leftJoin(requests, isWaiting)
    .where(
      and(
        eq(subscriptions.clientId, clientId),
        profileId === undefined ? undefined : eq(subscriptions.profileId, profileId),
        id === undefined ? undefined : eq(subscriptions.id, id),
      ),
    )
    .orderBy(
      desc(sql`${subscriptions.status} in ('ACTIVE', 'PAUSED')`),
      desc(subscriptions.createdAt),
      desc(subscriptions.id),
    );
}
