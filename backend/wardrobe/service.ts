import type { z } from "zod";
import type { movePiece, Wardrobe } from "#contract/wardrobe.ts";
import { lockClient } from "../clients/lock.ts";
import type { Caller, Dependencies } from "../context.ts";
import type { Queryable, Transaction } from "../db/database.ts";
import { eq } from "../db/orm.ts";
import { wardrobeMoves } from "../db/schema/profile.ts";
import { ApiError } from "../http/problem.ts";
import { parisDay } from "../payment-methods/expiry.ts";
import { toRelative, type NamedRelative } from "../profiles/relative.ts";
import { findProfilesOf } from "../profiles/store.ts";
import { firstOwnerOf, ownerOf } from "../stylist/wardrobe-owner.ts";
import { findOwnedPieces, type OwnedPiece } from "../stylist/wardrobe-store.ts";
import { toWardrobe } from "./answer.ts";

type Change = z.output<(typeof movePiece)["body"]>;

interface Household {
  family: NamedRelative[];
  owned: OwnedPiece[];
}

/** The family and all it has; throws NOT_FOUND where `id` is none of it. */
async function readHousehold(db: Queryable, { clientId }: Caller, id: string): Promise<Household> {
  const family = (await findProfilesOf(db, clientId)).map(toRelative);
  if (!family.some((relative) => relative.id === id)) throw new ApiError("NOT_FOUND");
  return { family, owned: await findOwnedPieces(db, clientId) };
}

export async function readWardrobe({ db, clock }: Dependencies, caller: Caller, id: string): Promise<Wardrobe> {
  const { family, owned } = await readHousehold(db, caller, id);
  return toWardrobe(owned, family, id, clock.now());
}

type Move = Omit<typeof wardrobeMoves.$inferInsert, "orderLineId" | "movedAt">;

/** What is to be remembered of a piece after a change; null for nothing. */
function planMove(
  piece: OwnedPiece,
  change: Change,
  who: { owner: string | null; first: string | null },
  now: Date,
): Move | null {
  const before = { profileId: piece.movedTo, fromProfileId: piece.movedFrom, sentAt: piece.sentAt };
  const isBack = "profile_id" in change && (change.profile_id === null || change.profile_id === who.first);
  const after: Move =
    "place" in change
      ? { ...before, sentAt: change.place === "SENT" ? (piece.sentAt ?? now) : null }
      : isBack
        ? { profileId: null, fromProfileId: null, sentAt: null }
        : { profileId: change.profile_id, fromProfileId: who.owner, sentAt: null };
  return after.profileId === null && after.sentAt === null ? null : after;
}

async function remember(tx: Transaction, orderLineId: string, move: Move | null, now: Date): Promise<void> {
  if (move === null) {
    await tx.delete(wardrobeMoves).where(eq(wardrobeMoves.orderLineId, orderLineId));
    return;
  }
  const row = { ...move, movedAt: now };
  await tx
    .insert(wardrobeMoves)
    .values({ orderLineId, ...row })
    .onConflictDoUpdate({ target: wardrobeMoves.orderLineId, set: row });
}

/** Moves a piece one of the family has, or nobody yet, and answers the wardrobe it was taken from. */
export async function changePiece(
  { db, clock }: Dependencies,
  caller: Caller,
  { id, lid }: { id: string; lid: string },
  change: Change,
): Promise<Wardrobe> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    await lockClient(tx, caller.clientId);
    const { family, owned } = await readHousehold(tx, caller, id);
    const piece = owned.find(({ lineId }) => lineId === lid);
    if (!piece) throw new ApiError("NOT_FOUND");
    const days = { day: parisDay(piece.boughtAt), today: parisDay(now) };
    const owner = ownerOf(piece, family, days);
    const first = firstOwnerOf(piece, family, days);
    if (owner === undefined) throw new ApiError("NOT_FOUND");
    if (owner !== null && owner !== id) throw new ApiError("PIECE_MOVED");
    if ("profile_id" in change && change.profile_id !== null) {
      const heir = family.find((relative) => relative.id === change.profile_id);
      if (!heir) throw new ApiError("NOT_FOUND");
      if (heir.profileType !== piece.profileType)
        throw new ApiError("CONFLICT", { detail: "a piece stays among children, or with the woman" });
    }
    await remember(tx, lid, planMove(piece, change, { owner, first: first ?? null }, now), now);
    return toWardrobe(await findOwnedPieces(tx, caller.clientId), family, id, now);
  });
}
