import type { z } from "zod";
import type { KeptDraftBox, putDraftBox } from "#contract/draft-box.ts";
import { findCards } from "../catalog/find-cards.ts";
import { findInShop } from "../catalog/store.ts";
import type { Caller, RequestContext } from "../context.ts";
import type { Transaction } from "../db/database.ts";
import { and, count, eq, inArray } from "../db/orm.ts";
import { products, variants } from "../db/schema/catalog.ts";
import { profiles, type StoredDraftBox } from "../db/schema/profile.ts";
import { requests, wishes } from "../db/schema/request.ts";
import { ApiError } from "../http/problem.ts";
import { requireProfile } from "../profiles/service.ts";
import { takePromised, waitingOf } from "../requests/promised.ts";
import { findUnsent, lockKnownBox } from "../requests/store.ts";
import { findOpenSubscriptions, lockSubscription } from "../subscriptions/store.ts";

/**
 * Keeps what somebody was shown for the box that is asked for next. A subscription asks by itself: its box takes what fits
 * at once, where it takes wishes, and the rest waits for the next one. Throws UNKNOWN_VARIANT for a piece that is not in
 * the shop.
 */
export async function keepDraftBox(
  { db, clock }: Pick<RequestContext, "db" | "clock">,
  caller: Caller,
  id: string,
  { looks, without }: z.output<(typeof putDraftBox)["body"]>,
): Promise<void> {
  await requireProfile({ db }, caller, id);
  const ids = [...new Set(looks.flat())];
  const rows = await db
    .select({ id: variants.id, productId: variants.productId })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(and(inArray(variants.id, ids), eq(products.isListed, true)));
  const productOf = new Map(rows.map((row) => [row.id, row.productId]));
  const unknown = ids.filter((variantId) => !productOf.has(variantId));
  if (unknown.length > 0) throw new ApiError("UNKNOWN_VARIANT", { data: { variant_ids: unknown } });
  const now = clock.now();
  const draftBox: StoredDraftBox = {
    productIds: [...new Set(ids.flatMap((variantId) => productOf.get(variantId) ?? []))],
    without,
    keptAt: now.toISOString(),
    requestId: null,
  };
  await db.transaction(async (tx) => {
    const rhythm = await lockRhythm(tx, caller, id);
    const box = rhythm && (await findUnsent(tx, rhythm.id));
    const locked = box && (await lockKnownBox(tx, box));
    const kept = rhythm ? { ...draftBox, waiting: draftBox.productIds } : draftBox;
    await tx.update(profiles).set({ draftBox: kept }).where(eq(profiles.id, id));
    if (locked?.request.status === "OPEN") await takePromised(tx, locked.request, now);
  });
}

/** The subscription of a profile whose boxes come without being asked for, locked. */
async function lockRhythm(tx: Transaction, { clientId }: Caller, profileId: string) {
  const all = await findOpenSubscriptions(tx, clientId, profileId);
  const known = all.find(({ frequencyMonths }) => frequencyMonths !== null);
  return known ? lockSubscription(tx, known.id) : null;
}

/** Where the pieces of the box that was shown are by now. Throws NOT_FOUND. */
export async function readDraftBox(
  context: Pick<RequestContext, "db" | "clock" | "locale">,
  caller: Caller,
  id: string,
): Promise<KeptDraftBox> {
  const { db, clock } = context;
  const { draftBox } = await requireProfile({ db }, caller, id);
  if (!draftBox) return { box: null, waiting: [] };
  const [waiting, box] = await Promise.all([
    findInShop(db, waitingOf(draftBox, clock.now())),
    findTaker({ db }, draftBox),
  ]);
  return { box, waiting: await findCards(waiting, context) };
}

/** The box that took pieces, with how many of them are among its wishes; null once it takes no wishes any more. */
async function findTaker(
  { db }: Pick<RequestContext, "db">,
  { requestId, productIds }: StoredDraftBox,
): Promise<KeptDraftBox["box"]> {
  if (requestId === null) return null;
  const [row] = await db
    .select({ request_id: requests.id, delivery_date: requests.deliveryDate, pieces: count(wishes.productId) })
    .from(requests)
    .leftJoin(wishes, and(eq(wishes.requestId, requests.id), inArray(wishes.productId, productIds)))
    .where(and(eq(requests.id, requestId), eq(requests.status, "OPEN")))
    .groupBy(requests.id);
  return row ?? null;
}
