import type { PaymentGateway, PaymentMethod } from "#contract/payment-methods.ts";
import { isMethodExpired } from "./card-expiry.ts";
import type { PaymentPlatform } from "./types.ts";

const newPrefix = "new:";

/** The choice of a method that is typed now, at a platform; any other choice is the id of a saved one. */
export const newMethodValue = (platform: PaymentGateway): string => newPrefix + platform;

/** The platform of a new method; null for a saved one. */
export const platformOf = (value: string, platforms: readonly PaymentPlatform[]): PaymentPlatform | null =>
  platforms.find(({ platform }) => newMethodValue(platform) === value) ?? null;

interface Known {
  methods: readonly Pick<PaymentMethod, "id" | "expiration_date" | "is_default">[];
  platforms: readonly PaymentPlatform[];
  /** Chosen before, in this tab. */
  remembered: string | null;
  /** The last payment failed: the same card is not offered again first. */
  hasFailed: boolean;
  today: string;
}

/** What is chosen at first; empty when there is nothing to pay with. */
export function startMethod({ methods, platforms, remembered, hasFailed, today }: Known): string {
  const usable = methods.filter(({ expiration_date }) => !isMethodExpired(expiration_date, today));
  const [firstPlatform] = platforms;
  const isNew = remembered !== null && platformOf(remembered, platforms) !== null;
  if (hasFailed && firstPlatform) return newMethodValue(firstPlatform.platform);
  if (remembered !== null && (isNew || usable.some(({ id }) => id === remembered))) return remembered;
  const saved = usable.find(({ is_default }) => is_default) ?? usable[0];
  if (saved) return saved.id;
  return firstPlatform ? newMethodValue(firstPlatform.platform) : "";
}
