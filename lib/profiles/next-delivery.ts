import type { Profile } from "#contract/profiles.ts";

/** Day the next box of a profile arrives at the latest; null while none is planned. */
export const nextDeliveryOf = ({
  subscriptions,
  next_subscription_id,
}: Pick<Profile, "subscriptions" | "next_subscription_id">): string | null =>
  subscriptions.find(({ id }) => id === next_subscription_id)?.next_delivery_date ?? null;
