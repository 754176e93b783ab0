import { parisDay } from "../payment-methods/expiry.ts";
import type { StoredGiftCard } from "./store.ts";

type JudgedCard = Pick<StoredGiftCard, "status" | "expiresOn">;

const worthless: readonly StoredGiftCard["status"][] = ["PENDING_PAYMENT", "CANCELLED", "REFUNDED"];

/**
 * Why a gift card cannot be redeemed; null when it can. One that was never paid, or was given back, looks like one that
 * does not exist.
 */
export function judgeGiftCard(
  card: JudgedCard | null,
  now: Date,
): "CODE_INVALID" | "GIFT_CARD_ALREADY_USED" | "GIFT_CARD_EXPIRED" | null {
  if (card === null || worthless.includes(card.status)) return "CODE_INVALID";
  if (card.status === "REDEEMED") return "GIFT_CARD_ALREADY_USED";
  if (card.status === "EXPIRED" || (card.expiresOn !== null && card.expiresOn < parisDay(now)))
    return "GIFT_CARD_EXPIRED";
  return null;
}
