import { asc, inArray } from "drizzle-orm";
import type { Locale } from "#contract/locale.ts";
import { toDecimal } from "#contract/money.ts";
import type { Request, RequestStatusCode } from "#contract/requests.ts";
import { toPicture, toProductCard, type CardRow } from "../catalog/card.ts";
import { findCardRows } from "../catalog/store.ts";
import type { Dependencies } from "../context.ts";
import type { Queryable } from "../db/database.ts";
import { orders } from "../db/schema/order.ts";
import { profiles } from "../db/schema/profile.ts";
import { requestEvents, requestItems, wishes } from "../db/schema/request.ts";
import { toBoxDelivery } from "../subscriptions/delivery-choice.ts";
import { optimisticDelivery } from "../subscriptions/delivery-dates.ts";
import { findHome, findOpenSubscriptions, type StoredSubscription } from "../subscriptions/store.ts";
import { hasBlockedBox, readBlocks } from "./facts.ts";
import { findItemPieces, type ItemPiece } from "./item-pieces.ts";
import { actionsOf, isUnsent } from "./machine.ts";
import { movableRange } from "./move-date.ts";
import { findRequestsOf, findUnsentOfAll, type StoredItem, type StoredRequest, type StoredWish } from "./store.ts";

export type AnswerContext = Pick<Dependencies, "clock" | "payments"> & { db: Queryable; locale: Locale };

/** A box with a record of its own, or the one a subscription plans next. */
type Entry = { request: StoredRequest; subscription: null } | { request: null; subscription: StoredSubscription };

const idsOf = <T, K extends string | number>(rows: readonly T[], idOf: (row: T) => K | null): K[] => [
  ...new Set(rows.map(idOf).filter((id) => id !== null)),
];

/** What belongs to the boxes, one query a table however many there are. */
async function readParts(db: Queryable, entries: readonly Entry[], locale: Locale) {
  const rows = entries.flatMap(({ request }) => (request ? [request] : []));
  const ids = rows.map(({ id }) => id);
  const profileIds = idsOf(entries, ({ request, subscription }) => (request ?? subscription).profileId);
  const orderIds = idsOf(rows, ({ orderId }) => orderId);
  const wished =
    ids.length === 0
      ? []
      : await db.select().from(wishes).where(inArray(wishes.requestId, ids)).orderBy(asc(wishes.createdAt));
  const items =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(requestItems)
          .where(inArray(requestItems.requestId, ids))
          .orderBy(asc(requestItems.lookIndex), asc(requestItems.itemIndex));
  const events =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(requestEvents)
          .where(inArray(requestEvents.requestId, ids))
          .orderBy(asc(requestEvents.sequence));
  const kids =
    profileIds.length === 0
      ? []
      : await db
          .select({ id: profiles.id, firstname: profiles.firstname, profile_type: profiles.profileType })
          .from(profiles)
          .where(inArray(profiles.id, profileIds));
  const billed =
    orderIds.length === 0
      ? []
      : await db
          .select({ id: orders.id, number: orders.number, status: orders.status })
          .from(orders)
          .where(inArray(orders.id, orderIds));
  return {
    wishesOf: Map.groupBy(wished, ({ requestId }) => requestId),
    itemsOf: Map.groupBy(items, ({ requestId }) => requestId),
    eventsOf: Map.groupBy(events, ({ requestId }) => requestId),
    kids: new Map(kids.map((kid) => [kid.id, kid])),
    orders: new Map(billed.map((order) => [order.id, order])),
    cards: await findCardRows(
      db,
      idsOf(wished, ({ productId }) => productId),
    ),
    pieces: await findItemPieces(
      db,
      idsOf(items, ({ variantId }) => variantId),
      locale,
    ),
  };
}

function toWish(wish: StoredWish, card: CardRow | undefined, locale: Locale, now: Date): Request["wishes"] {
  if (!card) return [];
  const product = toProductCard(card, locale, now);
  const variant = product.variants.find(({ variant_id }) => variant_id === wish.variantId) ?? null;
  return [{ product_id: wish.productId, variant_id: wish.variantId, product, variant }];
}

function toItem(item: StoredItem, piece: ItemPiece | undefined, locale: Locale): Request["items"] {
  if (!piece) return [];
  return [
    {
      look_index: item.lookIndex,
      item_index: item.itemIndex,
      product_id: item.productId,
      variant_id: item.variantId,
      name: piece.name,
      size: piece.size,
      image: piece.image && toPicture(piece.image, locale),
      unit_price_ttc: toDecimal(item.unitPriceCents),
    },
  ];
}

