import { isStaff, type RequestContext } from "../context.ts";
import { ApiError } from "../http/problem.ts";
import { isSameSecret } from "../http/same-secret.ts";
import { findGiftCard, type StoredGiftCard } from "./store.ts";

/**
 * A card, for its giver: who gave it while signed in, or has its key. To everybody else there is no such card: NOT_FOUND.
 * Staff has no use of a key.
 */
export async function requireGivenCard(
  { db, caller }: Pick<RequestContext, "db" | "caller">,
  id: string,
  key: string | undefined,
): Promise<StoredGiftCard> {
  const card = await findGiftCard(db, id);
  const isGiver = card !== null && card.giverClientId !== null && card.giverClientId === caller?.clientId;
  const hasKey = key !== undefined && !isStaff(caller) && isSameSecret(card?.accessKey ?? "", key);
  if (!card || !(isGiver || hasKey)) throw new ApiError("NOT_FOUND");
  return card;
}
