import { boxPieces } from "#contract/requests.ts";
import { findInShop } from "../catalog/store.ts";
import type { Transaction } from "../db/database.ts";
import { eq } from "../db/orm.ts";
import { profiles, type StoredDraftBox } from "../db/schema/profile.ts";
import { wishes } from "../db/schema/request.ts";
import { findWishes, type StoredRequest } from "./store.ts";

const dayMs = 24 * 3_600_000;
/** A box that was shown longer ago is no promise any more: season, sizes and stock are others. */
const promisedForMs = 30 * dayMs;
/** What waits for a subscription was told to come with its next box: the longest rhythm is three months. */
const waitsForMs = 120 * dayMs;

/** Products of a box that was shown that still wait for a box, in the order shown. */
export function waitingOf(draft: StoredDraftBox | null, now: Date): number[] {
  if (!draft) return [];
  const age = now.getTime() - new Date(draft.keptAt).getTime();
  if (draft.waiting) return age > waitsForMs ? [] : draft.waiting;
  return draft.requestId !== null || age > promisedForMs ? [] : draft.productIds;
}

interface Beginning {
  /** A box that never left: its wishes come first. */
  from?: number | null;
  /** Products that are wished for in the same transaction: places are left for them. */
  own?: readonly number[];
  /** Asked for with wishes of one's own: what was shown was chosen otherwise, only what was swapped away still counts. */
  isChosenOtherwise?: boolean;
}

/**
 * Fills the places of a locked box that takes wishes: first with those of a box that never left, then with what was shown
 * before the box was asked for, in the order shown and in sizes of the box's day. What finds no place waits for the box
 * after it. What was shown and has left the shop since is wished for no more; else nothing is judged here: what cannot be
 * had by the time the stylist chooses is told in the preview, with its reason.
 */
export async function takePromised(
  tx: Transaction,
  { id, profileId }: Pick<StoredRequest, "id" | "profileId">,
  now: Date,
  { from = null, own = [], isChosenOtherwise = false }: Beginning = {},
): Promise<void> {
  const [profile] = await tx
    .select({ profileType: profiles.profileType, draftBox: profiles.draftBox })
    .from(profiles)
    .where(eq(profiles.id, profileId))
    .for("update");
  if (!profile) return;
  const { draftBox: draft, profileType } = profile;
  const [there, inherited] = await Promise.all([findWishes(tx, id), from === null ? [] : findWishes(tx, from)]);
  const taken = new Set([...own, ...there.map(({ productId }) => productId)]);
  const shown = isChosenOtherwise ? [] : waitingOf(draft, now);
  const wanted = new Map<number, { variantId: number | null; createdAt: Date }>();
  for (const { productId, variantId, createdAt } of inherited) wanted.set(productId, { variantId, createdAt });
  const inShop = await findInShop(tx, shown);
  for (const [place, productId] of inShop.entries())
    if (!wanted.has(productId)) wanted.set(productId, { variantId: null, createdAt: new Date(now.getTime() + place) });
  const missing = [...wanted].filter(([productId]) => !taken.has(productId));
  const places = Math.max(0, boxPieces[profileType] - taken.size);
  const fitting = missing.slice(0, places);
  const waiting = missing.slice(places).map(([productId]) => productId);
  if (fitting.length > 0)
    await tx.insert(wishes).values(fitting.map(([productId, wish]) => ({ requestId: id, productId, ...wish })));
  /* A box that was given up and begins anew is the same promise. */
  const isPromised = draft !== null && (draft.requestId === null || draft.requestId === from || draft.waiting);
  if (!isPromised && waiting.length === 0) return;
  const isOver = draft?.requestId === null && shown.length === 0 && !isChosenOtherwise && waiting.length === 0;
  const next: StoredDraftBox = {
    productIds: draft?.productIds ?? [],
    without: draft?.without ?? [],
    keptAt: waiting.length === 0 && draft ? draft.keptAt : now.toISOString(),
    requestId: id,
    ...(waiting.length > 0 ? { waiting } : {}),
  };
  await tx
    .update(profiles)
    .set({ draftBox: isOver ? null : next })
    .where(eq(profiles.id, profileId));
}

/** A piece that is wished for by hand waits no longer. */
export async function stopWaiting(tx: Transaction, profileId: string, productIds: readonly number[]): Promise<void> {
  const [profile] = await tx.select({ draftBox: profiles.draftBox }).from(profiles).where(eq(profiles.id, profileId));
  const draft = profile?.draftBox;
  const waiting = draft?.waiting?.filter((id) => !productIds.includes(id));
  if (!draft || waiting?.length === draft.waiting?.length) return;
  await tx
    .update(profiles)
    .set({ draftBox: { ...draft, ...(waiting ? { waiting } : {}) } })
    .where(eq(profiles.id, profileId));
}
