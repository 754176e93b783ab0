import { maxGiftCardTtc, minGiftCardTtc } from "#contract/gift-cards.ts";

/** Amounts offered with one press; any other within the limits can be typed. */
export const offeredAmounts = [30, 50, 80, 120] as const;
/** The one that is chosen before anything is pressed. */
export const firstAmount = 50;

/** Euros as they are typed, `49,90` or `50`; NaN for what is no amount. */
export const parseAmount = (typed: string): number => {
  const clean = typed.replaceAll(/[\s€]/g, "").replace(",", ".");
  return /^\d{1,6}(\.\d{1,2})?$/.test(clean) ? Number(clean) : Number.NaN;
};

/** Whether what was typed is an amount a gift card can have. */
export function isGiftCardAmount(typed: string): boolean {
  const amount = parseAmount(typed);
  return amount >= minGiftCardTtc && amount <= maxGiftCardTtc;
}
