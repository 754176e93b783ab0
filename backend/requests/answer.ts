import type { Locale } from "#contract/locale.ts";
import { toDecimal } from "#contract/money.ts";
import type { Request, RequestStatusCode } from "#contract/requests.ts";
import { toPicture, toProductCard, type CardRow } from "../catalog/card.ts";
import { findCardRows } from "../catalog/store.ts";
import type { Dependencies } from "../context.ts";
import { ApiError } from "../http/problem.ts";
import { toBoxDelivery } from "../subscriptions/delivery-choice.ts";
import { optimisticDelivery } from "../subscriptions/delivery-dates.ts";
import type { StoredSubscription } from "../subscriptions/store.ts";
import { findBoxes, findKid, findPlannedBoxes, type ItemRow, type PlannedBox, type RecordedBox } from "./box-rows.ts";
import { actionsOf, isUnsent } from "./machine.ts";
import { movableRange } from "./move-date.ts";
import { readStanding } from "./standing.ts";

export type AnswerContext = Pick<Dependencies, "db" | "clock" | "payments"> & { locale: Locale };

/** A box with a record of its own, or the one a subscription plans next. */
type Entry =
  | (RecordedBox & { subscription: null })
  | (PlannedBox & { request: null } & Pick<RecordedBox, "order" | "wishes" | "items" | "events">);

const toEntry = (box: RecordedBox): Entry => ({ ...box, subscription: null });
const toPlannedEntry = (box: PlannedBox): Entry => ({
  ...box,
  request: null,
  order: null,
  wishes: [],
  items: [],
  events: [],
});

function toWish(
  wish: RecordedBox["wishes"][number],
  card: CardRow | undefined,
  locale: Locale,
  now: Date,
): Request["wishes"] {
  if (!card) return [];
  const product = toProductCard(card, locale, now);
  const variant = product.variants.find(({ variant_id }) => variant_id === wish.variantId) ?? null;
  return [{ product_id: wish.productId, variant_id: wish.variantId, product, variant }];
}

const toItem = (item: ItemRow, locale: Locale): Request["items"][number] => ({
  look_index: item.lookIndex,
  item_index: item.itemIndex,
  product_id: item.productId,
  variant_id: item.variantId,
  name: item.name,
  size: item.size,
  image: item.image && toPicture(item.image, locale),
  unit_price_ttc: toDecimal(item.unitPriceCents),
});

/** The boxes as the contract shows them to their client, in the order given. */
async function assemble(context: AnswerContext, clientId: string, entries: readonly Entry[]): Promise<Request[]> {
  if (entries.length === 0) return [];
  const { db, clock, locale } = context;
  const now = clock.now();
  const wished = new Set(entries.flatMap(({ wishes }) => wishes.map(({ productId }) => productId)));
  const [standing, cards] = await Promise.all([readStanding(context, clientId), findCardRows(db, [...wished])]);
  const { home, isAnyBlocked } = standing;
  const blockOf = ({ request, subscription }: Entry) => {
    if (!request) return standing.blockOf(subscription.profileId);
    if (!isUnsent(request.status)) return null;
    const isTooSmall = request.blockedReason === "NOT_ENOUGH_PIECES";
    return standing.blockOf(request.profileId) ?? (isTooSmall ? "NOT_ENOUGH_PIECES" : null);
  };

  return entries.map((entry): Request => {
    const { request, subscription, kid } = entry;
    const box = request ?? subscription;
    const code: RequestStatusCode = request?.status ?? "UPCOMING";
    const deliveryDate = request?.deliveryDate ?? subscription?.nextDeliveryDate ?? "";
    const destination = { country: home.country, mode: box.delivery.mode } as const;
    const range = movableRange(code, now, destination);
    const isPreviewOpen = request !== null && request.previewUntil !== null && request.previewUntil > now;
    const actions = actionsOf(code, { isPreviewOpen, isAnyBlocked, canBeMoved: range !== null });
    const blockedReason = blockOf(entry);
    return {
      id: request?.id ?? 0,
      kid,
      subscription_id: request ? request.subscriptionId : subscription.id,
      kind: request?.kind ?? "SUBSCRIPTION",
      status_details: { code, actions },
      wishes: entry.wishes.flatMap((wish) => toWish(wish, cards.get(wish.productId), locale, now)),
      is_blocked: blockedReason !== null,
      blocked_reason: blockedReason,
      due_order_id: blockedReason === "PAYMENT_DUE" ? standing.dueOrderOf(box.profileId) : null,
      delivery_date: deliveryDate,
      optimistic_delivery_date: optimisticDelivery(deliveryDate, destination),
      delivery_date_range: actions.includes("UPDATE_DELIVERY_DATE") ? range : null,
      delivery: toBoxDelivery(box.delivery),
      budget_ttc: box.budgetCents === null ? null : toDecimal(box.budgetCents),
      preview_until: request?.previewUntil?.toISOString() ?? null,
      comment: request?.comment ?? null,
      items: entry.items.map((item) => toItem(item, locale)),
      order: entry.order,
      label: box.fraudLabel,
      timeline: entry.events.map(({ status, at }) => ({ status, at: new Date(at).toISOString() })),
      created_at: request?.createdAt.toISOString() ?? null,
    };
  });
}

/** Upcoming boxes first, then the newest; of one profile or of all, in some statuses or in any. */
export async function readRequests(
  context: AnswerContext,
  clientId: string,
  filter: { profileId?: string; statuses?: readonly RequestStatusCode[] | undefined } = {},
): Promise<Request[]> {
  const { db, locale } = context;
  const { profileId, statuses } = filter;
  const [planned, recorded] = await Promise.all([
    statuses && !statuses.includes("UPCOMING") ? [] : findPlannedBoxes(db, clientId, profileId),
    findBoxes(
      db,
      clientId,
      {
        ...(profileId === undefined ? {} : { profileId }),
        ...(statuses ? { statuses: statuses.filter((status) => status !== "UPCOMING") } : {}),
      },
      locale,
    ),
  ]);
  return assemble(context, clientId, [...planned.map(toPlannedEntry), ...recorded.map(toEntry)]);
}

/** A box with a record, as it stands now. Throws NOT_FOUND when the profile of that client has no such box. */
export async function readRequest(
  context: AnswerContext,
  clientId: string,
  profileId: string,
  id: number,
): Promise<Request> {
  const boxes = await findBoxes(context.db, clientId, { id, profileId }, context.locale);
  const [answer] = await assemble(context, clientId, boxes.map(toEntry));
  if (!answer) throw new ApiError("NOT_FOUND");
  return answer;
}

/** The box a subscription plans next, as id 0. */
export async function readUpcoming(context: AnswerContext, subscription: StoredSubscription): Promise<Request> {
  const kid = await findKid(context.db, subscription.profileId);
  const entries = kid ? [toPlannedEntry({ subscription, kid })] : [];
  const [answer] = await assemble(context, subscription.clientId, entries);
  if (!answer) throw new ApiError("NOT_FOUND");
  return answer;
}
