import type { RequestContext } from "../context.ts";
import { ApiError } from "../http/problem.ts";
import { isSameSecret } from "../http/same-secret.ts";
import { findGiftCard, type StoredGiftCard } from "./store.ts";

/** A card, for its giver: who gave it while signed in, or has its key. To everybody else there is no such card: NOT_FOUND. */
export async function requireGivenCard(
  { db, caller }: Pick<RequestContext, "db" | "caller">,
  id: string,
  key: string | undefined,
): Promise<StoredGiftCard> {
  const card = await findGiftCard(db, id);
  const isGiver = card !== null && card.giverClientId !== null && card.giverClientId === caller?.clientId;
  if (!card || !(isGiver || (key !== undefined && isSameSecret(card.accessKey, key)))) throw new ApiError("NOT_FOUND");
  return card;
}
