import { parisDay } from "../delivery/working-days.ts";

/** Hour in Paris from which cards of the day are mailed when no other was chosen. */
const giftCardSendHour = 8;

/** A card leaves at the hour that was chosen; without one at once when it was bought the same day, else in the morning. */
export function isSendTime(
  { deliverOn, deliverHour, createdAt }: { deliverOn: string; deliverHour: number | null; createdAt: Date },
  now: Date,
): boolean {
  const { day, hour } = parisDay(now);
  if (deliverOn !== day) return deliverOn < day;
  if (deliverHour !== null) return hour >= deliverHour;
  return hour >= giftCardSendHour || parisDay(createdAt).day === day;
}
