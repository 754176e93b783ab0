import type { Locale } from "#contract/locale.ts";
import type { Request } from "#contract/requests.ts";
import type { Queryable } from "../db/database.ts";
import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from "../db/orm.ts";
import type { StoredImage } from "../db/schema/catalog.ts";
import { orders } from "../db/schema/order.ts";
import { profiles } from "../db/schema/profile.ts";
import { requests, subscriptions, type RequestStatus } from "../db/schema/request.ts";
import type { StoredSubscription } from "../subscriptions/store.ts";
import { unsentStatuses } from "./machine.ts";
import type { StoredRequest } from "./store.ts";

/** What a list of boxes tells of a piece: a year of boxes holds a hundred of them, and no card of any is needed. */
export interface ItemRow {
  lookIndex: number;
  itemIndex: number;
  productId: number;
  variantId: number;
  unitPriceCents: number;
  name: string;
  size: string;
  image: StoredImage | null;
}

/** A box with what belongs to it. */
export interface RecordedBox {
  request: StoredRequest;
  kid: Request["kid"];
  order: Request["order"];
  wishes: { productId: number; variantId: number | null }[];
  items: ItemRow[];
  /** `at` is ISO 8601. */
  events: { status: RequestStatus; at: string }[];
}
/** The box a subscription plans next, that has no record yet. */
export interface PlannedBox {
  subscription: StoredSubscription;
  kid: Request["kid"];
}

/** Whom a box or a subscription is for. */
export const kid = { id: profiles.id, firstname: profiles.firstname, profile_type: profiles.profileType };

const wishesOf = sql<RecordedBox["wishes"]>`(
  select coalesce(json_agg(json_build_object('productId', product_id, 'variantId', variant_id)
    order by created_at, product_id), '[]') from wishes where request_id = ${requests.id})`;

const eventsOf = sql<RecordedBox["events"]>`(
  select coalesce(json_agg(json_build_object('status', status, 'at', at) order by sequence), '[]')
  from request_events where request_id = ${requests.id})`;

const itemsOf = (locale: Locale) => sql<ItemRow[]>`(
  select coalesce(json_agg(json_build_object('lookIndex', look_index, 'itemIndex', item_index,
    'productId', items.product_id, 'variantId', variant_id, 'unitPriceCents', unit_price_cents,
    'name', products.names ->> ${locale}::text, 'size', variants.size, 'image', products.images -> 0)
    order by look_index, item_index), '[]')
  from request_items as items join variants on variants.id = variant_id join products on products.id = variants.product_id
  where request_id = ${requests.id})`;

/** A list answers no more boxes than this; a profile with one a month needs eight years to have as many. */
const mostListed = 100;

/** The newest boxes of a client: one of them, those of a profile or all, in one status of `statuses` or in any. */
export async function findBoxes(
  db: Queryable,
  clientId: string,
  filter: { id?: number; profileId?: string; statuses?: readonly RequestStatus[] },
  locale: Locale,
): Promise<RecordedBox[]> {
  const { id, profileId, statuses } = filter;
  return db
    .select({
      request: requests,
      kid,
      order: {
        id: orders.id,
        number: orders.number,
        status: orders.status,
        carrier: sql<string>`${orders.delivery} ->> 'carrier'`,
        tracking_number: orders.trackingNumber,
      },
      wishes: wishesOf,
      items: itemsOf(locale),
      events: eventsOf,
    })
    .from(requests)
    .innerJoin(profiles, eq(profiles.id, requests.profileId))
    .leftJoin(orders, eq(orders.id, requests.orderId))
    .where(
      and(
        eq(requests.clientId, clientId),
        id === undefined ? undefined : eq(requests.id, id),
        profileId === undefined ? undefined : eq(requests.profileId, profileId),
        statuses === undefined ? undefined : inArray(requests.status, [...statuses]),
      ),
    )
    .orderBy(desc(requests.createdAt), desc(requests.id))
    .limit(mostListed);
}

/** Joins the box of a subscription that is not yet on its way; there is one at most. */
export const isWaiting = and(eq(requests.subscriptionId, subscriptions.id), inArray(requests.status, unsentStatuses));

/** One a subscription that goes on and has no box waiting, of one profile or of all of a client. */
export async function findPlannedBoxes(db: Queryable, clientId: string, profileId?: string): Promise<PlannedBox[]> {
  return db
    .select({ subscription: subscriptions, kid })
    .from(subscriptions)
    .innerJoin(profiles, eq(profiles.id, subscriptions.profileId))
    .leftJoin(requests, isWaiting)
    .where(
      and(
        eq(subscriptions.clientId, clientId),
        eq(subscriptions.status, "ACTIVE"),
        isNotNull(subscriptions.nextDeliveryDate),
        isNull(requests.id),
        profileId === undefined ? undefined : eq(subscriptions.profileId, profileId),
      ),
    )
    .orderBy(asc(subscriptions.createdAt));
}

export async function findKid(db: Queryable, profileId: string): Promise<Request["kid"] | null> {
  return (await db.select(kid).from(profiles).where(eq(profiles.id, profileId)))[0] ?? null;
}
