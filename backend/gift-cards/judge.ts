import { parisDay } from "../payment-methods/expiry.ts";
import type { StoredGiftCard } from "./store.ts";

type JudgedCard = Pick<StoredGiftCard, "status" | "expiresOn">;

/** Why a gift card cannot be redeemed; null when it can. One that was never paid looks like one that does not exist. */
export function judgeGiftCard(
  card: JudgedCard | null,
  now: Date,
): "CODE_INVALID" | "GIFT_CARD_ALREADY_USED" | "GIFT_CARD_EXPIRED" | null {
  if (card === null || card.status === "PENDING_PAYMENT" || card.status === "CANCELLED") return "CODE_INVALID";
  if (card.status === "REDEEMED") return "GIFT_CARD_ALREADY_USED";
  if (card.status === "EXPIRED" || (card.expiresOn !== null && card.expiresOn < parisDay(now)))
    return "GIFT_CARD_EXPIRED";
  return null;
}
