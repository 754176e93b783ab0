import type { OrderStatus } from "#contract/orders.ts";
import { referralRewardCents } from "#contract/terms.ts";

/** An order, or one that replaces its pieces, as far as it can still be sent back. */
export interface Returnable {
  status: OrderStatus;
  returnUntil: string | null;
  /** A return is declared or here, and not settled. */
  isReturnOpen: boolean;
}

/** A paid order of a friend with what became of its money, in cents. */
export interface FriendOrder extends Returnable {
  id: string;
  kind: "SHOP" | "BOX";
  totalCents: number;
  walletCents: number;
  /** What payment methods took and was not given back as not kept, a prepayment included. */
  takenCents: number;
  /** What of the sale was taken back, and what of that went to payment methods. */
  creditedCents: number;
  creditedToMethodsCents: number;
  /** Orders with other sizes of its pieces. */
  replacements: readonly Returnable[];
}

/** NONE: the order earns nothing and never will. WAITING: it may, `until` is the last day something can come back. */
export type Verdict =
  | { kind: "NONE" }
  | { kind: "WAITING"; rewardCents: number; until: string | null }
  | { kind: "EARNED"; rewardCents: number };

/**
 * What an order earns whoever brought the client, as it stands: nothing unless payment methods paid at least the reward
 * and still have, else the reward in proportion to what was not sent back. Codes, the wallet and what of a prepayment
 * goes back do not count, or two accounts of one person would make money.
 */
export function rewardFor(
  order: Pick<FriendOrder, "totalCents" | "walletCents" | "takenCents" | "creditedCents" | "creditedToMethodsCents">,
): number {
  const { totalCents, walletCents, takenCents, creditedCents, creditedToMethodsCents } = order;
  const chargedCents = Math.min(takenCents, totalCents - walletCents) - creditedToMethodsCents;
  if (chargedCents < referralRewardCents) return 0;
  return Math.floor((referralRewardCents * (totalCents - creditedCents)) / totalCents);
}

/** A box is paid for what was kept of it: nothing of it comes back. An order of the shop can, and so can its replacements. */
export function judgeOrder(order: FriendOrder, today: string): Verdict {
  const rewardCents = rewardFor(order);
  if (rewardCents === 0) return { kind: "NONE" };
  if (order.kind === "BOX") return { kind: "EARNED", rewardCents };
  const parts = [order, ...order.replacements];
  const days = parts.flatMap(({ status, returnUntil }) =>
    status === "DELIVERED" && returnUntil !== null ? [returnUntil] : [],
  );
  const until = days.length === parts.length ? (days.toSorted().at(-1) ?? null) : null;
  if (until === null || until >= today) return { kind: "WAITING", rewardCents, until };
  // The time is over, and what was declared in time is still on its way.
  if (parts.some(({ isReturnOpen }) => isReturnOpen)) return { kind: "WAITING", rewardCents, until: null };
  return { kind: "EARNED", rewardCents };
}

/** The first of a friend's orders that earns something decides; they come in the order they were paid. */
export const judgeOrders = (
  orders: readonly FriendOrder[],
  today: string,
): { order: FriendOrder; verdict: Exclude<Verdict, { kind: "NONE" }> } | null => {
  for (const order of orders) {
    const verdict = judgeOrder(order, today);
    if (verdict.kind !== "NONE") return { order, verdict };
  }
  return null;
};
