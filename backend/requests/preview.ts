import { toDecimal } from "#contract/money.ts";
import type { Preview, Request } from "#contract/requests.ts";
import { keepAllPercent } from "#contract/terms.ts";
import { findVariantsWithProducts } from "../catalog/store.ts";
import type { Transaction } from "../db/database.ts";
import { ApiError } from "../http/problem.ts";
import { requireProfile } from "../profiles/service.ts";
import { readRequest } from "./answer.ts";
import { keepAllDiscount } from "./bill.ts";
import { planRequestTransition } from "./machine.ts";
import { lockRecorded, resolveBox } from "./resolve.ts";
import { prepareAt } from "./schedule.ts";
import type { BoxContext } from "./service.ts";
import {
  findItems,
  findWishes,
  moveRequest,
  saveRequest,
  type StoredItem,
  type StoredRequest,
  type StoredWish,
} from "./store.ts";

export type BoxParams = { id: string; rid: number };

/** The box of the path once it was composed. Throws NOT_FOUND and PREVIEW_NOT_READY. */
export async function requireComposed(context: BoxContext, { id, rid }: BoxParams): Promise<StoredRequest> {
  const { request } = await resolveBox(context.db, context.caller, id, rid);
  if (!request || request.status === "OPEN" || request.status === "CANCELLED") throw new ApiError("PREVIEW_NOT_READY");
  return request;
}

const isPreviewOpen = ({ status, previewUntil }: StoredRequest, now: Date): boolean =>
  status === "COMPOSED" && previewUntil !== null && previewUntil > now;

/** The box of the path, locked, while its preview may be changed. Throws PREVIEW_NOT_READY and PREVIEW_CLOSED. */
export async function lockPreview(
  tx: Transaction,
  context: BoxContext,
  { id, rid }: BoxParams,
): Promise<StoredRequest> {
  const { request } = await lockRecorded(tx, context.caller, id, rid);
  if (request.status === "OPEN") throw new ApiError("PREVIEW_NOT_READY");
  if (!isPreviewOpen(request, context.clock.now())) throw new ApiError("PREVIEW_CLOSED");
  return request;
}

async function toLooks(
  { db, clock, locale }: BoxContext,
  items: readonly StoredItem[],
  wishes: readonly StoredWish[],
): Promise<Preview["looks"]> {
  const wished = new Set(wishes.map(({ productId }) => productId));
  const pieces = await findVariantsWithProducts(
    db,
    items.map(({ variantId }) => variantId),
    locale,
    clock.now(),
  );
  return [...Map.groupBy(items, ({ lookIndex }) => lookIndex)].map(([look_index, look]) => ({
    look_index,
    items: look.flatMap((item) => {
      const piece = pieces.find(({ variant }) => variant.variant_id === item.variantId);
      if (!piece) return [];
      return {
        look_index,
        item_index: item.itemIndex,
        product: piece.product,
        variant: piece.variant,
        unit_price_ttc: toDecimal(item.unitPriceCents),
        reasons: item.reasons,
        is_wish: wished.has(item.productId),
        replaced: item.replaced,
      };
    }),
    total_ttc: toDecimal(look.reduce((sum, { unitPriceCents }) => sum + unitPriceCents, 0)),
  }));
}

/** The composed box as its client sees it, whatever became of it since. */
async function toPreview(context: BoxContext, request: StoredRequest): Promise<Preview> {
  const [kid, items, wishes] = await Promise.all([
    requireProfile(context, context.caller, request.profileId),
    findItems(context.db, request.id),
    findWishes(context.db, request.id),
  ]);
  const itemsTotalCents = items.reduce((sum, { unitPriceCents }) => sum + unitPriceCents, 0);
  const discountCents = keepAllDiscount(itemsTotalCents);
  return {
    request_id: request.id,
    kid: { id: kid.id, firstname: kid.firstname, profile_type: kid.profileType },
    status: request.status,
    is_open: isPreviewOpen(request, context.clock.now()),
    preview_until: request.previewUntil?.toISOString() ?? null,
    delivery_date: request.deliveryDate,
    looks: await toLooks(context, items, wishes),
    totals: {
      pieces: items.length,
      items_total_ttc: toDecimal(itemsTotalCents),
      keep_all_percent: keepAllPercent,
      keep_all_discount_ttc: toDecimal(discountCents),
      keep_all_total_ttc: toDecimal(itemsTotalCents - discountCents),
      budget_ttc: request.budgetCents === null ? null : toDecimal(request.budgetCents),
    },
    comment: request.comment,
  };
}

export const readPreview = async (context: BoxContext, params: BoxParams): Promise<Preview> =>
  toPreview(context, await requireComposed(context, params));

/** Keeps the client's word to the stylist; the last one counts. */
export async function comment(context: BoxContext, params: BoxParams, message: string): Promise<Preview> {
  await context.db.transaction(async (tx) => {
    const request = await lockPreview(tx, context, params);
    await saveRequest(tx, request.id, { comment: message }, context.clock.now());
  });
  return readPreview(context, params);
}

/** The client says yes; the box waits to be packed. What was validated stays so. */
export async function validate(context: BoxContext, params: BoxParams): Promise<Request> {
  const id = await context.db.transaction(async (tx) => {
    const { request } = await lockRecorded(tx, context.caller, params.id, params.rid);
    if (request.status === "OPEN") throw new ApiError("PREVIEW_NOT_READY");
    if (request.status === "CANCELLED") throw new ApiError("REQUEST_NOT_CHANGEABLE");
    const next = planRequestTransition(request.status, "VALIDATED");
    if (next) await moveRequest(tx, request.id, next, context.clock.now(), { dueAt: prepareAt(request.deliveryDate) });
    return request.id;
  });
  return readRequest(context, context.caller.clientId, params.id, id);
}
