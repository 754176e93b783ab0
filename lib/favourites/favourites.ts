import type { Favourite } from "#contract/favourites.ts";
import { toCents, toDecimal } from "#contract/money.ts";
import { hasCode } from "#lib/http/app-error.ts";
import { isSignedIn, isStaffHere } from "#lib/session/client-status.ts";
import { bringToClient, cardsOf, favouritesOfClient, giveUpForClient, keepForClient } from "./api.ts";
import type { KeptPiece } from "./kept.ts";
import { forgetVisitorsKept, giveUpHere, keepHere, readVisitorsKept, writeAccountCopy } from "./kept-store.ts";

/** Brings along what was kept as a visitor, unless staff did: the API would refuse it, and tell the client what it was. */
async function hearFromAccount(): Promise<Favourite[]> {
  const brought = readVisitorsKept();
  if (brought.length === 0 || isStaffHere()) return favouritesOfClient();
  const all = await bringToClient(brought);
  forgetVisitorsKept();
  return all;
}

/** Of whoever is signed in, with what was kept before. */
export async function loadOfClient(): Promise<Favourite[]> {
  const all = await hearFromAccount();
  writeAccountCopy(
    all.map(({ id, kept_at, price_then }) => ({ id, at: Date.parse(kept_at), cents: toCents(price_then) })),
  );
  return all;
}

/** For who has just signed in: favourites of the visit go along. */
export async function bringFavourites(): Promise<void> {
  if (readVisitorsKept().length > 0) await loadOfClient();
}

async function loadOfVisitor(): Promise<Favourite[]> {
  const kept = readVisitorsKept();
  if (kept.length === 0) return [];
  const cards = new Map((await cardsOf(kept)).map((card) => [card.id, card]));
  return kept.flatMap(({ id, at, cents }) => {
    const product = cards.get(id);
    return product ? [{ id, product, kept_at: new Date(at).toISOString(), price_then: toDecimal(cents) }] : [];
  });
}

export const loadFavourites = (): Promise<Favourite[]> => (isSignedIn() ? loadOfClient() : loadOfVisitor());

/** How a press ended. `full`: there is no room for more. */
export type FavouriteOutcome = "done" | "full" | "failed";

/** One after the other: kept and given up in a hurry must end as it was pressed last. */
let queue: Promise<unknown> = Promise.resolve();
const inTurn = <T>(task: () => Promise<T>): Promise<T> => {
  const done = queue.then(task);
  queue = done.catch(() => undefined);
  return done;
};

/** Tells the account what this browser shows already, and takes it back here when the account refuses. Never throws. */
export function tellKept({ id }: KeptPiece): Promise<FavouriteOutcome> {
  return inTurn(async () => {
    if (!isSignedIn()) return "done";
    try {
      await keepForClient(id);
      return "done";
    } catch (error) {
      giveUpHere(id);
      return hasCode(error, "TOO_MANY_FAVOURITES") ? "full" : "failed";
    }
  });
}

export function tellGivenUp(piece: KeptPiece): Promise<FavouriteOutcome> {
  return inTurn(async () => {
    if (!isSignedIn()) return "done";
    try {
      await giveUpForClient(piece.id);
      return "done";
    } catch (error) {
      // It is given up already, from another device perhaps.
      if (hasCode(error, "NOT_FOUND")) return "done";
      keepHere(piece);
      return "failed";
    }
  });
}
