import type { StoredOrder } from "./store.ts";

/** What a payment method is charged for: the total without what the wallet and a prepayment cover, in cents. */
export const amountDueCents = ({
  totalCents,
  walletCents,
  prepaidCents,
}: Pick<StoredOrder, "totalCents" | "walletCents" | "prepaidCents">): number => totalCents - walletCents - prepaidCents;
