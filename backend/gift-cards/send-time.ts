import { parisDay } from "../delivery/working-days.ts";

/** Hour in Paris from which cards of the day are mailed. */
const giftCardSendHour = 8;

/** A card bought for the same day leaves at once, one bought ahead in the morning of its day. */
export function isSendTime({ deliverOn, createdAt }: { deliverOn: string; createdAt: Date }, now: Date): boolean {
  const { day, hour } = parisDay(now);
  if (deliverOn !== day) return deliverOn < day;
  return hour >= giftCardSendHour || parisDay(createdAt).day === day;
}
