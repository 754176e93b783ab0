import type { PaymentMethod } from "#contract/payment-methods.ts";
import { isMethodExpired } from "./card-expiry.ts";
import { kindOfType } from "./method-type.ts";
import type { PaymentMethodType, PaymentPlatform } from "./types.ts";

const newPrefix = "new:";

/** The choice of a method that is filled in now; any other choice is the id of a saved one. */
export const newMethodValue = (type: PaymentMethodType): string => newPrefix + type;

/** A way to pay that can be filled in now. */
export interface OfferedWay {
  type: PaymentMethodType;
  /** Key the browser may know; null for the sandbox. */
  publicKey: string | null;
}

/**
 * The ways of all platforms this storefront has a form for, in the order they are offered. A kind that two platforms offer
 * is the first one's: a customer does not choose between two cards.
 */
export const offeredWays = (
  platforms: readonly PaymentPlatform[],
  hasForm: (type: PaymentMethodType) => boolean,
): OfferedWay[] =>
  platforms
    .flatMap(({ payment_method_types: types, public_key: publicKey }) =>
      types.filter(hasForm).map((type) => ({ type, publicKey })),
    )
    .filter(({ type }, index, ways) => {
      const kind = kindOfType(type);
      return ways.findIndex((way) => kindOfType(way.type) === kind) === index;
    });

/** The way of a new method; null for a saved one. */
export const wayOf = (value: string, ways: readonly OfferedWay[]): OfferedWay | null =>
  ways.find(({ type }) => newMethodValue(type) === value) ?? null;

/** Whether a saved method is of a kind that `platforms` offer now: one may have been kept before its kind was turned off. */
export const isOffered = (
  { payment_method_type: type }: Pick<PaymentMethod, "payment_method_type">,
  platforms: readonly PaymentPlatform[],
): boolean => platforms.some(({ payment_method_types: types }) => types.includes(type));

/** Why a saved method cannot pay; null where it can. `platforms` offer what may pay now. `today` is `YYYY-MM-DD`. */
export function obstacleOf(
  method: Pick<PaymentMethod, "expiration_date" | "payment_method_type">,
  platforms: readonly PaymentPlatform[],
  today: string,
): "expired" | "notOffered" | null {
  if (isMethodExpired(method.expiration_date, today)) return "expired";
  return isOffered(method, platforms) ? null : "notOffered";
}

interface Known {
  methods: readonly Pick<PaymentMethod, "id" | "expiration_date" | "is_default" | "payment_method_type">[];
  platforms: readonly PaymentPlatform[];
  ways: readonly OfferedWay[];
  /** Chosen before, in this tab. */
  remembered: string | null;
  /** The last payment failed: the same card is not offered again first. */
  hasFailed: boolean;
  today: string;
}

/** What is chosen at first; empty when there is nothing to pay with. */
export function startMethod({ methods, platforms, ways, remembered, hasFailed, today }: Known): string {
  const usable = methods.filter((method) => obstacleOf(method, platforms, today) === null);
  const [firstWay] = ways;
  const isNew = remembered !== null && wayOf(remembered, ways) !== null;
  if (hasFailed && firstWay) return newMethodValue(firstWay.type);
  if (remembered !== null && (isNew || usable.some(({ id }) => id === remembered))) return remembered;
  const saved = usable.find(({ is_default }) => is_default) ?? usable[0];
  if (saved) return saved.id;
  return firstWay ? newMethodValue(firstWay.type) : "";
}