/** The boxes as the contract shows them to their client, in the order given. */
async function assemble(context: AnswerContext, clientId: string, entries: readonly Entry[]): Promise<Request[]> {
  if (entries.length === 0) return [];
  const { db, clock, locale } = context;
  const now = clock.now();
  const parts = await readParts(db, entries, locale);
  const home = await findHome(db, clientId);
  const liveBlock = await readBlocks(context, clientId);
  const blockOf = ({ request, subscription }: Entry) => {
    if (!request) return liveBlock(subscription.profileId);
    if (!isUnsent(request.status)) return null;
    return liveBlock(request.profileId) ?? (request.blockedReason === "NOT_ENOUGH_PIECES" ? "NOT_ENOUGH_PIECES" : null);
  };
  const isAnyBlocked = await hasBlockedBox(db, clientId, liveBlock);

  return entries.map((entry): Request => {
    const { request, subscription } = entry;
    const box = request ?? subscription;
    const code: RequestStatusCode = request?.status ?? "UPCOMING";
    const deliveryDate = request?.deliveryDate ?? subscription?.nextDeliveryDate ?? "";
    const destination = { country: home?.country ?? "FR", mode: box.delivery.mode } as const;
    const range = movableRange(code, now, destination);
    const isPreviewOpen = request !== null && request.previewUntil !== null && request.previewUntil > now;
    const actions = actionsOf(code, { isPreviewOpen, isAnyBlocked, canBeMoved: range !== null });
    const kid = parts.kids.get(box.profileId);
    const blockedReason = blockOf(entry);
    if (!kid) throw new Error(`a box of a profile that is not there: ${box.profileId}`);
    return {
      id: request?.id ?? 0,
      kid,
      subscription_id: request ? request.subscriptionId : subscription.id,
      kind: request?.kind ?? "SUBSCRIPTION",
      status_details: { code, actions },
      wishes: (parts.wishesOf.get(request?.id ?? 0) ?? []).flatMap((wish) =>
        toWish(wish, parts.cards.get(wish.productId), locale, now),
      ),
      is_blocked: blockedReason !== null,
      blocked_reason: blockedReason,
      delivery_date: deliveryDate,
      optimistic_delivery_date: optimisticDelivery(deliveryDate, destination),
      delivery_date_range: actions.includes("UPDATE_DELIVERY_DATE") ? range : null,
      delivery: toBoxDelivery(box.delivery),
      budget_ttc: box.budgetCents === null ? null : toDecimal(box.budgetCents),
      preview_until: request?.previewUntil?.toISOString() ?? null,
      comment: request?.comment ?? null,
      items: (parts.itemsOf.get(request?.id ?? 0) ?? []).flatMap((item) =>
        toItem(item, parts.pieces.get(item.variantId), locale),
      ),
      order: parts.orders.get(request?.orderId ?? "") ?? null,
      label: box.fraudLabel,
      timeline: (parts.eventsOf.get(request?.id ?? 0) ?? []).map(({ status, at }) => ({
        status,
        at: at.toISOString(),
      })),
      created_at: request?.createdAt.toISOString() ?? null,
    };
  });
}

const toEntry = (request: StoredRequest): Entry => ({ request, subscription: null });

/** Boxes that are planned and have no record: one a subscription that goes on and has no box waiting. */
async function findUpcoming(db: Queryable, clientId: string, profileId?: string): Promise<Entry[]> {
  const planned = (await findOpenSubscriptions(db, clientId, profileId)).filter(
    ({ status, nextDeliveryDate }) => status === "ACTIVE" && nextDeliveryDate !== null,
  );
  const unsent = await findUnsentOfAll(
    db,
    planned.map(({ id }) => id),
  );
  return planned.filter(({ id }) => !unsent.has(id)).map((subscription) => ({ request: null, subscription }));
}

/** Upcoming boxes first, then the newest; of one profile or of all, in some statuses or in any. */
export async function readRequests(
  context: AnswerContext,
  clientId: string,
  filter: { profileId?: string; statuses?: readonly RequestStatusCode[] | undefined } = {},
): Promise<Request[]> {
  const { profileId, statuses } = filter;
  const upcoming =
    statuses && !statuses.includes("UPCOMING") ? [] : await findUpcoming(context.db, clientId, profileId);
  const rows = await findRequestsOf(context.db, clientId, {
    ...(profileId === undefined ? {} : { profileId }),
    ...(statuses ? { statuses: statuses.filter((status) => status !== "UPCOMING") } : {}),
  });
  return assemble(context, clientId, [...upcoming, ...rows.map(toEntry)]);
}

export async function readRequest(context: AnswerContext, request: StoredRequest): Promise<Request> {
  const [answer] = await assemble(context, request.clientId, [toEntry(request)]);
  if (!answer) throw new Error(`no answer for the box ${request.id}`);
  return answer;
}

/** The box a subscription plans next, as id 0. */
export async function readUpcoming(context: AnswerContext, subscription: StoredSubscription): Promise<Request> {
  const [answer] = await assemble(context, subscription.clientId, [{ request: null, subscription }]);
  if (!answer) throw new Error(`no answer for the subscription ${subscription.id}`);
  return answer;
}
