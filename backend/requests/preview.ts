import { keepAllDiscount } from "#contract/price.ts";
import { toDecimal } from "#contract/money.ts";
import type { Picture } from "#contract/picture.ts";
import type { Preview } from "#contract/preview.ts";
import type { Request } from "#contract/requests.ts";
import { keepAllPercent } from "#contract/terms.ts";
import { findFlatLays, findLaidOut, type LaidOut } from "../catalog/flat-lay.ts";
import { findVariantsWithProducts } from "../catalog/store.ts";
import type { Transaction } from "../db/database.ts";
import { ApiError } from "../http/problem.ts";
import { requireProfile } from "../profiles/service.ts";
import { findWearer } from "../stylist/wearer-store.ts";
import { findBoxStylist } from "../website/box-stylist.ts";
import { readRequest } from "./answer.ts";
import { planRequestTransition } from "./machine.ts";
import { addMessage, findMessages } from "./messages.ts";
import { findChanges } from "./preview-change-store.ts";
import { lockRecorded, resolveBox } from "./resolve.ts";
import { prepareAt, reopenedUntil } from "./schedule.ts";
import type { BoxContext } from "./service.ts";
import { findItems, findWishes, moveRequest, saveRequest, type StoredItem, type StoredRequest } from "./store.ts";
import { fewestPieces } from "./stylist.ts";
import { showUnfulfilled } from "./unfulfilled-wishes.ts";

export type BoxParams = { id: string; rid: number };

/** The box of the path once it was composed. Throws NOT_FOUND and PREVIEW_NOT_READY. */
export async function requireComposed(context: BoxContext, { id, rid }: BoxParams): Promise<StoredRequest> {
  const { request } = await resolveBox(context.db, context.caller, id, rid);
  if (!request || request.status === "OPEN" || request.status === "CANCELLED") throw new ApiError("PREVIEW_NOT_READY");
  return request;
}

export const isPreviewOpen = ({ status, previewUntil }: StoredRequest, now: Date): boolean =>
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

type PieceOf = (variantId: number) => Pick<Preview["looks"][number]["items"][number], "product" | "variant"> | null;

async function piecesWith({ db, clock, locale }: BoxContext, variantIds: readonly number[]): Promise<PieceOf> {
  const found = await findVariantsWithProducts(db, [...new Set(variantIds)], locale, clock.now());
  return (variantId) => {
    const piece = found.find(({ variant }) => variant.variant_id === variantId);
    return piece ? { product: piece.product, variant: piece.variant } : null;
  };
}

/** The last change of each place, by which it can be put back. */
type LastChanges = ReadonlyMap<string, Awaited<ReturnType<typeof findChanges>>[number]>;
const placeKey = ({ lookIndex, itemIndex }: { lookIndex: number; itemIndex: number }) => `${lookIndex} ${itemIndex}`;

function previousAt(
  change: LastChanges extends ReadonlyMap<string, infer C> ? C | undefined : never,
  pieceOf: PieceOf,
) {
  const piece = change && pieceOf(change.before.variantId);
  return piece ? { ...piece, unit_price_ttc: toDecimal(change.before.unitPriceCents) } : null;
}

const looksOf = (items: readonly StoredItem[]) => [...Map.groupBy(items, ({ lookIndex }) => lookIndex)];

function toLooks(
  items: readonly StoredItem[],
  wished: ReadonlySet<number>,
  changes: LastChanges,
  pieceOf: PieceOf,
  drawn: { images: (Picture | null)[]; areas: LaidOut[][] },
): Preview["looks"] {
  return looksOf(items).map(([look_index, look], index) => ({
    look_index,
    image: drawn.images[index] ?? null,
    areas: drawn.areas[index] ?? [],
    items: look.flatMap((item) => {
      const piece = pieceOf(item.variantId);
      if (!piece) return [];
      return {
        ...piece,
        look_index,
        item_index: item.itemIndex,
        unit_price_ttc: toDecimal(item.unitPriceCents),
        reasons: item.reasons,
        is_wish: wished.has(item.productId),
        replaced: item.replaced,
        previous: previousAt(changes.get(placeKey(item)), pieceOf),
      };
    }),
    total_ttc: toDecimal(look.reduce((sum, { unitPriceCents }) => sum + unitPriceCents, 0)),
  }));
}

/** Empty places whose piece can be put back. */
const toDropped = (items: readonly StoredItem[], changes: LastChanges, pieceOf: PieceOf): Preview["dropped"] =>
  [...changes.values()].flatMap((change) => {
    const piece = items.some((item) => placeKey(item) === placeKey(change)) ? null : previousAt(change, pieceOf);
    return piece ? [{ ...piece, look_index: change.lookIndex, item_index: change.itemIndex }] : [];
  });

/** The composed box as its client sees it, whatever became of it since. */
async function toPreview(context: BoxContext, request: StoredRequest): Promise<Preview> {
  const { db, locale } = context;
  const now = context.clock.now();
  const [kid, items, wishes, changes, messages, wearer, unfulfilled] = await Promise.all([
    requireProfile(context, context.caller, request.profileId),
    findItems(db, request.id),
    findWishes(db, request.id),
    findChanges(db, request.id),
    findMessages(db, request.id),
    request.budgetCents === null ? findWearer(db, request.profileId, request.id) : null,
    showUnfulfilled(context, request.unfulfilled),
  ]);
  const worn = looksOf(items).map(([, look]) => look.map(({ productId }) => productId));
  const [pieceOf, stylist, images, areas] = await Promise.all([
    piecesWith(
      context,
      [...items, ...changes.map(({ before }) => before)].map(({ variantId }) => variantId),
    ),
    findBoxStylist(db, kid, locale),
    findFlatLays(db, worn, locale),
    findLaidOut(db, worn),
  ]);
  const last: LastChanges = new Map(changes.map((change) => [placeKey(change), change]));
  const itemsTotalCents = items.reduce((sum, { unitPriceCents }) => sum + unitPriceCents, 0);
  const discountCents = keepAllDiscount(itemsTotalCents);
  const budgetCents = request.budgetCents ?? wearer?.budgetCents ?? null;
  return {
    request_id: request.id,
    kid: { id: kid.id, firstname: kid.firstname, profile_type: kid.profileType },
    status: request.status,
    is_open: isPreviewOpen(request, now),
    preview_until: request.previewUntil?.toISOString() ?? null,
    delivery_date: request.deliveryDate,
    looks: toLooks(items, new Set(wishes.map(({ productId }) => productId)), last, pieceOf, {
      images,
      areas,
    }),
    totals: {
      pieces: items.length,
      items_total_ttc: toDecimal(itemsTotalCents),
      keep_all_percent: keepAllPercent,
      keep_all_discount_ttc: toDecimal(discountCents),
      keep_all_total_ttc: toDecimal(itemsTotalCents - discountCents),
      budget_ttc: budgetCents === null ? null : toDecimal(budgetCents),
    },
    comment: request.comment,
    messages: messages.map(({ author, text, at }) => ({ from: author, text, at: at.toISOString() })),
    stylist,
    dropped: isPreviewOpen(request, now) ? toDropped(items, last, pieceOf) : [],
    fewest_pieces: fewestPieces[kid.profileType],
    unfulfilled_wishes: unfulfilled,
    reopen_until: canReopen(request, now) ? prepareAt(request.deliveryDate).toISOString() : null,
    as_of: now.toISOString(),
  };
}

export const readPreview = async (context: BoxContext, params: BoxParams): Promise<Preview> =>
  toPreview(context, await requireComposed(context, params));

/** Keeps the client's word to the stylist; the last one counts, and all of them are kept. */
export async function comment(context: BoxContext, params: BoxParams, message: string): Promise<Preview> {
  await context.db.transaction(async (tx) => {
    const request = await lockPreview(tx, context, params);
    const now = context.clock.now();
    const last = (await findMessages(tx, request.id)).at(-1);
    // A second press says nothing new.
    if (last?.author === "CLIENT" && last.text === message) return;
    await saveRequest(tx, request.id, { comment: message }, now);
    await addMessage(tx, request.id, { author: "CLIENT", text: message, staffName: null }, now);
  });
  return readPreview(context, params);
}

/**
 * The client says yes; the box waits to be packed. What was validated stays so, and a yes behind the deadline says what
 * silence did. Throws PREVIEW_CLOSED once it is packed.
 */
export async function validate(context: BoxContext, params: BoxParams): Promise<Request> {
  const id = await context.db.transaction(async (tx) => {
    const { request } = await lockRecorded(tx, context.caller, params.id, params.rid);
    if (request.status === "OPEN") throw new ApiError("PREVIEW_NOT_READY");
    if (request.status === "CANCELLED") throw new ApiError("REQUEST_NOT_CHANGEABLE");
    const next = planRequestTransition(request.status, "VALIDATED");
    if (!next && request.status !== "VALIDATED") throw new ApiError("PREVIEW_CLOSED");
    if (next) await moveRequest(tx, request.id, next, context.clock.now(), { dueAt: prepareAt(request.deliveryDate) });
    return request.id;
  });
  return readRequest(context, context.caller.clientId, params.id, id);
}

/** Nobody has begun to pack it. */
const canReopen = ({ status, deliveryDate }: StoredRequest, now: Date): boolean =>
  status === "VALIDATED" && now < prepareAt(deliveryDate);

/** The client takes its yes back, or the silence that stood for it. Throws PREVIEW_CLOSED once the box is packed. */
export async function reopen(context: BoxContext, params: BoxParams): Promise<Preview> {
  await context.db.transaction(async (tx) => {
    const { request } = await lockRecorded(tx, context.caller, params.id, params.rid);
    const now = context.clock.now();
    if (request.status === "OPEN") throw new ApiError("PREVIEW_NOT_READY");
    if (isPreviewOpen(request, now)) return;
    const next = planRequestTransition(request.status, "REOPENED");
    if (!next || !canReopen(request, now)) throw new ApiError("PREVIEW_CLOSED");
    const until = reopenedUntil(request.deliveryDate, request.previewUntil, now);
    await moveRequest(tx, request.id, next, now, { previewUntil: until, dueAt: until });
  });
  return readPreview(context, params);
}
